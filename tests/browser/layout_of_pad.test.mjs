// The score pad, and the rules with their worked examples: text never overflows its place there either, in any language,
// on the narrowest phones, upright and on its side, and on wider screens; nothing to press is smaller than a thumb.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { faults, languages, narrow, smallTargets, speak } from './layout.mjs';
import { desktop, path, useSite } from './support.mjs';

const site = useSite();
const sizes = {
  '320 × 640': narrow(320, 640),
  '740 × 360': narrow(740, 360),
  '1440 × 900': desktop,
};

const entry = (phase, item, numbers, players) => ({ phase, item, ...numbers, players });
const entries = [
  entry('during', 'road', { tiles: 6 }, { red: { meeple: 1 } }),
  entry('during', 'city', { tiles: 27, 'coats-of-arms': 2 }, { blue: { meeple: 2 }, red: { meeple: 2 }, green: { meeple: 2 } }),
  entry('during', 'other-points', { note: 'Eine Wette um das allerletzte Plättchen im Beutel' }, { blue: { 'free-points': -115 } }),
  entry('during', 'tail-of-a-comet', { length: 3 }, { red: { meeple: 1 } }),
  entry('after', 'field', { measures: { 'completed-neighbours': 12 } }, { red: { meeple: 1 }, blue: { meeple: 1 } }),
];
const names = ['Maximiliane-Charlotte', 'Bogdan-Constantin', 'Ștefania', 'Friedrich-Wilhelm', 'Ana', '', '', ''];
const game = (players, expansions) => ({
  cadastre: 1, name: 'Samstagabend bei den Großeltern', selection: { edition: 'C3', expansions, variants: {} },
  players: players.map((player, i) => ({ player, name: names[i], track: i === 0 ? 1234 : 0 })),
  tiles: [], meeples: [], entries, steps: ['road'],
});
const games = {
  'everything that can be played': game(['red', 'blue', 'green', 'yellow', 'black', 'pink', 'grey'],
    readdirSync(path('rules/expansions')).map((file) => file.replace('.json', ''))),
  'a game of two': game(['red', 'blue'], []),
};
/** The rule with the longest name and example, and one that two editions tell in different words. */
const rules = ['base-game.city-coats-during', 'base-game.field-after', 'halflings.triangle-as-tile'];

/** One walk: presses what the HTML has, and looks at the canvas from top to bottom. */
class Walk {
  constructor(seat, size, look) {
    Object.assign(this, { seat, look, ...size.viewport });
  }

  async press(act, target) {
    const pressed = await this.seat.page.evaluate(([act, target]) => {
      const found = document.querySelector(`#pad [data-act="${act}"]${target ? `[data-target="${target}"]` : ''}`);
      found?.click();
      return Boolean(found);
    }, [act, target]);
    await this.seat.settle(); // the HTML follows the picture
    return pressed;
  }

  targets(act) {
    return this.seat.page.locator(`#pad [data-act="${act}"]`).evaluateAll((all) => all.map((one) => one.dataset.target));
  }

  drawn() {
    return this.seat.page.evaluate(() => window.cadastre.drawn());
  }

  /** What is seen, and what comes into sight below it where the finger would flick. */
  async see(what, x = this.width * 0.75) {
    await this.seat.page.mouse.move(x, 130);
    await this.seat.wheel(-9999);
    let drawn = await this.drawn();
    this.look(drawn, what);
    for (let i = 0; i < 8; ++i) {
      await this.seat.wheel(this.height * 0.5);
      const next = await this.drawn();
      if (next === drawn) break;
      this.look(drawn = next, `${what}, ${i + 1} down`);
    }
  }

  /** Where the form lies: on a low screen the sheet stands at its right. */
  get overForm() {
    return this.width * (this.height < 480 ? 0.4 : 0.75);
  }

