// The page around the app: typing, wheel and fingers on the table, edition, theme, and a policy that nothing breaks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, json, phone, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');

test('a name with Romanian letters arrives whole', async () => {
  for (const size of [desktop, phone]) {
    const seat = await site.open({ size });
    const press = (name) => (size === phone ? seat.tap(name) : seat.click(name));
    await press('button/boards');
    await press('boards/name');
    const input = seat.page.locator('#text-overlay');
    await seat.until(() => input.isVisible(), 'the input to open');
    assert.equal(await seat.page.evaluate(() => document.activeElement.id), 'text-overlay');
    await input.selectText();
    await seat.page.keyboard.insertText('ștőě');
    await seat.settle();
    await seat.page.keyboard.press('Enter');
    await seat.settle();
    assert.equal(await seat.title(), 'ștőě');
    assert.equal((await seat.kept()).name, 'ștőě');
    await seat.page.reload();
    await seat.ready();
    assert.equal(await seat.title(), 'ștőě');
    await seat.leave();
  }
});

test('an input method composes in the search field', async () => {
  const seat = await site.open();
  await seat.key('/');
  const session = await seat.context.newCDPSession(seat.page);
  await session.send('Input.imeSetComposition', { text: 'mon', selectionStart: 3, selectionEnd: 3 });
  await session.send('Input.insertText', { text: 'monastery' });
  await seat.settle();
  assert.equal(await seat.page.locator('#text-overlay').inputValue(), 'monastery');
  const shown = (await seat.names()).filter((name) => name.startsWith('palette/BA/'));
  assert.ok(shown.includes('palette/BA/L') && !shown.includes('palette/BA/RCr'), shown.join(' '));
  await seat.leave();
});

// A phone's back button is that; a browser at a desk takes Escape outside the canvas for it.
test('the system\'s way to close takes one thing after the other', async () => {
  const seat = await site.open({ size: phone, board: sample });
  const closed = async () => {
    await seat.page.locator('#as-text').focus();
    await seat.page.keyboard.press('Escape');
    await seat.page.evaluate(() => document.activeElement.blur()); // seen only while it has the focus
    await seat.settle();
  };
  const shown = async (name) => (await seat.names()).includes(name);
  await seat.tap('tab/pad');
  await seat.tap('pad/final');
  assert.ok(await shown('pad/back'));
  await closed();
  assert.ok(!await shown('pad/back'), 'back at the score pad');
  await seat.tap('button/boards');
  assert.ok(await shown('boards/name'));
  await closed();
  assert.ok(!await shown('boards/name'), 'the sheet is closed');
  assert.ok(await shown('pad/final'), 'the score pad is still there');
  await seat.tap('button/boards');
  await closed();
  assert.ok(!await shown('boards/name'), 'and again');
  assert.equal(await seat.tiles(), sample.tiles.length);
  await seat.leave();
});

test('the wheel zooms about the pointer', async () => {
  const seat = await site.open({ board: sample });
  await seat.wheel(0);
  const [x, y] = await seat.middle('square/1,1');
  const before = await seat.rect('square/1,1');
  await seat.page.mouse.move(x, y);
  for (let i = 0; i < 3; ++i) await seat.wheel(-120);
  const after = await seat.rect('square/1,1');
  assert.ok(after.width > 1.5 * before.width, `${before.width} to ${after.width}`);
  assert.ok(Math.hypot(after.x + after.width / 2 - x, after.y + after.height / 2 - y) < 2, 'what is under the pointer stays');
  for (let i = 0; i < 3; ++i) await seat.wheel(120);
  const again = await seat.rect('square/1,1');
  assert.ok(Math.abs(again.width - before.width) < 1);
  await seat.leave();
});

test('a drag moves the table', async () => {
  const seat = await site.open({ board: sample });
  const [x, y] = await seat.middle('square/0,0');
  for (let i = 0; i < 4; ++i) await seat.wheel(0);
  await seat.page.mouse.move(x, y);
  for (let i = 0; i < 4; ++i) await seat.wheel(-120); // near enough that there is room to move
  const before = await seat.rect('square/0,0');
  await seat.drag([x, y], [x + 90, y - 60]);
  await seat.page.waitForTimeout(400);
  const after = await seat.rect('square/0,0');
  assert.ok(after.x - before.x > 60 && before.y - after.y > 40, JSON.stringify([before, after]));
  assert.equal(await seat.tiles(), 72);
  await seat.leave();
});

test('two fingers zoom', async () => {
  const seat = await site.open({ board: sample, size: phone });
  const board = await seat.rect('board');
  const [x, y] = [board.x + board.width / 2, board.y + 200];
  const before = await seat.rect('square/0,0');
  await seat.pinch([[x - 40, y], [x + 40, y]], [[x - 120, y], [x + 120, y]]);
  const after = await seat.rect('square/0,0');
  assert.ok(after.width > 2 * before.width, `${before.width} to ${after.width}`);
  assert.equal(await seat.page.evaluate(() => visualViewport.scale), 1, 'the page itself does not');
  assert.equal(await seat.tiles(), 72);
  await seat.leave();
});

