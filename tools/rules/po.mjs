// Writes PO files: one entry a text, in the order of the English, on single lines so that changes read well in git.

const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const pluralForms = {
  de: 'nplurals=2; plural=(n != 1);',
  ro: 'nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);',
};

function header(language) {
  return [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"Plural-Forms: ${pluralForms[language]}\\n"`,
  ].join('\n');
}

/**
 * The PO file of one language. english: id → {text, file}; known: id → {english, text, fuzzy} as read before.
 * A translation whose English has changed stays, marked fuzzy.
 */
export function poFile(language, english, known) {
  const entries = [...english].map(([id, { text, file }]) => {
    const translation = known.get(id);
    const changed = translation?.text && (translation.english !== text || translation.fuzzy);
    return [
      `#. ${file}`,
      ...(changed ? ['#, fuzzy'] : []),
      ...(changed && translation.english !== text ? [`#| msgid ${quoted(translation.english)}`] : []),
      `msgctxt ${quoted(id)}`,
      `msgid ${quoted(text)}`,
      `msgstr ${quoted(translation?.text ?? '')}`,
    ].join('\n');
  });
  return `${[header(language), ...entries].join('\n\n')}\n`;
}
