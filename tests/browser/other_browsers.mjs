// A look at the site in Firefox and in WebKitGTK, by their own ways of being driven: WebDriver BiDi over a socket, and
// WebDriver over HTTP. Each opens the site, places a tile by pointer, reads the score in the HTML, reloads, opens a link.
//
//   node --experimental-websocket tests/browser/other_browsers.mjs [Firefox] [WebKitGTK]
//
// What is not installed is passed over, and said.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { serve } from '../../tools/serve.mjs';
import { path } from './support.mjs';

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });
const slow = 120_000; // graphics are drawn in software

async function until(look, what, limit = slow) {
  for (const end = Date.now() + limit; Date.now() < end; await pause(200)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`waited in vain: ${what}`);
}

/** A program with a screen that nobody sees; `stop` ends it and that screen. */
function start(program, args, env = {}) {
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  child.said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { child.said += text; });
  child.stop = () => { try { process.kill(-child.pid); } catch { /* it has ended by itself */ } };
  return child;
}

// ------------------------------------------------------------------------------------------------------- two drivers

async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'cadastre-firefox-'));
  writeFileSync(join(profile, 'user.js'), [
    ['remote.active-protocols', 1], ['datareporting.policy.dataSubmissionEnabled', false], ['app.update.enabled', false],
    ['browser.shell.checkDefaultBrowser', false], ['webgl.force-enabled', true], ['gfx.webrender.software', true],
  ].map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''));
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  // Without any screen Firefox has no WebGL; on one that nobody sees it has Mesa's.
  const child = has('xvfb-run')
    ? start('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', 'firefox-esr', ...args], { LIBGL_ALWAYS_SOFTWARE: '1' })
    : start('firefox-esr', ['--headless', ...args]);
  const stop = () => { child.stop(); rmSync(profile, { recursive: true, force: true, maxRetries: 5 }); };
  try {
    const [, address] = await until(() => /WebDriver BiDi listening on (ws:\S+)/.exec(child.said), 'Firefox to listen');
    const socket = new WebSocket(`${address}/session`);
    await new Promise((open, failed) => { socket.onopen = open; socket.onerror = failed; });
    const waiting = new Map();
    socket.onmessage = ({ data }) => {
      const { id, error, message, result } = JSON.parse(data);
      if (id === undefined) return;
      if (error) waiting.get(id).reject(new Error(`${error}: ${message}`));
      else waiting.get(id).resolve(result);
    };
    let last = 0;
    const send = (method, params) => new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
    const { capabilities } = await send('session.new', { capabilities: {} });
    const { contexts: [{ context }] } = await send('browsingContext.getTree', {});
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async ask(expression) {
        const { result, exceptionDetails } = await send('script.evaluate',
          { expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`, target: { context }, awaitPromise: true });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
      },
      press: (x, y) => send('input.performActions', { context, actions: [pointer(x, y)] }),
      stop,
    };
  } catch (problem) {
    stop();
    throw problem;
  }
}

async function webkit() {
  const folder = '/usr/lib/x86_64-linux-gnu';
  const version = readdirSync(folder).find((name) => existsSync(join(folder, name, 'MiniBrowser')));
  const binary = join(folder, String(version), 'MiniBrowser');
  const port = 20_000 + (process.pid % 20_000);
  const child = start('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', 'WebKitWebDriver', `--port=${port}`], { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' });
  const call = async (method, below, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${below}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    await until(() => call('GET', '/status').then((status) => status.ready, () => false), 'WebKitWebDriver to listen');
    const options = { binary, args: ['--automation'] };
    const { sessionId, capabilities } = await call('POST', '/session',
      { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, 'timeouts': { script: slow, pageLoad: slow } } } });
    const session = `/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      go: (url) => call('POST', `${session}/url`, { url }),
      ask: async (expression) => JSON.parse(await call('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (e) => done(JSON.stringify(String(e))));`,
        args: [],
      })),
      press: (x, y) => call('POST', `${session}/actions`, { actions: [pointer(x, y)] }),
      stop: () => child.stop(),
    };
  } catch (problem) {
    child.stop();
    throw problem;
  }
}

