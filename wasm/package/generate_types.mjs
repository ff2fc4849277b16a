// Writes src/types.ts from schema/*.schema.json, so that the shapes stand in one place.
//   node wasm/package/generate_types.mjs [--check]      --check: exits 1 if the file is not what the schemas say
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('./schema/', import.meta.url);
const target = new URL('./src/types.ts', import.meta.url);
const roots = [
  'board', 'feature', 'ledger', 'rule-query', 'board-score', 'ledger-score', 'placements', 'rules', 'found-rules', 'comparison', 'selection-filter', 'expansions',
  'resolved',
];

// One schema that names all roots makes one file in which every type stands once.
const all = {
  title: 'All',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(roots.map((name) => [name, { $ref: `${name}.schema.json` }])),
};
const text = await compile(all, 'All', {
  cwd: folder.pathname,
  bannerComment: '// Made from schema/*.schema.json by generate_types.mjs; change the schemas, not this file.',
  style: { singleQuote: true, printWidth: 120 },
});
const current = await readFile(target, 'utf8').catch(() => '');
if (process.argv.includes('--check')) {
  if (current !== text) {
    console.error('wasm/package/src/types.ts is not what the schemas say: run node wasm/package/generate_types.mjs');
    process.exitCode = 1;
  }
} else if (current !== text) {
  await writeFile(target, text);
}
