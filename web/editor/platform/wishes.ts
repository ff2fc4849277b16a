// Carries out what the app asked for. What concerns the canvas is done here; the rest goes to the page.
import type { Canvas } from './canvas.ts';
import { Closing } from './closing.ts';
import type { Editor, KeptBoard, KeptDeed, Wishes } from './editor_module.ts';
import type { Frames } from './frames.ts';
import type { TextOverlay } from './text_overlay.ts';

/** What the page does for the app: everything that concerns the address, storage and languages. */
export interface Page {
  keep(state: string, title: string): void;
  keepSettings(settings: string): void;
  newKept(): void;
  /** Undefined if it is not there any more. */
  openKept(id: string): string | undefined;
  changeKept(deed: KeptDeed): void;
  keptBoards(): KeptBoard[];
  language(tag: string): Promise<void>;
  theme(name: string): void;
  link(fragment: string, step: boolean): void;
  announce(sentence: string): void;
  /** A link that holds the open game, or only what is selected in it, and its code for a camera; both empty if there
   * can be none. */
  gameLink(selection: boolean): Promise<{ address: string; code: string }>;
  /** Whether there is a game's link in a text. If so it is opened, or the person is told why not. */
  openLink(text: string): boolean;
  /** The picture and the scores, on paper. */
  print(svg: string): Promise<void>;
}

const refusedCopy = 0;
const refusedOpen = 2;
/** Larger than any board; the core refuses from 16 MB on. */
const longestFile = 32e6;

export class WishGranter {
  private readonly editor: Editor;
  private readonly frames: () => Frames;
  private readonly canvas: () => Canvas;
  private readonly overlay: () => TextOverlay;
  private readonly page: Page;
  private readonly closing = new Closing(() => this.pressEscape());

  constructor(editor: Editor, page: Page, frames: () => Frames, canvas: () => Canvas, overlay: () => TextOverlay) {
    this.editor = editor;
    this.page = page;
    this.frames = frames;
    this.canvas = canvas;
    this.overlay = overlay;
  }

  grant(): void {
    const w: Wishes = this.editor.wishes();
    this.canvas().cursor(w.cursor);
    this.overlay().show(w.text);
    this.closing.show(w.closable ?? false);
    if (w.newKept) this.page.newKept();
    if (w.keep) this.page.keep(w.keep.state, w.keep.title);
    if (w.openKept !== undefined) this.openKept(w.openKept);
    if (w.keptDeed) this.page.changeKept(w.keptDeed);
    if (w.newKept || w.keep || w.openKept !== undefined || w.keptDeed) {
      this.editor.keptBoards(this.page.keptBoards());
    }
    if (w.settings !== undefined) this.page.keepSettings(w.settings);
    if (w.theme !== undefined) this.page.theme(w.theme);
    if (w.language !== undefined) void this.page.language(w.language);
    if (w.link) this.page.link(w.link.fragment, w.link.step);
    if (w.back) history.back();
    // A fragment alone stands for the address with it.
    if (w.copy !== undefined) void this.copy(w.copy.startsWith('#') ? location.href.split('#')[0] + w.copy : w.copy);
    for (const d of w.downloads ?? []) {
      if (d.width) void this.saveDrawn(d.name, new Blob([d.bytes], { type: 'image/svg+xml' }), d.type, d.width, d.handedOn);
      else save(d.name, new Blob([d.bytes], { type: d.type }));
    }
    if (w.openFile) chooseFile((file) => void this.read(file));
    if (w.makeLink) void this.makeLink(w.makeLink === 2);
    if (w.share) void this.share(w.share);
    if (w.address !== undefined) open(w.address, '_blank', 'noopener');
    if (w.print !== undefined) void this.page.print(w.print);
    for (const sentence of w.announcements ?? []) this.page.announce(sentence);
  }

  /** A file that was chosen, dropped or pasted. */
  async read(file: File): Promise<void> {
    if (file.size > longestFile) {
      this.refused(refusedOpen);
      return;
    }
    try {
      this.take(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      this.refused(refusedOpen);
    }
  }

  /** Text pasted outside a field has no name. */
  take(name: string, content: Uint8Array | string): boolean {
    this.leaveField();
    const taken = this.editor.file(name, content);
    this.frames().want();
    return taken;
  }

  /** Whether something was closed instead. */
  stepBack(): boolean {
    return this.closing.stepBack();
  }

  private pressEscape(): void {
    this.editor.key(true, false, 'Escape', 'Escape', 0);
    this.frames().drawNow();
  }

  /** What is still being typed belongs to the game that is open: there it goes, before another one comes. */
  private leaveField(): void {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.blur();
    this.frames().drawNow(); // which keeps it
  }

  /** A picture of shapes becomes one of pixels. */
  private async saveDrawn(name: string, svg: Blob, type: string, width: number, handedOn: boolean): Promise<void> {
    const address = URL.createObjectURL(svg);
    try {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
      // Beyond this some browsers draw nothing.
      const scale = Math.min(1, 8192 / Math.max(width, height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const pixels = await new Promise<Blob | null>((done) => { canvas.toBlob(done, type); });
      if (pixels && !(handedOn && await handOn(new File([pixels], name, { type })))) save(name, pixels);
      if (!pixels) this.refused(refusedOpen);
    } catch {
      this.refused(refusedOpen);
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  private openKept(id: string): void {
    const state = this.page.openKept(id);
    if (state === undefined) this.refused(refusedOpen);
    else this.editor.openedKept(id, state);
    this.frames().want();
  }

  private async makeLink(selection: boolean): Promise<void> {
    const { address, code } = await this.page.gameLink(selection);
    this.editor.madeLink(address, code);
    this.frames().want();
  }

  /** Whether the clipboard has it now; the app is told if not. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copyBySelection(text)) {
        this.refused(refusedCopy);
        return false;
      }
    }
    return true;
  }

  private async share(what: { title: string; text: string }): Promise<void> {
    if (!('share' in navigator)) return void await this.copy(what.text);
    try {
      await navigator.share(/^https?:\S+$/.test(what.text) ? { title: what.title, url: what.text } : what);
    } catch (e) {
      // Closing the system's sheet is no failure.
      if ((e as Error).name !== 'AbortError') await this.copy(what.text);
    }
  }

  private refused(what: number): void {
    this.editor.refused(what);
    this.frames().want();
  }
}

/** Whether the system's sheet took it, or was closed by the person. */
async function handOn(file: File): Promise<boolean> {
  const what = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (e) {
    return (e as Error).name === 'AbortError';
  }
}

function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function chooseFile(then: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.txt,application/json,text/plain';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) then(file);
  });
  input.click();
}

/** Without the clipboard's interface (plain http): select the text and let the browser copy it. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  area.value = text;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  return done;
}
