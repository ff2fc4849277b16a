declare module '*/module/cadastre.js' {
  /** Emscripten's factory. */
  export default function createModule(options: { wasmBinary: Uint8Array }): Promise<unknown>;
}
