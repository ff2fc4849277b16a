// Merges rules/ and the editor's words into what the program loads: OUT/rulebook.json and OUT/text/LANGUAGE.json.
//
//   node tools/build_rules.mjs OUT [--root REPOSITORY]
//
// Exits 1 with a line a problem if something could not be read or names what is not there. A text that a language lacks is taken in English here;
// tools/check_rules.mjs is where that is an error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogue } from './rules/catalogue.mjs';
import { checkReferences } from './rules/references.mjs';
import { checkShapes } from './rules/shapes.mjs';
import { Report, languages, readSources } from './rules/sources.mjs';
import { englishTexts, termsOf, textsOf, withoutTexts } from './rules/texts.mjs';
import { checkTiles } from './rules/tiles.mjs';

function write(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value)}\n`);
}

export function build(root, out) {
  const report = new Report();
  const sources = readSources(root, report);
  const english = englishTexts(sources, report);
  if (report.errors.length === 0) for (const hold of [checkShapes, checkReferences, checkCatalogue, checkTiles]) hold(sources, report);
  if (report.errors.length > 0) return report;
  write(join(out, 'rulebook.json'), {
    forms: withoutTexts(sources.forms.value),
    variants: withoutTexts(sources.variants.value.variants),
    catalogue: withoutTexts(sources.catalogue.value),
    presets: withoutTexts(sources.presets.value.presets),
    files: sources.files.map(({ value }) => withoutTexts(value)),
    tiles: sources.tiles.map(({ value }) => withoutTexts(value)),
  });
  for (const { id, plurals } of languages) {
    const { phrases, missing, stale } = textsOf(id, english, sources.po[id]);
    for (const [what, ids] of [['are not translated', missing], ['have changed since', stale]]) {
      if (ids.length > 0) report.warning(`${id}.po`, '', `${ids.length} texts ${what}: ${ids.slice(0, 5).join(', ')} …`);
    }
    const terms = termsOf(id, sources.glossary.value);
    write(join(out, 'text', `${id}.json`), { language: id, plurals, phrases, terms });
  }
  return report;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const at = words.indexOf('--root');
  const root = at >= 0 ? words.splice(at, 2)[1] : join(dirname(fileURLToPath(import.meta.url)), '..');
  if (words.length !== 1 || words[0].startsWith('-')) {
    console.error('usage: node tools/build_rules.mjs OUT [--root REPOSITORY]');
    process.exit(2);
  }
  const report = build(resolve(root), resolve(words[0]));
  for (const line of report.warnings) console.warn(`warning: ${line}`);
  for (const line of report.errors) console.error(`error: ${line}`);
  process.exit(report.errors.length > 0 ? 1 : 0);
}
