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

/** Pans for 300 frames, or as many as a slow rasteriser shows in that time; milliseconds of the main thread in the frame
 * function. */
export async function panningCost(seat, seconds = 20) {
  const board = await seat.rect('board');
  const middle = [board.x + board.width / 2, board.y + board.height / 2];
  const start = await seat.frames();
  // Events straight to the canvas: what is measured is the frame, not how fast a test can move a mouse.
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
      while (window.cadastre.frames === before) await new Promise(requestAnimationFrame);
    }
    tell('pointerup', 0, 0);
  }, [...middle, seconds]);
  const frames = (await seat.frames()) - start;
  assert.ok(frames >= 20, `only ${frames} frames`);
  const costs = (await seat.milliseconds()).slice(-frames).sort((a, b) => a - b);
  const part = (share) => costs[Math.floor(share * costs.length)];
  return { frames, median: part(0.5), p95: part(0.95) };
}
