// The core alone, natively and in wasm: what bench_score.cpp prints, beside its aims.
import { execFileSync } from 'node:child_process';
import { report } from './aims.mjs';

const path = (below) => new URL(`../../${below}`, import.meta.url).pathname;

function measured(program, ...first) {
  const lines = execFileSync(program, first, { encoding: 'utf8' }).trim().split('\n');
  return new Map(lines.map((line) => line.split(' ')).map(([id, time]) => [id, Number(time)]));
}

const native = measured(path('build/release/bench-score'));
// Emscripten's glue of Debian's age takes Node's own fetch for a browser's.
const wasm = measured(process.execPath, '--no-experimental-fetch', path('build/wasm/bench/bench-score.cjs'));

const ratio = native.get('reference-scorer') / native.get('board-to-sheet');
report('board-to-sheet-native', native.get('board-to-sheet'), `the reference scorer takes ${ratio.toFixed(0)} times as long`);
report('board-to-sheet', wasm.get('board-to-sheet'));
report('feature', wasm.get('feature'), `natively ${native.get('feature').toFixed(2)}`);
report('feature-of-everything', wasm.get('feature-of-everything'), `natively ${native.get('feature-of-everything').toFixed(2)}`);
report('rule-book', wasm.get('rule-book') / 1000, `natively ${(native.get('rule-book') / 1000).toFixed(2)}`);
if (ratio < 10) {
  console.error('The core is to be ten times as fast as the reference scorer at the least.');
  process.exitCode = 1;
}
