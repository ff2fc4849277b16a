// What hands do to a board: turn, move, replace, remove, undo and redo; a tile that does not fit is placed and marked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './support.mjs';

const site = useSite();

const board = {
  cadastre: 1, name: 'Two tiles', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', track: 3 }, { player: 'blue' }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }],
};

const turnsOf = async (seat, square) => {
  const [x, y] = square.split(',').map(Number);
  return (await seat.kept()).tiles.find((t) => t.x === x && t.y === y)?.rotation;
};

test('a tile in hand turns by R and by Shift and the wheel', async () => {
  const seat = await site.open({ board });
  await seat.click('palette/BA/L'); // fits in every turn
  await seat.point('square/0,1');
  await seat.key('r');
  await seat.page.keyboard.down('Shift');
  await seat.wheel(100);
  await seat.page.waitForTimeout(120);
  await seat.wheel(100);
  await seat.page.keyboard.up('Shift');
  await seat.click('square/0,1');
  // The monastery fits south of the start tile in any turn.
  assert.equal(await turnsOf(seat, '0,1'), 270);
  await seat.key('Shift+R');
  await seat.click('square/1,-1');
  assert.equal(await turnsOf(seat, '1,-1'), 180);
  assert.deepEqual(await seat.problems(), []);
  await seat.leave();
});

test('a tile that lies there turns, with what stands on it', async () => {
  const seat = await site.open({ board });
  await seat.click('segment/0,0/road/E.W');
  await seat.key('r');
  assert.equal(await turnsOf(seat, '0,0'), 90);
  assert.equal((await seat.kept()).meeples[0].at, 'E');
  await seat.key('Escape');
  await seat.point('square/0,0');
  await seat.page.keyboard.down('Shift');
  await seat.wheel(-100);
  await seat.page.keyboard.up('Shift');
  assert.equal(await turnsOf(seat, '0,0'), 0);
  await seat.leave();
});

test('the menu of a square: replace, move, remove', async () => {
  const seat = await site.open({ board });
  await seat.click('square/0,-1', { button: 'right' });
  await seat.click('menu/replace');
  await seat.click('palette/BA/CRr');
  await seat.until(async () => (await seat.kept()).tiles.some((t) => t.tile === 'BA/CRr'), 'the tile to be replaced');
  assert.equal(await seat.tiles(), 2);
  await seat.key('Escape');

  await seat.click('square/0,-1', { button: 'right' });
  await seat.click('menu/move');
  await seat.click('square/1,0');
  assert.ok((await seat.kept()).tiles.some((t) => t.x === 1 && t.y === 0 && t.tile === 'BA/CRr'));
  assert.equal(await seat.tiles(), 2);
  await seat.key('Escape');

  await seat.click('square/0,0', { button: 'right' });
  await seat.click('menu/remove');
  const left = await seat.kept();
  assert.deepEqual(left.tiles.map((t) => t.tile), ['BA/CRr']);
  assert.deepEqual(left.meeples, [], 'who stood there is in the supply again');
  await seat.click('toast/action');
  assert.equal(await seat.tiles(), 2);
  assert.equal((await seat.kept()).meeples.length, 1);
  await seat.leave();
});

test('by key in the HTML: a tile that fits only when turned is turned, and without a tile it is said', async () => {
  const seat = await site.open({ board: { ...board, meeples: [] } });
  const square = (at) => seat.page.locator(`#board [data-square="${at}"]`);
  await square('1,0').focus();
  await seat.key('Enter');
  await seat.until(async () => /Nothing is in hand/.test(await seat.page.locator('#spoken').textContent()), 'it to be said');
  assert.equal(await seat.tiles(), 2);
  await seat.page.evaluate(() => document.querySelector('#tiles [data-tile="BA/RCr"]').click());
  await seat.settle();
  await square('0,1').focus(); // a field lies north of it, and the tile has its city there
  await seat.settle();
  assert.match(await square('0,1').textContent(), /fits when turned/);
  await seat.key('Enter');
  assert.equal(await seat.tiles(), 3);
  assert.deepEqual(await seat.problems(), []);
  await seat.leave();
});

test('two hundred steps back and forth', async () => {
  const seat = await site.open({ board, size: { viewport: { width: 1000, height: 640 } } }); // six hundred small pictures
  await seat.click('segment/0,0/road/E.W');
  await seat.key('r');
  const once = await seat.kept();
  await seat.key(...Array(204).fill('r'), 'Delete'); // 205 turns in all, then the tile or who stands there
  const end = await seat.kept();
  assert.notDeepEqual(end, once);
  await seat.key(...Array(206).fill('Control+z'));
  assert.deepEqual((await seat.kept()).tiles, board.tiles);
  await seat.key('Control+z'); // nothing more to undo
  assert.deepEqual((await seat.kept()).meeples, board.meeples);
  await seat.key(...Array(205).fill('Control+y'), 'Control+Shift+z');
  assert.deepEqual(await seat.kept(), end);
  for (let i = 0; i < 3; ++i) await seat.click('button/undo');
  await seat.click('button/redo');
  assert.equal(await turnsOf(seat, '0,0'), (204 % 4) * 90);
  await seat.leave();
});

test('a tile that does not fit is placed, marked and listed, and all else is scored', async () => {
  const seat = await site.open({ board });
  await seat.click('palette/BA/L');
  await seat.click('square/1,0'); // a monastery's field against a road
  assert.equal(await seat.tiles(), 3);
  const [problem, ...others] = await seat.problems();
  assert.deepEqual(others, []);
  assert.equal(problem.code, 'edges-disagree');
  assert.equal(problem.severity, 'warning');
  assert.match(problem.text, /road/);
  assert.ok(await seat.rect('button/problems'), 'the canvas says it too');
  assert.equal((await seat.scores()).red['at-end'], 7);
  await seat.key('Control+z');
  assert.deepEqual(await seat.problems(), []);
  await seat.leave();
});
