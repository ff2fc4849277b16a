// Each screen looks as it did when somebody last looked at it and found it good: tests/golden/, made anew by
// `node tests/browser/take_pictures.mjs`. A screen that differs is written to build/pictures/ to be looked at.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode, difference } from './pictures.mjs';
import { sizes, visit } from './screens.mjs';
import { path, useSite } from './support.mjs';

const site = useSite({ drawn: true });
/** Share of pixels that another version of the browser's rasteriser may draw otherwise. */
const tolerated = 0.01;

for (const [name, size] of Object.entries(sizes)) {
  test(`the screens at ${name} size`, async () => {
    const differing = [];
    await visit(site, name, size, (screen, png) => {
      const golden = path(`tests/golden/${screen}.png`);
      const share = existsSync(golden) ? difference(decode(readFileSync(golden)), decode(png)) : 1;
      if (share <= tolerated) return;
      mkdirSync(path('build/pictures'), { recursive: true });
      writeFileSync(path(`build/pictures/${screen}.png`), png);
      differing.push(`${screen}: ${(100 * share).toFixed(1)} % of the pixels`);
    });
    assert.deepEqual(differing, [], 'look at build/pictures/; if that is right: node tests/browser/take_pictures.mjs');
  });
}

test('a picture that differs is seen', () => {
  const golden = decode(readFileSync(path('tests/golden/board-desktop.png')));
  const spoilt = { ...golden, pixels: Buffer.from(golden.pixels) };
  spoilt.pixels.fill(0, spoilt.pixels.length / 2, spoilt.pixels.length * 0.52);
  assert.equal(difference(golden, golden), 0);
  assert.ok(difference(golden, spoilt) > tolerated);
});

test('golden pictures stay small', () => {
  const folder = path('tests/golden/');
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(folder + name).size, 0);
  assert.ok(bytes <= 2e6, `${bytes} bytes`);
});
