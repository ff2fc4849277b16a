// JSON in fewer letters: a list of objects becomes a table that says each key once and holds its values column by
// column. What is alike then stands together, which is what a compressor likes. Packing loses nothing, whatever the
// value; the order of keys aside.
//
//   [{"x":1,"y":2},{"x":3}]  ⇄  {"|":[["x","y"],[1,3],[2,null]]}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

const mark = '|';
const isFields = (v: Json | undefined): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
const fields = (all: [string, Json][]): Fields => Object.fromEntries(all);

export function packed(value: Json): Json {
  if (Array.isArray(value)) return isTable(value) ? { [mark]: columns(value) } : value.map(packed);
  if (!isFields(value)) return value;
  // A key of that look gets one mark more, so that no object is taken for a table.
  return fields(Object.entries(value).map(([key, v]) => [key.startsWith(mark) ? mark + key : key, packed(v)]));
}

/** Null stands for a key that is not there; a list that has nulls of its own is left alone. */
function isTable(list: Json[]): list is Fields[] {
  return list.length > 1 && list.every((row) => isFields(row) && !Object.values(row).includes(null)) &&
    list.some((row) => Object.keys(row!).length > 0);
}

function columns(rows: Fields[]): Json[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [keys, ...keys.map((key) => packed(rows.map((row) => (Object.hasOwn(row, key) ? row[key]! : null))))];
}

/** Refuses what would come to much more than `longest` characters. */
export function unpacked(value: Json, longest = Infinity): Json {
  let room = longest;

  function open(v: Json): Json {
    if (Array.isArray(v)) return v.map(open);
    if (!isFields(v)) return v;
    if (Object.hasOwn(v, mark)) return rows(v[mark]!);
    return fields(Object.entries(v).map(([key, each]) => [key.startsWith(mark) ? key.slice(1) : key, open(each)]));
  }

  function rows(table: Json): Fields[] {
    if (!Array.isArray(table) || !Array.isArray(table[0])) throw new Error('no table');
    const [keys, ...rest] = table as [string[], ...Json[]];
    const values = rest.map(open).map((column) => (Array.isArray(column) ? column : []));
    const height = values[0]?.length ?? 0;
    if (values.length !== keys.length || values.some((column) => column.length !== height)) throw new Error('no table');
    // A key that stood there once now stands in each row.
    room -= height * keys.join().length;
    if (room < 0) throw new Error('too long');
    return Array.from({ length: height }, (_, i) => fields(keys.flatMap((key, k): [string, Json][] => {
      const cell = values[k]![i]!;
      return cell === null ? [] : [[key, cell]];
    })));
  }

  return open(value);
}
