// The main job, as three people do it: with a mouse, with a finger on a phone, and with the keyboard in the HTML. Each
// begins with an empty board, places two tiles that complete a city, puts a meeple into it, and reads in Romanian what
// it is worth and why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, path, phone, useSite } from './support.mjs';

const site = useSite();
const { load } = await import(path('build/package/dist/node.js'));
const cadastre = await load({ languages: ['en', 'ro'] });

const city = {
  players: [{ player: 'red' }, { player: 'blue' }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', x: 0, y: 0, feature: 'city' }],
};

/** The mirror says of the city what the library says, in Romanian. */
async function readsInRomanian(seat) {
  const answer = cadastre.score(city, { language: 'ro' });
  const sheet = answer.features.find((f) => f.item === 'city').now;
  assert.equal(sheet.players.red.points, 4);
  await seat.until(async () => (await seat.page.locator('html').getAttribute('lang')) === 'ro', 'Romanian');
  await seat.settle();
  assert.deepEqual(await seat.scores(), {
    red: { track: 0, now: 4, 'at-end': 4 },
    blue: { track: 0, now: 0, 'at-end': 0 },
  });
  assert.deepEqual(await seat.problems(), []);
  const lines = await seat.explanation();
  const worth = lines.filter((l) => l.block === 'worth');
  assert.deepEqual(worth.map((l) => l.row), sheet.terms.map((t) => t.row), 'each line names its rule');
  assert.deepEqual(worth.map((l) => Number(l.points)), sheet.terms.map((t) => t.points));
  for (const term of sheet.terms) assert.ok(worth.some((l) => l.sentence === term.text), `„${term.text}” in ${JSON.stringify(lines)}`);
  const red = lines.find((l) => l.player === 'red');
  assert.match(red.sentence, /roșu/i);
  assert.match(red.points, /4/);
  assert.match(await seat.page.locator('#explanation h3').textContent(), /oraș/i);
  const { tiles, meeples } = await seat.kept();
  assert.deepEqual(tiles, [
    { tile: 'BA/RCr', x: 0, y: 0, rotation: 0 },
    { tile: 'BA/C', x: 0, y: -1, rotation: 180 },
  ]);
  assert.deepEqual(meeples, [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }]);
}

test('a first visit opens on a finished game with its scores', async () => {
  const seat = await site.open();
  const { players } = cadastre.score(json('web/site/samples/first-game.json'));
  const expected = Object.fromEntries(Object.entries(players).map(([colour, p]) =>
    [colour, { track: p.track, now: p.now, 'at-end': p['at-end'] }]));
  assert.ok(Object.keys(expected).length === 5 && expected.yellow['at-end'] > 50);
  assert.deepEqual(await seat.scores(), expected);
  assert.equal(await seat.tiles(), 72);
  assert.deepEqual(await seat.problems(), []);
  for (const [colour, { 'at-end': points }] of Object.entries(expected)) {
    assert.ok(await seat.rect(`score/${colour}/at-end`), `${colour}'s ${points} are on the canvas too`);
  }
  await seat.leave();
});

test('with a mouse', async () => {
  const seat = await site.open();
  await seat.click('button/boards');
  await seat.click('boards/new');
  assert.equal(await seat.tiles(), 0);
  await seat.click('palette/BA/RCr');
  await seat.click('square/0,0');
  await seat.click('palette/BA/C');
  await seat.click('square/0,-1'); // the ghost turns by itself to where it fits
  assert.equal(await seat.tiles(), 2);
  await seat.key('Escape');
  await seat.click('palette/tab/figures');
  await seat.click('figure/red');
  await seat.click('segment/0,0/city/N');
  await seat.click('tool/select');
  await seat.click('segment/0,-1/city/S');
  assert.match(await seat.page.locator('#explanation h3').textContent(), /city/i);
  await seat.click('button/language');
  await seat.click('language/ro');
  await readsInRomanian(seat);
  assert.equal((await seat.page.evaluate(() => performance.getEntriesByType('navigation').length)), 1);
  await seat.leave();
});

