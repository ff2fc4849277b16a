// Edits for a long time as a person would, and watches the memory: bounded, and not growing.
//
//   node tests/browser/soak.mjs [SECONDS]
import { pathToFileURL } from 'node:url';
import { json, openSite } from './support.mjs';

/** Bytes of the program's memory and of the page's JavaScript together, whatever was done. */
export const bound = 64e6;
/** What the later half may need more than the first: the steps that can be undone, until those are as many as are kept. */
export const slack = 4e6;

const sample = json('web/site/samples/first-game.json');

/** One round of everything; each is what a person does in some minutes. */
async function round(seat, number) {
  const { page } = seat;
  const act = (...acts) => page.evaluate(async (list) => {
    // The same events as of a hand, straight to the canvas: a test's mouse is slow, and what is watched is the app.
    const canvas = document.getElementById('canvas');
    canvas.setPointerCapture = () => {};
    const idle = () => window.cadastre.idle();
    for (const [name, button = 0] of list) {
      const box = window.cadastre.rectOf(name);
      if (!box) continue;
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const tell = (type, buttons) => canvas.dispatchEvent(new PointerEvent(type,
        { pointerId: 1, pointerType: 'mouse', button: type === 'pointermove' ? -1 : button, buttons, bubbles: true, cancelable: true, ...at }));
      tell('pointermove', 0);
      await idle();
      tell('pointerdown', button === 2 ? 2 : 1);
      tell('pointerup', 0);
      await idle();
    }
  }, acts);
  const keys = (key, times, options = {}) => page.evaluate(async ([key, times, options]) => {
    for (let i = 0; i < times; ++i) {
      const event = { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, bubbles: true, cancelable: true, ...options };
      document.getElementById('canvas').dispatchEvent(new KeyboardEvent('keydown', event));
      await window.cadastre.idle();
    }
  }, [key, times, options]);

  await seat.paste(JSON.stringify({ ...sample, name: `Game ${number % 3}` }));
  const ends = sample.tiles.slice(-12);
  for (const { x, y } of ends) await act([`square/${x},${y}`, 2], ['menu/remove']);
  for (const { tile, x, y } of ends) await act([`palette/${tile}`], [`square/${x},${y}`]);
  await keys('Escape', 3);
  await keys('z', 30, { ctrlKey: true });
  await keys('y', 30, { ctrlKey: true });
  for (const spot of ['square/0,0', 'square/1,0', 'square/-1,1']) await act([spot]);
  await keys('Escape', 3);
  await act(['button/share']);
  await page.waitForTimeout(50);
  await keys('Escape', 1);
  await act(['tab/rules']);
  for (const word of ['road', 'city', 'monastery']) await act(['rules/search'], [`rules/${word}`]);
  await act(['tab/board']);
  await page.locator('#language').selectOption(['de', 'ro', 'en'][number % 3], { force: true });
  await seat.settle();
}

/** What lives after everything that can go has gone. */
async function memory(seat, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { size } = await seat.page.evaluate(() => window.cadastre.heap());
  return { wasm: size, javascript: usedSize, all: size + usedSize };
}

/** Runs for that long; returns what was measured after each round. */
export async function soak(seconds, tell = () => {}) {
  const site = await openSite();
  try {
    const seat = await site.open({ size: { viewport: { width: 1000, height: 700 } } });
    const session = await seat.context.newCDPSession(seat.page);
    const measured = [];
    const end = Date.now() + seconds * 1000;
    for (let number = 0; Date.now() < end || number < 3; ++number) {
      await round(seat, number);
      // Boards that are kept for ever are no leak, but not what is watched either.
      await seat.page.evaluate(() => {
        const open = sessionStorage.getItem('cadastre/open-board');
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('cadastre/board/') && !key.endsWith(open)) localStorage.removeItem(key);
        }
      });
      measured.push(await memory(seat, session));
      tell(measured.at(-1), number);
    }
    await seat.leave();
    return measured;
  } finally {
    await site.close();
  }
}

const mean = (list) => list.reduce((sum, each) => sum + each.all, 0) / list.length;

/** Sentences about what is wrong with that memory; none if all is well. */
export function faults(measured) {
  const half = measured.length / 2;
  const most = Math.max(...measured.map((each) => each.all));
  // The first rounds load what is loaded once.
  const grown = mean(measured.slice(Math.ceil(half))) - mean(measured.slice(Math.floor(half / 2), Math.ceil(half)));
  const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    ...(most > bound ? [`${mb(most)} are in use, ${mb(bound)} is the bound`] : []),
    ...(grown > slack ? [`the later half needs ${mb(grown)} more than the first`] : []),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const seconds = Number(process.argv[2] ?? 3600);
  let told = 0;
  const measured = await soak(seconds, ({ wasm, javascript }, number) => {
    if (Date.now() - told < 10_000) return;
    told = Date.now();
    console.log(`round ${number + 1}: program ${(wasm / 1e6).toFixed(1)} MB, JavaScript ${(javascript / 1e6).toFixed(1)} MB`);
  });
  const found = faults(measured);
  console.log(`${measured.length} rounds, at most ${(Math.max(...measured.map((each) => each.all)) / 1e6).toFixed(1)} MB`);
  for (const fault of found) console.error(fault);
  process.exitCode = found.length > 0 ? 1 : 0;
}
