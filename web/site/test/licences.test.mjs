// Whatever is shipped brings its licence text, in one file that the site has.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { licences } from '../licences.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (below) => readFileSync(join(root, below), 'utf8').trim();
const shipped = process.env.SITE ?? join(root, 'build/site');
const text = readFileSync(join(shipped, 'licences.txt'), 'utf8');

/** Packages that the scripts of a folder name. */
const imported = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts')).flatMap((name) =>
  [...read(`${folder}/${name}`).matchAll(/^import .* from '([^.'/][^'/]*)'/gm)].map(([, from]) => from));

test('the site has the licence of every package that the page and the worker import, and of what is compiled in', () => {
  const packages = [...new Set([...imported('web/site/src'), ...imported('web/site/worker')])];
  assert.ok(packages.includes('uqr') && packages.includes('workbox-precaching'), packages.join(' '));
  for (const name of packages) {
    assert.match(text, new RegExp(`^(.*, )?${name}(, .*)?$`, 'm'), name);
    assert.ok(text.includes(read(`node_modules/${name}/LICENSE`)), `${name}: the text`);
  }
  // What these import in their turn.
  assert.match(text, /workbox-core/);
  assert.ok(text.includes(read('LICENSE')) && text.includes(read('web/site/fonts/OFL.txt')));
  for (const name of readdirSync(join(root, 'web/site/licences'))) assert.ok(text.includes(read(`web/site/licences/${name}`)), name);
});

test('texts that are kept here are those of the sources', { skip: !existsSync(join(root, 'build/deps/imgui/LICENSE.txt')) }, () => {
  assert.equal(read('web/site/licences/imgui.txt'), read('build/deps/imgui/LICENSE.txt'));
});

test('a package without a licence text is not shipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-licences-'));
  const module = join(folder, 'node_modules/@some/thing/index.js');
  mkdirSync(join(module, '..'), { recursive: true });
  assert.throws(() => licences(join(root, 'web/site'), [module]), /@some\/thing is bundled/);
  writeFileSync(join(module, '../LICENSE'), 'As you like.');
  assert.match(licences(join(root, 'web/site'), [module]), /^@some\/thing\n=+\n\nAs you like\.$/m);
  rmSync(folder, { recursive: true });
});
