// Brings the PO files in step with the English texts: new texts come in empty, changed ones are marked fuzzy,
// texts that are gone are dropped.
//
//   node tools/update_po.mjs [--root REPOSITORY]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { poFile } from './rules/po.mjs';
import { Report, languages, readSources } from './rules/sources.mjs';
import { englishTexts } from './rules/texts.mjs';

const words = process.argv.slice(2);
const root = resolve(words[0] === '--root' ? words[1] : join(dirname(fileURLToPath(import.meta.url)), '..'));
const report = new Report();
const sources = readSources(root, report);
const english = englishTexts(sources, report);
if (report.errors.length > 0) {
  for (const line of report.errors) console.error(`error: ${line}`);
  process.exit(1);
}
for (const { id } of languages.filter((language) => language.id !== 'en')) {
  for (const [area, folder] of [['rules', 'rules/po'], ['editor', 'web/editor/po']]) {
    const own = new Map([...english].filter(([, text]) => text.po === area));
    const path = join(root, folder, `${id}.po`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, poFile(id, own, sources.po[id][area]));
    const empty = [...own.keys()].filter((text) => !sources.po[id][area].get(text)?.text).length;
    console.log(`${folder}/${id}.po: ${own.size} texts, ${empty} to translate`);
  }
}