test('with a finger on a phone', async () => {
  const seat = await site.open({ size: phone });
  assert.equal(await seat.page.evaluate(() => document.getElementById('canvas').width), Math.round(360 * 2.6));
  await seat.tap('button/more');
  await seat.tap('more/new');
  assert.equal(await seat.tiles(), 0);
  await seat.tap('palette/BA/RCr');
  await seat.tap('square/0,0');
  assert.equal(await seat.tiles(), 0, 'a finger puts the ghost down first');
  await seat.tap('ghost/place');
  assert.equal(await seat.tiles(), 1);
  await bring(seat, 'palette/BA/C');
  await seat.tap('palette/BA/C');
  await seat.tap('square/0,-1');
  for (let i = 0; i < 4; ++i) await seat.tap('ghost'); // all the way round
  await seat.tap('ghost/place');
  assert.equal(await seat.tiles(), 2);
  await seat.tap('palette/tab/figures');
  await seat.tap('figure/red');
  await seat.tap('segment/0,0/city/N');
  if (Object.values(await seat.scores())[0].now === 0) await seat.tap('segment/0,0/city/N'); // it was brought near first
  await seat.tap('figure/red'); // out of hand
  await seat.page.waitForTimeout(400); // two quick taps beside each other would be a double tap
  await seat.tap('segment/0,-1/city/S');
  await seat.tap('button/more');
  await seat.tap('more/language');
  await seat.tap('language/ro');
  await readsInRomanian(seat);
  await seat.leave();
});

/** Swipes the strip of tiles until that tile is in sight, a little at a time; back again if it slid past. */
async function bring(seat, name) {
  for (let i = 0; i < 60; ++i) {
    const box = await seat.rect(name);
    if (box && box.width > 60) return;
    const strip = await seat.rect('palette/strip');
    const y = strip.y + strip.height / 2;
    const [from, to] = i < 30 ? [240, 140] : [140, 240];
    await seat.swipe([strip.x + from, y], [strip.x + to, y]);
  }
  assert.fail(`${name} never came`);
}

test('with the keyboard, in the HTML', async () => {
  const seat = await site.open();
  const { page } = seat;
  await page.locator('#as-text').press('Enter');
  await page.locator('[data-file=new]').press('Enter');
  await seat.until(async () => (await seat.tiles()) === 0, 'an empty board');
  const press = async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await seat.settle();
    }
  };
  const chooseTile = async (alias) => {
    await page.locator('#tiles').focus();
    await press('Home');
    const marked = () => page.evaluate(() =>
      document.getElementById(document.getElementById('tiles').getAttribute('aria-activedescendant')).dataset.tile);
    for (let i = 0; i < 40 && (await marked()) !== alias; ++i) await press('ArrowDown');
    assert.equal(await marked(), alias);
    await press('Enter');
  };
  const cell = () => page.evaluate(() => document.activeElement.dataset.square);

  await chooseTile('BA/RCr');
  await page.locator('#board [data-square="0,0"]').focus();
  await press('Enter');
  assert.equal(await seat.tiles(), 1);
  await chooseTile('BA/C');
  await page.locator('#board [data-square="0,0"]').focus();
  await press('ArrowUp');
  assert.equal(await cell(), '0,-1');
  await press('r', 'r', 'Enter');
  assert.equal(await seat.tiles(), 2);
  await press('Escape', 'ArrowDown');
  assert.equal(await cell(), '0,0');
  await press('Enter'); // chooses the first of the features there
  for (let i = 0; i < 6 && !/city/i.test(await page.locator('#explanation h3').textContent()); ++i) await press('Enter');
  await press('m');
  assert.match(await page.locator('#board [data-square="0,0"]').textContent(), /meeple/i);
  await page.locator('#language').selectOption('ro');
  await readsInRomanian(seat);
  await seat.leave();
});
