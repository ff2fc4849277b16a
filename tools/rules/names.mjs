// All names that rules may refer to, with what each stands for.

const list = (value) => (Array.isArray(value) ? value : []);

export function namesOf(sources) {
  const all = (key) => sources.files.flatMap(({ value }) => list(value?.[key]));
  const byId = (things) => new Map(list(things).map((thing) => [thing.id, thing]));
  const forms = sources.forms.value ?? {};
  const measures = byId(all('measures'));
  const groups = new Set(all('measures').flatMap((measure) => list(measure.groups)));
  // An interaction is nothing that can be chosen, but its file can be named.
  const chosen = sources.files.map(({ value }) => value ?? {}).filter(({ id }) => !String(id).includes('--'));
  const listed = list(sources.catalogue.value?.expansions);
  return {
    slots: byId(forms.slots),
    effects: byId(forms.effects),
    areas: byId(forms.areas),
    steps: byId(forms.steps),
    variants: byId(sources.variants.value?.variants),
    terms: new Set(Object.keys(sources.glossary.value?.terms ?? {})),
    files: byId(sources.files.map(({ value }) => value ?? {})),
    components: new Set([
      ...chosen.flatMap(({ id, parts }) => [id, ...list(parts).map((part) => `${id}/${part.id}`)]),
      ...listed.map(({ id }) => id),
    ]),
    listed: byId(listed),
    groups: byId(sources.catalogue.value?.groups),
    headings: byId(sources.catalogue.value?.headings),
    flags: new Set(chosen.flatMap(({ brings, parts }) => [brings, ...list(parts).map((part) => part.brings)].flatMap(list))),
    classes: byId(all('classes')),
    measures,
    counted: new Set([...measures.keys(), ...groups]),
    weights: new Set(['tiles', 'squares', 'segments', ...measures.keys()]),
    items: byId(all('items')),
    rows: byId(all('rows')),
    marks: new Set(
      sources.tiles.flatMap(({ value }) =>
        list(value?.tiles).flatMap((tile) => list(tile.segments).flatMap((segment) => Object.keys(segment.marks ?? {}))),
      ),
    ),
  };
}
