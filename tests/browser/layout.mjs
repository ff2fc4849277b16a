// Whether everything on a screen has its place: from what the app says it has drawn (`window.cadastre.drawn`).

export const languages = ['en', 'de', 'ro'];
export const narrow = (width, height) => ({ viewport: { width, height }, deviceScaleFactor: 1, hasTouch: true, isMobile: true });

export async function speak(seat, language) {
  await seat.page.selectOption('#language', language, { force: true });
  await seat.until(() => seat.page.evaluate((tag) => document.documentElement.lang === tag, language), language);
  await seat.settle();
}

/** {what, x, y, width, height, right, bottom, text} in px, in the order of drawing. */
export function parse(drawn) {
  return drawn.split('\n').filter(Boolean).map((line) => {
    const [what, x, y, width, height, ...text] = line.split('\t');
    const [left, top, w, h] = [x, y, width, height].map((n) => Number(n) / 4);
    return { what, x: left, y: top, width: w, height: h, right: left + w, bottom: top + h, text: text.join('\t') };
  });
}

const holds = (box, x, y) => x >= box.x && x < box.right && y >= box.y && y < box.bottom;

/** Faults as sentences: texts that leave the ground they stand on or the screen, and texts over each other. */
export function faults(drawn, { width, height }) {
  const things = parse(drawn);
  const found = [];
  const texts = [];
  things.forEach((drawn, at) => {
    if (drawn.what !== 'T' || drawn.text.trim() === '') return;
    const frame = things[at - 1]?.what === 'F' ? things[at - 1] : undefined;
    // What is typed slides under its frame: there only what is seen of it takes a place.
    const thing = frame ? { ...drawn, x: Math.max(drawn.x, frame.x), right: Math.min(drawn.right, frame.right), width: frame.width } : drawn;
    const middle = [thing.x + thing.width / 2, thing.y + thing.height / 2];
    if (!holds({ x: 0, y: 0, right: width, bottom: height }, ...middle)) return; // scrolled away
    const over = things.slice(at + 1).some((later) => later.what === 'B' && holds(later, ...middle));
    if (over) return; // something lies on it
    const ground = things.slice(0, at).findLast((b) => b.what === 'B' && b.height >= thing.height - 3 && holds(b, ...middle));
    if (ground && (thing.x < ground.x - 1 || thing.right > ground.right + 1)) {
      found.push(`"${thing.text}" is ${Math.round(thing.width)} wide on ${Math.round(ground.width)}`);
    }
    texts.push(thing);
  });
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1)) {
      const shared = [Math.min(a.right, b.right) - Math.max(a.x, b.x), Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y)];
      if (shared[0] > 2 && shared[1] > 6) found.push(`"${a.text}" and "${b.text}" lie over each other`);
    }
  });
  return [...new Set(found)];
}

/** Controls that a thumb would miss. Links within text are as high as their line, and things at the rim of a list that
 * scrolls sideways may stand half outside. */
export function smallTargets(drawn, least = 44) {
  return parse(drawn)
    .filter(({ what, width, height, text }) => what === 'C' && text && Math.min(width, height) < least - 0.5)
    .map(({ text, width, height }) => `${text}: ${width} × ${height}`);
}
