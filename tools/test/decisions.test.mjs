// A decision cites cases and rows: each of them has to be there, and every decision has its parts.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const names = (folder, ending) => readdirSync(join(repository, folder)).filter((name) => name.endsWith(ending));
const cases = names('tests/cases', '.json').map((name) => name.replace('.json', ''));
const files = ['rules', 'rules/expansions', 'rules/interactions'].flatMap((folder) => names(folder, '.json').map((name) => join(repository, folder, name)));
const rows = new Set(files.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).rows ?? []).map((row) => row.id));
const components = new Set([...rows].map((id) => id.split('.')[0]));

/** What a decision names that is not there. `C031` stands for C031a and C031b as well. */
function unknown(text) {
  const cited = [...(text.split('**Cases.**')[1] ?? '').matchAll(/\b([BCDEGLMNSWX]\d{2,4}[a-z]?)\b/g)].map(([, id]) => id);
  const named = [...text.matchAll(/`([a-z0-9/-]+)\.([a-z0-9-]+)`/g)].filter(([, component]) => components.has(component));
  return [
    ...cited.filter((id) => !cases.some((one) => one === id || (one.startsWith(id) && /^\D/.test(one.slice(id.length))))),
    ...named.map(([whole]) => whole.slice(1, -1)).filter((id) => !rows.has(id)),
  ];
}

const decisions = names('docs/decisions', '.md').filter((name) => name !== 'README.md');

for (const name of decisions) {
  const text = readFileSync(join(repository, 'docs/decisions', name), 'utf8');
  test(`${name} has its parts, and what it cites is there`, () => {
    assert.match(text, new RegExp(`^# ${name.slice(0, 4)} \\S`));
    for (const part of ['**Question.**', '**Why']) assert.ok(text.includes(part), part);
    assert.match(text, /hoice\.\*\*/);
    assert.deepEqual(unknown(text), []);
  });
}

test('no number stands twice', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  assert.deepEqual(numbers, [...new Set(numbers)]);
});

test('the list has all of them, by their titles and in order', () => {
  const listed = readFileSync(join(repository, 'docs/decisions/README.md'), 'utf8').match(/^- .*$/gm);
  const title = (name) => readFileSync(join(repository, 'docs/decisions', name), 'utf8').split('\n')[0].slice(2);
  assert.deepEqual(listed, decisions.sort().map((name) => `- [${title(name)}](${name})`));
});

test('what is not there is seen', () => {
  assert.deepEqual(unknown('`base-game.raod` **Cases.** C031, C999, N01a'), ['C999', 'base-game.raod']);
});
