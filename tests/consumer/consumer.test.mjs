// The package as others get it: packed, installed into an empty folder without a network, used from Node, from
// TypeScript, and as a plain module on a page with a strict content security policy.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openSite, path } from '../browser/support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cadastre-consumer-'));
const installed = join(folder, 'node_modules/cadastre');
const npm = (args, cwd) =>
  execFileSync('npm', ['--offline', '--no-audit', '--no-fund', '--loglevel=error', ...args], { cwd, encoding: 'utf8' });

before(() => {
  const [{ filename, files }] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], path('build/package')));
  assert.ok(files.some((f) => f.path === 'LICENSE') && files.some((f) => f.path === 'README.md'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  npm(['install', join(folder, filename)], folder);
});
after(() => rmSync(folder, { recursive: true }));

const program = (language) => `import { load } from 'cadastre';
const cadastre = await load({ languages: ['${language}'] });
const answer = cadastre.score({
  players: [{ player: 'red', name: 'Mira' }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', x: 0, y: 0, feature: 'city' }],
}, { language: '${language}' });
`;

test('from Node, as a module', () => {
  writeFileSync(join(folder, 'program.js'), `${program('ro')}
console.log(answer.players.red.now, answer.features.find((f) => f.item === 'city').now.text.join(' '));
`);
  const out = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' });
  assert.match(out, /^4 .*Orașul valorează 4 puncte/);
});

test('the example of the README', () => {
  const [, example] = readFileSync(join(installed, 'README.md'), 'utf8').match(/```js\n([\s\S]*?)```/);
  writeFileSync(join(folder, 'readme.js'), example);
  assert.match(execFileSync(process.execPath, ['readme.js'], { cwd: folder, encoding: 'utf8' }), /^4\n/);
});

test('the command line', () => {
  writeFileSync(join(folder, 'board.txt'), 'cadastre 1 C3\nBA/RCr 0,0 red@city\nBA/C 0,-1 r2\n');
  const out = npm(['exec', '--', 'cadastre', 'score', 'board.txt', '--json'], folder);
  assert.equal(JSON.parse(out).players.red.now, 4);
});

test('from TypeScript: what is right passes, what is wrong does not', () => {
  mkdirSync(join(folder, 'typed'), { recursive: true });
  const check = (module, name, text) => {
    writeFileSync(join(folder, 'typed', name), text);
    const [kind, resolution] = module;
    try {
      execFileSync(process.execPath, [path('node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022',
        '--lib', 'es2022,dom', '--module', kind, '--moduleResolution', resolution, `typed/${name}`],
      { cwd: folder, encoding: 'utf8' });
      return '';
    } catch (error) {
      return error.stdout;
    }
  };
  const right = `${program('de')}
import type { Board, BoardScore } from 'cadastre';
const board: Board = { tiles: [] };
const score: BoardScore = cadastre.score(board);
const points: number | undefined = answer.players.red?.['at-end'];
const first = answer.features[0]?.now?.terms[0];
if (first?.effect === 'add') console.log(first.each * 2, points, score.problems[0]?.where);
`;
  const [node, bundler] = [['nodenext', 'nodenext'], ['esnext', 'bundler']];
  assert.equal(check(node, 'right.mts', right), '');
  assert.equal(check(bundler, 'right.mts', right), '');
  const wrong = right.replace("player: 'red', x", "player: 'mauve', x").replace('.features[0]', '.featuers[0]');
  const said = check(node, 'wrong.mts', wrong);
  assert.match(said, /mauve/);
  assert.match(said, /featuers/);
});

test('on a page, as a plain module, under a strict policy', async () => {
  const web = join(folder, 'web');
  cpSync(join(installed, 'dist'), join(web, 'cadastre'), { recursive: true });
  writeFileSync(join(web, 'index.html'), `<!doctype html><meta charset="utf-8"><title>A page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'">
<script type="module" src="page.js"></script><p id="answer"></p>`);
  writeFileSync(join(web, 'page.js'), `${program('en').replace("'cadastre'", "'./cadastre/index.js'")}
document.getElementById('answer').textContent = answer.players.red.now + ' ' + answer.features[0].now?.text.join(' ');
`);
  const site = await openSite(web);
  try {
    const page = await site.browser.newPage();
    const complaints = [];
    const foreign = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => request.url().startsWith(site.server.url) || foreign.push(request.url()));
    await page.goto(site.server.url);
    await page.waitForFunction(() => document.getElementById('answer').textContent !== '', null, { timeout: 20_000 });
    assert.match(await page.locator('#answer').textContent(), /^4 .*The city is worth 4 points/);
    assert.deepEqual(complaints.filter((line) => !/favicon/.test(line)), []);
    assert.deepEqual(foreign, []);
  } finally {
    await site.close();
  }
});
