// No expansion by name in C++ or TypeScript: what an expansion does is said in rules/. Looks for string literals that
// are an expansion's id, or begin with one and a slash; an id of one word (tower) may also name a figure or an icon.
import { readFileSync } from 'node:fs';
import { files, linesWith, outsideComments, runAsProgram } from './checks/sources.mjs';

const known = readFileSync(new URL('checks/expansion_ids.txt', import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const tests = /^tests\/|\.test\.(cpp|ts)$|\/test(ing)?\//;

export function check(root) {
  const rows = files(root, /^rules\/expansions\/[^/]+\.json$/).map(({ path }) => path.replace(/.*\/|\.json$/g, ''));
  const ids = [...new Set([...known, ...rows])];
  const pattern = new RegExp(`["'\`](?:(?:${ids.join('|')})/|(?:${ids.filter((id) => id.includes('-')).join('|')})["'\`.])`);
  return files(root, /\.(cpp|hpp|ts)$/)
    .filter(({ path }) => !tests.test(path))
    .flatMap((file) => linesWith(file, outsideComments(pattern), 'an expansion is named in code; say what is measured instead'));
}

runAsProgram(import.meta.url, check);
