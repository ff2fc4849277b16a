// The typed face in Node: what each call gives back, languages that come later, the short notation.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { json, load, root, small } from './support.mjs';

const cadastre = await load({ languages: ['en'] });

test('score: a board as a value, as JSON text and as notation', () => {
  const answer = cadastre.score(small, { language: 'en' });
  assert.deepEqual(answer.problems, []);
  assert.deepEqual(answer.players, { red: { name: 'Mira', track: 7, now: 4, 'at-end': 11 } });
  const city = answer.features.find((f) => f.item === 'city');
  assert.equal(city.completed, true);
  assert.equal(city['at-end'], null);
  assert.equal(city.now.value, 4);
  assert.deepEqual(city.now.players.red.terms.map((t) => [t.row, t.points]), [['base-game.city-tiles-during', 4]]);
  assert.match(city.now.text.join(' '), /4 points/);
  assert.deepEqual(cadastre.score(JSON.stringify(small), { language: 'en' }), answer);
  assert.deepEqual(cadastre.score(cadastre.toNotation(small), { language: 'en' }), answer);
});

test('score: a phase narrows the list and not the totals', () => {
  const whole = cadastre.score(small);
  const during = cadastre.score(small, { phase: 'during' });
  const after = cadastre.score(small, { phase: 'after' });
  assert.deepEqual(during.players, whole.players);
  assert.deepEqual(after.players, whole.players);
  assert.deepEqual(during.features, whole.features.filter((f) => f.now));
  assert.deepEqual(after.features, whole.features.filter((f) => f['at-end']));
  assert.ok(during.features.length > 0 && after.features.length > 0);
});

test('feature: by its numbers', () => {
  const answer = cadastre.feature({ phase: 'during', item: 'city', tiles: 5, players: { red: { meeple: 1 } } });
  assert.equal(answer.value, 10);
  assert.equal(answer.players.red.points, 10);
  assert.deepEqual(answer.text, []);
});

test('placements: where a tile fits and what it completes', () => {
  const before = { ...small, tiles: [small.tiles[0]] };
  const { placements, left, problems } = cadastre.placements(before, 'BA/C');
  assert.deepEqual(problems, []);
  assert.equal(left, 4);
  const north = placements.find((p) => p.x === 0 && p.y === -1);
  assert.equal(north.rotation, 180);
  assert.deepEqual(north.completes.map((c) => [c.item, c.value, c.players]), [['city', 4, { red: 4 }]]);
});

test('rules: by edition', () => {
  const names = (edition) => cadastre.rules({ edition }, { language: 'en' }).rules.map((r) => r.text).join('\n');
  assert.match(names('C1'), /cloister/i);
  assert.match(names('C3'), /monastery/i);
  assert.doesNotMatch(names('C3'), /cloister/i);
});

test('notation: there and back', () => {
  const board = json('web/site/samples/first-game.json');
  const text = cadastre.toNotation(board);
  const back = cadastre.readBoard(text);
  assert.equal(back.tiles.length, 72);
  assert.deepEqual(back.tiles, cadastre.readBoard(JSON.stringify(board)).tiles);
  assert.equal(cadastre.toNotation(back), text);
  assert.deepEqual(cadastre.score(text).players, cadastre.score(board).players);
});

test('languages: loaded when they are wanted', async () => {
  assert.deepEqual(cadastre.score(small, { language: 'ro' }).features[0].now?.text ?? [], [], 'not loaded yet');
  await cadastre.loadLanguage('ro');
  await cadastre.loadLanguage('ro');
  const city = cadastre.score(small, { language: 'ro' }).features.find((f) => f.item === 'city');
  assert.match(city.now.text.join(' '), /4 puncte/);
  await cadastre.loadLanguage('de');
  const german = cadastre.score(small, { language: 'de' }).features.find((f) => f.item === 'city');
  assert.match(german.now.text.join(' '), /4 Punkte/);
  await assert.rejects(() => cadastre.loadLanguage('tlh'));
});

test('two libraries beside each other, one thrown away', async () => {
  const other = await load();
  assert.equal(other.score(small).players.red.now, 4);
  other.dispose();
  assert.equal(cadastre.score(small).players.red.now, 4);
});

test('a missing folder is told', async () => {
  await assert.rejects(() => load({ base: 'file:///nowhere/' }), /nowhere/);
});

test('the types are what the schemas say', () => {
  execFileSync(process.execPath, [new URL('wasm/package/generate_types.mjs', root).pathname, '--check'], { stdio: 'pipe' });
});
