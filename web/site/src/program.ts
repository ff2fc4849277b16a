// The app's program in its two parts (tools/split_program.mjs). The first can draw the picture of a first visit; the rest
// follows while that happens.
import type { Editor } from '../../editor/platform/editor_module.ts';
import { fetchProgram } from './fetching.ts';

/** Something was called that is in the rest, which has not come. What called it cannot go on: begin anew. */
export class Unfinished extends Error {}

export interface Running {
  editor: Editor;
  /** Resolves once the editor has all of its functions. */
  whole: () => Promise<void>;
}

export class Program {
  private readonly make: typeof import('*/cadastre-editor.js').default;
  private readonly first: WebAssembly.Module;
  private readonly rest: Promise<WebAssembly.Module>;

  private constructor(make: Program['make'], first: WebAssembly.Module, rest: Promise<WebAssembly.Module>) {
    this.make = make;
    this.first = first;
    this.rest = rest;
  }

  /**
   * Resolves when the first part is here. `heard` is told how much of a part is, 0 to 1. `alone`: the rest is fetched
   * after the first part, for a slow line; else beside it.
   */
  static async load(alone: boolean, heard: (part: 'first' | 'rest', share: number) => void): Promise<Program> {
    // Where the host compresses, the length it tells is that of fewer bytes than arrive.
    const hearing = (part: 'first' | 'rest') => (arrived: number, all: number): void =>
      heard(part, Math.min(1, arrived / Math.max(all, PROGRAM_BYTES[part])));
    const fetchRest = () => {
      const rest = fetchProgram('cadastre-editor-rest.wasm', hearing('rest'));
      rest.catch(() => {}); // told when it is waited for
      return rest;
    };
    const early = alone ? undefined : fetchRest();
    const [{ default: make }, first] = await Promise.all([
      import(new URL(ASSETS['cadastre-editor.js']!, document.baseURI).href) as
        Promise<typeof import('*/cadastre-editor.js')>,
      fetchProgram('cadastre-editor-first.wasm', hearing('first')),
    ]);
    return new Program(make, first, early ?? fetchRest());
  }

  async begin(): Promise<Running> {
    const missing = new Proxy({}, { get: () => () => { throw new Unfinished(); } });
    let exports: WebAssembly.Exports = {};
    const editor = await new Promise<Editor>((ready, failed) => {
      const instantiateWasm = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object => {
        WebAssembly.instantiate(this.first, { ...imports, rest: missing }).then((instance) => {
          exports = instance.exports;
          receive(instance);
        }).catch(failed);
        return {};
      };
      this.make({ instantiateWasm, onAbort: failed }).then(ready, failed);
    });
    return { editor, whole: async () => void await WebAssembly.instantiate(await this.rest, { first: exports }) };
  }
}
