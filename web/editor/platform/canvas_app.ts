// Puts the pieces together: one editor on one canvas.
import { Canvas } from './canvas.ts';
import { type Editor, type Opening, modifiersOf } from './editor_module.ts';
import { Frames } from './frames.ts';
import { TextOverlay } from './text_overlay.ts';
import { type Page, WishGranter } from './wishes.ts';

const dropped = ['Files', 'text/plain', 'text/uri-list'];
const isField = (target: unknown) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export interface Parts {
  editor: Editor;
  element: HTMLCanvasElement;
  input: HTMLInputElement;
  page: Page;
  /** Runs when the mirror has changed: after the frame is shown, for the picture comes first. */
  mirrored: (mirror: string) => void;
}

export class CanvasApp {
  readonly frames: Frames;
  readonly canvas: Canvas;
  readonly editor: Editor;
  private readonly overlay: TextOverlay;
  private readonly wishes: WishGranter;
  private version = -1;
  private mirroring = 0;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.editor = parts.editor;
    this.frames = new Frames(parts.editor, () => this.canvas.keepRatio(), () => this.afterFrame());
    this.canvas = new Canvas(parts.element, parts.editor, this.frames);
    this.overlay = new TextOverlay(parts.input, parts.element, parts.editor, this.frames);
    this.wishes = new WishGranter(parts.editor, parts.page, () => this.frames, () => this.canvas, () => this.overlay);
  }

  start(opening: Opening, regular: Uint8Array, semibold: Uint8Array): void {
    this.canvas.fit();
    this.editor.keptBoards(this.parts.page.keptBoards());
    this.editor.start(opening, regular, semibold);
  }

  /** From here on the editor hears of everything and draws. */
  listen(): void {
    this.canvas.listen();
    this.overlay.listen();
    this.listenForFiles();
    // In a field Escape is the field's: it closes nothing around it.
    addEventListener('keydown', (e) => {
      if (e.key === 'Escape' && isField(e.target)) e.preventDefault();
    });
    this.frames.drawNow();
  }

  speak(phrases: string): void {
    this.editor.speak(phrases);
    this.frames.drawNow();
  }

  /** Something done in the HTML beside the canvas. */
  act(act: string, x = 0, y = 0, target = ''): void {
    this.editor.mirrored(act, x, y, target);
    this.frames.want();
  }

  /** A shortcut of the app, pressed by a button of the page. */
  press(key: string): void {
    this.editor.key(true, false, key, `Key${key.toUpperCase()}`, modifiersOf({ ctrlKey: true }));
    this.frames.drawNow();
  }

  /** A document that the page found. */
  open(text: string): void {
    this.wishes.take('', text);
  }

  /** Whether the clipboard has it now. */
  copy(text: string): Promise<boolean> {
    return this.wishes.copy(text);
  }

  /** The boards that the page keeps are others than the app was told. */
  boardsChanged(): void {
    this.editor.keptBoards(this.parts.page.keptBoards());
    this.frames.want();
  }

  followLink(fragment: string): void {
    this.editor.link(fragment);
    this.frames.want();
  }

  /** A step back among the addresses: whether something was closed instead. */
  stepBack(): boolean {
    return this.wishes.stepBack();
  }

  /** Something could not be kept. */
  refusedStorage(): void {
    this.editor.refused(1);
    this.frames.want();
  }

  /** Whether the browser has the open game. */
  gameKept(kept: boolean): void {
    this.editor.refused(kept ? 4 : 3);
    this.frames.want();
  }

  /** Something could not be fetched or opened. */
  refusedOpening(): void {
    this.editor.refused(2);
    this.frames.want();
  }

  /** Resolves when no frame is asked for and the mirror says what the canvas shows. */
  async idle(): Promise<void> {
    await this.frames.idle();
    this.mirror();
  }

  private afterFrame(): void {
    this.wishes.grant();
    this.mirroring ||= setTimeout(() => this.mirror());
  }

  private mirror(): void {
    clearTimeout(this.mirroring);
    this.mirroring = 0;
    const version = this.editor.mirrorVersion();
    if (version === this.version) return;
    this.version = version;
    this.parts.mirrored(this.editor.mirror());
  }

  private listenForFiles(): void {
    addEventListener('dragover', (e) => {
      if (dropped.some((type) => e.dataTransfer?.types.includes(type))) e.preventDefault();
    });
    addEventListener('drop', (e) => {
      const files = [...e.dataTransfer?.files ?? []];
      const text = isField(e.target) ? '' : e.dataTransfer?.getData('text/plain') ?? '';
      if (files.length) void this.readAll(files);
      else if (!this.take(text)) return;
      e.preventDefault();
    });
    addEventListener('paste', (e) => {
      if (isField(e.target)) return;
      const files = [...e.clipboardData?.files ?? []];
      if (files.length) void this.readAll(files);
      else if (this.take(e.clipboardData?.getData('text/plain') ?? '')) e.preventDefault();
    });
  }

  /** One after the other: the last one is seen, the others are kept. */
  private async readAll(files: File[]): Promise<void> {
    for (const file of files) {
      await this.wishes.read(file);
      await this.frames.idle(); // which carries out that it is kept
    }
  }

  /** Text that was pasted or dropped: a document, which may have anything in its notes, or a link. */
  private take(text: string): boolean {
    if (text === '') return false;
    return (!/^\s*(\{|cadastre )/.test(text) && this.parts.page.openLink(text)) || this.wishes.take('', text);
  }
}
