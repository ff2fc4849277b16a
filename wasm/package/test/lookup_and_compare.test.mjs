// Searching the rules, comparing editions and keeping a ledger, as library calls and on the command line.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cadastre, faults, load } from './support.mjs';

const library = await load({ languages: ['en', 'de', 'ro'] });
const folder = mkdtempSync(join(tmpdir(), 'cadastre-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const doubleSized = {
  item: 'road',
  phase: 'during',
  selection: { expansions: ['river-20th-anniversary'] },
  pieces: { tile: 3, 'double-sized-tile': { tiles: 1, squares: 2, segments: 1 } },
  players: { red: { meeple: 1 } },
};
const ransom = {
  selection: { expansions: ['tower'] },
  totals: { red: 3, blue: 10 },
  entries: [0, 1].map(() => ({ item: 'tower-ransom', phase: 'during', measures: { deal: 'ransom' },
    roles: { payer: 'red', receiver: 'blue' }, players: { red: {}, blue: {} } })),
};

test('rules are found in three languages, by old names too', () => {
  for (const [text, language] of [['cloister', 'en'], ['kloster', 'de'], ['manastire', 'ro'], ['mănăstire', 'ro']]) {
    const answer = library.findRules({ text }, { language });
    assert.equal(faults('found-rules', answer), '');
    assert.ok(answer.found.some(({ rule }) => rule.row === 'base-game.monastery'), `${text} in ${language}`);
  }
  assert.equal(library.findRules({ text: 'xyzzy' }, { language: 'en' }).found.length, 0);
  assert.equal(library.findRules({ item: 'raod' }).problems[0].code, 'unknown-item');
});

test('a selection bounds the search', () => {
  const all = library.findRules({ item: 'city' });
  const base = library.findRules({ item: 'city', selection: {} });
  assert.ok(base.found.length > 3 && base.found.length < all.found.length);
});

test('two editions compared name the rules that make the difference', () => {
  const answer = library.compare(doubleSized, ['C1', 'C3'], { language: 'de' });
  assert.equal(faults('comparison', answer), '');
  assert.deepEqual(answer.answers.map((side) => side.answer.value), [4, 5]);
  assert.deepEqual(answer.rows.map(({ row }) => row).sort(),
    ['base-game.road', 'shared.double-as-squares', 'shared.double-as-tile']);
  assert.equal(library.compare(doubleSized, ['C2', { edition: 'C3' }]).same, true);
  assert.equal(library.compare(doubleSized, ['C1']).problems[0].code, 'too-few-selections');
});

test('a ledger refuses the ransom that nobody can pay', () => {
  const answer = library.ledger(ransom, { language: 'en' });
  assert.equal(faults('ledger-score', answer), '');
  assert.deepEqual(answer.totals, { red: 0, blue: 13 });
  assert.deepEqual(answer.entries.map(({ refused }) => refused), [false, true]);
});

test('the command line compares, searches and keeps a ledger', () => {
  const compared = cadastre(['compare', file('road.json', doubleSized), '--editions', 'C1,C3']);
  assert.deepEqual([compared.status, compared.err], [0, '']);
  assert.match(compared.out, /Worth +4 +5/);
  assert.match(compared.out, /shared\.double-as-squares/);
  assert.equal(cadastre(['compare', file('road.json', doubleSized), '--editions', 'C1,C9']).status, 2);
  assert.equal(cadastre(['compare', file('road.json', doubleSized), '--editions', 'C1']).status, 2);

  const found = cadastre(['rules', '--search', 'cloister']);
  assert.equal(found.status, 0);
  assert.match(found.out, /base-game\.monastery · /);
  assert.match(found.out, /Place \d+ in the order of computing\n/);
  assert.match(cadastre(['rules', '--search', 'orase camp', '--lang', 'ro']).out, /base-game\.field-city/);
  assert.match(cadastre(['rules', '--search', 'xyzzy']).out, /No rule was found/);
  assert.doesNotMatch(cadastre(['rules', '--search', 'hills', '--edition', 'C1']).out, /hills-and-sheep/);
  assert.equal(faults('found-rules', JSON.parse(cadastre(['rules', '--step', 'figures', '--json']).out)), '');

  const kept = cadastre(['ledger', file('ledger.json', ransom)]);
  assert.equal(kept.status, 0);
  assert.match(kept.out, /2\. .*ransom: refused/i);
  assert.match(kept.out, /Totals: Red 0, Blue 13/);
});
