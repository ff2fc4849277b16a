// When frames are drawn: once after something happened, again for as long as the app asks, and otherwise never.
import type { Editor } from './editor_module.ts';

export class Frames {
  /** Frames drawn since the start. */
  drawn = 0;
  private asked = 0;
  private timer = 0;
  private waiting: (() => void)[] = [];
  private readonly editor: Editor;
  private readonly before: () => void;
  private readonly after: () => void;

  /** `before` and `after` run around each frame: the canvas is made to fit, and what the app asked for is carried out. */
  constructor(editor: Editor, before: () => void, after: () => void) {
    this.editor = editor;
    this.before = before;
    this.after = after;
  }

  /** One frame, as soon as the browser wants one. */
  want(): void {
    if (!this.asked) this.asked = requestAnimationFrame(() => this.draw());
  }

  /** One frame before this returns: focus, clipboard and dialogs must be asked for within the event that wants them,
   * and a canvas that changed its size is empty until it is drawn. */
  drawNow(): void {
    this.draw();
  }

  /** One frame that asks for nothing: what is seen until the app listens. */
  picture(): void {
    this.editor.frame(performance.now());
  }

  /** Resolves when no frame is asked for (one that waits for its time, as a toast does, does not count). */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.asked) resolve();
      else this.waiting.push(resolve);
    });
  }

  private draw(): void {
    cancelAnimationFrame(this.asked);
    clearTimeout(this.timer);
    this.asked = this.timer = 0;
    this.before();
    const now = performance.now();
    const next = this.editor.frame(now);
    this.drawn += 1;
    if (next <= now) this.want();
    else if (next < Infinity) this.timer = setTimeout(() => this.want(), next - now);
    this.after();
    if (!this.asked) for (const done of this.waiting.splice(0)) done();
  }
}
