// Which of the known names somebody may have meant.

/** Letters put in, left out, changed, or swapped with their neighbour. */
function distance(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

/** The known name closest to the given one, or undefined if none is close. */
export function nearest(name, known) {
  let best;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const other of known) {
    const far = distance(name, other);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** `. Did you mean "base"?`, or nothing. */
export function didYouMean(name, known) {
  const found = nearest(String(name), known);
  return found === undefined ? '' : `. Did you mean "${found}"?`;
}
