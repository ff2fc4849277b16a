// Entry for Node: data is read from beside this file.

import { readFile } from 'node:fs/promises';
import type { Cadastre } from './cadastre.js';
import type { LoadOptions } from './index.js';
import { start } from './load.js';

export { Cadastre, type Language, type ScoreOptions } from './cadastre.js';
export type { LoadOptions } from './index.js';
export type * from './types.js';

/** Loads the module, the rule book and the languages. Rejects if a file cannot be read. */
export function load(options: LoadOptions = {}): Promise<Cadastre> {
  const base = new URL(options.base ?? 'data/', import.meta.url);
  return start(
    {
      bytes: (name) => readFile(new URL(name, base)),
      text: (name) => readFile(new URL(name, base), 'utf8'),
    },
    options.languages ?? [],
  );
}
