// Work is kept: over a reload, in a file and back, as notation, and in two tabs that never overwrite each other.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { desktop, json, phone, small, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');

test('a reload keeps the board', async () => {
  const seat = await site.open({ board: small });
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  assert.equal(await seat.tiles(), 3);
  await seat.page.reload(); // at once: what waits is written when the page goes
  await seat.ready();
  assert.equal(await seat.tiles(), 3);
  assert.equal(await seat.title(), 'Saturday');
  assert.deepEqual(await seat.scores(), { red: { track: 3, now: 4, 'at-end': 7 } });
  await seat.leave();
});

test('what was done is written a moment later, while the page is open', async () => {
  const seat = await site.open({ board: small });
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  const written = () => seat.page.evaluate(() => JSON.parse(JSON.parse(localStorage['cadastre/board/test']).state).tiles.length);
  await seat.until(async () => (await written()) === 3, 'the board to be written');
  await seat.leave();
});

test('saved as a file and opened again, by another visitor', async () => {
  const first = await site.open({ board: small });
  const downloading = first.page.waitForEvent('download');
  await first.key('Control+s');
  const download = await downloading;
  assert.equal(download.suggestedFilename(), 'Saturday.json');
  const text = readFileSync(await download.path(), 'utf8');
  assert.deepEqual(JSON.parse(text).tiles, small.tiles);
  await first.leave();

  const second = await site.open();
  const choosing = second.page.waitForEvent('filechooser');
  await second.click('button/more');
  await second.click('more/open');
  await (await choosing).setFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await second.until(async () => (await second.tiles()) === 2, 'the file to be opened');
  assert.equal(await second.title(), 'Saturday');
  assert.deepEqual(await second.scores(), { red: { track: 3, now: 4, 'at-end': 7 } });
  assert.deepEqual(await second.problems(), []);
  await second.leave();
});

test('a file that is dropped, notation that is pasted', async () => {
  const seat = await site.open({ board: small });
  await seat.drop('game.json', JSON.stringify(sample));
  await seat.until(async () => (await seat.tiles()) === 72, 'the file to be opened');
  assert.equal(await seat.title(), sample.name);
  await seat.paste('cadastre 1 C1\nplayers blue\nBA/RCr 0,0 blue@city\nBA/C 0,-1 r2\n');
  await seat.until(async () => (await seat.tiles()) === 2, 'the notation to be read');
  assert.deepEqual(await seat.scores(), { blue: { track: 0, now: 4, 'at-end': 4 } });
  assert.equal((await seat.kept()).selection.edition, 'C1');
  // What was there before is still among the kept boards, and comes back from there.
  await seat.click('button/boards');
  const kept = (await seat.names()).filter((name) => name.startsWith('boards/open/'));
  assert.equal(kept.length, 2);
  await seat.click(kept[1]);
  await seat.until(async () => (await seat.title()) === 'Saturday', 'the first board');
  assert.equal(await seat.tiles(), 2);
  await seat.leave();
});

test('the notation of a board is copied, and is read again', async () => {
  const seat = await site.open({ board: small, permissions: ['clipboard-read', 'clipboard-write'] });
  await seat.click('button/share');
  await seat.click('share/notation');
  const text = await seat.until(() => seat.page.evaluate(() => navigator.clipboard.readText()), 'something copied');
  assert.match(text, /^cadastre 1 C3\n/);
  await seat.paste(text.replace('BA/C 0,-1 r2', 'BA/L 0,1'));
  await seat.until(async () => (await seat.square('0,1')) !== '', 'the notation to be read');
  await seat.leave();
});

