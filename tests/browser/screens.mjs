// The screens that there are golden pictures of, in English and light, at desktop and phone size.
import { desktop, json, phone } from './support.mjs';

export const sizes = { desktop, phone: { ...phone, deviceScaleFactor: 1 } };

/** A board, and a score pad beside it: every place has something to show. */
function game() {
  const sample = json('web/site/samples/first-game.json');
  const entry = (phase, item, numbers, player) => ({ phase, item, ...numbers, players: { [player]: { meeple: 1 } } });
  return {
    ...sample,
    selection: { ...sample.selection, expansions: ['inns-and-cathedrals', 'abbot'] },
    entries: [
      entry('during', 'road', { tiles: 6 }, 'red'),
      entry('during', 'city', { tiles: 7, 'coats-of-arms': 2 }, 'blue'),
      entry('during', 'monastic-building', {}, 'red'),
      entry('during', 'road', { tiles: 4, inns: 1 }, 'blue'),
      entry('after', 'city', { tiles: 5 }, 'red'),
    ],
  };
}

/** Presses what the HTML of the pad calls by that target: on a phone it may be out of sight on the canvas. */
const padTarget = (seat, target) =>
  seat.page.evaluate((name) => document.querySelector(`#pad [data-target="${name}"]`).click(), target);

/** Each screen: how to come to it from the one before. */
const screens = {
  board: async (seat) => {
    await seat.press('hint/done');
  },
  explanation: async (seat) => {
    await seat.press('segment/-3,-2/city/N');
  },
  pad: async (seat) => {
    await seat.key('Escape');
    await seat.press('tab/pad');
  },
  'pad-form': async (seat) => {
    await seat.press('pad/item/city');
    await seat.press('pad/who/red');
  },
  'pad-result': async (seat) => {
    await seat.press('pad/back');
    await padTarget(seat, 'result');
  },
  rules: async (seat) => {
    await seat.press('pad/back');
    await seat.press('tab/rules');
  },
  expansions: async (seat) => {
    await seat.press('tab/expansions');
  },
};

/** Calls `look(name, png)` for every screen of a size. */
export async function visit(site, sizeName, size, look) {
  const seat = await site.open({ size, colorScheme: 'light', board: game(), drawn: true });
  seat.press = size.hasTouch ? seat.tap : seat.click;
  for (const [screen, arrive] of Object.entries(screens)) {
    await arrive(seat);
    await seat.page.mouse.move(0, 0);
    await seat.page.waitForTimeout(100);
    await seat.settle();
    await look(`${screen}-${sizeName}`, await seat.page.screenshot());
  }
  await seat.leave();
}
