// The examples of the guides give what the guides say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './support.mjs';

const guide = (name) => readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), 'utf8');

/** Each example with what stands behind it. */
const examples = (text, kind) =>
  [...text.matchAll(new RegExp('```' + kind + '\\n([^]*?)```\\n\\n```\\n([^]*?)```', 'g'))].map(([, given, said]) => ({ given, said }));

const lines = (points) => Object.entries(points).map(([player, number]) => `${player} ${number}\n`).join('');

test('a feature by its numbers', async () => {
  const cadastre = await load({ languages: ['en'] });
  const found = examples(guide('one-feature-by-numbers'), 'json');
  assert.equal(found.length, 5);
  for (const { given, said } of found) {
    const answer = cadastre.feature(given, { language: 'en' });
    assert.deepEqual(answer.problems, [], given);
    assert.equal(lines(Object.fromEntries(Object.entries(answer.players).map(([player, share]) => [player, share.points]))), said, given);
  }
});

test('a board as short text', async () => {
  const cadastre = await load({ languages: ['en'] });
  const found = examples(guide('boards-as-short-text'), 'board');
  assert.equal(found.length, 2);
  for (const { given, said } of found) {
    const answer = cadastre.score(given, { language: 'en' });
    assert.deepEqual(answer.problems, [], given);
    assert.equal(lines(Object.fromEntries(Object.entries(answer.players).map(([player, total]) => [player, total['at-end']]))), said, given);
  }
});
