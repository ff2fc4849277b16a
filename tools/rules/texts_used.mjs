// The ids of texts that code asks for have to be there: phrases by their whole id or its beginning, problems by their code.
import { didYouMean } from './nearest.mjs';

const phraseId = /["'`]((?:ui|cli|who|line|list|player|item)[./][A-Za-z0-9+\-./]*)["'`]/g;
const aboutCode = [
  /(?:report|refuse|code =)\s*\(?\s*"([a-z]+(?:-[a-z]+)*)"/g,
  /(?:problems(?:_|\(\))?\.push_back\s*\(\s*|\bProblem\s+\w+\s*)\{\s*"([a-z]+(?:-[a-z]+)*)"/g,
  /\?\s*"([a-z]+(?:-[a-z]+)+)"\s*:\s*"[a-z]+(?:-[a-z]+)+"/g,
  /\?\s*"[a-z]+(?:-[a-z]+)+"\s*:\s*"([a-z]+(?:-[a-z]+)+)"/g,
];
const withoutComments = (text) => text.replace(/(^|[^:"])\/\/.*$/gm, '$1');

/** Codes of problems that a file of the core makes. */
const codesIn = ({ path, text }) =>
  /^core\/src\/(board|json|notation|rules|scoring|selector)\//.test(path) ? aboutCode.flatMap((one) => [...text.matchAll(one)].map(([, code]) => code)) : [];

/** files: [{path, text}] of code. Gives "path: sentence" lines. */
export function unknownTexts(files, ids) {
  const known = [...ids];
  const found = [];
  for (const file of files.map(({ path, text }) => ({ path, text: withoutComments(text) }))) {
    for (const [, id] of file.text.matchAll(phraseId))
      if (!/\.m?js$/.test(id) && !known.some((one) => one === id || one.startsWith(id)))
        found.push(`${file.path}: no text has the id "${id}"${didYouMean(id, known)}`);
    for (const code of codesIn(file))
      if (!ids.has(`problem.${code}`))
        found.push(`${file.path}: the problem "${code}" has no sentence in rules/problems.json${didYouMean(`problem.${code}`, known)}`);
  }
  return [...new Set(found)];
}

/** Words of the interface that no code asks for. */
export function unusedTexts(files, english) {
  const asked = new Set(files.flatMap(({ text }) => [...text.matchAll(phraseId)].map(([, id]) => id)));
  const isAsked = (id) => [...asked].some((one) => one === id || (/[./-]$/.test(one) && id.startsWith(one)));
  return [...english]
    .filter(([id, { po }]) => po === 'editor' && !isAsked(id))
    .map(([id, { file }]) => `${file}: no code asks for "${id}"`);
}
