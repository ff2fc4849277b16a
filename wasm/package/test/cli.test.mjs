// The command line as somebody types it: what it prints, and how it ends.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cadastre, faults, load, small } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadastre-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const board = file('board.json', small);
const feature = file('feature.json', { phase: 'during', item: 'city', tiles: 5, players: { red: { meeple: 1 } } });

test('score: a table of the players, and every feature with its sentences', () => {
  const { status, out, err } = cadastre(['score', board]);
  assert.deepEqual([status, err], [0, '']);
  assert.match(out, /^Player +Track +Now +At the end\nMira +7 +\+4 +11\n/);
  assert.match(out, /City \(0, 0\) N, completed\n(.*\n)*.*2 × 2 = 4 points/);
});

test('score: in another language, one phase only', () => {
  const { status, out } = cadastre(['score', board, '--lang', 'ro', '--phase', 'during']);
  assert.equal(status, 0);
  assert.match(out, /Orașul valorează 4 puncte/);
  assert.doesNotMatch(out, /points/);
  assert.doesNotMatch(cadastre(['score', board, '--phase', 'after']).out, /2 × 2/);
  assert.match(cadastre(['score', '--lang', 'de', board]).out, /4 Punkte/);
});

test('score: headings and colours in the reader’s language, every feature, fields at the end', () => {
  const table = 'cadastre 1 C1\nplayers red\nexpansions abbot\nvariants farmers=by-city\nBA/RCr 0,0 red@city\nBA/C 0,-1 r2\nBA/L 1,0 red@monastery\n';
  const english = cadastre(['score', '-'], table).out;
  assert.match(english, /\nCloister \(1, 0\) I, not completed\n/);
  assert.match(english, /\nRoad \(0, 0\) \S+, not completed\n.*\n +Nobody/, 'unclaimed ones too');
  const german = cadastre(['score', '-', '--lang', 'de'], table).out;
  assert.match(german, /\nRot +0 /);
  assert.match(german, /\nStadt \(0, 0\) N, fertig\n/);
  const fields = cadastre(['score', '-', '--lang', 'ro'], table.replace(/variants.*\n/, '')).out;
  assert.match(fields, /\nMănăstire \(1, 0\) I, încă în lucru\n/);
  assert.match(fields, /\nCâmp \(0, 0\) \S+, la sfârșit\n/);
});

test('score: what is no feature’s own has a heading', () => {
  const table = 'cadastre 1 C1\nplayers red\nvariants farmers=by-city\nBA/C 0,0 r2 red@field\nBA/C 0,1\n';
  const { others } = JSON.parse(cadastre(['score', '-', '--json'], table).out);
  assert.equal(others.length, 1);
  assert.equal(faults('answer', others[0]), '');
  assert.match(cadastre(['score', '-'], table).out, new RegExp(`\\n\\n${others[0].name} \\(0, 0\\) S\\n  `, 'i'));
});

test('score: as JSON, which is what the library says', async () => {
  const library = await load({ languages: ['en'] });
  const { status, out } = cadastre(['score', board, '--json']);
  assert.equal(status, 0);
  const answer = JSON.parse(out);
  assert.equal(faults('board-score', answer), '');
  assert.deepEqual(answer, library.score(small, { language: 'en' }));
});

test('score: from a pipe, JSON or notation', () => {
  const { out } = cadastre(['score', board]);
  assert.equal(cadastre(['score', '-'], readFileSync(board)).out, out);
  const notation = cadastre(['notation', board]);
  assert.equal(notation.status, 0);
  assert.match(notation.out, /^cadastre 1 C3\n/);
  assert.equal(cadastre(['score', '-'], notation.out).out, out);
  const back = cadastre(['board', '-'], notation.out);
  assert.equal(back.status, 0);
  assert.equal(faults('board', JSON.parse(back.out)), '');
  assert.equal(cadastre(['score', '-'], back.out).out, out);
});

test('feature', () => {
  const said = cadastre(['feature', feature]);
  assert.equal(said.status, 0);
  assert.match(said.out, /5 × 2 = 10 points/);
  const answer = JSON.parse(cadastre(['feature', feature, '--json']).out);
  assert.equal(faults('answer', answer), '');
  assert.equal(answer.players.red.points, 10);
});

test('placements', () => {
  const start = file('start.json', { tiles: [small.tiles[0]] });
  const said = cadastre(['placements', start, 'BA/C']);
  assert.equal(said.status, 0);
  assert.match(said.out, /\(0, -1\) turned 180° → city@0,0\.N/);
  assert.equal(faults('placements', JSON.parse(cadastre(['placements', start, 'BA/C', '--json']).out)), '');
});

