// On the device: the site works below a path and without its server, and one build never gets another's files.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, path, phone } from './support.mjs';
import { Host, filesOf } from './two_builds.mjs';

const host = new Host();
let site;
before(async () => {
  host.deploy(path('build/site'));
  site = await openSite(host.folder, { worker: true });
});
after(async () => {
  await site?.close();
  host.remove();
});

const address = 'cadastre/';
const small = {
  cadastre: 1, name: 'Saturday', selection: { edition: 'C3', expansions: [], variants: {} },
  players: [{ player: 'red', name: 'Mira', track: 3 }],
  tiles: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
  meeples: [{ player: 'red', kind: 'meeple', x: 0, y: 0, feature: 'city', at: 'N' }],
};

/** The worker has everything and answers for this tab. */
const onDevice = (seat) => seat.page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((turn) => { setTimeout(turn, 20); });
});
const card = (seat) => seat.page.locator('#card');
const speak = async (seat, language, word) => {
  await seat.page.locator('#language').selectOption(language, { force: true });
  await seat.until(async () => (await seat.page.locator('#scores-heading').textContent()) === word, `${word} to be said`);
};

test('the server stops, a reload, and a game is scored', async () => {
  const seat = await site.open({ address, board: small, size: phone, newcomer: true });
  await onDevice(seat);
  await card(seat).waitFor();
  assert.match(await card(seat).textContent(), /without a connection/);
  await seat.page.locator('#card-close').click();
  assert.equal(await card(seat).isVisible(), false);

  const { port } = site.server.address();
  site.server.closeAllConnections();
  await new Promise((stopped) => { site.server.close(stopped); });
  await assert.rejects(fetch(site.server.url + address), 'the server is gone');

  await seat.page.reload();
  await seat.ready();
  assert.equal(await seat.title(), 'Saturday');
  await seat.paste('cadastre 1 C3\nplayers red=Mira:3\nBA/RCr 0,0 red@city\nBA/C 0,-1 r2\n');
  await seat.until(async () => (await seat.scores()).red?.now === 4, 'the city to be scored');
  assert.deepEqual(await seat.scores(), { red: { track: 3, now: 4, 'at-end': 7 } });
  await speak(seat, 'de', 'Punktestände');

  const later = await site.open({ address: `${address}?utm_source=a-friend#rules`, context: seat.context, newcomer: true });
  assert.ok(await later.rect('rules/search'), 'a link to the rules opens them');
  assert.equal(await card(later).isVisible(), false, 'it is told once');
  const texts = await later.page.goto(`${site.server.url}${address}licences.txt`);
  assert.match(await texts.text(), /SIL OPEN FONT LICENSE/);
  await later.page.goto(`${site.server.url}${address}no-such-page`);
  await later.ready();
  assert.equal(new URL(later.page.url()).pathname, `/${address}`, 'an address that is not kept leads to the start');
  await seat.leave();
  await new Promise((done) => { site.server.listen(port, '127.0.0.1', done); });
});

test('a build is never mixed with the next one, which waits until a person takes it', async () => {
  const [one, two] = [host.build('one', 'Scores one'), host.build('two', 'Scores two')];
  const onlyIn = (build, other) => new Set([...filesOf(build)].filter((file) => !filesOf(other).has(file)));
  const [ofOne, ofTwo] = [onlyIn(one, two), onlyIn(two, one)];
  assert.ok(ofOne.size >= 2 && ofTwo.size >= 2);
  const asked = (seat) => seat.requests.splice(0).map((url) => url.replace(site.server.url + address, ''));
  const heading = (seat) => seat.page.locator('#scores-heading').textContent();

  host.deploy(one);
  const seat = await site.open({ address, board: small });
  await onDevice(seat);
  const other = await site.open({ address, context: seat.context });
  assert.ok(asked(seat).some((file) => ofOne.has(file)));

  host.deploy(two);
  await seat.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
  for (const each of [seat, other]) await card(each).locator('#card-take').waitFor();
  // Whatever the tab does meanwhile, even a reload, it is the first build.
  await seat.page.reload();
  await seat.ready();
  await card(seat).locator('#card-take').waitFor();
  await speak(seat, 'de', 'Punktestände');
  await speak(seat, 'en', 'Scores one');
  const before = asked(seat);
  assert.ok(before.some((file) => ofOne.has(file)), 'the tab did ask for files');
  assert.deepEqual(before.filter((file) => ofTwo.has(file)), [], 'no file of the second build before the button');

  await seat.click('palette/BA/C');
  await seat.click('square/0,1');
  assert.equal(await seat.tiles(), 2);
  asked(seat);
  const loaded = seat.page.waitForEvent('load');
  await seat.page.locator('#card-take').click();
  await loaded;
  await seat.ready();
  assert.equal(await heading(seat), 'Scores two');
  assert.equal(await seat.tiles(), 2, 'what was done a moment before is kept');
  const since = asked(seat);
  assert.ok(since.some((file) => ofTwo.has(file)));
  assert.deepEqual(since.filter((file) => ofOne.has(file)), [], 'no file of the first build after it');

  // The other tab lives on with the first build, though neither the host nor the new worker has it any more.
  asked(other);
  await speak(other, 'ro', 'Punctaje');
  await speak(other, 'en', 'Scores one');
  assert.deepEqual(asked(other).filter((file) => ofTwo.has(file)), []);
  await card(other).locator('#card-take').click();
  await other.page.waitForFunction(() => document.querySelector('#scores-heading')?.textContent === 'Scores two');
  await other.page.close();

  await seat.page.reload();
  await seat.ready();
  const kept = () => seat.page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => request.url);
  });
  await seat.until(async () => !(await kept()).some((url) => [...ofOne].some((file) => url.endsWith(file))),
    'files of the first build to be thrown away');
  assert.ok((await kept()).some((url) => [...ofTwo].some((file) => url.endsWith(file))));
  await seat.leave();
});

test('where the game cannot be kept, the update is not taken', async () => {
  const [three, four] = [host.build('three', 'Scores three'), host.build('four', 'Scores four')];
  host.deploy(three);
  const seat = await site.open({ address, board: small });
  await onDevice(seat);
  host.deploy(four);
  await seat.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
  await card(seat).locator('#card-take').waitFor();
  await seat.page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await seat.click('palette/BA/C');
  await seat.click('square/0,1');
  await seat.page.locator('#card-take').click();
  await seat.until(async () => /as a file first/.test(await card(seat).textContent()), 'it to be said');
  await seat.page.waitForTimeout(200);
  assert.equal(await seat.tiles(), 2, 'the game is still open');
  await seat.leave();
});

test('a browser may install it', async () => {
  const seat = await site.open({ address });
  const session = await seat.context.newCDPSession(seat.page);
  await onDevice(seat);
  const { data, errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.ok(manifest.icons.some((icon) => icon.purpose === 'maskable' && icon.sizes === '512x512'));
  assert.ok(manifest.shortcuts.length >= 2);
  const found = await seat.page.evaluate(async (addresses) => {
    const all = [];
    for (const each of addresses) {
      const image = new Image();
      image.src = new URL(each, document.querySelector('link[rel=manifest]').href);
      await image.decode();
      all.push(`${image.naturalWidth}x${image.naturalHeight}`);
    }
    return all;
  }, manifest.icons.map((icon) => icon.src));
  assert.deepEqual(found, manifest.icons.map((icon) => icon.sizes));
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one, which is the one thing that may stand against it.
  assert.deepEqual(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'), []);
  await speak(seat, 'de', 'Punktestände');
  const german = await seat.page.evaluate(async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json());
  assert.equal(german.lang, 'de');
  await seat.leave();
});
