// Writes the rule file of a new expansion and a first case of it, both to be changed: docs/guides/add-an-expansion.md.
//
//   node tools/new_expansion.mjs ID ["Its name"] [--root REPOSITORY]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `moon-gates` → `Moon Gates` */
const titleOf = (id) =>
  id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

export function ruleFile(id, name) {
  return {
    $schema: '../schema/rules.schema.json',
    id,
    name,
    catalogue: { group: 'fan', editions: ['C3'] },
    measures: [{ id: `${id}-tokens`, term: 'token', make: { given: true }, max: 20, ask: `Tokens of ${name}`, usual: [0, 1, 6] }],
    rows: [
      {
        id: `${id}.token`,
        slot: 'flat',
        items: ['road'],
        phase: 'during',
        add: { points: 2, per: [`${id}-tokens`] },
        name: `Tokens of ${name}`,
        text: 'Every token on a completed {word:road} gives {points:point}',
        source: name,
      },
    ],
  };
}

export function caseFile(caseId, id, name) {
  const terms = { 'base-game.road': 3, [`${id}.token`]: 4 };
  return {
    $schema: 'case.schema.json',
    id: caseId,
    topic: id,
    source: name,
    says: 'Two tokens on a completed road of three tiles.',
    expansions: [id],
    feature: {
      item: 'road',
      phase: 'during',
      tiles: 3,
      measures: { [`${id}-tokens`]: 2 },
      players: { red: { meeple: 1 } },
    },
    expect: { value: 7, terms, players: { red: { strength: 1, points: 7, terms } } },
  };
}

/** The next free id of the letter under which expansions have their cases. */
export function nextCaseId(names) {
  const numbers = names.map((name) => Number(/^N(\d+)/.exec(name)?.[1] ?? 0));
  return `N${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
}

/** Writes both files; returns their paths. Throws with a sentence if that cannot be. */
export function newExpansion(root, id, name = titleOf(id)) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new Error(`"${id}" is no id: small letters and digits, words joined by -`);
  const rules = join(root, 'rules', 'expansions', `${id}.json`);
  if (existsSync(rules)) throw new Error(`${rules} is there already`);
  const listed = JSON.parse(readFileSync(join(root, 'rules', 'catalogue.json'), 'utf8')).expansions.find((one) => one.id === id);
  const file = ruleFile(id, listed?.name ?? name);
  if (listed) delete file.catalogue; // what the catalogue says of it already
  const cases = join(root, 'tests', 'cases');
  const caseId = nextCaseId(readdirSync(cases));
  const write = (path, value) => {
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
    return path;
  };
  return [write(rules, file), write(join(cases, `${caseId}.json`), caseFile(caseId, id, file.name))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const at = words.indexOf('--root');
  const root = at >= 0 ? words.splice(at, 2)[1] : join(dirname(fileURLToPath(import.meta.url)), '..');
  if (words.length < 1 || words.length > 2) {
    console.error('usage: tools/new_expansion ID ["Its name"]');
    process.exit(2);
  }
  try {
    for (const path of newExpansion(resolve(root), ...words)) console.log(`wrote ${path}`);
    console.log('Change both, then: node tools/update_po.mjs; node tools/check_rules.mjs; ./dev cases');
  } catch (problem) {
    console.error(problem.message);
    process.exit(1);
  }
}
