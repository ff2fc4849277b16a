// Every check must be able to fail: each is given a small tree with one fault in it, and the same tree without.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

const scratch = mkdtempSync(join(tmpdir(), 'cadastre-checks-'));
after(() => rmSync(scratch, { recursive: true }));

let trees = 0;
function tree(files) {
  const root = join(scratch, String(trees++));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** [name of the check, what the fault is, files with it, files without it] */
const cases = [
  ['rooms', 'JSON outside its room', { 'core/src/board/a.cpp': '#include <nlohmann/json.hpp>\n' }, { 'core/src/json/a.test.cpp': '#include <nlohmann/json.hpp>\n' }],
  ['rooms', 'ImGui in the model', { 'web/editor/model/a.cpp': 'void f() { ImGui::Begin("a"); }\n' }, { 'web/editor/view/a.cpp': 'void f() { ImGui::Begin("a"); }\n' }],
  ['rooms', 'emscripten in the view', { 'web/editor/view/a.cpp': '#include <emscripten.h>\n' }, { 'web/editor/platform/a.cpp': '#include <emscripten.h>\n' }],
  ['rooms', 'a clock in the core', { 'core/src/a.cpp': '#include <chrono>\n' }, { 'core/src/a.cpp': '// #include <chrono>\n#include <vector>\n' }],
  ['rooms', 'a throw in the core', { 'core/src/a.cpp': 'void f() { throw 1; }\n' }, { 'core/src/a.cpp': '/// Never throws.\nvoid f() {}\n' }],
  ['expansion_names', 'an expansion in C++', { 'core/src/a.cpp': 'auto s = "inns-and-cathedrals/inns";\n' }, { 'core/src/a.cpp': '// "inns-and-cathedrals/inns"\nauto s = "inns";\n' }],
  ['expansion_names', 'an expansion whose rules came later', { 'rules/expansions/new-one.json': '{}', 'wasm/a.ts': "f('new-one');\n" }, { 'wasm/a.ts': "f('new-one');\n" }],
  ['lengths', 'a long file', { 'core/src/a.cpp': '\n'.repeat(451) }, { 'core/src/a.cpp': '\n'.repeat(450) }],
  ['paths', 'a folder of one machine', { 'docs/a.md': `see ${'/home'}/mira/notes\n` }, { 'docs/a.md': 'see core/home/notes and https://example.org/home/x\n' }],
  ['paths', 'an address of a package host', { 'dev': `curl https://registry.${'npmjs'}.org/x\n` }, { 'dev': 'npm ci\n' }],
];
for (const [name, fault, withIt, without] of cases) {
  test(`check_${name} finds ${fault}`, async () => {
    const { check } = await import(`../check_${name}.mjs`);
    assert.equal(check(tree(withIt)).length, 1);
    assert.deepEqual(check(tree(without)), []);
  });
}

test('check_budgets finds a file that grew and one that is missing', async () => {
  const { check } = await import('../check_budgets.mjs');
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * i * 7919 + (i >> 3) * 104729) % 251));
  const sizes = (limit) => ({ emscripten: '3.1.6', files: [{ what: 'a', file: 'out/*.wasm', limit }] });
  const budget = (limit) => ({ 'budgets.json': JSON.stringify({ sizes: sizes(limit) }), 'out/a.wasm': noise });
  assert.equal(check(tree(budget(0.01)), '3.1.6').length, 1);
  assert.deepEqual(check(tree(budget(9)), '3.1.6'), []);
  assert.deepEqual(check(tree(budget(0.01)), '3.1.69'), []);
  assert.equal(check(tree({ 'budgets.json': budget(9)['budgets.json'] }), '3.1.69').length, 1);
});

test('check_symbols finds memory that can change', async () => {
  const { check } = await import('../check_symbols.mjs');
  const built = (code) => {
    const root = tree({ 'build/dev/a.cpp': code });
    execFileSync('g++', ['-O1', '-fPIE', '-c', 'a.cpp'], { cwd: join(root, 'build/dev') });
    execFileSync('ar', ['rc', 'libcadastre.a', 'a.o'], { cwd: join(root, 'build/dev') });
    return root;
  };
  assert.equal(check(built('int f() { static int calls = 0; return ++calls; }')).length, 1);
  assert.equal(check(built('int counter = 3; int f() { return counter; }')).length, 1);
  assert.deepEqual(check(built('extern const char* const names[]; const char* const names[] = {"a", "b"}; int f() { return 1; }')), []);
  assert.equal(check(tree({ a: '' })).length, 1);
});

test('check_format finds a file that stands otherwise', async (t) => {
  const { check, version } = await import('../check_format.mjs');
  if (!version) return t.skip('clang-format 14 is not here');
  const style = { '.clang-format': 'BasedOnStyle: Google\n' };
  assert.equal(check(tree({ ...style, 'core/a.cpp': 'int  f( ){return 1;}\n' })).length, 1);
  assert.deepEqual(check(tree({ ...style, 'core/a.cpp': 'int f() { return 1; }\n' })), []);
});

test('every check has a case here or a test of its own', () => {
  const tested = new Set([...cases.map(([name]) => name), 'budgets', 'symbols', 'format', 'rules']);
  const there = readdirSync(new URL('..', import.meta.url)).flatMap((name) => /^check_(.*)\.mjs$/.exec(name)?.[1] ?? []);
  assert.deepEqual(there.filter((name) => !tested.has(name)), []);
});
