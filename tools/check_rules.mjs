// Holds rules/, the words of the interface and their translations together: shapes, references, tiles, texts.
//
//   node tools/check_rules.mjs [ROOT]
import { files, runAsProgram } from './checks/sources.mjs';
import { checkCatalogue } from './rules/catalogue.mjs';
import { checkQuestions } from './rules/questions.mjs';
import { checkReferences } from './rules/references.mjs';
import { checkShapes } from './rules/shapes.mjs';
import { Report, readSources } from './rules/sources.mjs';
import { englishTexts } from './rules/texts.mjs';
import { checkTexts } from './rules/texts_agree.mjs';
import { unknownTexts } from './rules/texts_used.mjs';
import { checkTiles } from './rules/tiles.mjs';

const code = /^(core|web|wasm)\/(?!.*(?:node_modules|\/dist\/|\.test\.)).*\.(cpp|hpp|ts|mjs)$/;

export function check(root) {
  const report = new Report();
  const sources = readSources(root, report);
  const english = englishTexts(sources, report);
  if (report.errors.length > 0) return report.errors;
  checkShapes(sources, report);
  checkReferences(sources, report);
  checkQuestions(sources, report);
  checkCatalogue(sources, report);
  checkTiles(sources, report);
  checkTexts(sources, english, report);
  const texts = files(root, code).map((file) => ({ path: file.path, text: file.text() }));
  return [...report.errors, ...unknownTexts(texts, new Set(english.keys()))];
}

runAsProgram(import.meta.url, check);
