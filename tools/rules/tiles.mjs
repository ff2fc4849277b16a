// A tile has every side once: as a city, a road between two fields, or a field.
import { basename } from 'node:path';

const list = (value) => (Array.isArray(value) ? value : []);
const order = ['city', 'road', 'field', 'monastery', 'garden'];
const kindOf = (segment) => order.find((kind) => segment[kind] !== undefined);
const places = (segment) => {
  const where = segment[kindOf(segment)];
  return typeof where === 'string' && where !== 'I' ? where.split('.') : [];
};

/** How often each side and half side is taken: {city: {N: 1}, road: {}, field: {NL: 1}}. */
function coverOf(segments) {
  const cover = { city: {}, road: {}, field: {} };
  for (const segment of segments)
    for (const place of places(segment)) {
      const of = cover[kindOf(segment)];
      if (of) of[place] = (of[place] ?? 0) + 1;
    }
  return cover;
}

/** What is wrong with the sides of a tile, as sentences. */
function faultsOfSides(segments) {
  const cover = coverOf(segments);
  const faults = [];
  for (const side of 'NESW') {
    const cities = cover.city[side] ?? 0;
    const roads = cover.road[side] ?? 0;
    const halves = [`${side}L`, `${side}R`].map((half) => cover.field[half] ?? 0);
    if (cities + roads > 1) faults.push(`side ${side} belongs to ${cities + roads} cities and roads`);
    if (cities > 0 && halves.some((n) => n > 0)) faults.push(`side ${side} is a city and cannot be a field too`);
    if (cities === 0 && halves.some((n) => n !== 1)) faults.push(`both halves of side ${side} have to be in one field each`);
  }
  return faults;
}

function checkTile(tile, report, file, at) {
  const segments = list(tile.segments);
  const kinds = segments.map(kindOf);
  if (kinds.some((kind, n) => n > 0 && order.indexOf(kind) < order.indexOf(kinds[n - 1])))
    report.error(file, `${at}/segments`, `segments stand in the order ${order.join(', ')}`);
  for (const fault of faultsOfSides(segments)) report.error(file, `${at}/segments`, fault);
  segments.forEach((segment, n) => {
    if (segment.touches && kinds[n] !== 'field')
      report.error(file, `${at}/segments/${n}/touches`, 'only fields touch cities');
    for (const city of list(segment.touches))
      if (kinds[city] !== 'city') report.error(file, `${at}/segments/${n}/touches`, `segment ${city} is no city`);
  });
  const touched = new Set(segments.flatMap((segment) => list(segment.touches)));
  if (kinds.includes('field'))
    kinds.forEach((kind, n) => {
      if (kind === 'city' && !touched.has(n)) report.error(file, `${at}/segments/${n}`, 'no field touches this city');
    });
}

export function checkTiles(sources, report) {
  const seen = new Map();
  for (const { file, value } of sources.tiles) {
    if (value === undefined) continue;
    if (value.id !== basename(file, '.json')) report.error(file, '/id', "the id has to be the file's name");
    list(value.tiles).forEach((tile, n) => {
      const at = `/tiles/${n}`;
      if (!String(tile.id).startsWith(`${value.id}/`)) report.error(file, `${at}/id`, `the id of a tile begins with "${value.id}/"`);
      for (const name of [tile.id, tile.alias]) {
        if (seen.has(name)) report.error(file, at, `"${name}" is already ${seen.get(name)}`);
        seen.set(name, `${file}:${at}`);
      }
      checkTile(tile, report, file, at);
    });
  }
}
