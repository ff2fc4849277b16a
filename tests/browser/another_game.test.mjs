// When another game comes: what belongs to one never ends up in the other, and what was only tried out stays apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { small, useSite } from './support.mjs';

const site = useSite();
const mine = { ...small, players: [{ player: 'red', name: 'Mira', track: 3 }, { player: 'blue', name: 'Ben' }] };
const other = { cadastre: 1, name: 'Other', players: [{ player: 'red', name: 'Ana', track: 7 }, { player: 'blue' }],
  tiles: [{ tile: 'BA/C', x: 0, y: 0 }], notes: [{ text: 'of the other' }] };

const arrives = {
  dropped: (seat) => seat.drop('other.json', JSON.stringify(other)),
  linked: (seat) => seat.page.evaluate((hash) => { location.hash = hash; },
    `#g1=${deflateRawSync(JSON.stringify(other)).toString('base64url')}`),
};

/** All that is kept, by name. */
const boards = (seat) => seat.page.evaluate(() => {
  dispatchEvent(new Event('pagehide'));
  return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('cadastre/board/'))
    .map(([, text]) => JSON.parse(JSON.parse(text).state)).map((board) => [board.name, board]));
});

async function another(seat, how) {
  await arrives[how](seat);
  await seat.until(async () => (await seat.title()) === 'Other', 'the other game');
  await seat.settle();
}

for (const how of Object.keys(arrives)) {
  test(`what was typed for one game goes there, when another is ${how}: the track on the canvas`, async () => {
    const seat = await site.open({ board: mine });
    await seat.click('score/red/track');
    await seat.page.keyboard.press('Control+A');
    await seat.page.keyboard.type('55');
    await seat.settle();
    await another(seat, how);
    await seat.key('Enter');
    const { Saturday, Other } = await boards(seat);
    assert.equal(Saturday.players[0].track, 55);
    assert.equal(Other.players[0].track, 7);
    await seat.leave();
  });

  test(`what was typed for one game goes there, when another is ${how}: a note beside the canvas`, async () => {
    const seat = await site.open({ board: mine });
    await seat.page.locator('#table-note').focus();
    await seat.page.keyboard.type('of mine');
    await another(seat, how);
    await seat.key('Tab');
    const { Saturday, Other } = await boards(seat);
    assert.deepEqual(Saturday.notes, [{ text: 'of mine' }]);
    assert.deepEqual(Other.notes, [{ text: 'of the other' }]);
    assert.equal(await seat.page.locator('#table-note').inputValue(), 'of the other');
    await seat.leave();
  });
}

test('what is no number of points is not taken for one', async () => {
  const seat = await site.open({ board: mine });
  await seat.click('score/red/track');
  await seat.page.keyboard.press('Control+A');
  await seat.page.keyboard.type('abc');
  await seat.key('Enter');
  assert.equal((await seat.scores()).red.track, 3);
  await seat.leave();
});

test('what is only tried out is not the game: a reload and a new board leave it alone', async () => {
  const seat = await site.open({ board: mine });
  const begin = async () => {
    await seat.click('square/0,-1', { button: 'right' });
    await seat.click('menu/what-if');
    await seat.click('square/0,-1', { button: 'right' });
    await seat.click('menu/remove');
    assert.equal(await seat.tiles(), 1);
  };
  await begin();
  assert.equal((await seat.kept()).tiles.length, 2);
  await seat.page.reload();
  await seat.ready();
  assert.equal(await seat.tiles(), 2);
  await begin();
  await seat.click('square/0,0', { button: 'right' });
  await seat.click('menu/remove'); // nothing is left of what is tried out
  await another(seat, 'dropped');
  assert.equal((await boards(seat)).Saturday.tiles.length, 2);
  await seat.leave();
});

test('what was tried out and kept is the game', async () => {
  const seat = await site.open({ board: mine });
  await seat.click('square/0,-1', { button: 'right' });
  await seat.click('menu/what-if');
  await seat.click('square/0,-1', { button: 'right' });
  await seat.click('menu/remove');
  await seat.click('trial/keep');
  assert.equal((await seat.kept()).tiles.length, 1);
  await seat.leave();
});

test('what was wrong with what could not be opened goes with its sheet', async () => {
  const seat = await site.open({ board: mine });
  await seat.drop('photo.jpg', 'no game at all');
  await seat.until(async () => (await seat.problems()).length === 1, 'the problem');
  await seat.key('Escape');
  assert.deepEqual(await seat.problems(), []);
  assert.equal(await seat.tiles(), 2);
  await seat.leave();
});

test('Escape lets go of what is dragged from the palette; so does another place', async () => {
  const seat = await site.open({ board: mine });
  for (const key of ['Escape', '2']) {
    const from = await seat.middle('palette/BA/L');
    const to = await seat.middle('square/0,1');
    await seat.page.mouse.move(...from);
    await seat.page.mouse.down();
    await seat.page.mouse.move(...to, { steps: 8 });
    await seat.key(key);
    await seat.page.mouse.up();
    await seat.settle();
    assert.equal((await seat.kept() ?? mine).tiles.length, 2, key);
  }
  await seat.leave();
});

test('the only player stays, and one tap too many on a bin takes nothing else away', async () => {
  const entry = (tiles) => ({ phase: 'during', item: 'road', tiles, players: { red: { meeple: 1 } } });
  const seat = await site.open({ board: { ...small, entries: [entry(3), entry(4)] } });
  await seat.click('score/red');
  await seat.click('players/remove');
  assert.ok(await seat.rect('players/remove'), 'the sheet is still open');
  await seat.key('Escape', '2');
  const at = await seat.middle('pad/entry/1/delete');
  await seat.page.mouse.click(...at);
  await seat.page.mouse.click(...at);
  await seat.settle();
  assert.equal((await seat.kept()).entries.length, 1);
  await seat.leave();
});
