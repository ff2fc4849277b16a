// What a browser loads stays small: brotli sizes against budgets.json. A missing file is a finding, not a pass. The limits
// are for the compiler that the site is shipped with; what another makes is told and does not fail.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runAsProgram } from './checks/sources.mjs';

/** The files a budget names: one, or with a `*` in the last part all that fit, counted together. */
function named(root, pattern) {
  const folder = join(root, dirname(pattern));
  const fits = new RegExp(`^${basename(pattern).split('*').map(escape).join('.*')}$`);
  return existsSync(folder) ? readdirSync(folder).filter((name) => fits.test(name)).map((name) => join(folder, name)) : [];
}

const escape = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const brotli = (path) =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length;

/** The version of Emscripten that built it here. */
const emscripten = () => /\d+\.\d+\.\d+/.exec(execFileSync('em++', ['--version'], { encoding: 'utf8' }))[0];

export function check(root, compiler = emscripten()) {
  const { sizes } = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));
  const shipped = compiler === sizes.emscripten;
  if (!shipped) console.log(`The limits are for Emscripten ${sizes.emscripten}; this is ${compiler}.`);
  return sizes.files.flatMap(({ what, file, limit, aim, bench }) => {
    const found = named(root, file);
    if (bench && found.length === 0) return []; // only ./dev bench builds it
    if (found.length === 0) return [`${what}: ${file} is not built; ./dev build makes it`];
    const size = found.reduce((sum, path) => sum + brotli(path), 0) / 1000;
    console.log(`${what}: ${size.toFixed(1)} kB of ${limit}${aim && size > aim ? ` (the aim is ${aim})` : ''}`);
    return shipped && size > limit ? [`${what}: ${size.toFixed(1)} kB, the budget is ${limit}`] : [];
  });
}

runAsProgram(import.meta.url, check);
