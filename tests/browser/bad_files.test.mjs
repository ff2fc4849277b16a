// Files that cannot be read: a sentence that helps, nothing lost, and the next thing works as before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './support.mjs';

const site = useSite();
const board = {
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', track: 3 }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }],
};

const files = {
  'broken.json': '{"tiles": [{"tile": "BA/L", "x": 0',
  'numbers.json': '{"tiles":[{"tile":"BA/L","x":NaN,"y":0}]}',
  'deep.json': '['.repeat(10_000_000),
  'nothing.json': '',
  'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0xff, 0xfe, 0, 0xc0, 0x80]),
  'other.json': '{"type":"FeatureCollection","features":[]}',
  'unknown.json': '{"tiles":[{"tile":"BA/nope","x":0,"y":0}]}',
};

test('what cannot be read leaves everything as it is', async () => {
  const seat = await site.open({ board });
  const before = await seat.kept();
  for (const [name, bytes] of Object.entries(files)) {
    await seat.drop(name, bytes);
    await seat.until(() => seat.rect('problem/0'), `${name}: a problem to be shown`);
    const spoken = await seat.until(async () => (await seat.page.locator('#spoken').textContent()).trim(), `${name}: said aloud`);
    assert.match(spoken, /\S.*\./, name);
    const problems = await seat.problems();
    assert.ok(problems.length > 0, `${name}: the HTML lists what is wrong too`);
    for (const { text } of problems) assert.match(text, /\S.{20,}[.!]/, `${name}: a sentence, not ${text}`);
    await seat.click('sheet/problems/close');
    assert.equal(await seat.title(), 'Saturday', name);
    assert.deepEqual(await seat.scores(), { red: { track: 3, now: 4, 'at-end': 7 } }, name);
    assert.deepEqual(await seat.kept(), before, name);
  }
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  assert.equal(await seat.tiles(), 3, 'the module still works');
  // What is said then is what is wrong, and not the last deed once more.
  const spoken = () => seat.page.locator('#spoken').textContent();
  await seat.until(async () => /Tile placed/.test(await spoken()), 'the deed to be said');
  await seat.paste('{"tiles": [');
  await seat.until(async () => /\S/.test(await spoken()) && !/Tile placed/.test(await spoken()), 'the problem to be said alone');
  assert.equal(await spoken(), (await seat.problems())[0].text);
  await seat.leave();
});

test('what can be read of a file is shown, and what was left out is told', async () => {
  const seat = await site.open({ board });
  await seat.drop('half.json', JSON.stringify({ ...board, name: 'Half',
    tiles: [...board.tiles, { tile: 'BA/nope', x: 1, y: 0 }, { tile: 'BA/L', x: 0, y: 0 }] }));
  await seat.until(async () => (await seat.title()) === 'Half', 'the file to be opened');
  assert.equal(await seat.tiles(), 2);
  assert.deepEqual(await seat.scores(), { red: { track: 3, now: 4, 'at-end': 7 } });
  assert.ok(await seat.rect('problem/1'));
  await seat.leave();
});
