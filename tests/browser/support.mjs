// The hands and eyes of the browser tests: a server, a real Chromium, and one page of the editor to press, tap and type
// on. Tests act on the canvas, at the place that `window.cadastre.rectOf` tells, and read the HTML beside it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../tools/serve.mjs';

export const root = new URL('../../', import.meta.url);
export const path = (below) => new URL(below, root).pathname;
export const json = (below) => JSON.parse(readFileSync(path(below), 'utf8'));

// WebGL2 is drawn in software; the rest keeps the browser from calling home.
const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true };

/**
 * A server and a browser; `open` makes pages, `close` ends both. With `worker` visitors keep the site on the device, as
 * they do outside: each visitor fetches all of it once more, so only tests of that ask for it.
 */
export async function openSite(folder = process.env.SITE ?? path('build/site'), { worker = false, drawn = false } = {}) {
  const server = await serve(folder);
  const browser = await launch();
  const site = { server, browser, worker, drawn, free: new Map() };
  site.open = (options) => open(site, options);
  site.close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return site;
}

/** The same for the tests of one file. */
export function useSite(options) {
  const site = {};
  before(async () => { Object.assign(site, await openSite(undefined, options)); });
  after(() => site.close?.());
  return site;
}

/** A page of the site that is nothing but text: there storage can be looked at while no app runs. */
const still = 'licences.txt';

/** What stands in storage before a visit. */
const keeping = (board) => [
  // That everything is on the device comes when it likes, and is told to those alone who wait for it.
  ['cadastre/told-offline', 'yes'],
  ...(board ? [['cadastre/board/test', JSON.stringify({ title: board.name ?? '', changed: 1, state: JSON.stringify(board) })]] : []),
];

/**
 * A new visitor: `size` is desktop or phone, `board` what was kept before, `context` a visitor who was here before,
 * `newcomer` one who was never told anything, `init` what runs before the page does.
 *
 * Two things take longer than most tests. Pixels, because a graphics card is played by the processor: where nobody looks
 * at the picture, all is done up to the calls that draw triangles (`drawn` asks for those too). And making a page: who
 * asks for nothing special takes the page of a visitor who left, emptied.
 */
async function open(site, options = {}) {
  const { size = desktop, board, context, address = '', init, newcomer = false, drawn = site.drawn, ...more } = options;
  const kind = { ...size, locale: 'en-GB', reducedMotion: 'reduce', ...more };
  const pool = context || init || site.worker ? undefined : JSON.stringify({ drawn, ...kind });
  let page = site.free.get(pool)?.pop();
  if (!page) {
    page = await (context ?? await site.browser.newContext(kind)).newPage();
    if (!site.worker) await page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
    if (!drawn) {
      await page.addInitScript(() => {
        for (const name of ['drawElements', 'drawArrays']) WebGL2RenderingContext.prototype[name] = () => {};
      });
    }
    if (!context) {
      await page.goto(site.server.url + still);
      if (init) await page.addInitScript(init);
    }
  }
  if (!context) {
    await page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, newcomer ? keeping(board).slice(1) : keeping(board));
  }
  const seat = new Seat(site, page, pool);
  await page.goto(site.server.url + address);
  await seat.ready();
  return seat;
}

/** One person in front of one page. */
export class Seat {
  complaints = [];
  requests = [];

  constructor(site, page, pool) {
    Object.assign(this, { site, page, pool, context: page.context() });
    this.listeners = {
      pageerror: (error) => this.complaints.push(String(error)),
      console: (message) => {
        if (message.location().url === `${site.server.url}favicon.ico`) return; // asked for the text of before
        if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
      },
      request: (request) => this.requests.push(request.url()),
    };
    for (const [event, listener] of Object.entries(this.listeners)) page.on(event, listener);
  }

  async ready() {
    await this.page.waitForFunction(() => window.cadastre, null, { timeout: 20_000 });
    await this.settle();
  }

  /** Ends the visit; nothing may have gone wrong meanwhile, nor anything been asked of another server. */
  async leave() {
    const foreign = this.requests.filter((url) => !url.startsWith(this.site.server.url) && !/^(blob|data):/.test(url));
    await (this.pool ? this.makeFree() : this.context.close());
    assert.deepEqual(this.complaints, [], 'errors, warnings or policy violations in the console');
    assert.deepEqual(foreign, [], 'requests to other servers');
  }

