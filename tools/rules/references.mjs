// Whatever a rule file names has to exist, and every id has to be its own.
import { basename } from 'node:path';
import { namesOf } from './names.mjs';
import { didYouMean } from './nearest.mjs';

const list = (value) => (Array.isArray(value) ? value : []);
const effects = ['add', 'scale', 'count', 'set', 'who', 'tie-break', 'floor', 'order', 'note'];
const wholeOf = (component) => component.split('/')[0];

class Checker {
  constructor(sources, report) {
    this.sources = sources;
    this.report = report;
    this.names = namesOf(sources);
    this.places = new Map();
  }

  known(kind, what, name, file, pointer) {
    if (name === undefined || this.names[kind].has(name)) return;
    this.report.error(file, pointer, `there is no ${what} "${name}"${didYouMean(name, this.names[kind].keys())}`);
  }

  /** A component, or two that have to be in play together. */
  component(name, file, pointer) {
    for (const one of String(name).split('--')) this.known('components', 'expansion or part', one, file, pointer);
  }

  /** An id may stand once among its kind. */
  own(kind, id, file, pointer) {
    const key = `${kind} ${id}`;
    const earlier = this.places.get(key);
    if (earlier) this.report.error(file, pointer, `the ${kind} "${id}" stands already in ${earlier}`);
    else this.places.set(key, `${file}:${pointer}`);
  }

  conditions(conditions, file, pointer) {
    list(conditions).forEach((condition, n) => {
      const at = `${pointer}/${n}`;
      this.known('measures', 'measure', condition.measure, file, `${at}/measure`);
      this.choices(condition, file, `${at}/is`);
      this.known('flags', 'flag that something brings', condition.brings, file, `${at}/brings`);
      if (condition.selected !== undefined) this.component(condition.selected, file, `${at}/selected`);
      for (const [id, value] of Object.entries(condition.variant ?? {})) {
        this.known('variants', 'variant', id, file, `${at}/variant`);
        const values = list(this.names.variants.get(id)?.values).map((one) => one.id);
        if (this.names.variants.has(id) && !values.includes(value))
          this.report.error(file, `${at}/variant/${id}`, `the variant has no value "${value}"${didYouMean(value, values)}`);
      }
      for (const group of ['all', 'any', 'none']) this.conditions(condition[group], file, `${at}/${group}`);
    });
  }

  /** A measure with choices is asked with "is", any other with a range. */
  choices({ measure, is, min, max }, file, pointer) {
    const known = this.names.measures.get(measure);
    if (!known) return;
    const words = list(known.choices);
    if (words.length === 0 && is !== undefined) this.report.error(file, pointer, `the measure "${measure}" has no choices; ask for "min" and "max"`);
    if (words.length > 0 && (min !== undefined || max !== undefined))
      this.report.error(file, pointer, `the measure "${measure}" has choices; ask with "is"`);
    for (const word of words.length === 0 || is === undefined ? [] : [is].flat())
      if (!words.includes(word)) this.report.error(file, pointer, `the measure "${measure}" has no choice "${word}"${didYouMean(word, words)}`);
  }

  file({ file, value }) {
    if (value === undefined) return;
    if (value.id !== basename(file, '.json'))
      this.report.error(file, '/id', `the id has to be the file's name, "${basename(file, '.json')}"`);
    if (String(value.id).includes('--')) this.component(value.id, file, '/id');
    list(value.parts).forEach((part, n) => this.own('part', `${value.id}/${part.id}`, file, `/parts/${n}/id`));
    list(value.classes).forEach((one, n) => {
      this.own('class', one.id, file, `/classes/${n}/id`);
      this.known('classes', 'class', one.parent, file, `/classes/${n}/parent`);
    });
    list(value.measures).forEach((measure, n) => this.measure(measure, file, `/measures/${n}`));
    list(value.items).forEach((item, n) => this.item(item, file, `/items/${n}`));
    list(value.rows).forEach((row, n) => this.row(row, String(value.id), file, `/rows/${n}`));
  }

  measure(measure, file, at) {
    this.own('measure', measure.id, file, `${at}/id`);
    this.known('terms', 'glossary term', measure.term, file, `${at}/term`);
    this.known('marks', 'mark on any tile', measure.make?.marks, file, `${at}/make/marks`);
    this.known('areas', 'area', measure.make?.squares, file, `${at}/make/squares`);
    if (typeof measure.make?.figures === 'string') this.known('classes', 'class', measure.make.figures, file, `${at}/make/figures`);
    list(measure.groups).forEach((group, n) => {
      if (this.names.measures.has(group)) this.report.error(file, `${at}/groups/${n}`, `"${group}" is a measure, so it cannot be a group`);
    });
  }

