// Text never overflows its place, in any language, on the narrowest phones and a desktop; nothing to press is smaller
// than a thumb.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, languages, narrow, smallTargets, speak } from './layout.mjs';
import { desktop, json, useSite } from './support.mjs';

const site = useSite();
const sample = json('web/site/samples/first-game.json');
const widths = { 320: narrow(320, 640), 360: narrow(360, 800), 800: { viewport: { width: 800, height: 600 } }, 1440: desktop };
const named = ['Maximiliane-Charlotte', 'Bogdan-Constantin', 'Ștefania'];
const board = {
  ...sample,
  name: 'Samstagabend bei den Großeltern',
  players: sample.players.map((seat, i) => ({ ...seat, name: named[i] ?? seat.name })),
  notes: [{ x: 0, y: 0, text: 'Hier lag zuerst das Kloster, dann wurde getauscht.' }],
};

/** How to come to each screen from the board, and back. */
const screens = {
  board: async () => {},
  explanation: (seat) => seat.press('segment/-3,-2/city/N'),
  figures: async (seat) => {
    await seat.key('Escape');
    for (const tab of ['palette/tab/figures', 'panel/figures']) if (await seat.rect(tab)) await seat.press(tab);
  },
  holding: async (seat) => {
    for (const tab of ['palette/tab/tiles', 'panel/tiles']) if (await seat.rect(tab)) await seat.press(tab);
    const tile = (await seat.names()).find((name) => /^palette\/[A-Z]+\//.test(name));
    await seat.press(tile);
    const square = await seat.free();
    if (seat.press === seat.tap) await seat.press(square);
    else await seat.point(square); // a click would place it
  },
  ...Object.fromEntries(['boards', 'share', 'picture', 'language', 'theme', 'shortcuts', 'about', 'selection'].map(
    (sheet) => [sheet, async (seat) => {
      await seat.key('Escape', 'Escape', 'Escape');
      await seat.press('button/more');
      if (await seat.rect(`more/${sheet}`)) await seat.press(`more/${sheet}`);
    }])),
  note: async (seat) => {
    await seat.key('Escape', 'Escape');
    await seat.key('ArrowRight', 'n');
  },
  rules: async (seat) => {
    await seat.key('Escape', 'Escape');
    await seat.press('tab/rules');
  },
};

/** Through all screens, each in every language. */
async function walk(size, look) {
  const seat = await site.open({ size, board });
  seat.press = size.hasTouch ? seat.tap : seat.click;
  seat.free = () => seat.page.evaluate(() => [...document.querySelectorAll('#board .free')]
    .map((cell) => `square/${cell.dataset.square}`).find((name) => window.cadastre.rectOf(name)));
  const everywhere = { 'first visit': async () => {}, ...screens };
  for (const [screen, arrive] of Object.entries(everywhere)) {
    if (screen === 'board') await seat.press('hint/done');
    await arrive(seat);
    for (const language of languages) {
      await speak(seat, language);
      await look(seat, `${screen} in ${language}`);
    }
  }
  await seat.leave();
}

for (const [width, size] of Object.entries(widths)) {
  test(`everything has its place at ${width} px in every language`, async () => {
    const found = [];
    await walk(size, async (seat, screen) => {
      const drawn = await seat.page.evaluate(() => window.cadastre.drawn());
      for (const fault of faults(drawn, size.viewport)) found.push(`${screen}: ${fault}`);
      if (size.hasTouch) for (const small of smallTargets(drawn)) found.push(`${screen}: ${small}`);
    });
    assert.deepEqual(found, []);
  });
}

test('a word too long for its card parts between syllables, with a hyphen', async () => {
  const seat = await site.open({ size: widths[360], locale: 'de-DE', address: '#pad', board: {
    ...board, selection: { edition: 'C2', expansions: ['under-the-big-top'], variants: {} } } });
  const texts = (await seat.page.evaluate(() => window.cadastre.drawn())).split('\n').map((line) => line.split('\t').at(-1));
  const at = texts.indexOf('Akrobatenpyra');
  assert.deepEqual(texts.slice(at, at + 3), ['Akrobatenpyra', '-', 'mide'], texts.join(' | '));
  await seat.leave();
});

test('a text that leaves its place is seen, and one over another, and a small target', () => {
  const screen = { width: 360, height: 800 };
  const ground = 'B\t40\t40\t400\t160\t\n';
  assert.deepEqual(faults(`${ground}T\t80\t80\t200\t84\tfits\n`, screen), []);
  assert.equal(faults(`${ground}T\t80\t80\t600\t84\tlong\n`, screen).length, 1);
  assert.equal(faults(`${ground}T\t80\t80\t200\t84\ta\nT\t90\t90\t200\t84\tb\n`, screen).length, 1);
  assert.deepEqual(faults(`T\t80\t80\t200\t84\thidden\n${ground}T\t90\t90\t200\t84\tb\n`, screen), []);
  const typed = (frame) => `${ground}${frame}T\t-80\t80\t480\t84\ta long sentence\n`;
  assert.equal(faults(typed(''), screen).length, 1);
  assert.deepEqual(faults(typed('F\t60\t80\t340\t84\t\n'), screen), []);
  assert.deepEqual(smallTargets('C\t0\t0\t200\t120\tlow\nC\t0\t0\t176\t176\tgood\n'), ['low: 50 × 30']);
});

test('what a feature of the list is stands there whole on a phone, beside all who hold it', async () => {
  const seat = await site.open({ size: widths[360], board });
  await seat.tap('hint/done');
  await seat.tap('button/scores');
  const texts = (await seat.page.evaluate(() => window.cadastre.drawn())).split('\n').map((line) => line.split('\t').at(-1));
  assert.ok(texts.includes('completed cities: 6 · 60 tiles'), texts.join(' | '));
  assert.ok(texts.includes('not completed · 6 occupied squares'), texts.join(' | '));
  await seat.leave();
});
