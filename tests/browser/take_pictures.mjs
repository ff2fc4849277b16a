// Takes the golden pictures of tests/golden/ and the README's in docs/pictures/ anew: node tests/browser/take_pictures.mjs
// Look at every one of them before it is committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { sizes, visit } from './screens.mjs';
import { openSite, path, phone } from './support.mjs';

const site = await openSite(undefined, { drawn: true });
try {
  for (const folder of ['tests/golden', 'docs/pictures']) mkdirSync(path(folder), { recursive: true });
  for (const [name, size] of Object.entries(sizes)) {
    await visit(site, name, size, (screen, png) => writeFileSync(path(`tests/golden/${screen}.png`), png));
  }
  const readme = { desktop: sizes.desktop, phone: { ...phone, deviceScaleFactor: 2 } };
  for (const [name, size] of Object.entries(readme)) {
    await visit(site, name, size, (screen, png) => {
      if (screen === `explanation-${name}`) writeFileSync(path(`docs/pictures/editor-${name}.png`), png);
    });
  }
} finally {
  await site.close();
}
