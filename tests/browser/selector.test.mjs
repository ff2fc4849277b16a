// The expansion selector: ticked on the canvas by mouse and by finger, read in the HTML, and done in the HTML by keys.
// What stands before a colon is what tests/coverage/rows.tsv calls app:NAME.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, json, phone, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');

const control = (seat, id) => seat.page.locator(`#expansions [data-control="${id}"]`);
const checked = (seat, id) => control(seat, id).getAttribute('aria-checked');
const tab = async (seat, n) => (await control(seat, `expansions/tab/${n}`).textContent()).trim();
const played = async (seat) => (await seat.kept())?.selection.expansions ?? []; // nothing is kept before the first change
const text = (seat) => seat.page.locator('#expansions').innerText();

async function at(size, more = {}) {
  const seat = await site.open({ size, address: '#expansions', ...more });
  seat.press = size.hasTouch ? seat.tap : seat.click;
  return seat;
}

/** Turns the wheel over the list until that control is in sight. */
async function scrollTo(seat, name) {
  const [x, y] = await seat.middle('expansions/list');
  await seat.page.mouse.move(x, y);
  await seat.until(async () => {
    const [box, list] = [await seat.rect(name), await seat.rect('expansions/list')];
    if (box && box.height >= 40 && box.y + box.height < list.y + list.height) return true;
    await seat.wheel(120);
    return false;
  }, `${name} to come into sight`);
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`follows-at-once: ticks, parts and captions, ${name}`, async () => {
    const seat = await at(size);
    assert.equal(await tab(seat, 0), 'Major (0/12)');
    await seat.press('expansions/tick/inns-and-cathedrals');
    assert.equal(await checked(seat, 'expansions/tick/inns-and-cathedrals'), 'true');
    assert.equal(await tab(seat, 0), 'Major (1/12)');
    await seat.press('expansions/open/inns-and-cathedrals');
    await seat.press('expansions/tick/inns-and-cathedrals/inns');
    assert.equal(await checked(seat, 'expansions/tick/inns-and-cathedrals'), 'mixed');
    assert.match(await text(seat), /Inns & Cathedrals \(Cathedrals, Large meeples\)/);
    assert.deepEqual(await played(seat),
      ['inns-and-cathedrals/cathedrals', 'inns-and-cathedrals/large-meeples']);
    assert.match(await seat.page.locator('#selection').textContent(), /Inns & Cathedrals/);
    // A page of rules follows without reload.
    await seat.press('tab/rules');
    assert.ok(await seat.page.locator('#rules a[href^="#rules/inns-and-cathedrals/cathedrals"]').count() > 0);
    assert.equal(await seat.page.locator('#rules a[href^="#rules/inns-and-cathedrals/inns."]').count(), 0);
    await seat.press('button/undo');
    assert.ok(await seat.page.locator('#rules a[href^="#rules/inns-and-cathedrals/inns."]').count() > 0);
    await seat.press('tab/expansions');
    assert.equal(await checked(seat, 'expansions/tick/inns-and-cathedrals'), 'true');
    await seat.leave();
  });

  test(`the filter: hidden, shown again, and the last edition refuses, ${name}`, async () => {
    const seat = await at(size);
    // The tabs are one row that scrolls; the filters are near its end.
    await seat.page.evaluate(() => { location.hash = '#board'; });
    await seat.page.evaluate(() => { location.hash = '#expansions'; });
    await seat.settle();
    await seat.press('expansions/tick/tower');
    await control(seat, 'expansions/tab/5').evaluate((e) => e.click());
    await seat.settle();
    await seat.press('expansions/show/C1');
    await seat.press('expansions/show/WE');
    assert.equal(await tab(seat, 5), 'Filters (C2+C3)');
    await seat.press('expansions/show/C2+C3');
    assert.equal(await checked(seat, 'expansions/show/C2+C3'), 'true');
    assert.match(await text(seat), /At least one edition stays shown/);
    assert.ok(await control(seat, 'expansions/prefer/C1').isDisabled());
    await control(seat, 'expansions/tab/0').evaluate((e) => e.click());
    await seat.settle();
    assert.equal(await control(seat, 'expansions/tick/catapult').count(), 0);
    assert.equal(await tab(seat, 0), 'Major (1/10)');
    assert.match(await text(seat), /Hidden by the filter: 2/);
    await control(seat, 'expansions/reveal/major').evaluate((e) => e.click());
    await seat.settle();
    assert.equal(await control(seat, 'expansions/tick/catapult').count(), 1);
    await seat.page.reload();
    await seat.ready();
    assert.equal(await tab(seat, 5), 'Filters (C1/C2+C3)', 'what is shown is remembered');
    await seat.leave();
  });

  test(`folded-in-view: the open tab folds, tabs and summary stay in sight, ${name}`, async () => {
    const seat = await at(size);
    await seat.press('expansions/tick/tower');
    const before = await seat.rect('expansions/tab/0');
    await seat.press('expansions/tab/0');
    assert.equal(await seat.rect('expansions/tick/tower'), null);
    assert.ok(await seat.rect('expansions/summary'));
    assert.match(await text(seat), /The Tower/);
    assert.equal(await control(seat, 'expansions/tab/0').getAttribute('aria-expanded'), 'false');
    await seat.press('expansions/tab/0');
    assert.ok(await seat.rect('expansions/tick/tower'));
    // Scrolled to the end, the tabs are where they were.
    const [x, y] = await seat.middle('expansions/list');
    await seat.page.mouse.move(x, y);
    await seat.wheel(3000);
    assert.deepEqual(await seat.rect('expansions/tab/0'), before);
    if (name === 'phone') assert.ok(await seat.rect('expansions/summary'), 'the summary stands below the list');
    await seat.leave();
  });

  test(`no target is smaller than a thumb, ${name}`, async () => {
    const seat = await at(size);
    for (const n of [4, 5, 0]) {
      await control(seat, `expansions/tab/${n}`).evaluate((e) => e.click());
      await seat.settle();
      const names = (await seat.names()).filter((one) => /^expansions\/(tab|tick|open|show|prefer|pick|mark)/.test(one));
      assert.ok(names.length > 5, names.join(' '));
      for (const one of names) {
        const box = await seat.rect(one);
        const clipped = one.startsWith('expansions/tab/') || box.y + box.height > size.viewport.height - 150;
        if (!clipped) assert.ok(box.width >= 44 && box.height >= 44, `${one}: ${JSON.stringify(box)}`);
      }
    }
    await seat.leave();
  });
}

