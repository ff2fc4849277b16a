// Prints what was measured beside the aims of budgets.json.
import { readFileSync } from 'node:fs';

const { aims } = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8')).speeds;

export function report(id, value, note = '') {
  const { what, aim, unit } = aims.find((one) => one.id === id);
  const digits = value < 1 ? 4 : value < 100 ? 2 : 0;
  console.log(`${what}: ${value.toFixed(digits)} ${unit}${aim === null ? '' : ` (aim ${aim})`}${note && `; ${note}`}`);
}

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Median milliseconds of one call, of batches that are long enough for the clock. */
export function timeOf(call, batches = 41) {
  for (const end = performance.now() + 100; performance.now() < end;) call();
  const start = performance.now();
  call();
  const each = Math.max(1, Math.ceil(2 / Math.max(0.001, performance.now() - start)));
  return median(Array.from({ length: batches }, () => {
    const begin = performance.now();
    for (let i = 0; i < each; ++i) call();
    return (performance.now() - begin) / each;
  }));
}