const pointer = (x, y) => ({
  type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pause', duration: 60 },
    { type: 'pointerDown', button: 0 }, { type: 'pause', duration: 60 }, { type: 'pointerUp', button: 0 },
  ],
});

// -------------------------------------------------------------------------------------------------------- the look

const small = {
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', track: 3 }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }, { tile: 'BA/C', x: 0, y: -1, rotation: 180 }],
  meeples: [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }],
};

async function look(browser, address) {
  const ready = () => until(() => browser.ask('!!window.cadastre && window.cadastre.frames > 0'), 'the app to stand');
  const idle = () => browser.ask('window.cadastre.idle().then(() => true)');
  const tiles = () => browser.ask('document.querySelectorAll("#board .tile").length');
  await browser.go(address);
  await ready();
  assert.equal(await tiles(), 72, 'a first visit shows the finished game');
  const drawn = await browser.ask('!document.body.classList.contains("as-text")');

  // A game of one's own, by link; then a tile is placed on the canvas by pointer, or without WebGL2 in the HTML.
  const link = `#g1=${deflateRawSync(JSON.stringify(small)).toString('base64url')}`;
  await browser.ask(`(location.hash = ${JSON.stringify(link)}, true)`);
  await until(async () => (await tiles()) === 2, 'the game of the link');
  const press = async (name) => {
    await idle();
    const box = await browser.ask(`window.cadastre.rectOf(${JSON.stringify(name)})`);
    assert.ok(box, `${name} is on the canvas`);
    await browser.press(box.x + box.width / 2, box.y + box.height / 2);
    await idle();
  };
  if (drawn) {
    await press('palette/BA/L');
    await press('square/0,1');
  } else {
    for (const what of ['#tiles [data-tile="BA/L"]', '#board [data-square="0,1"]']) {
      await browser.ask(`(document.querySelector(${JSON.stringify(what)}).click(), true)`);
      await idle();
    }
  }
  await until(async () => (await tiles()) === 3, 'the tile to lie there');
  const score = await browser.ask('document.querySelector("#scores [data-player=red] [data-column=now]").textContent');
  assert.equal(score, '4', 'the city of two tiles');
  await pause(600);
  await browser.go(`${address}?again`);
  await ready();
  assert.equal(await tiles(), 3, 'a reload keeps the game');
  const worker = await browser.ask('navigator.serviceWorker ? Promise.race([navigator.serviceWorker.ready.then(() => "yes"), new Promise((no) => setTimeout(no, 60000, "no"))]) : "none"');
  console.log(`${browser.name}: ${drawn ? 'drawn with WebGL2' : 'no WebGL2, the HTML is the app'}; on the device: ${await worker}`);
}

const has = (program) => process.env.PATH.split(':').some((folder) => existsSync(join(folder, program)));
const wanted = process.argv.slice(2);
const known = [
  { what: 'Firefox', needs: ['firefox-esr'], open: firefox },
  { what: 'WebKitGTK', needs: ['WebKitWebDriver', 'xvfb-run'], open: webkit },
];
const server = await serve(process.env.SITE ?? path('build/site'));
for (const { what, needs, open } of known) {
  if (wanted.length > 0 && !wanted.includes(what)) continue;
  const missing = needs.filter((program) => !has(program));
  if (missing.length > 0) {
    console.log(`${what}: passed over, there is no ${missing.join(', ')}`);
    continue;
  }
  let browser;
  try {
    browser = await open();
    await look(browser, server.url);
  } catch (problem) {
    console.error(`${what}: ${problem.stack}`);
    process.exitCode = 1;
  } finally {
    browser?.stop();
  }
}
server.closeAllConnections();
server.close();
