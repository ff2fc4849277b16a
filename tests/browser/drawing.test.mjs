// Pictures: a lost WebGL context comes back, at rest nothing is drawn, and a frame costs little.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, phone, useSite } from './support.mjs';
import { manyTiles, panningCost } from './frame_cost.mjs';
import { decode } from './pictures.mjs';

const site = useSite({ drawn: true });
const sample = json('web/site/samples/first-game.json');

/** How many colours there are in the picture of the board. */
async function colours(seat) {
  const { x, y, width, height } = await seat.rect('board');
  const { pixels } = decode(await seat.page.screenshot({ clip: { x: x + 80, y: y + 80, width: width - 160, height: height - 160 } }));
  const found = new Set();
  for (let i = 0; i < pixels.length; i += 4 * 97) found.add((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]);
  return found.size;
}

test('a lost WebGL context comes back with its picture', async () => {
  const seat = await site.open({ size: { viewport: { width: 800, height: 600 } } });
  assert.ok(await colours(seat) > 50, 'a picture to begin with');
  await seat.page.evaluate(() => {
    window.loser = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.loser.loseContext();
  });
  await seat.page.waitForTimeout(100);
  await seat.click('tool/figure'); // goes on while there is no picture
  await seat.click('tool/select');
  await seat.page.evaluate(() => window.loser.restoreContext());
  await seat.page.waitForTimeout(200);
  await seat.settle();
  const back = await colours(seat);
  assert.ok(back > 50, 'the picture came back');
  await seat.click('button/theme');
  assert.notEqual(await colours(seat), back, 'and it is a living one');
  seat.complaints = seat.complaints.filter((line) => !/CONTEXT_LOST_WEBGL|context lost/i.test(line)); // the browser's own
  await seat.leave();
});

test('at rest no frame is drawn', async () => {
  const seats = [await site.open({ board: sample, drawn: false }), await site.open({ board: sample, size: phone, drawn: false })];
  await seats[0].click('segment/0,0/city/N');
  await seats[1].tap('segment/0,0/city/N');
  for (const seat of seats) await seat.page.waitForTimeout(200);
  for (const seat of seats) await seat.settle();
  const before = await Promise.all(seats.map((seat) => seat.frames()));
  await seats[0].page.waitForTimeout(10_000);
  const after = await Promise.all(seats.map((seat) => seat.frames()));
  assert.deepEqual(after, before, 'frames in ten seconds of rest');
  for (const seat of seats) await seat.leave();
});

test('a frame with 150 tiles costs little', async (t) => {
  const seat = await site.open({ board: manyTiles(), size: phone });
  assert.equal(await seat.tiles(), 150);
  const { frames, median, p95 } = await panningCost(seat, 10);
  t.diagnostic(`${frames} frames, median ${median.toFixed(2)} ms, 95 % below ${p95.toFixed(2)} ms`);
  assert.ok(median < 20, `median ${median} ms`);
  await seat.leave();
});
