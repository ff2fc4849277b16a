// The library in wasm: a finished game of 72 tiles from JSON to JSON, and how the time grows with the table.
import { readFileSync } from 'node:fs';
import { report, timeOf } from './aims.mjs';

const path = (below) => new URL(`../../${below}`, import.meta.url).pathname;
const read = (below) => readFileSync(path(below), 'utf8');
const { default: createModule } = await import(path('build/wasm/library/cadastre.js'));
const module = await createModule({ wasmBinary: readFileSync(path('build/wasm/library/cadastre.wasm')) });
const rulebook = read('build/wasm/rules/rulebook.json');
const library = new module.Library(rulebook);
library.addLanguage(read('build/wasm/rules/text/en.json'));

const sample = JSON.stringify(JSON.parse(read('web/site/samples/first-game.json')));
const wide = (copies) => {
  const board = JSON.parse(sample);
  const all = (list) => Array.from({ length: copies }, (_, i) => list.map((one) => ({ ...one, x: one.x + 100 * i }))).flat();
  return JSON.stringify({ ...board, tiles: all(board.tiles), meeples: all(board.meeples) });
};

const whole = timeOf(() => library.score(sample, '{}', ''));
report('json-round-trip', whole, `in English ${timeOf(() => library.score(sample, '{}', 'en')).toFixed(2)} ms`);

const [one, ten] = [wide(1), wide(10)].map((board) => timeOf(() => library.score(board, '{}', ''), 11));
const growth = ten / one / 10;
console.log(`720 tiles to 72: ${(ten / one).toFixed(1)} times as long`);
if (growth > 2) {
  console.error('That is worse than linear.');
  process.exitCode = 1;
}
