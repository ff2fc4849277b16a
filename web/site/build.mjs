// Puts the site together: bundles the page's TypeScript, names every file by what is in it, and checks that everything
// that was asked for is there.
//
//   node web/site/build.mjs --editor DIR --rules DIR --out DIR
//
// --editor: holds cadastre-editor.js and .wasm · --rules: rulebook.json and text/ · --out: made anew
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

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
function put(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const ending = extname(name);
  addresses[name] = `assets/${basename(name, ending)}-${hash}${ending}`;
  const path = join(options.out, addresses[name]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
const filled = (text, folder = '') =>
  text.replace(/%([\w.-]+)%/g, (whole, name) => {
    if (!addresses[name]) throw new Error(`${whole} names no file of the site`);
    return addresses[name].slice(folder.length);
  });
const copy = (folder, name) => put(name, readFileSync(join(folder, name)));

rmSync(options.out, { recursive: true, force: true });
for (const weight of [400, 600]) copy(join(here, 'fonts'), `cadastre-sans-${weight}.ttf`);
copy(here, 'icon.svg');
copy(join(here, 'samples'), 'first-game.json');
copy(options.rules, 'rulebook.json');
copy(options.editor, 'cadastre-editor.wasm');
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
}
languages.sort((a, b) => (b === 'en') - (a === 'en') || a.localeCompare(b));

const style = await transform(readFileSync(join(here, 'site.css'), 'utf8'), { minify: true, loader: 'css' });
put('site.css', filled(style.code, 'assets/'));
const bundle = await build({
  ...minified,
  entryPoints: [join(here, 'src', 'main.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  define: {
    ASSETS: JSON.stringify(addresses),
    EARLY_WORDS: JSON.stringify(earlyWords),
    LANGUAGES: JSON.stringify(languages),
  },
});
put('main.js', bundle.outputFiles[0].text);
writeFileSync(join(options.out, 'index.html'), filled(readFileSync(join(here, 'index.html'), 'utf8')));
