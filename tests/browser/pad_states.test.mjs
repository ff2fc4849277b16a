// The score pad where there is little: nobody at the table, nothing scored, no points, no height.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow } from './layout.mjs';
import { phone, useSite } from './support.mjs';

const site = useSite();
const table = (players) => ({
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: players.map((player) => ({ player })), tiles: [], meeples: [],
});

test('where nobody sits at the table yet, pad and form say how somebody comes to it', async () => {
  const seat = await site.open({ board: table([]), address: '#pad', size: phone });
  const named = await seat.rect('pad/add-player');
  assert.ok(named.width > 300, 'a button with words');
  await seat.tap('pad/item/road');
  await seat.tap('pad/add-player');
  assert.ok(await seat.rect('sheet/players'));
  await seat.leave();
});

test('points for anybody ask who gets how many; a score of nothing is a 0', async () => {
  const seat = await site.open({ address: '#pad', board: { ...table(['red', 'blue']),
    entries: [{ phase: 'during', item: 'road', tiles: 3, players: {} }] } });
  const drawn = async () => (await seat.page.evaluate(() => window.cadastre.drawn())).split('\n')
    .map((line) => line.split('\t')).filter(([what]) => what === 'T');
  const words = async () => (await drawn()).map((line) => line.at(-1));
  assert.ok((await words()).every((text) => !/^last/.test(text)), 'nobody has a last score yet');
  const entry = await seat.rect('pad/entry/0');
  const [left, top, bottom] = [entry.x, entry.y, entry.y + entry.height].map((n) => n * 4);
  assert.ok((await drawn()).some(([, x, y, , , text]) => text === '0' && x > left && y > top && y < bottom));
  await seat.click('pad/item/other-points');
  assert.equal((await words()).filter((text) => text === 'Who gets how many?').length, 2, 'over the names and on the button');
  await seat.leave();
});

test('a road in four taps on a phone on its side too: nothing hides who is on it', async () => {
  const seat = await site.open({ address: '#pad', size: narrow(740, 360), board: table(['red', 'blue']) });
  await seat.page.mouse.move(200, 200);
  await seat.wheel(150);
  await seat.tap('pad/item/road');
  const [who, add] = [await seat.rect('pad/who/red'), await seat.rect('pad/add')];
  assert.ok(who.y + who.height <= 360 && who.x + who.width <= add.x, JSON.stringify({ who, add }));
  await seat.tap('pad/who/red');
  await seat.tap('pad/add');
  assert.equal(await seat.page.locator('#pad [data-act="pad-edit"]').count(), 1);
  await seat.leave();
});
