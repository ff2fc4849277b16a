// Cuts the app's program in two: what the picture of a first visit needs, which is fetched first, and the rest, which
// arrives while that picture is made. Which functions are needed is not written down anywhere: the picture is drawn here,
// in each language and at several sizes, by a copy of the program that notes what is called.
//
//   node tools/split_program.mjs --editor DIR --rules DIR --wasm-split PROGRAM
//
// --editor: holds cadastre-editor.js and .wasm, and gets cadastre-editor-first.wasm and cadastre-editor-rest.wasm
// --rules: rulebook.json and text/
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { editor: { type: 'string' }, rules: { type: 'string' }, 'wasm-split': { type: 'string', default: 'wasm-split' } },
});
const site = fileURLToPath(new URL('../web/site/', import.meta.url));
const text = (...path) => readFileSync(join(...path), 'utf8');

/** Width, height and ratio of screens on which other things are drawn, or drawn otherwise. */
const screens = [[360, 800, 2.6], [740, 360, 2], [820, 1180, 2], [320, 640, 1.5], [1440, 900, 1]];

/** What the program finds in a browser: a canvas whose WebGL2 says yes to everything. */
function pretendBrowser() {
  const answers = {
    getShaderParameter: () => 1,
    getProgramParameter: () => 1,
    getActiveUniform: () => ({ name: 'all', size: 1 }),
    getError: () => 0,
  };
  const context = new Proxy({}, { get: (own, name) => own[name] ?? answers[name] ?? (() => ({})) });
  class Context {}
  Object.assign(globalThis, {
    window: globalThis,
    screen: {},
    document: { querySelector: () => ({ getContext: () => context }) },
    WebGLRenderingContext: Context,
    WebGL2RenderingContext: Context,
  });
}

/** Functions that JavaScript took from the program's table: it keeps them, so they have to be those that stay. */
const taken = new Set();
function watchTable() {
  const { get } = WebAssembly.Table.prototype;
  WebAssembly.Table.prototype.get = function (at) {
    const one = get.call(this, at);
    if (one) taken.add(Number(one.name)); // a function of a program is called by its number
    return one;
  };
}

/** In what wasm-split reads, each function that the program does not import has 4 bytes, not 0 if it was called. */
function withTaken(profile, program) {
  const imported = WebAssembly.Module.imports(program).filter(({ kind }) => kind === 'function').length;
  const called = new Uint8Array(profile);
  for (const number of taken) called[8 + 4 * (number - imported)] ||= 1;
  return called;
}

const languages = readdirSync(join(values.rules, 'text')).map((file) => file.replace('.json', ''));
const opening = {
  rulebook: text(values.rules, 'rulebook.json'), kept: '', settings: '', sample: text(site, 'samples/first-game.json'),
  fragment: '', languages,
};
const fonts = [400, 600].map((weight) => new Uint8Array(readFileSync(join(site, `fonts/cadastre-sans-${weight}.ttf`))));

/** The picture as web/site/src/main.ts and canvas_app.ts have it drawn. Returns what was called, as wasm-split reads it. */
async function calledFor(make, program, { language, screen: [width, height, ratio], dark }) {
  let exports;
  const instantiateWasm = (imports, receive) => {
    const instance = new WebAssembly.Instance(program, imports);
    exports = instance.exports;
    receive(instance);
    return exports;
  };
  const editor = await make({ instantiateWasm });
  if (!editor.openCanvas('#canvas')) throw new Error('The program did not take the canvas.');
  editor.around({
    width, height, ratio, pixelWidth: Math.round(width * ratio), pixelHeight: Math.round(height * ratio),
    safeTop: 0, safeRight: 0, safeBottom: 0, safeLeft: 0, keyboard: 0, now: 0,
    dark, reducedMotion: true, coarse: width < 1000, moreContrast: false, focused: false,
  });
  editor.keptBoards([]);
  editor.start({ ...opening, phrases: text(values.rules, 'text', `${language}.json`) }, ...fonts);
  editor.frame(16);
  const memory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory);
  const room = 1 << 16;
  const at = memory.buffer.byteLength - room; // nothing runs any more that could mind
  return new Uint8Array(memory.buffer, at, exports.__write_profile(at, room)).slice();
}

const folder = mkdtempSync(join(tmpdir(), 'cadastre-split-'));
try {
  const split = (...rest) => execFileSync(values['wasm-split'], [
    '--enable-mutable-globals', '--enable-bulk-memory', '--enable-sign-ext', '--enable-nontrapping-float-to-int', ...rest,
  ]);
  const whole = join(values.editor, 'cadastre-editor.wasm');
  const noting = join(folder, 'noting.wasm');
  split('--instrument', whole, '-o', noting);

  pretendBrowser();
  watchTable();
  copyFileSync(join(values.editor, 'cadastre-editor.js'), join(folder, 'editor.mjs'));
  const { default: make } = await import(pathToFileURL(join(folder, 'editor.mjs')));
  const program = new WebAssembly.Module(readFileSync(noting));
  const visits = languages.flatMap((language) => screens.map((screen, i) => ({ language, screen, dark: i % 2 === 1 })));
  const profiles = [];
  for (const visit of visits) {
    profiles.push(join(folder, `${profiles.length}.profile`));
    writeFileSync(profiles.at(-1), withTaken(await calledFor(make, program, visit), program));
  }
  split('--merge-profiles', ...profiles, '-o', join(folder, 'all.profile'));
  split('--split', whole, '--profile', join(folder, 'all.profile'), '--import-namespace', 'first',
    '--placeholder-namespace', 'rest', '-o1', join(values.editor, 'cadastre-editor-first.wasm'),
    '-o2', join(values.editor, 'cadastre-editor-rest.wasm'));
} finally {
  rmSync(folder, { recursive: true });
}
