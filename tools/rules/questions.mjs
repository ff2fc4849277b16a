// What the score pad asks has to be sayable: every measure that a person gives has its question, every choice its word,
// every role its question, and every kind of figure and of piece its name.

const list = (value) => (Array.isArray(value) ? value : []);
/** Running totals and figures are never asked for. */
const isAsked = ({ make, on }) => !make?.['so-far'] && !(make?.figures !== undefined && on === 'player');
const isSwitch = (choices) => choices.length === 2 && choices[0] === 'no' && choices[1] === 'yes';

function checkUsual(measure, usual, say) {
  const choices = list(measure.choices);
  if (choices.length > 0) {
    if (!choices.includes(usual)) say(`"${usual}" is none of its choices`);
    return;
  }
  const [from, first, to] = Array.isArray(usual) ? usual : [];
  if (!(from <= first && first <= to)) say('[from, first, to] do not stand in order');
  else if (from < (measure.min ?? 0) || to > (measure.max ?? 1000)) say('what is usual lies outside of "min" and "max"');
}

function checkMeasure(measure, say) {
  if (!isAsked(measure)) return;
  if (measure.ask === undefined) say('', 'the score pad has no "ask" to ask');
  if (measure.usual === undefined) say('', 'the score pad has no "usual" to offer');
  else checkUsual(measure, measure.usual, (fault) => say('/usual', fault));
  const choices = list(measure.choices);
  const words = Object.keys(measure.words ?? {});
  const { min = 0, max = 1000 } = measure;
  for (const word of words)
    if (choices.length > 0 ? !choices.includes(word) : !(min <= Number(word) && Number(word) <= max))
      say(`/words/${word}`, 'it is none of its choices');
  // What is printed on a chip says itself.
  for (const choice of isSwitch(choices) ? [] : choices)
    if (/^[a-z]/.test(choice) && !words.includes(choice)) say('/words', `the choice "${choice}" has no word`);
}

export function checkQuestions(sources, report) {
  const terms = sources.glossary.value?.terms ?? {};
  const measures = new Map(sources.files.flatMap(({ value }) => list(value?.measures)).map((one) => [one.id, one]));
  const weighed = new Set(sources.files.flatMap(({ value }) => list(value?.rows).map((row) => row.count?.of)));
  const roles = sources.phrases.value ?? {};
  for (const { file, value } of sources.files) {
    list(value?.measures).forEach((measure, n) => checkMeasure(measure, (at, fault) => report.error(file, `/measures/${n}${at}`, fault)));
    list(value?.items).forEach((item, n) => {
      for (const [id, usual] of Object.entries(item.usual ?? {})) {
        const say = (fault) => report.error(file, `/items/${n}/usual/${id}`, fault);
        if (measures.has(id)) checkUsual(measures.get(id), usual, say);
        else say(`there is no measure "${id}"`);
      }
    });
    list(value?.classes).forEach((one, n) => {
      if ((one.figure || weighed.has(one.id)) && !terms[one.id])
        report.error(file, `/classes/${n}/id`, `rules/glossary.json has no word for "${one.id}"`);
    });
    list(value?.rows).forEach((row, n) => {
      for (const payee of [row.who, row.to])
        if (payee?.role && roles[`role.${payee.role}`] === undefined)
          report.error(file, `/rows/${n}`, `rules/phrases.json has no question for the role "role.${payee.role}"`);
    });
  }
}
