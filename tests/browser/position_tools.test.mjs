// Finding tiles, filling a hole, what a tile would complete, notes, kept boards, and a position as picture, wikitext and
// print.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { narrow } from './layout.mjs';
import { decode } from './pictures.mjs';
import { json, phone, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');
// A hole at 1,1 with a road to the north and to the west, and a field to the east.
const board = {
  cadastre: 1, name: 'A hole', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', name: 'Mira' }, { player: 'blue' }],
  tiles: [
    { tile: 'BA/RFr', x: 1, y: 0, rotation: 90 }, { tile: 'BA/RFr', x: 0, y: 1, rotation: 0 },
    { tile: 'BA/L', x: 2, y: 1, rotation: 0 },
  ],
  meeples: [{ player: 'red', x: 1, y: 0, feature: 'road', at: 'S' }],
};

const listed = (seat) => seat.page.locator('#tiles li').evaluateAll((tiles) => tiles.map((t) => t.dataset.tile));
const announced = (seat) => seat.page.locator('#spoken').textContent();

async function downloaded(seat, act) {
  const waiting = seat.page.waitForEvent('download');
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function picture(seat, row) {
  await seat.click('button/more');
  await seat.click('more/picture');
  return row ? downloaded(seat, () => seat.click(row)) : undefined;
}

test('tiles are found by their sides, on the canvas and as text', async () => {
  const seat = await site.open({ board });
  await seat.click('palette/search');
  await seat.page.keyboard.type('city north, road south');
  await seat.settle();
  const found = await listed(seat);
  assert.ok(found.includes('BA/CccR') && !found.includes('BA/L'), found.join(' '));
  const shown = (await seat.names()).filter((name) => /^palette\/BA\//.test(name)).map((name) => name.slice(8));
  assert.deepEqual(new Set(shown), new Set(found));
  // The HTML's field takes over from the canvas's, within one task: what was written last holds.
  await seat.page.evaluate(() => {
    const search = document.getElementById('tile-search');
    search.focus();
    search.value = 'monastery';
    search.dispatchEvent(new Event('input'));
  });
  await seat.settle();
  assert.deepEqual(await listed(seat), ['BA/L', 'BA/LR'], 'what was written in the HTML holds');
  await seat.leave();
});

test('a hole is tapped, filled with what fits, and says the chance', async () => {
  const seat = await site.open({ board, size: phone });
  await seat.tap('hint/done');
  await seat.tap('square/1,1');
  const said = await seat.page.locator('#tile-hole').textContent();
  const [, fit, left, percent] = /(\d+) of (\d+) \((\d+) %\)/.exec(said);
  assert.equal(Number(percent), Math.round((100 * fit) / left));
  const tiles = await listed(seat);
  assert.ok(tiles.length > 0 && !tiles.includes('BA/L'), tiles.join(' '));
  const copies = await seat.page.locator('#tiles li').evaluateAll((all) =>
    all.reduce((sum, li) => sum + Number(/: (\d+) left/.exec(li.textContent)[1]), 0));
  assert.equal(copies, Number(fit));
  await seat.tap(`palette/${tiles[0]}`);
  assert.ok(await seat.rect('ghost/place'), 'the tile is held over the hole');
  await seat.tap('ghost/place');
  assert.equal(await seat.tiles(), 4);
  assert.deepEqual(await seat.problems(), []);
  await seat.leave();
});

async function hold(seat, name) {
  const [x, y] = await seat.middle(name);
  const session = await seat.context.newCDPSession(seat.page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await seat.page.waitForTimeout(600);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await seat.settle();
}

test('a long press on a hole opens its menu; where nothing fits it does not offer to show what does', async () => {
  const seat = await site.open({ board, size: phone });
  await seat.tap('hint/done');
  await hold(seat, 'square/1,1');
  await seat.tap('menu/hole');
  assert.equal(await seat.page.locator('#tile-stock').inputValue(), 'fits');
  await seat.leave();
  const around = [['1,0', 'BA/RRRR'], ['0,1', 'BA/C'], ['2,1', 'BA/L'], ['1,2', 'BA/C']];
  const full = await site.open({ size: phone, board: { ...board, meeples: [],
    tiles: around.map(([at, tile]) => ({ tile, x: Number(at[0]), y: Number(at[2]), rotation: 0 })) } });
  await full.tap('hint/done');
  await hold(full, 'square/1,1');
  assert.ok(await full.rect('menu/note'));
  assert.equal(await full.rect('menu/hole'), null);
  await full.leave();
});

test('all of a menu can be reached: above the tray of a phone, and pulled up where the screen is low', async () => {
  const much = { ...board, notes: [{ x: 1, y: 0, text: 'Ask Ana' }] };
  const upright = await site.open({ board: much, size: narrow(360, 640) });
  await upright.tap('hint/done');
  await hold(upright, 'square/1,0');
  await upright.tap('menu/remove');
  assert.equal(await upright.tiles(), 2);
  await upright.leave();
  const seat = await site.open({ board: much, size: narrow(740, 360) });
  await seat.tap('hint/done');
  await hold(seat, 'square/1,0');
  for (const floating of ['tool/select', 'button/zoom-in']) assert.equal(await seat.rect(floating), null, floating);
  const x = (await seat.middle('menu/turn'))[0];
  for (let i = 0; i < 2; ++i) await seat.swipe([x, 300], [x, 100]);
  const last = await seat.rect('menu/remove');
  assert.ok(last.height >= 44 && last.y + last.height <= 360, JSON.stringify(last));
  await seat.tap('menu/remove');
  assert.equal(await seat.tiles(), 2);
  await seat.leave();
});

test('nothing lies over the bar that places a tile, nor over the first tile, on a phone on its side', async () => {
  const size = narrow(740, 360);
  const seat = await site.open({ board, size });
  await seat.tap('hint/done');
  await seat.tap('palette/BA/L');
  await seat.tap('square/1,1');
  assert.ok(await seat.rect('ghost/place'));
  assert.equal(await seat.rect('button/zoom-in'), null);
  await seat.leave();
  const empty = await site.open({ board: { ...board, tiles: [], meeples: [] }, size });
  await empty.tap('welcome/start');
  assert.equal(await empty.tiles(), 1);
  await empty.leave();
});

test('what a tile would complete is told before it lies and announced when it does', async () => {
  const city = {
    ...board,
    tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
    meeples: [{ player: 'red', x: 0, y: 0, feature: 'city', at: 'N' }],
  };
  const seat = await site.open({ board: city });
  await seat.click('hint/done');
  await seat.click('palette/BA/RCr');
  await seat.point('square/0,-1');
  await seat.page.screenshot(); // the card is drawn
  assert.ok(await seat.rect('ghost/if-placed') === null, 'it takes no presses while the pointer leads');
  // By keyboard, in the grid: the square says how the tile lies, and what it would do.
  const cell = seat.page.locator('#board [data-square="0,-1"]');
  assert.match(await cell.textContent(), /as it lies|when turned/);
  await cell.focus();
  await seat.settle();
  for (let i = 0; i < 4 && !/as it lies/.test(await cell.textContent()); ++i) await seat.key('r');
  assert.match(await cell.textContent(), /as it lies/);
  await seat.until(async () => /City completed: 4 points\. Mira .*Mira: now \+4/.test(
    await seat.page.locator('#if-placed').textContent()), 'what it would complete');
  await seat.key('Enter');
  assert.equal(await seat.tiles(), 2);
  await seat.until(async () => /City completed: 4 points\. Mira/.test(await announced(seat)), 'the announcement');
  assert.deepEqual(await seat.problems(), []);
  await seat.leave();
});

test('notes are written on the canvas and in the grid, and kept', async () => {
  const seat = await site.open({ board });
  await seat.click('hint/done');
  await seat.click('square/1,1', { button: 'right' });
  await seat.click('menu/note');
  await seat.page.keyboard.type('Ask Ana');
  await seat.key('Enter');
  assert.match(await seat.page.locator('#board [data-square="1,1"]').textContent(), /Ask Ana/);
  await seat.page.locator('#table-note').fill('Saturday');
  await seat.page.locator('#table-note').blur();
  await seat.settle();
  assert.deepEqual((await seat.kept()).notes, [{ x: 1, y: 1, text: 'Ask Ana' }, { text: 'Saturday' }]);
  await seat.leave();
});

test('kept boards are renamed, copied, deleted and had back', async () => {
  const seat = await site.open({ board });
  await seat.click('hint/done');
  const boards = async () => {
    await seat.click('button/more');
    await seat.click('more/boards');
  };
  const titles = () => seat.page.evaluate(() => Object.entries(localStorage)
    .filter(([key]) => key.startsWith('cadastre/board/')).map(([, text]) => JSON.parse(text).title).sort());
  await boards();
  await seat.click('boards/duplicate');
  await seat.page.waitForTimeout(500);
  assert.deepEqual(await titles(), ['A hole', 'A hole (copy)']);
  assert.equal(await seat.title(), 'A hole (copy)');
  await boards();
  const more = (await seat.names()).find((name) => name.startsWith('boards/more/'));
  const id = more.slice('boards/more/'.length);
  await seat.click(more);
  await seat.click('boards/kept-name');
  await seat.key('Control+a');
  await seat.page.keyboard.type('The first');
  await seat.key('Enter');
  assert.deepEqual(await titles(), ['A hole (copy)', 'The first']);
  const entry = await seat.page.evaluate((id) => JSON.parse(localStorage.getItem(`cadastre/board/${id}`)), id);
  assert.equal(JSON.parse(entry.state).name, 'The first');
  assert.equal(JSON.parse(entry.state).tiles.length, 3);
  await seat.click(`boards/forget/${id}`);
  assert.deepEqual(await titles(), ['A hole (copy)']);
  await seat.key('Escape');
  await seat.click('toast/action');
  assert.deepEqual(await titles(), ['A hole (copy)', 'The first']);
  await boards();
  await seat.click(`boards/open/${id}`);
  await seat.until(async () => (await seat.title()) === 'The first', 'the board to come back');
  await seat.leave();
});

test('a board becomes a picture of pixels and of shapes', async () => {
  const seat = await site.open({ board: sample });
  await seat.click('hint/done');
  await picture(seat);
  await seat.click('picture/1000');
  const png = await downloaded(seat, () => seat.click('picture/png'));
  assert.match(png.name, /\.png$/);
  assert.equal(png.bytes.readUInt32BE(16), 1000);
  const { pixels } = decode(png.bytes);
  const colours = new Set();
  for (let i = 0; i < pixels.length; i += 404) colours.add(pixels.readUInt32BE(i));
  assert.ok(colours.size > 60, `${colours.size} colours: the tiles are not there`);
  const svg = await picture(seat, 'picture/svg');
  const text = svg.bytes.toString();
  assert.match(svg.name, /\.svg$/);
  assert.ok((text.match(/<use /g) ?? []).length > 72);
  for (const { name } of sample.players) assert.ok(text.includes(`>${name}<`), name);
  assert.ok(text.length < 3e6, `${text.length} bytes`);
  const wellFormed = await seat.page.evaluate((text) =>
    new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '', text);
  assert.equal(wellFormed, '');
  await seat.leave();
});

test('a board becomes wikitext that has its scores and can be opened again', async () => {
  const seat = await site.open({ board });
  await seat.click('hint/done');
  const wiki = await picture(seat, 'picture/wikitext');
  const text = wiki.bytes.toString();
  assert.match(text, /\{\| class="wikitable"/);
  assert.match(text, /\| Mira \|\| 0 \|\| 0 \|\| /);
  await seat.paste(/<pre>\n([^]*)<\/pre>/.exec(text)[1]);
  await seat.until(async () => (await seat.tiles()) === 3, 'the notation to be read');
  await seat.leave();
});

test('paper gets the picture and the scores', async () => {
  const seat = await site.open({ board: sample, init: () => { window.print = () => { window.printed = true; }; } });
  await seat.click('hint/done');
  await picture(seat);
  await seat.click('picture/print');
  await seat.until(() => seat.page.evaluate(() => window.printed), 'the print dialog');
  await seat.page.emulateMedia({ media: 'print' });
  const sheet = await seat.page.evaluate(() => {
    const print = document.getElementById('print');
    const shown = [...document.body.children].filter((e) => getComputedStyle(e).display !== 'none').map((e) => e.id);
    const { naturalWidth, width } = print.querySelector('img');
    return { shown, naturalWidth, width, rows: print.querySelectorAll('tbody tr').length };
  });
  assert.deepEqual(sheet.shown, ['print']);
  assert.ok(sheet.naturalWidth > 0 && sheet.width > 100, JSON.stringify(sheet));
  assert.equal(sheet.rows, sample.players.length);
  await seat.page.emulateMedia({ media: null });
  await seat.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.equal(await seat.page.locator('#print').count(), 0);
  await seat.leave();
});
