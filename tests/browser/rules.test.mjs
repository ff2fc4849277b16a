// The rules page: searched while typing, browsed, compared by edition; from an explanation to its rule and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, json, phone, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');

const rows = (seat) => seat.page.locator('#rules a[data-control]').evaluateAll((links) =>
  links.map((link) => link.dataset.control.replace('rules/', '')));
const control = (seat, id) => seat.page.locator(`#rules [data-control="${id}"]`);
const text = (seat) => seat.page.locator('#rules').innerText();

test('in the HTML the focus goes to a rule and comes back to where one read of it', async () => {
  const seat = await site.open({ board: sample });
  await seat.page.evaluate(() => document.querySelector('#features button').click());
  await seat.settle();
  const link = seat.page.locator('#explanation a[data-row]').first();
  const row = await link.getAttribute('data-row');
  await link.focus();
  await seat.key('Enter');
  const focused = () => seat.page.evaluate(() => document.activeElement.id || document.activeElement.dataset.row);
  assert.equal(await focused(), 'rules-heading');
  await seat.page.goBack();
  await seat.settle();
  assert.equal(await focused(), row);
  await seat.leave();
});

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`found while typing, and in all expansions where the selection has nothing, ${name}`, async () => {
    const seat = await site.open({ size, address: '#rules' });
    const press = (one) => (size === phone ? seat.tap(one) : seat.click(one));
    const all = (await rows(seat)).length;
    assert.ok(all > 10, String(all));
    await press('rules/search');
    await seat.page.keyboard.insertText('cloister'); // an old name
    await seat.settle();
    assert.ok((await rows(seat)).includes('base-game.monastery'));
    await seat.page.locator('#text-overlay').selectText();
    await seat.page.keyboard.insertText('ringmaster');
    await seat.settle();
    assert.deepEqual(await rows(seat), []);
    assert.ok(await seat.rect('rules/clear'));
    await press('rules/everywhere');
    assert.ok((await rows(seat)).includes('under-the-big-top/ringmasters.ringmaster'));
    assert.ok(await seat.rect('rule/under-the-big-top/ringmasters.owner'), 'the canvas lists it too');
    await press('rule/under-the-big-top/ringmasters.owner');
    assert.equal(await seat.page.evaluate(() => location.hash), '#rules/under-the-big-top/ringmasters.owner');
    assert.match(await text(seat), /Not part of your selection/);
    await seat.page.goBack();
    await seat.settle();
    assert.equal(await seat.page.evaluate(() => location.hash), '#rules');
    await seat.leave();
  });

  test(`from a line of an explanation to its rule and back, ${name}`, async () => {
    const seat = await site.open({ size, board: sample });
    const press = (one) => (size === phone ? seat.tap(one) : seat.click(one));
    await press('hint/done');
    await press('segment/-3,-2/city/N');
    const lines = await seat.explanation();
    await press('explanation/rule/0');
    const hash = await seat.page.evaluate(() => location.hash);
    assert.equal(hash, `#rules/${lines[0].row}`);
    assert.match(await text(seat), /Holds when/);
    await press('rule/back');
    assert.equal(await seat.page.evaluate(() => location.hash), '#board');
    assert.deepEqual(await seat.explanation(), lines);
    await seat.leave();
  });

  test(`a rule shows a worked example, which opens on the score pad, ${name}`, async () => {
    const seat = await site.open({ size, address: '#rules/base-game.city-coats-during' });
    const shown = await text(seat);
    assert.match(shown, /Worked example[^]*City, 4 tiles, 2 coats of arms[^]*12 points/);
    // On a phone it is scrolled to.
    for (let i = 0; size === phone && i < 8 && !(await seat.rect('rule/example')); ++i) {
      await seat.drag([180, 560], [180, 260]);
      await seat.settle();
    }
    assert.ok(await seat.rect('rule/example'), 'the canvas has it too');
    await control(seat, 'rule/example').evaluate((button) => button.click());
    await seat.settle();
    assert.equal(await seat.page.evaluate(() => location.hash), '#pad');
    assert.match(await seat.page.locator('#pad').innerText(), /12/);
    await seat.leave();
  });

  test(`a link opens one rule with its editions side by side, ${name}`, async () => {
    const seat = await site.open({ size, address: '#rules/halflings.triangle-as-tile' });
    const press = (one) => (size === phone ? seat.tap(one) : seat.click(one));
    const shown = await text(seat);
    for (const label of ['C1', 'C2+C3', 'WE']) assert.ok(shown.includes(label), label);
    assert.match(shown, /not in this edition/);
    await press('rule/other/halflings.triangle-as-square');
    assert.equal(await seat.page.evaluate(() => location.hash), '#rules/halflings.triangle-as-square');
    await seat.leave();
  });
}

