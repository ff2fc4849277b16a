// Starts the compiled module and puts the typed face on it. Where the files come from is the business of the entries.

import createModule from '../module/cadastre.js';
import { Cadastre, type Language, type RawLibrary } from './cadastre.js';

/** Reads one file of the package's data: `cadastre.wasm`, `rulebook.json`, `text/ro.json`. */
export interface Files {
  bytes(name: string): Promise<Uint8Array>;
  text(name: string): Promise<string>;
}

interface Module {
  Library: new (rulebook: string) => RawLibrary;
}

export async function start(files: Files, languages: readonly Language[]): Promise<Cadastre> {
  const [wasmBinary, rulebook] = await Promise.all([files.bytes('cadastre.wasm'), files.text('rulebook.json')]);
  const module = (await createModule({ wasmBinary })) as Module;
  const cadastre = new Cadastre(new module.Library(rulebook), (language) => files.text(`text/${language}.json`));
  for (const language of languages) await cadastre.loadLanguage(language);
  return cadastre;
}
