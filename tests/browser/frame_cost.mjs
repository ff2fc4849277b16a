// What a frame costs the main thread while a large board is moved about: for the test that bounds it and the bench that
// prints it.
import assert from 'node:assert/strict';
import { json } from './support.mjs';

/** The sample game twice and a piece of it once more: 150 tiles beside each other. */
export function manyTiles() {
  const sample = json('web/site/samples/first-game.json');
  const beside = (dx, list) => list.map((one) => ({ ...one, x: one.x + dx }));
  return {
    ...sample,
    tiles: [...sample.tiles, ...beside(10, sample.tiles), ...beside(-10, sample.tiles)].slice(0, 150),
    meeples: [...sample.meeples, ...beside(10, sample.meeples)],
  };
}

/**
 * Pans for 300 frames, or as many as a slow rasteriser shows in that time. Milliseconds of the main thread's own time, as
 * the browser's trace counts them (a software rasteriser takes the cores as well, and is not the app): the event and
 * the frame that follows it, with all that the page does in it.
 */
export async function panningCost(seat, seconds = 20) {
  const board = await seat.rect('board');
  const start = await seat.frames();
  const events = await traced(seat.page.context().browser(), () => pan(seat, board, seconds));
  const frames = (await seat.frames()) - start;
  assert.ok(frames >= 20, `only ${frames} frames`);
  const ofMain = mainThread(events);
  const own = (name) => events.filter((e) => e.name === name && e.tid === ofMain && e.tdur !== undefined)
    .map((e) => e.tdur / 1000).sort((a, b) => a - b);
  const part = (costs, share) => costs[Math.floor(share * costs.length)];
  const [drawing, listening] = [own('FireAnimationFrame'), own('EventDispatch')];
  assert.ok(drawing.length >= frames - 2, `${drawing.length} traced of ${frames} frames`);
  return { frames, median: part(drawing, 0.5), p95: part(drawing, 0.95) + part(listening, 0.95) };
}

/** Events straight to the canvas: what is measured is the frame, not how fast a test can move a mouse. */
async function pan(seat, board, seconds) {
  await seat.page.evaluate(async ([x, y, seconds]) => {
    const canvas = document.getElementById('canvas');
    canvas.setPointerCapture = () => {};
    const tell = (type, dx, buttons) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 7, pointerType: 'mouse', clientX: x + dx, clientY: y + dx / 3, button: type === 'pointermove' ? -1 : 0,
      buttons, bubbles: true, cancelable: true,
    }));
    tell('pointerdown', 0, 1);
    const first = window.cadastre.frames;
    const end = performance.now() + 1000 * seconds;
    for (let i = 0; window.cadastre.frames - first < 300 && performance.now() < end; ++i) {
      tell('pointermove', 60 * Math.sin(i / 12), 1);
      const before = window.cadastre.frames;
      // Not by a frame of its own, which would be traced beside the app's.
      while (window.cadastre.frames === before) await new Promise((done) => { setTimeout(done, 1); });
    }
    tell('pointerup', 0, 0);
  }, [board.x + board.width / 2, board.y + board.height / 2, seconds]);
}

async function traced(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', (e) => { events.push(...e.value); });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', '__metadata'], recordMode: 'recordUntilFull' },
  });
  await work();
  const complete = new Promise((done) => { session.once('Tracing.tracingComplete', done); });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** Other tabs have threads of that name too: the one that drew the frames. */
function mainThread(events) {
  const counts = new Map();
  for (const e of events) if (e.name === 'FireAnimationFrame') counts.set(e.tid, (counts.get(e.tid) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
