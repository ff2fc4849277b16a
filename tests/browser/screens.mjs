// The screens that there are golden pictures of, in English and light, at desktop and phone size.
import { desktop, phone } from './support.mjs';

export const sizes = { desktop, phone: { ...phone, deviceScaleFactor: 1 } };

/** Each screen: how to come to it from the one before. */
const screens = {
  board: async (seat) => {
    await seat.press('hint/done');
  },
  explanation: async (seat) => {
    await seat.press('segment/-3,-2/city/N');
  },
  rules: async (seat) => {
    await seat.key('Escape');
    await seat.press('tab/rules');
  },
};

/** Calls `look(name, png)` for every screen of a size. */
export async function visit(site, sizeName, size, look) {
  const seat = await site.open({ size, colorScheme: 'light' });
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
