// What build.mjs writes into the bundle.

/** Address of each shipped file by its plain name: "rulebook.json" → "assets/rulebook-1a2b3c4d.json". */
declare const ASSETS: Record<string, string>;
/** The words that are needed before a language has come, and when none comes: language → id → text. */
declare const EARLY_WORDS: Record<string, Record<string, string>>;
/** The parts of the program before they are compressed. */
declare const PROGRAM_BYTES: Record<'first' | 'rest', number>;
declare const LANGUAGES: string[];
/** Tells one build of the site from another. */
declare const BUILD: string;

declare module '*/cadastre-editor.js' {
  const make: (options: {
    instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object;
    onAbort?: (reason: unknown) => void;
  }) => Promise<import('../../editor/platform/editor_module.ts').Editor>;
  export default make;
}
