// The library in wasm: a finished game of 72 tiles from JSON to JSON, and what of that is scoring.
import { readFileSync } from 'node:fs';
import { report, timeOf } from './aims.mjs';

const path = (below) => new URL(`../../${below}`, import.meta.url).pathname;
const read = (below) => readFileSync(path(below), 'utf8');
const { default: createModule } = await import(path('build/wasm/library/cadastre.js'));
const module = await createModule({ wasmBinary: readFileSync(path('build/wasm/library/cadastre.wasm')) });
const rulebook = read('build/wasm/rules/rulebook.json');
const library = new module.Library(rulebook);
library.addLanguage(read('build/wasm/rules/text/en.json'));

const sample = JSON.stringify(JSON.parse(read('web/site/samples/first-game.json')));
const wide = (copies) => {
  const board = JSON.parse(sample);
  const all = (list) => Array.from({ length: copies }, (_, i) => list.map((one) => ({ ...one, x: one.x + 100 * i }))).flat();
  return JSON.stringify({ ...board, tiles: all(board.tiles), meeples: all(board.meeples) });
};

const whole = timeOf(() => library.score(sample, '{}', ''));
report('json-round-trip', whole, `in English ${timeOf(() => library.score(sample, '{}', 'en')).toFixed(2)} ms`);

// No call takes a board that was read before. What a second game on the same table costs beyond reading and writing it
// is an upper bound for scoring one: it still holds the writing of the answer.
const reading = timeOf(() => library.board(sample));
const during = timeOf(() => library.score(sample, '{"phase":"during"}', ''));
report('board-to-sheet', Math.max(0, during - reading), 'at most: reading is taken off, writing the answer is not');

report('rule-book', timeOf(() => new module.Library(rulebook).delete(), 11));

const [one, ten] = [wide(1), wide(10)].map((board) => timeOf(() => library.score(board, '{}', ''), 11));
const growth = ten / one / 10;
console.log(`720 tiles to 72: ${(ten / one).toFixed(1)} times as long`);
if (growth > 2) {
  console.error('That is worse than linear.');
  process.exitCode = 1;
}
