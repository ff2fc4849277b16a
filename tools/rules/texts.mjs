// Which text stands where: the English of every id, and the text of a language.

/** Every English text with its id, where it stands, and which PO file translates it. */
export function englishTexts(sources, report) {
  const texts = new Map();
  const put = (id, text, file, pointer, po) => {
    if (text === undefined) return;
    if (typeof text !== 'string') {
      report.error(file, pointer, `the text "${id}" has to be a string`);
      return;
    }
    const earlier = texts.get(id);
    if (earlier) {
      report.error(file, pointer, `the text "${id}" stands already in ${earlier.file}:${earlier.pointer}`);
      return;
    }
    texts.set(id, { text, file, pointer, po });
  };
  const list = (value) => (Array.isArray(value) ? value : []);
  for (const { file, value } of sources.files) {
    list(value?.rows).forEach((row, n) => {
      put(row.id, row.text, file, `/rows/${n}/text`, 'rules');
      put(`${row.id}/name`, row.name, file, `/rows/${n}/name`, 'rules');
      for (const [item, text] of Object.entries(row['of-item'] ?? {}))
        put(`${row.id}/item-${item}`, text, file, `/rows/${n}/of-item/${item}`, 'rules');
      list(row.wordings).forEach((wording, m) => put(`${row.id}/wording-${m}`, wording.text, file, `/rows/${n}/wordings/${m}/text`, 'rules'));
    });
    list(value?.items).forEach((item, n) => {
      put(`item.${item.id}/name`, item.name, file, `/items/${n}/name`, 'rules');
      put(`item.${item.id}/sum`, item.sum, file, `/items/${n}/sum`, 'rules');
    });
    list(value?.measures).forEach((measure, n) => {
      put(`measure.${measure.id}/ask`, measure.ask, file, `/measures/${n}/ask`, 'rules');
      for (const [choice, word] of Object.entries(measure.words ?? {}))
        put(`measure.${measure.id}/${choice}`, word, file, `/measures/${n}/words/${choice}`, 'rules');
    });
    put(`expansion.${value?.id}/name`, value?.name, file, '/name', 'rules');
    list(value?.parts).forEach((part, n) => put(`expansion.${value.id}/${part.id}/name`, part.name, file, `/parts/${n}/name`, 'rules'));
  }
  const named = ({ file, value }, key, kind) =>
    list(value?.[key]).forEach((one, n) => put(`${kind}.${one.id}/name`, one.name, file, `/${key}/${n}/name`, 'rules'));
  named(sources.catalogue, 'groups', 'group');
  named(sources.catalogue, 'headings', 'heading');
  named(sources.catalogue, 'expansions', 'expansion');
  named(sources.presets, 'presets', 'preset');
  list(sources.variants.value?.variants).forEach((variant, n) => {
    const { file } = sources.variants;
    put(`variant.${variant.id}/name`, variant.name, file, `/variants/${n}/name`, 'rules');
    put(`variant.${variant.id}`, variant.text, file, `/variants/${n}/text`, 'rules');
    list(variant.values).forEach((one, m) => {
      put(`variant.${variant.id}.${one.id}/name`, one.name, file, `/variants/${n}/values/${m}/name`, 'rules');
    });
  });
  const flat = ({ file, value }, prefix, po) => {
    for (const [id, text] of Object.entries(value ?? {})) {
      if (id.startsWith('$')) continue;
      put(prefix + id, text, file, `/${id}`, po);
    }
  };
  flat(sources.phrases, '', 'rules');
  flat(sources.problems, 'problem.', 'rules');
  for (const words of sources.words) flat(words, '', 'editor');
  return texts;
}

/** All texts of one language by id, with those that it lacks or has only for an older English. */
export function textsOf(language, english, po) {
  const phrases = {};
  const missing = [];
  const stale = [];
  for (const [id, { text, po: which }] of english) {
    if (language === 'en') {
      phrases[id] = text;
      continue;
    }
    const translation = po[which].get(id);
    if (!translation?.text) missing.push(id);
    else if (translation.fuzzy || translation.english !== text) stale.push(id);
    phrases[id] = translation?.text || text;
  }
  return { phrases, missing, stale };
}

/** Glossary of one language: {term: {"": [forms], "C1": [forms]}}. */
export function termsOf(language, glossary) {
  const terms = {};
  for (const [term, byLanguage] of Object.entries(glossary?.terms ?? {})) {
    const forms = byLanguage[language];
    if (forms !== undefined) terms[term] = Array.isArray(forms) ? { '': forms } : forms;
  }
  return terms;
}

const textKeys = new Set(['$schema', 'text', 'name', 'sum', 'ask', 'words', 'of-item']);

/** A value without what only people read. */
export function withoutTexts(value) {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !textKeys.has(key))
      .map(([key, inner]) => [key, withoutTexts(inner)]),
  );
}
