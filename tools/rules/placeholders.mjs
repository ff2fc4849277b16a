// The placeholders of a text: {points}, {points:point}, {word:tile}, {word:tile:many}, {side:side}.

/** [{name, kind, form, written}] in the order of the text. */
export function placeholdersOf(text) {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([written, inside]) => {
    const [name, kind, form] = inside.split(':');
    return { name, kind, form, written };
  });
}

export const isWord = ({ name, kind }) => kind !== undefined && (name === 'word' || name === 'Word');

/** The names of the values that a text wants, sorted, each as often as it stands. */
export function valuesOf(text) {
  return placeholdersOf(text)
    .filter((one) => !isWord(one))
    .map(({ name }) => name)
    .sort();
}

export const withoutPlaceholders = (text) => text.replace(/\{[^{}]*\}/g, '·');
