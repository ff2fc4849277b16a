// Links to games: short, read back whole, read for ever, and harmless whatever they hold.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../../../', import.meta.url);
const read = (below) => readFileSync(new URL(below, root), 'utf8');
async function load(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`web/site/src/${name}.ts`, root))], bundle: true, write: false, format: 'esm',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
const { packed, unpacked } = await load('packed');
const { gameLink, gameOfLink, hasGameLink } = await load('game_link');
const { qrCode } = await load('qr_code');

const page = 'https://cadastre.example/cadastre/';
const sample = read('web/site/samples/first-game.json');
const link = (json) => `${page}#g1=${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
const fault = (kind) => (problem) => problem.kind === kind;

test('the finished game of 72 tiles, with all its figures, is a short link and a code', async () => {
  assert.equal(JSON.parse(sample).tiles.length, 72);
  assert.equal(JSON.parse(sample).meeples.length, 30);
  const made = await gameLink(sample, `${page}#board`);
  console.log(`${made.length} characters, a code of ${Math.sqrt(qrCode(made).length)} squares a side`);
  assert.ok(made.length < 1100, `${made.length} characters; 1,500 is the promise, packing makes it shorter`);
  assert.deepEqual(JSON.parse(await gameOfLink(made)), JSON.parse(sample));
  assert.ok(made.startsWith(`${page}#g1=`));
  assert.match(made, /#g1=[\w-]+$/, 'only letters that chats leave alone');
});

test('old links open for ever', async () => {
  const names = readdirSync(new URL('tests/links/', root)).filter((name) => name.endsWith('.txt'));
  assert.ok(names.length >= 3);
  for (const name of names) {
    const text = read(`tests/links/${name}`);
    assert.ok(hasGameLink(text), name);
    assert.deepEqual(JSON.parse(await gameOfLink(text)), JSON.parse(read(`tests/links/${name.replace('.txt', '.json')}`)), name);
  }
});

test('a link is found in what chats make of it', async () => {
  const made = await gameLink(sample, page);
  for (const text of [made, made.replace(page, ''), `Look: ${made}.`, `<${made}>`, `(${made})\nMira`]) {
    assert.deepEqual(JSON.parse(await gameOfLink(text)), JSON.parse(sample), text.slice(0, 20));
  }
  for (const text of ['', '#board', '#rules/base-game.road', '#g=1', 'BA/L 0,0', '{"tiles":[]}']) assert.ok(!hasGameLink(text), text);
});

test('a link that opens and holds no game says so', async () => {
  for (const nothing of ['{}', '[]', ' { } ']) await assert.rejects(gameOfLink(link(nothing)), fault('empty'), nothing);
});

test('what is damaged, cut off, foreign or of a later version is told apart and never hangs', async () => {
  const made = await gameLink(sample, page);
  for (let length = page.length + 4; length < made.length; length += 23) {
    await assert.rejects(gameOfLink(made.slice(0, length)), fault('broken'), `cut off at ${length}`);
  }
  let opened = 0;
  for (let at = page.length + 4; at < made.length; at += 17) {
    const damaged = made.slice(0, at) + (made[at] === 'A' ? 'B' : 'A') + made.slice(at + 1);
    // A wrong figure can still be JSON; whatever opens is read by the core as any file.
    await gameOfLink(damaged).then((text) => { opened += 1; JSON.parse(text); }, (problem) => assert.equal(problem.kind, 'broken'));
  }
  console.log(`${opened} damaged links opened as something else`);
  for (const payload of ['', 'A', '!', '____', 'x'.repeat(50_000)]) await assert.rejects(gameOfLink(`#g1=${payload}`), fault('broken'));
  await assert.rejects(gameOfLink('#g2=AAAA'), fault('newer'));
  await assert.rejects(gameOfLink('#g999999=AAAA'), fault('newer'));
});

test('a small link that swells to something huge is refused', async () => {
  const started = performance.now();
  const rows = 200_000;
  const bombs = [
    JSON.stringify(' '.repeat(50_000_000)),
    '['.repeat(900_000),
    '{"a":'.repeat(150_000),
    `{"|":[[${'"",'.repeat(rows)}""],[${'1,'.repeat(rows)}1]]}`, // many keys, many rows, one column
    '{"|":'.repeat(150_000),
    `{"|":[["${'k'.repeat(900_000)}"],[${'1,'.repeat(40_000)}1]]}`, // one long key, many rows
  ];
  for (const bomb of bombs) await assert.rejects(gameOfLink(link(bomb)), fault('broken'), bomb.slice(0, 20));
  assert.ok(performance.now() - started < 20_000);
});

test('packing loses nothing', () => {
  let seed = 7;
  const random = (n) => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return (seed >> 8) % n; };
  const keys = ['x', 'y', '|', '||', '|x', '', '__proto__', 'tile', 'constructor'];
  const value = (depth) => {
    const kind = random(depth > 3 ? 4 : 7);
    if (kind < 4) return [null, true, random(100) - 50, `s${random(9)}|"`][kind];
    if (kind === 4) return Array.from({ length: random(5) }, () => value(depth + 1));
    const object = () => Object.fromEntries(Array.from({ length: random(4) }, () => [keys[random(keys.length)], value(depth + 1)]));
    return kind === 5 ? object() : Array.from({ length: random(6) }, object);
  };
  for (let i = 0; i < 5000; ++i) {
    const before = value(0);
    const text = JSON.stringify(packed(before));
    assert.deepEqual(unpacked(JSON.parse(text)), before, text);
  }
});

test('a code is a square that a camera reads, until the text is too long', () => {
  const code = qrCode(`${page}#board`);
  assert.match(code, /^[01]+$/);
  assert.equal(Math.sqrt(code.length) % 4, 1);
  assert.equal(qrCode('x'.repeat(3000)), '');
});
