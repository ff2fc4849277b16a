// What a thumb does without meaning it, and the step back: a double tap presses nothing that has just come under it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, useSite } from './support.mjs';

const site = useSite();

const table = (players, selection = {}) => ({
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {}, ...selection },
  players: players.map((player) => ({ player })), tiles: [], meeples: [],
});

/** Scrolls the pad until the control is in sight, then taps it. */
const reach = async (seat, name) => {
  await seat.page.mouse.move(180, 400);
  for (let box, i = 0; i < 30 && !(box && box.y > 80 && box.y + box.height < 700); box = await seat.rect(name), ++i) {
    await seat.wheel(120);
  }
  await seat.tap(name);
};

/** The other half comes before anybody could have read what is there now. */
const doubleTap = async (seat, name) => {
  const at = await seat.middle(name);
  await seat.takeTime(at);
  await seat.page.touchscreen.tap(...at);
  await seat.page.waitForTimeout(120);
  await seat.page.touchscreen.tap(...at);
  await seat.settle();
};

test('a double tap does what one tap does', async () => {
  const road = { phase: 'during', item: 'road', tiles: 3, players: { red: { meeple: 1 } } };
  const seat = await site.open({ size: phone, board: { ...table(['red', 'blue', 'yellow', 'green']), entries: [road, road, road] } });
  await seat.tap('tab/pad');
  const entries = async () => (await seat.kept()).entries.length;
  await doubleTap(seat, 'pad/item/road');
  const figures = await seat.page.locator('#pad [data-act="pad-figures"]').evaluateAll((all) => all.map((one) => Number(one.value)));
  assert.ok(figures.length >= 4 && figures.every((n) => n === 0), `nobody is on it: ${figures}`);
  await seat.tap('pad/who/blue');
  await doubleTap(seat, 'pad/add');
  assert.equal(await entries(), 4);
  await reach(seat, 'pad/all');
  await doubleTap(seat, 'pad/entry/3/delete');
  assert.equal(await entries(), 3);
  await seat.page.evaluate(() => document.querySelector('#pad [data-target="final"]').click());
  await seat.settle();
  await doubleTap(seat, 'pad/next');
  assert.deepEqual((await seat.kept()).steps, ['road']);
  await seat.leave();
});

test('a step back on a phone whose browser tells of it in no other way closes the form first', async () => {
  const seat = await site.open({ size: phone, board: table(['red', 'blue']), init: () => { delete window.CloseWatcher; } });
  await seat.tap('tab/pad');
  await seat.tap('pad/item/road');
  const back = async () => {
    await seat.page.goBack();
    await seat.settle();
    return [await seat.page.evaluate(() => location.hash), await seat.page.locator('#pad [data-act="pad-add"]').count()];
  };
  assert.deepEqual(await back(), ['#pad', 0]);
  assert.equal((await back())[0], '');
  await seat.leave();
});

test('the score table is copied with the column of the pad', async () => {
  const seat = await site.open({ permissions: ['clipboard-read', 'clipboard-write'], board: {
    ...table(['red', 'blue']), entries: [{ phase: 'during', item: 'road', tiles: 6, players: { red: { meeple: 1 } } }],
  } });
  await seat.click('button/share');
  await seat.click('share/scores');
  const text = await seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'something copied');
  const shown = await seat.page.locator('#scores tr').evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent).join('\t')));
  assert.equal(shown[1].split('\t')[4], '6');
  assert.deepEqual(text.split('\n').slice(1, -2), shown);
  assert.equal(text.split('\n').at(-2), await seat.page.locator('#scores p').textContent());
  await seat.leave();
});
