// What can be chosen, and what a selection means, as library calls and on the command line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cadastre, faults, load } from './support.mjs';

const library = await load({ languages: ['en', 'de', 'ro'] });

test('the list of expansions is whole, in three languages and under every filter', () => {
  for (const language of ['en', 'de', 'ro']) {
    const list = library.expansions({ language, shown: ['C1', 'C2+C3'], preferred: 'C1', 'mark-adaptations': true });
    assert.equal(faults('expansions', list), '');
    const all = list.groups.flatMap((group) => group.expansions);
    assert.equal(all.length, 94);
    assert.equal(list.presets.length, 19);
    for (const one of [...all, ...all.flatMap((entry) => entry.parts), ...list.groups, ...list.presets])
      assert.ok(one.name && !one.name.includes('/name'), JSON.stringify(one));
    assert.equal(all.find((one) => one.expansion === 'gingerbread-man').shown, false);
  }
  assert.equal(faults('selection-filter', { shown: ['C1'], preferred: 'C1', without: ['fan'] }), '');
  assert.notEqual(faults('selection-filter', { shown: ['C2'] }), '');
});

test('a selection is resolved: rows, items, numbers, problems', () => {
  const answer = library.resolve({ expansions: ['inns-and-cathedrals/inns', 'towr'] }, { language: 'de', preferred: 'C1' });
  assert.equal(faults('resolved', answer), '');
  assert.deepEqual(answer.selection, { edition: 'C1', expansions: ['inns-and-cathedrals/inns'], variants: {} });
  assert.match(answer.problems[0].text, /tower/);
  const road = answer.items.find((one) => one.item === 'road');
  assert.deepEqual(road.measures.map((one) => one.measure), ['length', 'inns']);
  const everything = library.expansions().groups.flatMap((group) => group.expansions.map((one) => one.expansion));
  const whole = library.resolve({ expansions: everything }, { language: 'ro' });
  assert.equal(faults('resolved', whole), '');
  assert.deepEqual(whole.problems, []);
  for (const item of whole.items) assert.ok(item.name && !item.name.includes('/name'), item.item);
});

test('the command line lists and resolves', () => {
  const list = cadastre(['expansions', '--prefer', 'C1', '--expansion', 'abbot/gardens']);
  assert.equal(list.status, 0);
  assert.match(list.out, /Minor \(1\/46\)/);
  assert.match(list.out, /\[-\] The Abbot/);
  assert.equal(cadastre(['resolve', '--expansion', 'tower']).status, 0);
  assert.equal(cadastre(['resolve', '--expansion', 'towr']).status, 2);
  assert.equal(cadastre(['expansions', '--prefer', 'C4']).status, 2);
  assert.equal(cadastre(['expansions', '--expansion', 'nonsense']).status, 2);
});
