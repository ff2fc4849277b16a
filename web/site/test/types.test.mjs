// The page's TypeScript is sound: esbuild only strips the types.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

for (const project of ['..', '../worker']) {
  test(`types of ${project}`, () => {
    const folder = fileURLToPath(new URL(project, import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
  });
}