test('what a board has no place for is not left out silently', () => {
  const game = file('game.json', { ...small, entries: [{ item: 'road', tiles: 3, players: { red: { meeple: 1 } } }] });
  for (const command of ['notation', 'board']) {
    const said = cadastre([command, game]);
    assert.equal(said.status, 0);
    assert.match(said.err, /score pad left out: 1$/m);
    assert.doesNotMatch(cadastre([command, file('small.json', small)]).err, /left out/);
  }
});

test('rules', () => {
  const said = cadastre(['rules', '--edition', 'C1']);
  assert.equal(said.status, 0);
  assert.match(said.out, /cloister/i);
  assert.match(said.out, /base-game\.majority · /);
  const list = JSON.parse(cadastre(['rules', '--edition', 'WE', '--json']).out);
  assert.equal(faults('rules', list), '');
  const farmers = cadastre(['rules', '--variant', 'farmers=by-city']);
  assert.equal(farmers.status, 0);
  assert.match(farmers.out, /historical/);
  assert.notEqual(farmers.out, cadastre(['rules']).out);
});

test('a warning leaves the exit status 0', () => {
  const illegal = file('illegal.json', { tiles: [{ tile: 'BA/RCr', x: 0, y: 0 }, { tile: 'BA/L', x: 0, y: -1 }] });
  const said = cadastre(['score', illegal]);
  assert.equal(said.status, 0);
  assert.match(said.out, /Problems\n/);
  const { problems } = JSON.parse(cadastre(['score', illegal, '--json']).out);
  assert.deepEqual(problems.map((p) => p.severity), ['warning']);
});

test('an error makes it 2, and what could be read is scored', () => {
  const unknown = file('unknown.json', { ...small, tiles: [...small.tiles, { tile: 'BA/nope', x: 4, y: 4 }] });
  for (const args of [['score', unknown], ['score', unknown, '--json'], ['placements', unknown, 'BA/L'],
    ['notation', unknown], ['board', unknown]]) {
    const said = cadastre(args);
    assert.equal(said.status, 2, args.join(' '));
    assert.match(said.out + said.err, /tiles\/2/, args.join(' '));
  }
  assert.match(cadastre(['score', unknown]).out, /Mira +7 +\+4 +11/);
  assert.equal(JSON.parse(cadastre(['board', unknown]).out).tiles.length, 2, 'the answer alone goes into the pipe');
  for (const args of [['feature', '-'], ['score', '-'], ['board', '-'], ['notation', '-']]) {
    const said = cadastre(args, '{"tiles": [');
    assert.equal(said.status, 2, args.join(' '));
    assert.match(said.out + said.err, /line 1/, args.join(' '));
  }
  assert.equal(cadastre(['placements', board, 'XX/Y']).status, 2);
});

