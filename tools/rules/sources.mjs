// Reads everything in rules/ and the editor's words into one value, collecting problems instead of throwing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import gettextParser from 'gettext-parser';

export const languages = [
  { id: 'en', plurals: 'one-other' },
  { id: 'de', plurals: 'one-other' },
  { id: 'ro', plurals: 'romanian' },
];

/** Problems are told as `file:pointer: sentence`. */
export class Report {
  errors = [];
  warnings = [];
  error(file, pointer, sentence) {
    this.errors.push(`${file}${pointer ? `:${pointer}` : ''}: ${sentence}`);
  }
  warning(file, pointer, sentence) {
    this.warnings.push(`${file}${pointer ? `:${pointer}` : ''}: ${sentence}`);
  }
}

function placeOf(text, position) {
  const before = text.slice(0, position);
  return `line ${before.split('\n').length}, column ${position - before.lastIndexOf('\n')}`;
}

export function parseJson(text, file, report) {
  try {
    return JSON.parse(text);
  } catch (problem) {
    const at = /position (\d+)/.exec(problem.message);
    const place = at ? ` (${placeOf(text, Number(at[1]))})` : '';
    report.error(file, '', `this is not JSON${place}: ${problem.message}. Mend it and run this again.`);
    return undefined;
  }
}

function filesIn(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

function readPo(path, file, report) {
  if (!existsSync(path)) return new Map();
  const entries = new Map();
  let po;
  try {
    po = gettextParser.po.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    report.error(file, '', `this is not a PO file: ${problem.message}`);
    return entries;
  }
  for (const [context, messages] of Object.entries(po.translations)) {
    for (const message of Object.values(messages)) {
      if (message.msgid === '') continue;
      if (!context) report.error(file, message.msgid, 'a message needs its id as msgctxt');
      entries.set(context, {
        english: message.msgid,
        text: message.msgstr[0] ?? '',
        fuzzy: (message.comments?.flag ?? '').split(/,\s*/).includes('fuzzy'),
        file,
      });
    }
  }
  return entries;
}

/** root: the repository. All paths in the answer are relative to it. */
export function readSources(root, report) {
  const read = (path) => {
    const file = relative(root, path);
    if (!existsSync(path)) {
      report.error(file, '', 'this file is missing');
      return { file, value: undefined };
    }
    return { file, value: parseJson(readFileSync(path, 'utf8'), file, report) };
  };
  const rules = join(root, 'rules');
  const words = join(root, 'web', 'editor', 'words');
  const all = (folder) => filesIn(folder, '.json').map(read);
  const sources = {
    forms: read(join(rules, 'forms.json')),
    variants: read(join(rules, 'variants.json')),
    catalogue: read(join(rules, 'catalogue.json')),
    presets: read(join(rules, 'presets.json')),
    glossary: read(join(rules, 'glossary.json')),
    phrases: read(join(rules, 'phrases.json')),
    problems: read(join(rules, 'problems.json')),
    files: [
      ...['base-game.json', 'shared.json'].map((name) => join(rules, name)).filter((path) => existsSync(path)).map(read),
      ...all(join(rules, 'expansions')),
      ...all(join(rules, 'interactions')),
    ],
    tiles: all(join(rules, 'tiles')),
    words: [...all(words), ...all(join(root, 'wasm', 'package', 'words'))],
    po: {},
  };
  for (const { id } of languages) {
    if (id === 'en') continue;
    sources.po[id] = {
      rules: readPo(join(rules, 'po', `${id}.po`), `rules/po/${id}.po`, report),
      editor: readPo(join(root, 'web', 'editor', 'po', `${id}.po`), `web/editor/po/${id}.po`, report),
    };
  }
  return sources;
}
