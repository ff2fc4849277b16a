// In the browser: what a frame costs, and how long a first visit takes on a slow line and a slow machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { manyTiles, panningCost } from '../browser/frame_cost.mjs';
import { desktop, openSite, path, phone } from '../browser/support.mjs';
import { fileOf } from '../../tools/serve.mjs';
import { median, report } from './aims.mjs';

const site = await openSite(undefined, { drawn: true });

async function frames() {
  for (const [id, size] of [['frame-desktop', desktop], ['frame-phone', phone]]) {
    const seat = await site.open({ board: manyTiles(), size });
    const cost = await panningCost(seat, 40);
    report(id, cost.median, `${cost.frames} frames`);
    report(`${id}-input`, cost.p95);
    await seat.leave();
  }
}

/** Serves as a static host does that compresses, which the local server has no need to. */
async function compressing() {
  const folder = path('build/site');
  const kept = new Map();
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json',
    wasm: 'application/wasm', svg: 'image/svg+xml', ttf: 'font/ttf' };
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url);
    if (!file) return response.writeHead(404).end();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    if (!kept.has(file)) kept.set(file, brotliCompressSync(readFileSync(file), { params }));
    const type = types[file.split('.').pop()] ?? 'application/octet-stream';
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(kept.get(file));
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return server;
}

const readyOf = async (page) =>
  (await page.waitForFunction(() => window.cadastre?.ready, null, { timeout: 60_000, polling: 50 })).jsonValue();

/** From the click on a link to a board that is seen, and to one that listens. */
async function coldLoad(address) {
  const [seen, times] = [[], []];
  let bytes = 0;
  for (let i = 0; i < 6; ++i) {
    const context = await site.browser.newContext({ ...phone, locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    bytes = 0;
    session.on('Network.loadingFinished', (e) => { bytes += e.encodedDataLength; });
    await session.send('Network.emulateNetworkConditions',
      { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    const time = await readyOf(page);
    const picture = await page.evaluate(() => performance.getEntriesByName('picture')[0].startTime);
    if (i > 0) seen.push(picture), times.push(time); // the first one compresses
    await context.close();
  }
  report('cold-picture', median(seen), seen.map((t) => t.toFixed(0)).join(', '));
  report('cold-load', median(times), `${(bytes / 1000).toFixed(0)} kB; ${times.map((t) => t.toFixed(0)).join(', ')}`);
}

/** The same once the service worker has everything on the device. */
async function warmLoad(address) {
  const context = await site.browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await readyOf(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const times = [];
  for (let i = 0; i < 7; ++i) {
    await page.waitForTimeout(1500); // what the page that is left was still busy with is no part of the next visit
    await page.reload({ waitUntil: 'commit' });
    times.push(await readyOf(page));
  }
  await context.close();
  const later = times.slice(2); // by then the browser has kept the machine code of the program
  report('warm-load', median(later), times.map((t) => t.toFixed(0)).join(', '));
}

async function loads() {
  const server = await compressing();
  const address = `http://localhost:${server.address().port}/`;
  await fetch(address); // compressed before the clock runs
  await coldLoad(address);
  await warmLoad(address);
  server.closeAllConnections();
  server.close();
}

try {
  await frames();
  await loads();
} finally {
  await site.close();
}
