// A game that a later version of the app wrote: what this one does not know is seen, left alone and handed on; what it
// could not keep stays as it was, and changes go into a copy.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { small, useSite } from './support.mjs';

const site = useSite();
const entry = (item, numbers) => ({ phase: 'during', item, ...numbers, players: { red: { meeple: 1 } } });
const unknown = {
  entries: [entry('comet', { length: 2.5, tail: [null, 'long'] }), entry('road', { tiles: 3, hue: 'grey' })],
  tiles: [{ tile: 'CO/A', x: 3, y: 0, phase: 2 }],
  meeples: [{ player: 'red', kind: 'comet', x: 0, y: 0, feature: 'city' }],
  weather: { wind: 'north' },
};
const later = {
  ...small,
  selection: { ...small.selection, expansions: ['abbot', 'comets'] },
  tiles: [...small.tiles, ...unknown.tiles],
  meeples: [...small.meeples, ...unknown.meeples],
  entries: unknown.entries,
  weather: unknown.weather,
};
const part = (seat, act, target) => seat.page.locator(`#pad [data-act="${act}"][data-target="${target}"]`);

const press = async (seat, act, target) => {
  await part(seat, act, target).evaluate((button) => button.click());
  await seat.settle();
};

function holdsAll(kept) {
  for (const list of ['entries', 'tiles', 'meeples']) {
    for (const one of unknown[list]) {
      assert.ok(kept[list].some((other) => JSON.stringify(Object.entries(other).sort()) === JSON.stringify(Object.entries(one).sort())),
        `${JSON.stringify(one)} is not among ${JSON.stringify(kept[list])}`);
    }
  }
  assert.deepEqual(kept.weather, unknown.weather);
  assert.ok(kept.selection.expansions.includes('comets'));
}

/** Every game that is kept, by its title: its text as it stands there. */
const shelf = async (seat) => {
  await seat.kept();
  return seat.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cadastre/board/'))
    .map((key) => JSON.parse(localStorage[key]).state));
};

test('an entry that nobody knows stands in the log; it survives changes, undo, a reload and a link', async () => {
  const seat = await site.open({ board: later, permissions: ['clipboard-read', 'clipboard-write'] });
  assert.ok((await seat.problems()).some(({ code }) => code === 'unknown-item'));
  assert.ok(!(await seat.problems()).some(({ code }) => code === 'kept-as-it-was'), 'nothing has to be left behind');
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  holdsAll(await seat.kept());
  await seat.click('tab/pad');
  assert.match(await seat.page.locator('#pad').innerText(), /“comet”: unknown here, not counted/);
  assert.equal(await part(seat, 'pad-edit', '0').count(), 0, 'there is nothing to fill in');
  // On the canvas too, where pressing it says what is wrong.
  await seat.click('pad/entry/0');
  await seat.until(() => seat.rect('problem/0'), 'the problems');
  await seat.click('sheet/problems/close');
  await press(seat, 'pad-view', 'result');
  assert.match(await seat.page.locator('#pad').innerText(), /Not counted, as this version does not know it: comet/);
  await press(seat, 'pad-view', 'game');
  await press(seat, 'pad-remove', '0');
  assert.equal((await seat.kept()).entries.length, 1);
  await seat.key('Control+z');
  holdsAll(await seat.kept());
  await seat.page.reload();
  await seat.ready();
  assert.match(await seat.page.locator('#pad').innerText(), /“comet”/);
  await seat.key('Control+z');
  holdsAll(await seat.kept());

  await seat.click('tab/board');
  await seat.click('button/share');
  await seat.until(() => seat.rect('share/code'), 'the code to be drawn');
  await seat.click('share/link');
  const link = await seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'a link to be copied');
  await seat.leave();
  const other = await site.open({ address: link.replace(site.server.url, '') });
  await other.until(async () => (await other.tiles()) === 3, 'the game to be opened');
  holdsAll(await other.kept());
  await other.leave();
});

test('what cannot be kept stays as it was; a change goes into a copy', async () => {
  const next = { ...later, cadastre: 2, tiles: small.tiles.map((tile) => ({ ...tile, level: 1 })) };
  const text = JSON.stringify(next);
  const seat = await site.open({ board: next });
  assert.equal((await seat.problems())[0].code, 'kept-as-it-was');
  assert.match((await seat.problems())[0].text, /stays as it is among your games/);
  assert.deepEqual(await shelf(seat), [text]);
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  const after = await shelf(seat);
  assert.equal(after.length, 2);
  assert.ok(after.includes(text), 'the game as it was opened');
  assert.equal((await seat.kept()).tiles.length, 3);
  assert.deepEqual((await seat.kept()).weather, unknown.weather);
  // The copy is a game like any other.
  await seat.key('Control+z');
  await seat.page.reload();
  await seat.ready();
  assert.ok(!(await seat.problems()).some(({ code }) => code === 'kept-as-it-was'));
  assert.equal((await shelf(seat)).length, 2);
  await seat.leave();
});

test('a file of which not all can be kept is kept as it is too', async () => {
  const seat = await site.open({ board: { ...small, name: 'Monday' } });
  const text = JSON.stringify({ ...small, cadastre: 2 });
  await seat.drop('later.json', text);
  await seat.until(async () => (await seat.title()) === 'Saturday', 'the file to be opened');
  assert.ok((await shelf(seat)).includes(text));
  assert.equal((await shelf(seat)).length, 2, 'and the game from before');
  await seat.click('sheet/problems/close');
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  const after = await shelf(seat);
  assert.equal(after.length, 3);
  assert.ok(after.includes(text));
  assert.equal((await seat.kept()).tiles.length, 3);
  await seat.leave();
});