test('two tabs never overwrite each other', async () => {
  const first = await site.open({ board: small });
  await first.click('palette/BA/L');
  await first.click('square/0,1');
  await first.kept();
  const second = await site.open({ context: first.context });
  assert.equal(await second.tiles(), 3, 'it shows the board that was used last');
  await second.click('palette/BA/LR');
  await second.click('square/1,0');
  await first.key('Escape');
  await first.click('square/0,1', { button: 'right' });
  await first.click('menu/remove');
  const [one, two] = [await first.kept(), await second.kept()];
  assert.equal(one.tiles.length, 2);
  assert.equal(two.tiles.length, 4);
  for (const seat of [first, second]) {
    await seat.page.reload();
    await seat.ready();
  }
  assert.equal(await first.tiles(), 2);
  assert.equal(await second.tiles(), 4);
  await second.leave();
  assert.deepEqual(first.complaints, []);
});

test('a tab that opens what another has open shows its own after a reload', async () => {
  const first = await site.open({ board: small });
  const second = await site.open({ context: first.context });
  await second.click('button/boards');
  await second.click('boards/new');
  assert.equal(await second.tiles(), 0);
  await second.click('palette/BA/L');
  await second.click('square/0,0');
  await second.kept();
  await second.click('button/boards');
  await second.click('boards/open/test');
  await second.until(async () => (await second.title()) === 'Saturday', 'the board of the first tab');
  const again = async () => {
    await second.page.reload();
    await second.ready();
  };
  await again();
  assert.equal(await second.title(), 'Saturday', 'it is shown on, though nothing of it is this tab\'s');
  await second.click('palette/BA/L');
  await second.click('square/0,1');
  await second.kept();
  await again();
  assert.deepEqual([await second.title(), await second.tiles()], ['Saturday', 3]);
  assert.equal(await first.tiles(), 2);
  await second.leave(); // both tabs
  assert.deepEqual(first.complaints, []);
});

/** The boards that the sheet offers to open. */
const offered = async (seat) => {
  await seat.click('button/boards');
  const names = (await seat.names()).filter((name) => name.startsWith('boards/open/'));
  await seat.key('Escape');
  return names;
};

test('a board that is gone leaves the open one where it is, and the list follows what other tabs do', async () => {
  const first = await site.open({ board: small });
  await first.click('button/boards');
  await first.click('boards/duplicate');
  const [copy] = await offered(first);
  assert.match(copy, /^boards\/open\//);
  const forget = (seat) => seat.page.evaluate((name) => {
    localStorage.removeItem(name.replace('boards/open/', 'cadastre/board/'));
  }, copy);
  await forget(first); // of what a tab does itself it is not told: its list still has the board
  await first.click('button/boards');
  await first.click(copy);
  await first.settle();
  await first.key('Escape');
  // The board is still this tab's: another one that comes to it begins one of its own.
  const second = await site.open({ context: first.context });
  await second.click('palette/BA/L');
  await second.click('square/0,1');
  await second.kept();
  await first.click('palette/BA/LR');
  await first.click('square/1,0');
  assert.deepEqual([(await first.kept()).tiles.length, (await second.kept()).tiles.length], [3, 3]);
  await first.page.reload();
  await first.ready();
  assert.deepEqual([await first.square('0,1') !== '', await first.square('1,0') !== ''], [false, true]);
  assert.equal((await offered(first)).length, 1, 'what the second tab began');
  await second.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cadastre/board/')) localStorage.removeItem(key);
  });
  await first.until(async () => (await offered(first)).length === 0, 'the list to follow');
  await second.leave(); // both tabs
});

/** In the page: what other tabs changed, and which boards were read because of it. */
const listening = () => {
  window.heard = [];
  addEventListener('storage', ({ key }) => window.heard.push(key));
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (key.startsWith('cadastre/board/')) window.heard.push('read');
    return getItem.call(this, key);
  };
};

test('boards are listed anew when another tab kept one, not when it kept a setting', async () => {
  const first = await site.open({ init: listening, board: small });
  await first.kept();
  const second = await site.open({ context: first.context });
  await second.settle();
  await first.page.evaluate(() => { window.heard = []; });
  await second.page.evaluate(() => {
    localStorage.setItem('cadastre/settings', 'other');
    localStorage.setItem('cadastre/board/other', 'no board');
  });
  const heard = () => first.page.evaluate(() => window.heard);
  await first.until(async () => (await heard()).includes('read'), 'the boards to be read');
  assert.deepEqual((await heard()).slice(0, 3), ['cadastre/settings', 'cadastre/board/other', 'read']);
  await second.leave(); // both tabs
});

