// The examples of the guides give what the guides say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './support.mjs';

const guide = (name) => readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), 'utf8');

/** Each example with what stands behind it. */
const examples = (text, kind) =>
  [...text.matchAll(new RegExp('```' + kind + '\\n([^]*?)```\\n\\n```\\n([^]*?)```', 'g'))].map(([, given, said]) => ({ given, said }));

/** All examples of a guide: without a problem, and each player's points as they are told. */
async function check({ name, kind, number, ask, points }) {
  const cadastre = await load({ languages: ['en'] });
  const found = examples(guide(name), kind);
  assert.equal(found.length, number);
  for (const { given, said } of found) {
    const answer = ask(cadastre)(given, { language: 'en' });
    assert.deepEqual(answer.problems, [], given);
    assert.equal(Object.entries(answer.players).map(([player, one]) => `${player} ${points(one)}\n`).join(''), said, given);
  }
}

test('a feature by its numbers', () => check({
  name: 'one-feature-by-numbers', kind: 'json', number: 5,
  ask: (cadastre) => cadastre.feature.bind(cadastre), points: (share) => share.points,
}));

test('a board as short text', () => check({
  name: 'boards-as-short-text', kind: 'board', number: 2,
  ask: (cadastre) => cadastre.score.bind(cadastre), points: (total) => total['at-end'],
}));