  /** Nothing of this visit is left on the page. */
  async makeFree() {
    const { page, site, pool } = this;
    for (const [event, listener] of Object.entries(this.listeners)) page.off(event, listener);
    await page.unrouteAll();
    await page.goto(site.server.url + still);
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const { state } = await navigator.permissions.query({ name: 'clipboard-write' });
      if (state === 'granted') await navigator.clipboard.writeText('');
    });
    site.free.set(pool, [...site.free.get(pool) ?? [], page]);
  }

  // ------------------------------------------------------------------------------------------------------- time

  /** Waits until nothing moves any more: a whole turn of the screen without a frame. */
  settle() {
    return this.page.evaluate(async () => {
      const { cadastre } = window;
      let before;
      do {
        before = cadastre.frames;
        await cadastre.idle();
        await new Promise(requestAnimationFrame);
        await new Promise((turn) => { setTimeout(turn); });
      } while (cadastre.frames !== before);
    });
  }

  frames() {
    return this.page.evaluate(() => window.cadastre.frames);
  }

  /** Waits until `look` returns something true, and returns it. */
  async until(look, what = look.toString()) {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const found = await look();
      if (found) return found;
      await this.page.waitForTimeout(30);
    }
    assert.fail(`waited in vain: ${what}`);
  }

  // ----------------------------------------------------------------------------------------------- on the canvas

  rect(name) {
    return this.page.evaluate((wanted) => window.cadastre.rectOf(wanted), name);
  }

  names() {
    return this.page.evaluate(() => window.cadastre.names());
  }

  async middle(name) {
    const box = await this.rect(name);
    assert.ok(box, `${name} is not on the canvas; there are ${(await this.names()).join(' ')}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async point(name) {
    await this.page.mouse.move(...await this.middle(name));
    await this.settle();
  }

  /**
   * What comes under the finger at once is not pressed: a person who means it takes longer than a script. Counted from
   * when the press before was done with, however late the browser came to it.
   */
  async takeTime([x, y]) {
    const { last } = this;
    if (last && Math.hypot(x - last.x, y - last.y) < 24) await this.page.waitForTimeout(Math.max(0, last.time + 400 - Date.now()));
    this.last = { x, y, time: Date.now() };
  }

  async pressed() {
    await this.settle();
    this.last.time = Date.now();
  }

  async click(name, options) {
    const at = await this.middle(name);
    await this.takeTime(at);
    await this.page.mouse.move(...at);
    await this.page.mouse.click(...at, options);
    await this.pressed();
  }

  async tap(name) {
    const at = await this.middle(name);
    await this.takeTime(at);
    await this.page.touchscreen.tap(...at);
    await this.pressed();
  }

  async drag(from, to, { steps = 8, button = 'left' } = {}) {
    await this.page.mouse.move(...from);
    await this.page.mouse.down({ button });
    await this.page.mouse.move(...to, { steps });
    await this.page.mouse.up({ button });
    await this.settle();
  }

  async key(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    await this.settle();
  }

  async wheel(dy) {
    await this.page.mouse.wheel(0, dy);
    await this.settle();
  }

  /** One finger. */
  swipe(from, to) {
    return this.pinch([from], [to]);
  }

  /** Two fingers, from one pair of points to another. */
  async pinch(from, to, steps = 6) {
    const session = await this.context.newCDPSession(this.page);
    const touch = (type, points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', from);
    for (let i = 1; i <= steps; ++i) {
      const between = (a, b) => a.map((v, n) => v + ((b[n] - v) * i) / steps);
      await touch('touchMove', from.map((point, n) => between(point, to[n])));
      await this.page.waitForTimeout(16);
    }
    await touch('touchEnd', []);
    await session.detach();
    await this.settle();
  }

  /** A file is dropped onto the board. */
  async drop(name, bytes) {
    const base64 = Buffer.from(bytes).toString('base64');
    await this.page.evaluate(([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      const canvas = document.getElementById('canvas');
      for (const type of ['dragover', 'drop']) {
        canvas.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, [name, base64]);
    await this.page.waitForTimeout(50);
    await this.settle();
  }

  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.getElementById('canvas').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await this.page.waitForTimeout(50);
    await this.settle();
  }

  // ------------------------------------------------------------------------------------------------- in the mirror

  title() {
    return this.page.locator('#mirror h1').textContent();
  }

  /** {red: {track, now, 'at-end'}} */
  scores() {
    return this.page.locator('#scores tbody tr').evaluateAll((rows) => Object.fromEntries(rows.map((row) => [
      row.dataset.player,
      Object.fromEntries([...row.querySelectorAll('td')].map((cell) =>
        [cell.dataset.column, Number(cell.textContent.replace('−', '-'))])),
    ])));
  }

  /** Lines of the explanation: {block, row, player, sentence, points}. */
  explanation() {
    return this.page.locator('#explanation li').evaluateAll((lines) => lines.map((line) => ({
      block: line.dataset.block,
      player: line.dataset.player,
      row: line.querySelector('[data-row]')?.dataset.row,
      sentence: line.querySelector('div > div').textContent,
      points: line.querySelector('.number').textContent,
    })));
  }

  problems() {
    return this.page.locator('#problems [data-code]').evaluateAll((lines) => lines.map((line) => ({
      code: line.dataset.code, severity: line.dataset.severity, where: line.dataset.where, text: line.textContent,
    })));
  }

  /** What lies on a square, in words; '' if the grid does not have it. */
  square(at) {
    return this.page.evaluate((at) =>
      document.querySelector(`#board [data-square="${at}"].tile`)?.textContent ?? '', at);
  }

  tiles() {
    return this.page.locator('#board .tile').count();
  }

  left(alias) {
    return this.page.evaluate((alias) => document.querySelector(`#tiles [data-tile="${alias}"]`)?.textContent, alias);
  }

  /** The board as it is kept: what waits for the pause in which it is written is written as when the page goes. */
  async kept() {
    await this.settle();
    return this.page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      const id = sessionStorage.getItem('cadastre/open-board');
      const entry = JSON.parse(localStorage.getItem(`cadastre/board/${id}`) ?? 'null');
      return entry && JSON.parse(entry.state);
    });
  }
}

/** A board of two tiles with a name, a seat and a meeple. */
export const small = {
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', name: 'Mira', track: 3 }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }],
};