test('chips and groups', async () => {
  const seat = await site.open({ address: '#rules' });
  await seat.click('rules/during');
  assert.ok((await rows(seat)).includes('base-game.city-tiles-during'));
  assert.ok(!(await rows(seat)).includes('base-game.city-tiles-after'));
  await seat.click('rules/during');
  await seat.click('rules/by/step');
  await seat.page.locator('#rules h3', { hasText: 'Features' }).waitFor({ state: 'attached' });
  await seat.click('rules/selection');
  assert.match(await text(seat), /Rules: \d{3}/);
  await seat.click('rules/by/expansion');
  await seat.click('rules/group/inns-and-cathedrals');
  assert.ok((await rows(seat)).every((row) => row.startsWith('inns-and-cathedrals')));
  await seat.leave();
});

test('the link of a rule is copied whole', async () => {
  const seat = await site.open({ address: '#rules/base-game.road', permissions: ['clipboard-read', 'clipboard-write'] });
  await seat.click('rule/link');
  const copied = await seat.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${site.server.url}#rules/base-game.road`);
  await seat.leave();
});

test('where a rule was used on the board', async () => {
  const seat = await site.open({ board: sample, address: '#rules/base-game.monastery' });
  assert.match(await text(seat), /Used on this board: \d/);
  await control(seat, 'rule/use/0').focus();
  await seat.page.keyboard.press('Enter');
  await seat.settle();
  assert.equal(await seat.page.evaluate(() => location.hash), '#board');
  assert.ok((await seat.explanation()).some((line) => line.row === 'base-game.monastery'));
  await seat.leave();
});

test('the HTML of the rules is searched and read by keys', async () => {
  const seat = await site.open({ address: '#rules' });
  await control(seat, 'rules/search').focus();
  await seat.page.keyboard.type('road');
  await seat.settle();
  assert.equal(await control(seat, 'rules/search').inputValue(), 'road');
  assert.ok((await rows(seat)).includes('base-game.road'));
  await control(seat, 'rules/base-game.road').focus();
  await seat.page.keyboard.press('Enter');
  await seat.settle();
  assert.equal(await seat.page.evaluate(() => location.hash), '#rules/base-game.road');
  assert.match(await text(seat), /Where it comes from/);
  await control(seat, 'rules').focus();
  await seat.page.keyboard.press('Enter');
  await seat.settle();
  assert.ok((await rows(seat)).includes('base-game.road'));
  await seat.leave();
});

test('a card names every edition its rule is of, however long the expansion is called', async () => {
  const seat = await site.open({ size: phone, locale: 'de-DE', address: '#rules', board: {
    ...sample, selection: { ...sample.selection, expansions: ['inns-and-cathedrals'] } } });
  const drawn = (await seat.page.evaluate(() => window.cadastre.drawn())).split('\n').map((line) => line.split('\t'));
  const at = drawn.findIndex((line) => /^Wirtshäuser & Kathedralen/.test(line.at(-1)));
  const beside = drawn.slice(at).filter(([what, , y]) => what === 'T' && Math.abs(y - drawn[at][2]) < 24).map((line) => line.at(-1));
  assert.deepEqual(beside.filter((words) => words !== '…').slice(1), ['C1', 'C2+C3', 'WE']);
  await seat.leave();
});
