// Entry for browsers: data is fetched from beside this file, or from `base`.

import type { Cadastre, Language } from './cadastre.js';
import { start, type Files } from './load.js';

export { Cadastre, type Language, type ScoreOptions } from './cadastre.js';
export type * from './types.js';

export interface LoadOptions {
  /** Folder of the package's data files, with a slash at its end. Default: `data/` beside this module. */
  base?: string | URL;
  /** Languages to load at once; others come with `loadLanguage`. */
  languages?: readonly Language[];
}

async function fetched(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Cadastre could not load ${url.href}: ${response.status}`);
  return response;
}

/** Loads the module, the rule book and the languages. Rejects if a file cannot be had. */
export function load(options: LoadOptions = {}): Promise<Cadastre> {
  const base = new URL(options.base ?? 'data/', import.meta.url);
  const files: Files = {
    bytes: async (name) => new Uint8Array(await (await fetched(new URL(name, base))).arrayBuffer()),
    text: async (name) => (await fetched(new URL(name, base))).text(),
  };
  return start(files, options.languages ?? []);
}
