// axe finds nothing on the page's HTML: at each place, light and dark, on a phone and a desktop, as picture and as text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { desktop, json, phone, useSite } from './support.mjs';

const site = useSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sample = json('web/site/samples/first-game.json');

async function findings(seat, where) {
  // A link to a rule turns the page to it; axe takes every link within the page for one that skips to its target.
  const { violations } = await seat.page.evaluate(() => window.axe.run(document,
    { resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } }));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${where}: ${id} (${help}) at ${target.join(' ')}`));
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  for (const colorScheme of ['light', 'dark']) {
    test(`${name}, ${colorScheme}`, async () => {
      // The policy of the page lets no foreign script in, axe neither.
      const seat = await site.open({ size, colorScheme, board: sample, bypassCSP: true });
      await seat.page.evaluate(axe);
      const found = [];
      for (const place of ['board', 'pad', 'rules', 'expansions']) {
        await seat.page.evaluate((hash) => { location.hash = hash; }, place);
        await seat.settle();
        found.push(...await findings(seat, place));
        await seat.page.evaluate(() => document.getElementById('as-text').click());
        found.push(...await findings(seat, `${place} as text`));
        await seat.page.evaluate(() => document.getElementById('as-text').click());
      }
      await seat.page.evaluate(() => { location.hash = '#g9=AAAA'; });
      await seat.until(() => seat.page.locator('#card-close').isVisible(), 'the card');
      found.push(...await findings(seat, 'with the card'));
      assert.deepEqual([...new Set(found)], []);
      await seat.leave();
    });
  }
}
