// Two minutes of the hour that ./dev soak runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, soak } from './soak.mjs';

test('memory stays where it is while somebody edits', async () => {
  const measured = await soak(Number(process.env.SOAK_SECONDS ?? 120));
  console.log(`${measured.length} rounds, ${measured.map(({ all }) => (all / 1e6).toFixed(1)).join(' ')} MB`);
  assert.deepEqual(faults(measured), []);
});

test('memory that grows is seen', () => {
  const of = (all) => all.map((each) => ({ all: each * 1e6 }));
  assert.deepEqual(faults(of([20, 22, 22, 22, 22, 22])), []);
  assert.equal(faults(of([20, 25, 30, 35, 40, 45])).length, 1);
  assert.equal(faults(of([70, 70, 70, 70])).length, 1);
});