test('a preset is one step, and says what is not confirmed', async () => {
  const seat = await at(desktop);
  await seat.click('expansions/presets');
  await scrollTo(seat, 'expansions/pick/big-box-6');
  await seat.click('expansions/pick/big-box-6');
  assert.deepEqual(await played(seat), []);
  await scrollTo(seat, 'expansions/apply');
  await seat.click('expansions/apply');
  assert.equal((await played(seat)).length, 11);
  assert.ok(await seat.rect('toast/action'));
  await seat.click('toast/action');
  assert.deepEqual(await played(seat), []);
  assert.match(await control(seat, 'expansions/pick/big-box-5').textContent(), /not confirmed/);
  await seat.leave();
});

test('an expansion is found by its name, in the language of the reader', async () => {
  const seat = await at(desktop);
  await seat.key('/');
  await seat.page.keyboard.insertText('drag');
  await seat.settle();
  const found = (await seat.names()).filter((name) => /^expansions\/tick\/[^/]+$/.test(name));
  assert.ok(found.includes('expansions/tick/princess-and-dragon') && found.length < 4, found.join(' '));
  await seat.leave();

  for (const [locale, word] of [['de-DE', 'Große'], ['ro-RO', 'Mari']]) {
    const other = await at(desktop, { locale });
    assert.equal(await tab(other, 0), `${word} (0/12)`);
    await control(other, 'expansions/tab/6').evaluate((e) => e.click());
    await other.settle();
    assert.match(await text(other), /„/);
    assert.doesNotMatch(await text(other), /ui\.|\{/);
    await other.leave();
  }
});

test('marked-rules: rules of another edition are blue while marking is on', async () => {
  const board = { ...sample, selection: { edition: 'C3', expansions: ['catapult'], variants: {} } };
  const seat = await at(desktop, { board });
  const blue = async () => {
    await seat.click('tab/rules');
    await seat.page.evaluate(() => { location.hash = '#rules/catapult.nobody'; });
    await seat.settle();
    const said = await seat.page.locator('#rules').innerText();
    await seat.click('tab/expansions');
    return /adapted/.test(said);
  };
  await control(seat, 'expansions/tab/5').evaluate((e) => e.click());
  await seat.settle();
  await scrollTo(seat, 'expansions/mark');
  await seat.click('expansions/mark');
  assert.equal(await tab(seat, 5), 'Filters (C1/C2+C3/WE) #');
  assert.ok(await blue());
  await seat.leave();
});

test('working-placeholder: until the app has started, the page says that it is at work', async () => {
  const context = await site.browser.newContext(desktop);
  const page = await context.newPage();
  let release;
  const held = new Promise((go) => { release = go; });
  await page.route('**/rulebook*.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.server.url}#expansions`);
  assert.ok(await page.locator('#curtain').isVisible());
  assert.notEqual((await page.locator('#curtain-text').textContent()).trim(), '');
  assert.equal(await page.locator('#expansions').count(), 0);
  release();
  await page.waitForFunction(() => window.cadastre);
  await page.locator('#curtain').waitFor({ state: 'hidden' });
  assert.ok(await page.locator('#expansions h2').count() === 1);
  await context.close();
});

test('the HTML does what the canvas does, and keeps the focus', async () => {
  const seat = await at(desktop);
  const press = async (id, key = 'Space') => {
    await control(seat, id).focus();
    await seat.page.keyboard.press(key);
    await seat.settle();
    assert.equal(await seat.page.evaluate(() => document.activeElement?.dataset.control), id, 'the focus stays');
  };
  await press('expansions/tab/1', 'Enter');
  await press('expansions/open/abbot');
  await press('expansions/tick/abbot/gardens');
  assert.equal(await checked(seat, 'expansions/tick/abbot'), 'mixed');
  await press('expansions/tab/5', 'Enter');
  await press('expansions/prefer/C1');
  await press('variant/two-tile-city/2');
  const kept = (await seat.kept()).selection;
  assert.deepEqual(kept, { edition: 'C1', expansions: ['abbot/gardens'], variants: { 'two-tile-city': '2' } });
  await press('expansions/tab/0', 'Enter');
  const search = control(seat, 'expansions/search');
  await search.focus();
  await seat.page.keyboard.type('tower');
  await seat.settle();
  assert.equal(await search.inputValue(), 'tower');
  assert.ok(await control(seat, 'expansions/tick/tower').count() === 1);
  assert.equal(await control(seat, 'expansions/tick/catapult').count(), 0);
  await seat.leave();
});
