// The bugs that ./dev mutate makes are told by pieces of the sources: each piece has to be there, once, so that no bug
// goes untried when a source has moved on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { bugs } = JSON.parse(readFileSync(join(repository, 'tests/mutate/bugs.json'), 'utf8'));

/** How often each piece that a bug changes is found. */
function found({ file, changes }) {
  let text = readFileSync(join(repository, file), 'utf8');
  return changes.map(([find, put]) => {
    const times = text.split(find).length - 1;
    text = text.replace(find, () => put);
    return times;
  });
}

for (const bug of bugs)
  test(`can be made: ${bug.name}`, () => assert.deepEqual(found(bug), bug.changes.map(() => 1), `in ${bug.file}`));

test('a piece that is not there is seen', () => {
  assert.deepEqual(found({ file: 'README.md', changes: [['no such words anywhere', '']] }), [0]);
});
