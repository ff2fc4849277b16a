// Without WebGL2 the HTML is the app: the board, the selector's and the score pad's main jobs by what is visible there,
// pressed where it is, on a desktop and on a phone. The canvas is hidden behind it and does nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone, useSite } from './support.mjs';

const site = useSite();
const board = {
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', name: 'Mira' }, { player: 'blue', name: 'Tudor' }], tiles: [], meeples: [],
};

/** As in a browser that has none, or on a list of graphics cards that are not trusted. */
const init = () => {
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(kind, ...more) {
    return kind === 'webgl2' ? null : get.call(this, kind, ...more);
  };
};

async function open(size, place) {
  const seat = await site.open({ init, size, board });
  const { page } = seat;
  assert.ok(await page.locator('#mirror .notice:not(#not-kept)').isVisible(), 'it says why');
  seat.press = async (locator) => {
    await (size.hasTouch ? locator.tap() : locator.click()); // which waits until it is visible and nothing lies on it
    await seat.settle();
  };
  if (place) await seat.press(page.locator(`nav [data-place=${place}]`));
  return seat;
}

async function leave(seat) {
  const { wide, room } = await seat.page.evaluate(() =>
    ({ wide: document.getElementById('mirror').scrollWidth, room: innerWidth }));
  assert.ok(wide <= room, `${wide} px of HTML on a screen of ${room}`);
  seat.complaints = seat.complaints.filter((line) => !/webgl/i.test(line));
  await seat.leave();
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`a position is built and read, ${name}`, async () => {
    const seat = await open(size);
    const { page, press } = seat;
    const tile = (alias) => page.locator(`#tiles [data-tile="${alias}"]`);
    const square = (at) => page.locator(`#board [data-square="${at}"]`);
    await press(tile('BA/RCr'));
    await press(square('0,0'));
    await press(tile('BA/C'));
    await press(square('0,-1'));
    assert.equal(await seat.tiles(), 2);
    assert.deepEqual(await seat.problems(), [], 'it was turned to fit');
    await press(page.locator('[data-deed=cancel]'));
    await square('0,-1').focus();
    await press(page.locator('[data-deed=turn]'));
    assert.equal((await seat.problems()).length, 1, 'it lies the wrong way');
    for (let i = 0; i < 3; ++i) await press(page.locator('[data-deed=turn]'));
    assert.deepEqual(await seat.problems(), []);
    await page.locator('#player').selectOption('blue');
    await square('0,0').focus();
    await seat.settle();
    await press(page.locator('[data-segment]', { hasText: /city/i }));
    await press(page.locator('[data-deed=figure]'));
    assert.equal((await seat.kept()).meeples[0].player, 'blue');
    assert.deepEqual(await seat.problems(), []);
    assert.deepEqual((await seat.scores()).blue, { track: 0, now: 4, 'at-end': 4 });
    assert.match(await page.locator('#explanation').textContent(), /city/i);
    await press(page.locator('[data-deed=undo]'));
    assert.equal((await seat.scores()).blue.now, 0);
    await leave(seat);
  });

  test(`expansions are chosen, filtered and found, and the rules follow, ${name}`, async () => {
    const seat = await open(size, 'expansions');
    const { page, press } = seat;
    const control = (id) => page.locator(`#expansions [data-control="${id}"]`);
    const played = async () => (await seat.kept())?.selection.expansions ?? [];
    await press(control('expansions/tick/inns-and-cathedrals'));
    await press(control('expansions/open/inns-and-cathedrals'));
    await press(control('expansions/tick/inns-and-cathedrals/inns'));
    assert.equal(await control('expansions/tick/inns-and-cathedrals').getAttribute('aria-checked'), 'mixed');
    assert.deepEqual(await played(), ['inns-and-cathedrals/cathedrals', 'inns-and-cathedrals/large-meeples']);
    assert.match(await page.locator('#selection').textContent(), /Inns & Cathedrals/);
    await press(control('expansions/tab/5'));
    await press(control('expansions/show/WE'));
    assert.match(await control('expansions/tab/5').textContent(), /Filters \(C1\/C2\+C3\)/);
    await press(control('expansions/prefer/C1'));
    assert.equal((await seat.kept()).selection.edition, 'C1');
    await press(control('expansions/tab/0'));
    await press(control('expansions/search'));
    await page.keyboard.type('tower');
    await seat.settle();
    await press(control('expansions/tick/tower'));
    assert.ok((await played()).includes('tower') || (await played()).some((one) => one.startsWith('tower')), (await played()).join(' '));
    await press(page.locator('nav [data-place=rules]'));
    assert.ok(await page.locator('#rules a[href^="#rules/inns-and-cathedrals/cathedrals"]').count() > 0);
    assert.equal(await page.locator('#rules a[href^="#rules/inns-and-cathedrals/inns."]').count(), 0);
    await press(page.locator('#rules a[href^="#rules/inns-and-cathedrals/cathedrals"]').first());
    assert.match(await page.locator('#rules').innerText(), /Where it comes from/);
    await leave(seat);
  });

  test(`a game is scored from the first road to the result, ${name}`, async () => {
    const seat = await open(size, 'pad');
    const { page, press } = seat;
    const part = (act, target = '') =>
      page.locator(`#pad [data-act="${act}"]${target ? `[data-target="${target}"]` : ''}`).first();
    const type = async (act, target, number) => {
      await part(act, `${target}=`).fill(String(number));
      await part(act, `${target}=`).blur();
      await seat.settle();
    };
    const totals = () => page.locator('#pad [data-player]').evaluateAll((rows) => Object.fromEntries(
      rows.map((row) => [row.dataset.player, Number(row.lastElementChild.textContent.replace('−', '-'))])));
    await press(part('pad-begin', 'road'));
    await type('pad-answer', 'length:tile', 5);
    await type('pad-figures', 'red:meeple', 1);
    assert.equal(await part('pad-add').textContent(), 'Add 5 for Mira');
    await press(part('pad-add'));
    await press(part('pad-begin', 'city'));
    await type('pad-answer', 'size:tile', 3);
    await type('pad-answer', 'coats-of-arms', 1);
    await type('pad-figures', 'blue:meeple', 1);
    await press(part('pad-add'));
    assert.deepEqual(await totals(), { red: 5, blue: 8 });
    await press(part('pad-view', 'final'));
    const steps = await page.locator('#pad [data-act="pad-step"]').count();
    assert.ok(steps > 2);
    for (let i = 0; i < steps; ++i) await press(part('pad-next'));
    assert.match(await page.locator('#pad h3').first().textContent(), /^Tudor wins with 8$/);
    const { entries } = await seat.kept();
    assert.deepEqual(entries.map(({ item }) => item), ['road', 'city']);
    await page.reload();
    await seat.ready();
    await press(page.locator('nav [data-place=pad]'));
    assert.match(await page.locator('#pad').textContent(), /8/);
    await leave(seat);
  });
}
