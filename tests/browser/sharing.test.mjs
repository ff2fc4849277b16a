// A game goes to another person: as a link, as a code for the camera, and back from whatever a chat made of it. What
// was open before is never lost, and what cannot be opened is told.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import zxing from '@zxing/library';
import { decode } from './pictures.mjs';
import { desktop, json, path, phone, small, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');
const narrow = { ...phone, viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 };
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const links = path('tests/links/');
const fragment = (name) => readFileSync(`${links}${name}.txt`, 'utf8').trim().replace(/.*#/, '#');

async function copiedLink(seat) {
  await seat.click('button/share');
  await seat.until(() => seat.rect('share/code'), 'the code to be drawn');
  await seat.click('share/link');
  return seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'a link to be copied');
}

const keptTitles = async (seat) => {
  await seat.kept();
  return seat.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cadastre/board/'))
    .map((key) => JSON.parse(localStorage[key]).title).sort());
};

test('a game of 72 tiles goes by link to another person, who had a game of their own', async () => {
  const first = await site.open({ board: sample, ...clipboard });
  const scores = await first.scores();
  const link = await copiedLink(first);
  assert.ok(link.startsWith(`${site.server.url}#g1=`));
  assert.ok(link.length < 1500, `${link.length} characters`);
  assert.ok(!(await first.page.evaluate(() => location.href)).includes('#g'), 'making a link does not move the page');
  await first.leave();

  const second = await site.open({ board: small, address: link.replace(site.server.url, '') });
  await second.until(async () => (await second.tiles()) === 72, 'the game to be opened');
  assert.equal(await second.title(), sample.name);
  assert.deepEqual(await second.scores(), scores);
  const { tiles, meeples, players } = await second.kept();
  assert.deepEqual({ tiles, meeples, players }, { tiles: sample.tiles, meeples: sample.meeples, players: sample.players });
  assert.deepEqual(await keptTitles(second), [sample.name, 'Saturday'].sort(), 'both games are kept');
  assert.ok(!(await second.page.evaluate(() => location.href)).includes('#g'), 'a reload does not open it once more');
  await second.page.reload();
  await second.ready();
  assert.equal(await second.tiles(), 72);
  assert.equal((await keptTitles(second)).length, 2);
  await second.leave();
});

/** What a camera sees of a part of the screen, pixel by pixel: a screenshot of a part alone may be scaled. */
async function seen(seat, box, ratio) {
  const { width, pixels } = decode(await seat.page.screenshot({ scale: 'device' }));
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map((n) => Math.round(n * ratio));
  const size = [right - left, bottom - top];
  const light = Uint8ClampedArray.from({ length: size[0] * size[1] }, (_, i) =>
    pixels[4 * ((top + Math.floor(i / size[0])) * width + left + (i % size[0])) + 1]);
  return new zxing.RGBLuminanceSource(light, ...size);
}

for (const [name, size] of Object.entries({ phone, 'narrow phone': narrow, desktop })) {
  test(`a camera reads the code on a ${name}`, async () => {
    const seat = await site.open({ board: sample, size, colorScheme: 'dark', drawn: true, ...clipboard });
    if (size.hasTouch) {
      await seat.tap('button/more');
      await seat.tap('more/share');
    } else {
      await seat.click('button/share');
    }
    const box = await seat.until(() => seat.rect('share/code'), 'the code to be drawn');
    await seat.settle();
    const { width, height } = size.viewport;
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
    const picture = new zxing.BinaryBitmap(new zxing.HybridBinarizer(await seen(seat, box, size.deviceScaleFactor ?? 1)));
    // It lies straight and whole in the picture: what is tested is its squares, not how a reader finds it in a room.
    const read = new zxing.QRCodeReader().decode(picture, new Map([[zxing.DecodeHintType.PURE_BARCODE, true]])).getText();
    await (size.hasTouch ? seat.tap('share/link') : seat.click('share/link'));
    assert.equal(read, await seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'the link to be copied'));
    await seat.leave();
    if (size !== phone) return;

    const other = await site.open({ board: small, size, address: read.replace(site.server.url, '') });
    await other.until(async () => (await other.tiles()) === 72, 'the game of the code');
    assert.deepEqual((await other.kept()).tiles, sample.tiles);
    await other.leave();
  });
}

