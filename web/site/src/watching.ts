// What tests and the curious may look at: how many frames were drawn, where things are. Read-only; the
// app does not know of it.
import type { CanvasApp } from '../../editor/platform/canvas_app.ts';
import type { Box, Editor } from '../../editor/platform/editor_module.ts';
import { byId } from './elements.ts';

export interface Watching {
  /** When the board was drawn and listened, in ms since the visit began. */
  readonly ready: number;
  /** Frames drawn since the start. */
  readonly frames: number;
  /** Resolves when no frame is asked for and the HTML says what the canvas shows. */
  idle(): Promise<void>;
  /** Bytes of the program's memory, and the highest address that was ever in use. */
  heap(): { size: number; top: number };
  /** Where a control ("undo", "palette/BA/RCr") or a thing of the board ("square/1,0") is, in px of the window. */
  rectOf(name: string): Box | null;
  /** Names of the controls that are drawn now. */
  names(): string[];
  /** Everything that a frame draws, a line each: T text, B ground, C control, F the frame under which the text slides
   * that is typed; x, y, width, height in quarters of a px. */
  drawn(): string;
}

declare global {
  interface Window {
    cadastre?: Watching;
  }
}

export function watch(app: CanvasApp, editor: Editor): void {
  window.cadastre = {
    ready: performance.now(),
    get frames() {
      return app.frames.drawn;
    },
    idle: () => app.idle(),
    heap: () => editor.heap(),
    rectOf(name) {
      const box = editor.rectOf(name);
      const { left, top } = byId('canvas').getBoundingClientRect();
      return box && { ...box, x: box.x + left, y: box.y + top };
    },
    names: () => editor.names(),
    drawn: () => editor.drawn(),
  };
}
