// A real text input over the field that the app draws: phones show their keyboard for it, input methods compose in it,
// paste, undo and screen readers work. It is see-through; the app draws text and caret from what it is told.
import type { Editor, TextWish } from './editor_module.ts';
import type { Frames } from './frames.ts';

const changed = 0;
const entered = 1;
const left = 2;
const bytes = (text: string): number => new TextEncoder().encode(text).length;

export class TextOverlay {
  private open: TextWish | undefined;
  private composing = false;
  private readonly input: HTMLInputElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly editor: Editor;
  private readonly frames: Frames;

  constructor(input: HTMLInputElement, canvas: HTMLCanvasElement, editor: Editor, frames: Frames) {
    this.input = input;
    this.canvas = canvas;
    this.editor = editor;
    this.frames = frames;
  }

  listen(): void {
    const { input } = this;
    input.addEventListener('input', () => this.tell(changed));
    input.addEventListener('compositionstart', () => { this.composing = true; });
    input.addEventListener('compositionend', () => {
      this.composing = false;
      this.tell(changed);
    });
    input.addEventListener('keydown', (e) => this.key(e));
    input.addEventListener('blur', () => {
      if (!this.open) return;
      this.tell(left);
      this.frames.drawNow(); // the last word is taken before whatever has the focus now says something
    });
    document.addEventListener('selectionchange', () => {
      if (document.activeElement === input) this.tell(changed);
    });
  }

  /** What the frame asked for: opens, moves or closes the input. Call within the event that led to it. */
  show(wish: TextWish | undefined): void {
    const input = this.input;
    if (!wish) {
      if (this.open) this.close();
      return;
    }
    const before = this.open;
    this.open = wish;
    const isNew = before?.field !== wish.field;
    if (isNew || before.revision !== wish.revision) input.value = wish.value;
    if (isNew) {
      input.type = wish.kind === 1 ? 'search' : 'text';
      input.inputMode = ['text', 'search', 'numeric'][wish.kind] ?? 'text';
      input.enterKeyHint = wish.kind === 1 ? 'search' : 'done';
      input.setAttribute('aria-label', wish.label);
      if (wish.longest > 0) input.maxLength = wish.longest;
      else input.removeAttribute('maxlength');
      input.hidden = false;
    }
    this.place(wish);
    if (isNew) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }

  private place({ box, size }: TextWish): void {
    const style = this.input.style;
    const canvas = this.canvas.getBoundingClientRect();
    style.left = `${canvas.left + box.x}px`;
    style.top = `${canvas.top + box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    // Below 16 px an iPhone zooms the page in.
    style.fontSize = `${Math.max(16, size)}px`;
  }

  private close(): void {
    const hadFocus = document.activeElement === this.input;
    this.open = undefined;
    this.input.hidden = true;
    if (hadFocus) this.canvas.focus({ preventScroll: true });
  }

  private tell(what: number): void {
    const open = this.open;
    if (!open) return;
    const { value, selectionStart, selectionEnd, selectionDirection } = this.input;
    const start = bytes(value.slice(0, selectionStart ?? value.length));
    const end = bytes(value.slice(0, selectionEnd ?? value.length));
    const backward = selectionDirection === 'backward';
    this.editor.text(what, open.field, value, backward ? start : end, backward ? end : start, this.composing);
    this.frames.want();
  }

  private key(e: KeyboardEvent): void {
    e.stopPropagation();
    if (e.isComposing) return;
    if (e.key === 'Enter') {
      e.preventDefault();
      this.tell(entered);
      this.frames.drawNow();
    } else if (e.key === 'Escape') {
      e.preventDefault();
      this.canvas.focus({ preventScroll: true }); // which leaves the input
    }
  }
}
