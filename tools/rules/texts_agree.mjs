// Holds every text of every language against the checks, and every language against the English.
import { languages } from './sources.mjs';
import { didYouMean } from './nearest.mjs';
import { placeholdersOf, isWord } from './placeholders.mjs';
import {
  editionWords,
  faultsOfDigits,
  faultsOfEditionWords,
  faultsOfEnding,
  faultsOfLetters,
  faultsOfPlaceholders,
  faultsOfValues,
} from './text_checks.mjs';
import { termsOf } from './texts.mjs';

const list = (value) => (Array.isArray(value) ? value : []);

/** What is printed on a box is no sentence: a year, an exclamation mark or an edition's word belongs to the name. */
const isTitle = (id) => /^(expansion|preset)\..*\/name$/.test(id);

/** A row's sentence may name what its row holds. */
function checkRowValues(sources, english, report) {
  for (const { value } of sources.files)
    for (const row of list(value?.rows)) {
      const held = new Set([
        ...(row.add ? ['points'] : []),
        ...(row.add?.points < 0 ? ['lost'] : []),
        ...(Number.isInteger(row.count?.as) || Number.isInteger(row.set?.to) ? ['number'] : []),
        ...(row.scale?.['add-at-most'] ? ['limit'] : []),
      ]);
      for (const id of [row.id, `${row.id}/name`, ...list(row.wordings).map((_, n) => `${row.id}/wording-${n}`),
        ...Object.keys(row['of-item'] ?? {}).map((item) => `${row.id}/item-${item}`)])
        for (const one of placeholdersOf(english.get(id)?.text ?? ''))
          if (!isWord(one) && !held.has(one.name))
            report.error(english.get(id).file, english.get(id).pointer, `the row has no {${one.name}} to say`);
    }
}

function checkTranslations(language, sources, english, report, faultsOf) {
  for (const [area, entries] of Object.entries(sources.po[language])) {
    for (const [id, { file, text: translation, english: then, fuzzy }] of entries) {
      const now = english.get(id);
      if (!now || now.po !== area) {
        report.error(file, id, `there is no such text any more${didYouMean(id, english.keys())}`);
        continue;
      }
      if (!translation) report.error(file, id, 'not translated yet');
      else if (fuzzy || then !== now.text) report.error(file, id, `translated from another English; now it is "${now.text}"`);
      for (const fault of translation ? [...faultsOf(id, translation), ...faultsOfValues(translation, now.text)] : [])
        report.error(file, id, fault);
    }
    const lacking = [...english].filter(([id, text]) => text.po === area && !entries.has(id));
    for (const [id, { file }] of lacking) report.error(file, id, `missing in ${language}; node tools/update_po.mjs brings it in`);
  }
}

export function checkTexts(sources, english, report) {
  const terms = new Set(Object.keys(sources.glossary.value?.terms ?? {}));
  const kinds = new Set(['phrase', ...[...english.keys()].map((id) => id.split('.')[0])]);
  checkRowValues(sources, english, report);
  for (const { id: language } of languages) {
    const words = termsOf(language, sources.glossary.value);
    const differing = editionWords(words);
    const faultsOf = (id, text) => [
      ...faultsOfLetters(text, language),
      ...faultsOfPlaceholders(text, terms, kinds),
      ...(isTitle(id) ? [] : faultsOfEditionWords(text, differing)),
      ...(english.get(id)?.po === 'rules' && !isTitle(id) ? [...faultsOfDigits(text), ...faultsOfEnding(id, text)] : []),
    ];
    for (const [term, forms] of Object.entries(words))
      for (const form of Object.values(forms).flat())
        for (const fault of [...faultsOfDigits(form), ...faultsOfLetters(form, language)])
          report.error(sources.glossary.file, `/terms/${term}/${language}`, fault);
    if (language !== 'en') checkTranslations(language, sources, english, report, faultsOf);
    else
      for (const [id, { text, file, pointer }] of english)
        for (const fault of faultsOf(id, text)) report.error(file, pointer, fault);
  }
}
