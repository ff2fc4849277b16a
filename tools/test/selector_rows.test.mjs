// Every `selector:NAME` of the coverage table is a test of that name, and every such test realises some row or law.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const testsIn = (folder) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.test.cpp'))
    .flatMap((name) => [...readFileSync(join(repository, folder, name), 'utf8').matchAll(/TEST_CASE\("([a-z0-9-]+) /g)].map(([, id]) => id));

test('rows that the selector realises name tests that exist', () => {
  const known = new Set([...testsIn('core/src/selector'), ...testsIn('tests/selector')]);
  const rows = readFileSync(join(repository, 'tests/coverage/rows.tsv'), 'utf8').trim().split('\n').slice(1).map((line) => line.split('\t'));
  const named = rows.flatMap(([row, ids]) => ids.split('+').filter((id) => id.startsWith('selector:')).map((id) => [row, id.slice(9)]));
  assert.ok(named.length > 50);
  assert.deepEqual(named.filter(([, name]) => !known.has(name)), []);
});