test('what is selected goes alone: another person plays it in a game of their own', async () => {
  const first = await site.open({ board: { ...sample, selection: { ...sample.selection, edition: 'C1', expansions: ['tower', 'abbot/gardens'] } }, address: '#expansions', ...clipboard });
  await first.page.locator('#expansions [data-control="expansions/share"]').evaluate((button) => button.click());
  const link = await first.until(() => first.page.evaluate(() => navigator.clipboard.readText()), 'a link to be copied');
  assert.ok(link.length < 200, link);
  await first.leave();

  const second = await site.open({ board: small, address: link.replace(site.server.url, '') });
  await second.until(async () => (await second.page.evaluate(() => location.hash)) === '#expansions', 'the selection to be shown');
  const { selection, tiles, players } = await second.kept();
  assert.equal(selection.edition, 'C1');
  assert.deepEqual(selection.expansions, ['tower', 'abbot/gardens']);
  assert.deepEqual(tiles, []);
  assert.deepEqual(players.map((p) => p.player), small.players.map((p) => p.player), 'the people stay');
  assert.equal((await keptTitles(second)).length, 2, 'the game before is kept');
  await second.leave();
});

test('every link that ever was opens', async () => {
  const seat = await site.open({ board: small });
  for (const name of readdirSync(links).filter((file) => file.endsWith('.txt'))) {
    const whole = json(`tests/links/${name.replace('.txt', '.json')}`);
    const before = await seat.kept();
    await seat.page.evaluate((hash) => { location.hash = hash; }, fragment(name.replace('.txt', '')));
    await seat.until(async () => JSON.stringify(await seat.kept()) !== JSON.stringify(before), `${name} to be opened`);
    const kept = await seat.kept();
    assert.equal(kept.name ?? '', whole.name ?? '', name);
    assert.deepEqual([kept.selection.edition, kept.players, kept.tiles, kept.meeples],
      [whole.selection.edition, whole.players, whole.tiles, whole.meeples], name);
  }
  assert.ok((await keptTitles(seat)).includes('Saturday'));
  await seat.leave();
});

test('a link and a document are pasted, a link is dropped', async () => {
  const seat = await site.open({ board: small });
  await seat.paste(`Look at this: https://cadastre.example/${fragment('g1-first-game')} — Tudor`);
  await seat.until(async () => (await seat.tiles()) === 72, 'the pasted link');
  await seat.paste(JSON.stringify(small));
  await seat.until(async () => (await seat.tiles()) === 2, 'the pasted document');
  await seat.page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    const canvas = document.getElementById('canvas');
    for (const type of ['dragover', 'drop']) canvas.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, `https://cadastre.example/${fragment('g1-first-game')}`);
  await seat.until(async () => (await seat.tiles()) === 72, 'the dropped link');

  // A document may have anything in its notes; and some programs write the signs of a link otherwise.
  await seat.paste(JSON.stringify({ ...small, name: 'Tuesday', notes: [{ x: 0, y: 0, text: 'see #g1=AAAA' }] }));
  await seat.until(async () => (await seat.title()) === 'Tuesday', 'a document with a link in it');
  await seat.paste(`https://cadastre.example/${fragment('g1-first-game').replace('#', '%23').replace('=', '%3D')}`);
  await seat.until(async () => (await seat.tiles()) === 72, 'a link in other signs');
  await seat.leave();
});

test('links that cannot be opened: a sentence, and nothing is lost', async () => {
  const good = fragment('g1-first-game');
  const bad = { [good.slice(0, 600)]: /cut off/, '#g1=____': /cut off/, '#g1=': /cut off/, '#g7=AAAA': /newer version/,
    '#G12345678=AAAA': /newer version/, '#g1%3D____': /cut off/, '#g1=q64FAA': /no game in this link/ };
  const seat = await site.open({ board: small });
  const before = await seat.kept();
  for (const [hash, sentence] of Object.entries(bad)) {
    await seat.page.evaluate((text) => { location.hash = text; }, hash);
    await seat.until(async () => sentence.test(await seat.page.locator('#card-text').textContent()), `${hash.slice(0, 9)} to be told`);
    await seat.page.locator('#card-close').click();
    assert.equal(await seat.title(), 'Saturday');
    assert.deepEqual(await seat.kept(), before);
  }
  await seat.leave();

  const later = await site.open({ board: small, address: '#g7=AAAA' });
  await later.until(async () => /newer version/.test(await later.page.locator('#card-text').textContent()), 'it to be told at the start');
  assert.equal(await later.title(), 'Saturday');
  assert.equal(await later.page.evaluate(() => location.hash), '#g7=AAAA', 'it opens after an update');
  await later.leave();

  const old = await site.open({ board: small, init: () => { delete window.DecompressionStream; delete window.CompressionStream; } });
  await old.paste(`https://cadastre.example/${good}`);
  await old.until(async () => /too old/.test(await old.page.locator('#card-text').textContent()), 'an old browser to be told');
  await old.leave();
});

test('a link is copied from the HTML too', async () => {
  const seat = await site.open({ board: small, ...clipboard });
  await seat.page.locator('[data-file=link]').evaluate((button) => button.click());
  const link = await seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'a link to be copied');
  assert.match(link, /#g1=[\w-]+$/);
  await seat.leave();
});