  item(item, file, at) {
    this.own('item', item.id, file, `${at}/id`);
    this.known('terms', 'glossary term', item.term, file, `${at}/term`);
    this.known('measures', 'measure', item.each, file, `${at}/each`);
    this.known('steps', 'step', item.step, file, `${at}/step`);
    if (item.expansion !== undefined) this.component(item.expansion, file, `${at}/expansion`);
    list(item.slots).forEach((slot, n) => this.known('slots', 'slot', slot, file, `${at}/slots/${n}`));
    this.conditions(item.when, file, `${at}/when`);
  }

  row(row, fileId, file, at) {
    this.own('row', row.id, file, `${at}/id`);
    const component = String(row.id).split('.')[0];
    if (component.split('--').map(wholeOf).join('--') !== fileId)
      this.report.error(file, `${at}/id`, `the id of a row begins with its file's: "${fileId}."`);
    else this.component(component, file, `${at}/id`);
    this.known('slots', 'slot', row.slot, file, `${at}/slot`);
    const names = (kind, what, ids, key) =>
      list(ids).forEach((id, n) => this.known(kind, what, id, file, `${at}/${key}/${n}`));
    names('items', 'item', row.items, 'items');
    names('rows', 'row', row['instead-of'], 'instead-of');
    names('measures', 'measure', row.add?.per, 'add/per');
    names('counted', 'measure', row.count?.in, 'count/in');
    names('items', 'item', row.order?.before, 'order/before');
    names('items', 'item', row.order?.after, 'order/after');
    this.known('steps', 'step', row.order?.step, file, `${at}/order/step`);
    this.known('classes', 'class', row.count?.of, file, `${at}/count/of`);
    if (typeof row.count?.as === 'string') this.known('weights', 'measure', row.count.as, file, `${at}/count/as`);
    this.known('measures', 'measure', row.set?.measure, file, `${at}/set/measure`);
    this.known('terms', 'glossary term', row.add?.unit, file, `${at}/add/unit`);
    this.known('slots', 'slot', row.of, file, `${at}/of`);
    this.payee(row.who, file, `${at}/who`);
    this.payee(row.to, file, `${at}/to`);
    this.conditions(row['tie-break'], file, `${at}/tie-break`);
    this.conditions(row.when, file, `${at}/when`);
    list(row.wordings).forEach((wording, n) => this.conditions(wording.when, file, `${at}/wordings/${n}/when`));
    this.effect(row, file, at);
  }

  payee(payee, file, at) {
    this.known('measures', 'measure', payee?.most, file, `${at}/most`);
    this.conditions(payee?.every, file, `${at}/every`);
  }

  effect(row, file, at) {
    const slot = this.names.slots.get(row.slot);
    const effect = effects.find((name) => row[name] !== undefined);
    if (!slot || !effect) return;
    if (effect !== 'note' && slot.effect !== effect)
      this.report.error(file, `${at}/slot`, `the slot "${slot.id}" takes ${slot.effect}, not ${effect}`);
    if (slot.on === 'player' && effect === 'add' && row.on !== 'player')
      this.report.error(file, at, `rows of the slot "${slot.id}" are "on": "player"`);
    if (Boolean(slot.award) !== (row.to !== undefined) && effect !== 'note')
      this.report.error(file, at, slot.award ? `an award says who gets it: "to"` : `"to" is for awards alone`);
    for (const id of list(row.items)) {
      const item = this.names.items.get(id);
      if (item && !list(item.slots).includes(row.slot))
        this.report.error(file, `${at}/items`, `the item "${id}" does not have the slot "${row.slot}"`);
    }
  }

  variants() {
    const { file, value } = this.sources.variants;
    list(value?.variants).forEach((variant, n) => {
      this.own('variant', variant.id, file, `/variants/${n}/id`);
      this.known('files', 'file of rules', variant.expansion, file, `/variants/${n}/expansion`);
      const values = list(variant.values).map((one) => one.id);
      if (!values.includes(variant.initial))
        this.report.error(file, `/variants/${n}/initial`, `"${variant.initial}" is none of its values${didYouMean(variant.initial, values)}`);
    });
  }

  forms() {
    const { file, value } = this.sources.forms;
    for (const kind of ['slots', 'effects', 'scorers', 'makers', 'areas', 'steps', 'conditions'])
      list(value?.[kind]).forEach((form, n) => this.own(kind, form.id, file, `/${kind}/${n}/id`));
    list(value?.slots).forEach((slot, n) => this.known('effects', 'effect', slot.effect, file, `/slots/${n}/effect`));
  }
}

export function checkReferences(sources, report) {
  const checker = new Checker(sources, report);
  checker.forms();
  checker.variants();
  for (const file of sources.files) checker.file(file);
}