  /** What lies on the form itself: scrolled to, so that no finger comes upon the sheet below it. */
  async tap(name) {
    for (let i = 0; ; ++i) {
      const box = await this.seat.rect(name);
      if (box && box.y + box.height < this.height * 0.45) break;
      if (i === 4) return;
      await this.seat.page.mouse.move(this.overForm, 130);
      await this.seat.wheel(this.height * 0.25);
    }
    await (this.seat.page.viewportSize().width > 799 ? this.seat.click(name) : this.seat.tap(name));
  }

  /** A form with somebody on it and all that can be unfolded. */
  async form(item, what) {
    await this.press('pad-begin', item);
    await this.seat.page.evaluate(() => {
      for (const field of [...document.querySelectorAll('#pad [data-act="pad-figures"]')].slice(0, 2)) {
        field.value = '4';
        field.dispatchEvent(new Event('change'));
      }
    });
    await this.press('pad-elements');
    await this.seat.settle();
    for (const name of ['pad/who/red/more', 'pad/rare']) await this.tap(name);
    await this.see(what, this.overForm);
    await this.press('pad-cancel');
  }

  async pad(forms) {
    await this.press('pad-view', 'game');
    await this.see('home', this.width * 0.25);
    const during = await this.targets('pad-begin');
    await this.press('pad-view', 'entries');
    await this.see('entries');
    await this.press('pad-edit', '1');
    await this.see('an entry to change');
    await this.press('pad-cancel');
    await this.press('pad-view', 'game');
    for (const item of forms(during)) await this.form(item, `form of ${item}`);
    await this.press('pad-view', 'final');
    for (const item of await this.targets('pad-step')) {
      await this.press('pad-step', item);
      await this.seat.settle();
      this.look(await this.drawn(), `step ${item}`);
      if (forms([item]).length > 0) await this.form(item, `form of ${item} after the game`);
    }
    await this.press('pad-view', 'result');
    await this.see('result');
    await this.press('pad-view', 'game');
    await this.seat.settle();
    for (const open of ['pad/player/red', 'pad/add-player']) {
      await this.seat.page.mouse.move(this.width * 0.25, 100);
      await this.seat.wheel(-9999);
      await this.tap(open);
      await this.see(open, this.width / 2);
      await this.seat.key('Escape');
    }
  }

  async rules() {
    for (const rule of rules) {
      await this.seat.page.evaluate((rule) => { location.hash = `#rules/${rule}`; }, rule);
      await this.see(`rule ${rule}`);
    }
    await this.seat.page.evaluate(() => { location.hash = '#pad'; });
  }
}

for (const [name, size] of Object.entries(sizes)) {
  for (const [what, board] of Object.entries(games)) {
    const all = board.players.length > 2;
    if (all && size !== sizes['320 × 640']) continue;
    test(`the pad has its place at ${name}: ${what}`, async () => {
      const seat = await site.open({ size, board, address: '#pad' });
      const found = [];
      const seen = new Set();
      // Every form there is on the narrowest screen, in the longest words; else the first few, which ask all that any does.
      for (const language of all ? ['de'] : languages) {
        await speak(seat, language);
        const walk = new Walk(seat, size, (drawn, screen) => {
          seen.add(screen);
          for (const fault of faults(drawn, size.viewport)) found.push(`${screen} in ${language}: ${fault}`);
          if (size.hasTouch) for (const small of smallTargets(drawn)) found.push(`${screen}: ${small}`);
        });
        const few = (items) => items.filter((item) => ['city', 'field', 'other-points'].includes(item));
        await walk.pad(all ? (items) => items : few);
        if (!all) await walk.rules();
      }
      assert.deepEqual([...new Set(found)], []);
      // The walk came everywhere: each of these is drawn only there.
      const afterwards = all ? [] : ['form of field after the game'];
      for (const place of ['home', 'entries', 'an entry to change', 'result', 'pad/player/red', 'pad/add-player', 'form of city',
        'step road', 'form of other-points', ...afterwards]) {
        assert.ok(seen.has(place), place);
      }
      assert.ok(seen.size >= 19, `${seen.size} screens`);
      await seat.leave();
    });
  }
}
