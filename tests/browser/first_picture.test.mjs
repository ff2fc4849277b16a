// A first visit: the picture is there before the rest of the program, in each language and on each screen, and asks for
// nothing of the rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, json, phone, useSite } from './support.mjs';

const site = useSite({ drawn: true });
const rest = /cadastre-editor-rest-[^/]*\.wasm$/;

/** A page that gets the rest of the program when `send` is called. */
async function visit(options, init, kept = {}) {
  const context = await site.browser.newContext({ reducedMotion: 'no-preference', ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  let send;
  const sent = new Promise((resolve) => { send = resolve; });
  let asked = 0;
  await page.route(rest, async (route) => {
    ++asked;
    await sent;
    await route.continue();
  });
  await page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  if (init) await page.addInitScript(init);
  await page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, { 'cadastre/told-offline': 'yes', ...kept });
  await page.goto(site.server.url);
  return { page, complaints, send, asked: () => asked, leave: () => context.close() };
}

const curtain = (page) => page.locator('#curtain');
const isSheer = (page) => page.waitForFunction(() => document.querySelector('#curtain.sheer'), null, { timeout: 20_000 });
const isOpen = (page) => page.waitForFunction(() => window.cadastre, null, { timeout: 20_000 });

const small = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const across = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
const visitors = [
  { ...desktop, locale: 'en-GB', colorScheme: 'light' }, { ...phone, locale: 'en-GB', colorScheme: 'dark' },
  { ...small, locale: 'de-DE', colorScheme: 'dark' }, { ...phone, locale: 'de-DE', colorScheme: 'light' },
  { ...across, locale: 'ro-RO', colorScheme: 'light' }, { ...desktop, locale: 'ro-RO', colorScheme: 'dark' },
];
const names = { 'en-GB': 'A finished game', 'de-DE': 'Eine beendete Partie', 'ro-RO': 'O partidă încheiată' };

test('the picture is seen while the rest is under way, and then the board listens', async () => {
  for (const visitor of visitors) {
    const { page, complaints, send, asked, leave } = await visit(visitor);
    await isSheer(page);
    assert.equal(await page.evaluate(() => window.cadastre), undefined, 'nothing listens yet');
    assert.ok(await page.locator('#progress').isVisible(), 'that something is under way is seen');
    assert.equal(await page.locator('#curtain .name').isVisible(), false);
    assert.ok((await page.screenshot()).length > 20_000, 'paper alone is a few kB');
    send();
    await isOpen(page);
    assert.equal(await curtain(page).isVisible(), false);
    assert.equal(asked(), 1);
    await page.evaluate(() => window.cadastre.idle());
    assert.equal(await page.locator('#mirror h1').textContent(), names[visitor.locale]);
    assert.deepEqual(complaints, [], JSON.stringify(visitor));
    await leave();
  }
});

test('who was here before sees the own board first, and never another', async () => {
  const board = { ...json('web/site/samples/first-game.json'), name: 'Saturday' };
  const entry = JSON.stringify({ title: board.name, changed: 1, state: JSON.stringify(board) });
  const { page, complaints, send, leave } = await visit(desktop, undefined, { 'cadastre/board/test': entry });
  await page.waitForFunction(() => document.querySelector('#progress').value === 1);
  assert.equal(await page.locator('#curtain.sheer').count(), 0);
  assert.ok(await curtain(page).isVisible());
  send();
  await isOpen(page);
  await page.evaluate(() => window.cadastre.idle());
  assert.equal(await page.locator('#mirror h1').textContent(), 'Saturday');
  assert.deepEqual(complaints, []);
  await leave();
});

test('a picture that asks for what is in the rest is made once all is here', async () => {
  const { page, complaints, send, leave } = await visit(desktop, () => {
    // The hundredth call from the program's first instance goes to a function of the rest.
    const instantiate = WebAssembly.instantiate;
    let calls = 0;
    const spoilt = (own, rest) => Object.fromEntries(Object.entries(own).map(([name, call]) =>
      [name, (...given) => (++calls === 100 ? rest.anything() : call(...given))]));
    let first = true;
    WebAssembly.instantiate = (program, imports) => {
      if (!first || !imports.rest) return instantiate(program, imports);
      first = false;
      return instantiate(program, Object.fromEntries(Object.entries(imports).map(([from, own]) =>
        [from, from === 'rest' ? own : spoilt(own, imports.rest)])));
    };
  });
  send();
  await isOpen(page);
  await page.evaluate(() => window.cadastre.idle());
  assert.equal(await page.locator('#mirror [role=gridcell].tile').count(), 72);
  assert.deepEqual(complaints, []);
  await leave();
});

test('a rest that never comes is told, with a way to go on', async () => {
  const context = await site.browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  await page.route(rest, (route) => route.abort());
  await page.goto(site.server.url);
  await page.locator('#again').waitFor({ timeout: 20_000 });
  assert.match(await page.locator('#curtain-text').textContent(), /cadastre-editor-rest/);
  await page.unroute(rest);
  await page.locator('#again').click();
  await isOpen(page);
  await context.close();
});
