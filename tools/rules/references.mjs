// Whatever a rule file names has to exist, and every id has to be its own.
import { basename } from 'node:path';
import { didYouMean } from './nearest.mjs';

const list = (value) => (Array.isArray(value) ? value : []);
const effects = ['add', 'scale', 'count', 'who', 'note'];

/** All names that rules may refer to. */
export function namesOf(sources) {
  const all = (key) => sources.files.flatMap(({ value }) => list(value?.[key]));
  const ids = (things) => new Set(things.map((thing) => thing.id));
  return {
    slots: new Map(list(sources.forms.value?.slots).map((slot) => [slot.id, slot])),
    effects: new Map(list(sources.forms.value?.effects).map((effect) => [effect.id, effect])),
    variants: new Map(list(sources.variants.value?.variants).map((variant) => [variant.id, variant])),
    terms: new Set(Object.keys(sources.glossary.value?.terms ?? {})),
    files: ids(sources.files.map(({ value }) => value ?? {})),
    classes: ids(all('classes')),
    measures: ids(all('measures')),
    items: ids(all('items')),
    rows: ids(all('rows')),
    marks: new Set(
      sources.tiles.flatMap(({ value }) =>
        list(value?.tiles).flatMap((tile) => list(tile.segments).flatMap((segment) => Object.keys(segment.marks ?? {}))),
      ),
    ),
  };
}

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
      for (const [id, value] of Object.entries(condition.variant ?? {})) {
        this.known('variants', 'variant', id, file, `${at}/variant`);
        const values = list(this.names.variants.get(id)?.values).map((one) => one.id);
        if (this.names.variants.has(id) && !values.includes(value))
          this.report.error(file, `${at}/variant/${id}`, `the variant has no value "${value}"${didYouMean(value, values)}`);
      }
      for (const group of ['all', 'any', 'none']) this.conditions(condition[group], file, `${at}/${group}`);
    });
  }

  file({ file, value }) {
    if (value === undefined) return;
    if (value.id !== basename(file, '.json'))
      this.report.error(file, '/id', `the id has to be the file's name, "${basename(file, '.json')}"`);
    list(value.classes).forEach((one, n) => {
      this.own('class', one.id, file, `/classes/${n}/id`);
      this.known('classes', 'class', one.parent, file, `/classes/${n}/parent`);
    });
    list(value.measures).forEach((measure, n) => {
      this.own('measure', measure.id, file, `/measures/${n}/id`);
      this.known('terms', 'glossary term', measure.term, file, `/measures/${n}/term`);
      this.known('marks', 'mark on any tile', measure.make?.marks, file, `/measures/${n}/make/marks`);
    });
    list(value.items).forEach((item, n) => this.item(item, file, `/items/${n}`));
    list(value.rows).forEach((row, n) => this.row(row, value.id, file, `/rows/${n}`));
  }

  item(item, file, at) {
    this.own('item', item.id, file, `${at}/id`);
    this.known('terms', 'glossary term', item.term, file, `${at}/term`);
    this.known('measures', 'measure', item.each, file, `${at}/each`);
    list(item.slots).forEach((slot, n) => this.known('slots', 'slot', slot, file, `${at}/slots/${n}`));
    this.conditions(item.when, file, `${at}/when`);
  }

  row(row, fileId, file, at) {
    this.own('row', row.id, file, `${at}/id`);
    if (typeof row.id === 'string' && row.id.split(/[./]/)[0] !== fileId)
      this.report.error(file, `${at}/id`, `the id of a row begins with its file's: "${fileId}."`);
    this.known('slots', 'slot', row.slot, file, `${at}/slot`);
    const names = (kind, what, ids, key) =>
      list(ids).forEach((id, n) => this.known(kind, what, id, file, `${at}/${key}/${n}`));
    names('items', 'item', row.items, 'items');
    names('rows', 'row', row['instead-of'], 'instead-of');
    names('measures', 'measure', row.add?.per, 'add/per');
    names('measures', 'measure', row.count?.in, 'count/in');
    this.known('classes', 'class', row.count?.of, file, `${at}/count/of`);
    this.known('measures', 'measure', row.who?.most, file, `${at}/who/most`);
    this.conditions(row.when, file, `${at}/when`);
    this.effect(row, file, at);
  }

  effect(row, file, at) {
    const slot = this.names.slots.get(row.slot);
    const effect = effects.find((name) => row[name] !== undefined);
    if (!slot || !effect) return;
    if (slot.effect !== effect) this.report.error(file, `${at}/slot`, `the slot "${slot.id}" takes ${slot.effect}, not ${effect}`);
    if (slot.on === 'player' && row.on !== 'player')
      this.report.error(file, at, `rows of the slot "${slot.id}" are "on": "player"`);
    for (const id of list(row.items)) {
      const item = this.sources.files.flatMap(({ value }) => list(value?.items)).find((one) => one.id === id);
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
    for (const kind of ['slots', 'effects', 'scorers', 'makers', 'areas', 'conditions'])
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
