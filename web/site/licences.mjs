// The licence texts of all that the site ships, as one text. What npm brought is taken from where it lies, and a package
// that is bundled without a licence ends the build; what is compiled in is named here, with its text in licences/.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const compiled = {
  'Dear ImGui': 'licences/imgui.txt',
  'JSON for Modern C++': 'licences/json.txt',
  'Emscripten': 'licences/emscripten.txt',
  'musl, the C library': 'licences/musl.txt',
  'libc++, the C++ library': 'licences/libcxx.txt',
  'Source Sans 3, as the subset Cadastre Sans': 'fonts/OFL.txt',
};

/** Folders of the packages that a bundle was made of, by name; `inputs` are the paths of esbuild's metafile. */
function packagesOf(inputs) {
  const found = new Map();
  for (const input of inputs) {
    const [, folder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(input) ?? [];
    if (name) found.set(name, folder);
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

function licenceIn(name, folder) {
  const file = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'LICENCE'].map((each) => join(folder, each)).find((each) => existsSync(each));
  if (!file) throw new Error(`${name} is bundled, and has no licence text in ${folder}`);
  return readFileSync(file, 'utf8');
}

/** `here`: web/site. */
export function licences(here, inputs) {
  const read = (name) => readFileSync(join(here, name), 'utf8');
  const texts = new Map(); // several packages of one project have one text
  const add = (name, text) => texts.set(text.trim(), [...texts.get(text.trim()) ?? [], name]);
  add('Cadastre', read('../../LICENSE'));
  for (const [name, file] of Object.entries(compiled)) add(name, read(file));
  for (const [name, folder] of packagesOf(inputs)) add(name, licenceIn(name, folder));
  const parts = [...texts].map(([text, names]) => `${names.join(', ')}\n${'='.repeat(names.join(', ').length)}\n\n${text}\n`);
  return `What this site is made of, and the licences of its parts.\n\n${parts.join('\n\n')}`;
}