test('another edition: other words, other rules', async () => {
  const seat = await site.open({ board: sample });
  await seat.click('hint/done');
  const rows = async () => {
    await seat.click('segment/1,4/monastery/I');
    const lines = await seat.explanation();
    const heading = await seat.page.locator('#explanation h3').textContent();
    await seat.key('Escape');
    return { heading, words: lines.map((l) => l.sentence).join(' ') };
  };
  const first = await rows();
  assert.match(first.heading, /monastery/i);
  const before = await seat.scores();
  await seat.click('button/selection');
  await seat.click('expansions/tab/5');
  await seat.click('expansions/prefer/C1');
  await seat.click('tab/board');
  assert.equal((await seat.kept()).selection.edition, 'C1');
  const second = await rows();
  assert.match(second.heading, /cloister/i);
  assert.notEqual(second.words, first.words);
  await seat.key('Control+z');
  assert.equal((await seat.kept()).selection.edition, 'C3');
  assert.deepEqual(await seat.scores(), before);
  await seat.leave();
});

test('light and dark', async () => {
  const seat = await site.open({ colorScheme: 'light', drawn: true });
  const theme = () => seat.page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'light');
  await seat.click('button/theme');
  assert.equal(await theme(), 'dark');
  await seat.page.reload();
  await seat.ready();
  assert.equal(await theme(), 'dark', 'remembered');
  const [r, g, b] = await seat.page.evaluate(async () => {
    const canvas = document.getElementById('canvas');
    const copy = document.createElement('canvas').getContext('2d');
    await new Promise(requestAnimationFrame);
    canvas.dispatchEvent(new PointerEvent('pointermove', { clientX: 3, clientY: 3 }));
    await new Promise(requestAnimationFrame); // drawn just before
    copy.drawImage(canvas, 0, 0);
    return [...copy.getImageData(2, 400, 1, 1).data];
  });
  assert.ok(r + g + b < 300, `the canvas is dark too: ${[r, g, b]}`);
  await seat.leave();
});

test('the policy allows what is needed and nothing else', async () => {
  const seat = await site.open();
  const policy = await seat.page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  assert.match(policy, /style-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
  await seat.page.evaluate(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (e) => window.violations.push(`${e.violatedDirective} ${e.blockedURI}`));
  });
  // A tour of what the page does.
  await seat.click('tab/rules');
  await seat.click('tab/board');
  await seat.click('button/language');
  await seat.click('language/de');
  await seat.until(async () => (await seat.page.locator('html').getAttribute('lang')) === 'de', 'German');
  await seat.click('button/boards');
  await seat.click('boards/name');
  await seat.key('Escape');
  assert.deepEqual(await seat.page.evaluate(() => window.violations), []);
  assert.ok(seat.requests.length > 8);
  await seat.leave(); // which fails if anything was asked of another server, or stood in the console
});

test('the licence texts are found from the app and from its HTML', async () => {
  const seat = await site.open();
  const { page } = seat;
  const opened = async (act) => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), act()]);
    await tab.waitForLoadState();
    const text = await tab.locator('body').textContent();
    await tab.close();
    return text;
  };
  await seat.click('button/more');
  await seat.click('more/about');
  const fromApp = await opened(() => seat.click('about/licences'));
  for (const name of ['Dear ImGui', 'uqr', 'workbox-precaching', 'Source Sans 3']) {
    assert.ok(fromApp.includes(name), name);
  }
  await page.locator('#as-text').press('Enter');
  assert.equal(await opened(() => page.getByRole('link', { name: 'Texts of the licences' }).click()), fromApp);
  await seat.leave();
});

test('the language that was chosen last is spoken, whichever arrives first; one that never comes is told', async () => {
  const seat = await site.open();
  const chosen = seat.page.locator('#mirror select:has(option[lang])');
  let letGo;
  const held = new Promise((done) => { letGo = done; });
  await seat.page.route(/\/de-[0-9a-f]+\.json$/, async (route) => {
    await held;
    await route.continue();
  });
  await chosen.selectOption('de', { force: true });
  await chosen.selectOption('ro', { force: true });
  await seat.until(async () => await seat.page.evaluate(() => document.documentElement.lang) === 'ro', 'Romanian');
  letGo();
  await seat.page.waitForTimeout(400);
  await seat.settle();
  assert.equal(await seat.page.evaluate(() => document.documentElement.lang), 'ro');
  await seat.page.route(/\/en-[0-9a-f]+\.json$/, (route) => route.abort());
  await chosen.selectOption('en', { force: true });
  await seat.until(async () => await seat.page.locator('#card').isVisible(), 'it to be told');
  await seat.settle();
  assert.equal(await chosen.inputValue(), 'ro');
  seat.complaints.length = 0; // the browser says too that it did not come
  await seat.leave();
});

test('a program that came to a bad end says so, and what was entered is kept', async () => {
  const seat = await site.open();
  await seat.click('palette/BA/L');
  await seat.page.evaluate(() => {
    setTimeout(() => { throw new WebAssembly.RuntimeError('memory access out of bounds'); });
  });
  const curtain = seat.page.locator('#curtain');
  await seat.until(() => curtain.isVisible(), 'it to be told');
  assert.match(await curtain.innerText(), /memory access out of bounds/);
  assert.ok(await seat.page.locator('#again').isVisible());
  seat.complaints.length = 0;
  await seat.leave();
});