/** In the page: from when on `lockedAfter` is set, locks come that many milliseconds late. */
const slowLocks = () => {
  const { locks } = navigator;
  const request = locks.request.bind(locks);
  locks.request = async (name, ...more) => {
    if (window.lockedAfter) await new Promise((done) => { setTimeout(done, window.lockedAfter); });
    return request(name, ...more);
  };
};

test('the board on the screen is not among the others, also while its lock is awaited', async () => {
  const seat = await site.open({ init: slowLocks, board: small });
  await seat.click('button/boards');
  await seat.click('boards/new');
  await seat.click('palette/BA/L');
  await seat.click('square/0,0');
  await seat.kept();
  const [saturday] = await offered(seat);
  await seat.page.evaluate(() => { window.lockedAfter = 600; });
  await seat.click('button/boards');
  await seat.click(saturday);
  assert.ok(!(await offered(seat)).includes(saturday));
  await seat.page.waitForTimeout(800);
  assert.ok(!(await offered(seat)).includes(saturday));
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  await seat.kept();
  const boards = await seat.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cadastre/board/')));
  assert.equal(boards.length, 2, 'what is changed goes to the board that was opened');
  await seat.leave();
});

test('a board that could not be shown twice in a row is left in the list', async () => {
  const seat = await site.open({ board: small });
  await seat.kept();
  const marked = () => seat.page.evaluate(() => localStorage.getItem('cadastre/begun'));
  await seat.until(async () => await marked() === null, 'it to stand');
  const again = async (times) => {
    await seat.page.evaluate((n) => {
      const id = Object.keys(localStorage).find((key) => key.startsWith('cadastre/board/')).replace('cadastre/board/', '');
      localStorage.setItem('cadastre/begun', `${id} ${n}`);
    }, times);
    await seat.page.reload();
    await seat.ready();
  };
  await again(1);
  assert.equal(await seat.title(), 'Saturday');
  await again(2);
  assert.notEqual(await seat.title(), 'Saturday');
  assert.equal((await offered(seat)).length, 1);
  await seat.leave();
});

test('a browser that keeps nothing still plays, and says so', async () => {
  const init = () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get() { throw new DOMException('not here', 'SecurityError'); } });
    }
    navigator.locks.request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  };
  const seat = await site.open({ init });
  assert.equal(await seat.tiles(), 72);
  assert.ok(await seat.rect('button/not-kept'), 'which is told before anything is done');
  await seat.click('button/boards');
  await seat.click('boards/new');
  await seat.click('palette/BA/L');
  await seat.click('square/0,0');
  assert.equal(await seat.tiles(), 1);
  await seat.page.waitForTimeout(600);
  await seat.settle();
  assert.ok(await seat.rect('toast/action'), 'offers to save a file instead');
  await seat.leave();
});

/** In the page: from when on `isFull` is set, no board finds room. */
const fillable = () => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, value) {
    if (window.isFull && key.startsWith('cadastre/board/')) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  };
};

test('what offers to save a file saves one, also after a deed that could be undone', async () => {
  const seat = await site.open({ init: fillable, board: small });
  await seat.page.evaluate(() => { window.isFull = true; });
  await seat.page.locator('[data-square="0,0"]').focus();
  await seat.page.keyboard.press('Delete');
  await seat.page.waitForTimeout(600);
  await seat.settle();
  const file = seat.page.waitForEvent('download', { timeout: 5000 });
  await seat.click('toast/action');
  assert.match((await file).suggestedFilename(), /\.json$/);
  assert.equal(await seat.tiles(), 1);
  await seat.leave();
});

