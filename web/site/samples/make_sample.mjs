// Makes first-game.json, the board that a first visit shows, of a game in the JCloisterZone engine's terms:
//
//   node web/site/samples/make_sample.mjs < GAME.json > web/site/samples/first-game.json
//
// The game is a position just before the final scoring; tests/oracle/ holds such games and says what they are.
let text = '';
for await (const part of process.stdin) text += part;
const game = JSON.parse(text);
const colours = ['red', 'blue', 'yellow', 'green', 'black', 'pink', 'white', 'purple'];
const people = ['Mira', 'Tudor', 'Ana', 'Jonas', 'Pavel', 'Lena', 'Ilse', 'Radu'];
const kinds = { small: 'meeple', big: 'large-meeple' };

const lines = (list) => list.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
const players = game.scores_before_final.map((track, i) => ({ player: colours[i], name: people[i], track }));
const tiles = game.tiles.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }));
const meeples = game.figures.map(({ player, kind, x, y, feature, location }) => ({
  player: colours[player], kind: kinds[kind], x, y, feature: feature.toLowerCase(), at: location,
}));
console.log(`{"cadastre":1,"name":"A finished game","selection":{"edition":"C3","expansions":[],"variants":{}},
"players":[
${lines(players)}
],
"tiles":[
${lines(tiles)}
],
"meeples":[
${lines(meeples)}
]}`);
