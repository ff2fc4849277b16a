// Draws icon.svg at the sizes that home screens want. Run when the icon changes; the pictures are committed, because a
// build that needs a browser is a build that can fail.
//
//   node web/site/icons/make_icons.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const svg = readFileSync(join(here, '..', 'icon.svg'), 'utf8');
/** Cut by the system to a circle or what it likes: ground up to the edges, the fields within the inner four fifths. */
const fullBleed = svg.replace('viewBox="-18 -18 36 36"', 'viewBox="-22 -22 44 44"')
  .replace('<rect x="-18" y="-18" width="36" height="36" rx="9"', '<rect x="-22" y="-22" width="44" height="44"');
if (fullBleed === svg || !fullBleed.includes('width="44"')) throw new Error('icon.svg is not as this script knows it');

const wanted = [
  ['icon-192.png', svg, 192], ['icon-512.png', svg, 512],
  ['maskable-192.png', fullBleed, 192], ['maskable-512.png', fullBleed, 512],
  ['touch-180.png', fullBleed, 180],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, picture, size] of wanted) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${picture}`);
  await page.screenshot({ path: join(here, name), omitBackground: true });
  await page.close();
}
await browser.close();
