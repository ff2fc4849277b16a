// What every text has to keep to, in every language. Each check gives sentences, so that each can be tried by itself.
import { didYouMean } from './nearest.mjs';
import { isWord, placeholdersOf, valuesOf, withoutPlaceholders } from './placeholders.mjs';

/** Numbers come from the rules, never from a sentence. */
export function faultsOfDigits(text) {
  const found = /\d+/.exec(withoutPlaceholders(text));
  return found ? [`"${found[0]}" is written out; numbers come from the rules, by a placeholder`] : [];
}

/** Romanian ș and ț have a comma below; with a cedilla they are other letters. */
export function faultsOfLetters(text, language) {
  const found = /[şŞţŢ]/.exec(text);
  return language === 'ro' && found ? [`"${found[0]}" has a cedilla; Romanian writes ș and ț with a comma below`] : [];
}

/** Braces in pairs, words of the glossary, kinds that there are. `kinds`: glossary terms and beginnings of phrase ids. */
export function faultsOfPlaceholders(text, terms, kinds) {
  const faults = [];
  if (/[{}]/.test(withoutPlaceholders(text))) faults.push('a brace is not closed or not opened');
  for (const one of placeholdersOf(text)) {
    const { name, kind, form, written } = one;
    if (isWord(one)) {
      if (!terms.has(kind)) faults.push(`${written}: there is no glossary term "${kind}"${didYouMean(kind, terms)}`);
      if (form !== undefined && form !== 'many') faults.push(`${written}: after the term comes "many" or nothing`);
    } else if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
      faults.push(`${written}: the name of a value is written in small letters and hyphens`);
    } else if (kind !== undefined && kind !== 'word' && !terms.has(kind) && !kinds.has(kind)) {
      faults.push(`${written}: there is no glossary term "${kind}", nor phrases "${kind}.…"${didYouMean(kind, [...terms, ...kinds])}`);
    }
  }
  return faults;
}

/** A translation uses the values of the English, no more and no fewer. */
export function faultsOfValues(text, english) {
  const [here, there] = [valuesOf(text), valuesOf(english)];
  const less = there.filter((name) => !here.includes(name));
  const more = here.filter((name) => !there.includes(name));
  return [
    ...less.map((name) => `{${name}} is missing; the English has it`),
    ...more.map((name) => `{${name}} is not in the English`),
  ];
}

/** Words that one edition says otherwise: [{written, term}] of a language. */
export function editionWords(terms) {
  const words = [];
  for (const [term, forms] of Object.entries(terms)) {
    if (Object.keys(forms).length < 2) continue;
    const written = new Set(Object.values(forms).flat().map((form) => form.replace(/^de /, '')));
    for (const form of written) words.push({ written: form, term });
  }
  return words;
}

/** Such words are referenced, never typed out. */
export function faultsOfEditionWords(text, words) {
  const plain = ` ${withoutPlaceholders(text).toLowerCase()} `;
  return words
    .filter(({ written }) => new RegExp(`[^\\p{L}\\p{N}-]${written.toLowerCase()}[^\\p{L}\\p{N}-]`, 'u').test(plain))
    .map(({ written, term }) => `"${written}" is typed out, but editions differ in it: write {word:${term}}`);
}

/** Rows say a sentence without its full stop (numbers follow); problems say whole sentences; what is asked may be a question. */
export function faultsOfEnding(id, text) {
  const ended = /[.?!]$/.test(text);
  if (id.startsWith('problem.')) return ended ? [] : ['a problem is told in whole sentences, with a full stop'];
  if (/^(measure|role)\./.test(id) && text.endsWith('?')) return [];
  return ended && !/^(who|line)\./.test(id) ? ['no full stop here: points or a rule follow'] : [];
}