test('how it is used is said when it was not understood', () => {
  const wrong = [
    [[], /cadastre score BOARD/],
    [['score'], /BOARD is missing/],
    [['placements', board], /TILE is missing/],
    [['sing', board], /no command sing/],
    [['score', board, '--phase', 'later'], /--phase takes during, after/],
    [['score', board, '--lang', 'tlh'], /--lang takes en, de, ro/],
    [['rules', '--edition', 'C9'], /--edition takes C1, C2, C3, WE/],
    [['rules', '--variant', 'farmers'], /NAME=VALUE/],
    [['score', board, '--loud'], /--loud/],
    [['feature', feature, '--edition', 'C1'], /feature takes no --edition/],
    [['score', board, '--editions', 'C1,C3'], /score takes no --editions/],
    [['notation', board, '--json'], /notation takes no --json/],
    [['score', board, board], /score has no use for /],
    [['rules', 'city'], /rules has no use for city/],
    [['compare', feature], /--editions is missing/],
    [['toString'], /no command toString/],
    [['score', join(folder, 'nowhere.json')], /nowhere\.json could not be read/],
  ];
  for (const [args, message] of wrong) {
    const { status, out, err } = cadastre(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(out + err, message);
    assert.match(out + err, /cadastre feature FEATURE/, 'with the usage');
    assert.doesNotMatch(err, /\n +at /, 'and no stack');
  }
  for (const ask of ['--help', 'help', '-h']) {
    const help = cadastre([ask]);
    assert.deepEqual([help.status, help.err], [0, '']);
    assert.match(help.out, /cadastre score BOARD/);
  }
  assert.match(cadastre(['--version']).out, /^\d+\.\d+\.\d+\n$/);
});

test('compare: what could not be read is no comparison', () => {
  const nope = file('nope.json', { item: 'nope', phase: 'during', tiles: 3 });
  const said = cadastre(['compare', nope, '--editions', 'C1,C3']);
  assert.equal(said.status, 2);
  assert.match(said.out, /^Problems\n +\/item: There is no item “nope”/);
  const answer = JSON.parse(cadastre(['compare', nope, '--editions', 'C1,C3', '--json']).out);
  assert.equal(faults('comparison', answer), '');
  assert.equal(answer.same, false);
  assert.equal(cadastre(['compare', feature, '--editions', 'C1,C3']).status, 0);
});

test('compare: a rule that only counts holds or does not', () => {
  const inns = file('inns.json', { selection: { expansions: ['little-buildings', 'count-king-and-robber/shrines'] }, item: 'monastic-building', phase: 'during',
    measures: { surroundings: 9 }, players: { red: { meeple: 1 }, blue: { meeple: 1 } } });
  const said = cadastre(['compare', inns, '--editions', 'C1,C3']);
  assert.match(said.out, /Red 9, Blue 9/);
  assert.doesNotMatch(said.out, /: –/);
});

test('compare: tokens are no points', () => {
  const nest = file('nest.json', { selection: { expansions: ['easter-in-carcassonne'] }, item: 'easter-nest', phase: 'during',
    roles: { completer: 'red' }, players: { red: { 'own-meeples-near': 1 }, blue: { 'own-meeples-near': 3 } } });
  const said = cadastre(['compare', nest, '--editions', 'C1,C3']);
  assert.match(said.out, /Player +Red 0, Blue 0 +Red 0, Blue 0/);
  assert.match(cadastre(['feature', nest]).out, /egg/, 'which somebody got');
});

test('resolve: where each number goes, and who is asked for', () => {
  const said = cadastre(['resolve', '--edition', 'C2', '--expansion', 'hills-and-sheep', '--expansion', 'cathedrals-in-germany']);
  assert.equal(said.status, 0);
  assert.match(said.out, /\n {2}Road {2}road, during the game, at the end\n {4}tiles\*\n/);
  assert.match(said.out, /shepherd, .*\n {4}measures: sheep\* \(0–\d+\)\n {4}roles: owner\n(?! {4}players)/i);
  assert.match(said.out, /\n {4}roads \(one object each\): tiles\*/);
  assert.match(said.out, /\n {4}players: .*meeple.*on-hill/);
  assert.doesNotMatch(said.out, /so-far|strength/);
});

test('rules: old names of figures find their rules', () => {
  assert.match(cadastre(['rules', '--search', 'thief']).out, /base-game\.road/);
  assert.match(cadastre(['rules', '--search', 'highwayman']).out, /base-game\.road/);
  assert.match(cadastre(['rules', '--search', 'wegelagerer', '--lang', 'de']).out, /\n {2}Platz \d+ in der Reihenfolge der Rechnung\n/);
});

test('rules of one phase', () => {
  const of = (...args) => JSON.parse(cadastre(['rules', '--json', ...args]).out).rules.length;
  assert.ok(of('--phase', 'after') < of());
});

test('lines of short notation are counted from one, as people do', () => {
  const said = cadastre(['score', '-'], 'cadastre 1 C3\nBA/L 0,0 r90\n');
  assert.equal(said.status, 2);
  assert.match(said.out, /\n +line 2: .*“r90”.*r0, r1, r2, r3\.\n?$/);
  const { problems } = JSON.parse(cadastre(['score', '-', '--json'], 'cadastre 1 C3\nBA/L x,0\n').out);
  assert.deepEqual(problems.map((p) => [p.code, p.where, p.arguments.text]), [['number-out-of-range', '/lines/1', 'x']]);
});

test('ledger: a loss has a minus sign, and whoever stands at 0 is told', () => {
  const ledger = file('loss.json', { selection: { edition: 'C3', expansions: ['black-fairy'] }, totals: { red: 1, blue: 0 },
    entries: [{ item: 'black-fairy', phase: 'after', roles: { owner: 'red' } }] });
  for (const [lang, totals] of [['en', 'Totals: Red −2, Blue 0'], ['de', 'Rot −2, Blau 0'], ['ro', 'Roșu −2, Albastru 0']]) {
    const { out } = cadastre(['ledger', ledger, '--lang', lang]);
    assert.ok(out.trimEnd().endsWith(totals), out);
    assert.match(out, /^1\. .* −3\n/);
  }
});

test('ledger: lines are numbered as in the file', () => {
  const ledger = file('ledger.json', { entries: [5, { item: 'road', phase: 'during', tiles: 2, players: { red: { meeple: 1 } } }] });
  const said = cadastre(['ledger', ledger]);
  assert.equal(said.status, 2);
  assert.match(said.out, /^2\. Road: Red 2\n/);
  assert.equal(faults('ledger-score', JSON.parse(cadastre(['ledger', ledger, '--json']).out)), '');
});