test('what found no room is written once there is some', async () => {
  const seat = await site.open({ init: fillable, board: small });
  await seat.page.evaluate(() => { window.isFull = true; });
  await seat.click('palette/BA/L');
  await seat.click('square/0,1');
  await seat.until(() => seat.rect('toast/action'), 'it to be told');
  await seat.page.evaluate(() => { window.isFull = false; });
  await seat.page.reload();
  await seat.ready();
  assert.equal(await seat.tiles(), 3);
  await seat.leave();
});

test('what is not kept is marked as long as it is not, spoken, and not left without a question', async () => {
  for (const size of [desktop, phone]) {
    const seat = await site.open({ size, init: fillable, board: small });
    assert.equal(await seat.rect('button/not-kept'), null);
    await seat.page.evaluate(() => {
      window.isFull = true;
      window.said = '';
      new MutationObserver(() => { window.said += document.getElementById('spoken').textContent; })
        .observe(document.getElementById('spoken'), { childList: true });
    });
    await seat.page.locator('[data-square="0,0"]').focus();
    await seat.page.keyboard.press('Delete');
    await seat.until(() => seat.rect('button/not-kept'), 'it to be marked');
    await seat.until(() => seat.page.evaluate(() => /does not keep boards/.test(window.said)), 'it to be spoken');
    await seat.page.waitForTimeout(11_000); // the toast has gone, the mark stands
    await seat.settle();
    assert.equal(await seat.rect('toast/action'), null);
    assert.equal(await seat.page.locator('#not-kept').isHidden(), false);
    await (size === phone ? seat.tap('button/not-kept') : seat.click('button/not-kept'));
    assert.ok(await seat.rect('toast/action'), 'offers to save a file');
    const held = () => seat.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    assert.equal(await held(), true);
    await seat.page.evaluate(() => { window.isFull = false; });
    await seat.page.locator('[data-square="0,0"]').focus();
    await seat.key('Control+z');
    await seat.until(async () => !await seat.rect('button/not-kept'), 'the mark to go');
    assert.equal(await seat.page.locator('#not-kept').isHidden(), true);
    assert.equal(await held(), false);
    await seat.leave();
  }
});

test('a new board that is begun before the kept one is held does not take its place', async () => {
  const seat = await site.open({ init: slowLocks, board: small });
  await seat.click('button/boards');
  await seat.click('boards/new');
  await seat.click('palette/BA/L');
  await seat.click('square/0,0');
  await seat.kept();
  await seat.page.evaluate(() => { window.lockedAfter = 300; });
  await seat.click('button/boards');
  await seat.click('boards/open/test');
  await seat.until(async () => (await seat.title()) === 'Saturday', 'the kept board');
  await seat.click('button/boards');
  await seat.click('boards/new');
  await seat.page.waitForTimeout(700);
  await seat.click('palette/BA/L');
  await seat.click('square/0,0');
  await seat.page.waitForTimeout(600);
  const kept = await seat.page.evaluate(() => JSON.parse(JSON.parse(localStorage['cadastre/board/test']).state));
  assert.deepEqual([kept.name, kept.tiles.length], ['Saturday', 2]);
  await seat.leave();
});

test('of several files that are dropped each becomes a board', async () => {
  const seat = await site.open({ board: small });
  await seat.page.evaluate((texts) => {
    const dataTransfer = new DataTransfer();
    texts.forEach((text, i) => dataTransfer.items.add(new File([text], `${i}.json`)));
    document.getElementById('canvas').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, ['Monday', 'Sunday'].map((name) => JSON.stringify({ ...small, name })));
  await seat.until(async () => (await seat.title()) === 'Sunday', 'the last of them to be seen');
  await seat.kept();
  const titles = await seat.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cadastre/board/'))
    .map((key) => JSON.parse(localStorage[key]).title).sort());
  assert.deepEqual(titles, ['Monday', 'Saturday', 'Sunday']);
  await seat.leave();
});
