// Puts the site together: bundles the page's TypeScript, names every file by what is in it, and checks that everything
// that was asked for is there. Last comes the service worker, which knows all of them.
//
//   node web/site/build.mjs --editor DIR --rules DIR --out DIR
//
// --editor: holds cadastre-editor.js and the two parts of its program · --rules: rulebook.json and text/ · --out: made anew
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { getManifest } from 'workbox-build';
import { licences } from './licences.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const options = {};
for (let i = 2; i + 1 < process.argv.length; i += 2) {
  options[process.argv[i].replace(/^--/, '')] = resolve(process.argv[i + 1]);
}
if (!options.editor || !options.rules || !options.out) {
  console.error('usage: node web/site/build.mjs --editor DIR --rules DIR --out DIR');
  process.exit(2);
}

/** Address of each file by its plain name. What a file says never changes under one address. */
const addresses = {};
const hashed = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);
function put(name, content) {
  const ending = extname(name);
  addresses[name] = `assets/${basename(name, ending)}-${hashed(content)}${ending}`;
  const path = join(options.out, addresses[name]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
const filled = (text, folder = '') =>
  text.replace(/%([\w.-]+)%/g, (whole, name) => {
    if (!addresses[name]) throw new Error(`${whole} names no file of the site`);
    return addresses[name].slice(folder.length);
  });
const integrity = (url) => `sha256-${createHash('sha256').update(readFileSync(join(options.out, url))).digest('base64')}`;
const copy = (folder, name) => put(name, readFileSync(join(folder, name)));


/** What an installed app is called and begins with. Addresses are relative, so that the site works below any folder. */
function webManifest(language, phrases) {
  const icon = (name, size, purpose) =>
    ({ src: addresses[`${name}-${size}.png`].slice('assets/'.length), sizes: `${size}x${size}`, type: 'image/png', purpose });
  const icons = [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]);
  const places = ['pad', 'board', 'rules', 'expansions'].filter((place) => phrases[`ui.place.${place}`]);
  return JSON.stringify({
    name: phrases['ui.site.title'], short_name: 'Cadastre', description: phrases['ui.site.description'],
    lang: language, dir: 'ltr', start_url: '../', scope: '../', display: 'standalone',
    background_color: '#F4EEE2', theme_color: '#F4EEE2', categories: ['games', 'utilities'], icons,
    shortcuts: places.map((place) => ({ name: phrases[`ui.place.${place}`], url: `../#${place}`, icons: [icons[0]] })),
  });
}

rmSync(options.out, { recursive: true, force: true });
for (const weight of [400, 600]) copy(join(here, 'fonts'), `cadastre-sans-${weight}.ttf`);
copy(here, 'icon.svg');
for (const name of ['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'touch-180']) {
  copy(join(here, 'icons'), `${name}.png`);
}
copy(join(here, 'samples'), 'first-game.json');
copy(options.rules, 'rulebook.json');
const PROGRAM_BYTES = {};
for (const part of ['first', 'rest']) {
  copy(options.editor, `cadastre-editor-${part}.wasm`);
  PROGRAM_BYTES[part] = statSync(join(options.editor, `cadastre-editor-${part}.wasm`)).size;
}
const minified = { minify: true, legalComments: 'none', target: 'es2022', charset: 'utf8' };
const made = readFileSync(join(options.editor, 'cadastre-editor.js'), 'utf8');
const glue = await transform(made, { ...minified, format: 'esm' });
put('cadastre-editor.js', glue.code);

const languages = [];
const earlyWords = {};
const early = /^ui\.site\.(title|description|loading|slow|canvas|failed.*|again)$/;
for (const file of readdirSync(join(options.rules, 'text')).sort()) {
  const text = readFileSync(join(options.rules, 'text', file));
  const { language, phrases } = JSON.parse(text);
  languages.push(language);
  earlyWords[language] = Object.fromEntries(Object.entries(phrases).filter(([id]) => early.test(id)));
  put(`text/${file}`, text);
  put(`${language}.webmanifest`, webManifest(language, phrases));
}
languages.sort((a, b) => (b === 'en') - (a === 'en') || a.localeCompare(b));

const style = await transform(readFileSync(join(here, 'site.css'), 'utf8'), { minify: true, loader: 'css' });
put('site.css', filled(style.code, 'assets/'));

/** What the bundles were made of. */
const bundledFiles = [];

/** A script and all it imports, as one file. */
async function bundled(script, define) {
  const { outputFiles, metafile } = await build({
    ...minified,
    entryPoints: [join(here, script)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  bundledFiles.push(...Object.keys(metafile.inputs));
  return outputFiles[0].text;
}

/** Changes with any file that is shipped; tells one build from another. */
const BUILD = hashed(JSON.stringify(addresses) + readFileSync(join(here, 'index.html')));
put('main.js', await bundled('src/main.ts', { ASSETS: addresses, EARLY_WORDS: earlyWords, LANGUAGES: languages, BUILD, PROGRAM_BYTES }));
writeFileSync(join(options.out, 'index.html'), filled(readFileSync(join(here, 'index.html'), 'utf8')));

// The worker is bundled once before, for what it is made of: its own list of files has the licences in it.
const ofWorker = { BUILD, 'process.env.NODE_ENV': 'production' };
await bundled('worker/service_worker.ts', { PRECACHED: [], ...ofWorker });
writeFileSync(join(options.out, 'licences.txt'), licences(here, bundledFiles));

const { manifestEntries, warnings } = await getManifest({
  globDirectory: options.out,
  globPatterns: ['**/*'],
  dontCacheBustURLsMatching: /-[0-9a-f]{10}\.\w+$/,
  maximumFileSizeToCacheInBytes: 8e6,
  // Whatever a host answers in the middle of a deployment: a build is kept whole or not at all.
  manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, integrity: integrity(entry.url) })) })],
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));
writeFileSync(join(options.out, 'service-worker.js'),
  await bundled('worker/service_worker.ts', { PRECACHED: manifestEntries, ...ofWorker }));
