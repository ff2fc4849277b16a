// The editor as the page sees it: what bindings.cpp offers.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Host.TextField of host.hpp. */
export interface TextWish {
  field: string;
  box: Box;
  value: string;
  /** 0 text, 1 search, 2 number */
  kind: number;
  label: string;
  longest: number;
  revision: number;
  size: number;
}

/** What the app asked for since the last time; only the keys that were. */
export interface Wishes {
  cursor: number;
  text?: TextWish;
  openFile?: true;
  /** An SVG of the board. */
  print?: string;
  back?: true;
  newKept?: true;
  /** Something is open that the system's way to close shall close. */
  closable?: true;
  /** 1: of the game, 2: of what is selected in it. */
  makeLink?: number;
  copy?: string;
  settings?: string;
  openKept?: string;
  keptDeed?: KeptDeed;
  address?: string;
  language?: string;
  theme?: string;
  share?: { title: string; text: string };
  keep?: { state: string; title: string };
  link?: { fragment: string; step: boolean };
  downloads?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer>; width: number; handedOn: boolean }[];
  announcements?: string[];
}

export interface Surroundings {
  width: number;
  height: number;
  ratio: number;
  /** Of the drawing buffer. */
  pixelWidth: number;
  pixelHeight: number;
  safeTop: number;
  safeRight: number;
  safeBottom: number;
  safeLeft: number;
  keyboard: number;
  now: number;
  dark: boolean;
  reducedMotion: boolean;
  coarse: boolean;
  moreContrast: boolean;
  focused: boolean;
}

export interface KeptBoard {
  id: string;
  title: string;
  changed: number;
  open: boolean;
}

/** What is done to a kept board that is not open. */
export interface KeptDeed {
  what: 'rename' | 'duplicate' | 'forget' | 'restore';
  id: string;
  title: string;
}

export interface Opening {
  rulebook: string;
  phrases: string;
  kept: string;
  settings: string;
  sample: string;
  fragment: string;
  languages: string[];
}

/** Text is a JavaScript string or UTF-8 bytes. Times are milliseconds of performance.now. */
export interface Editor {
  openCanvas(selector: string): boolean;
  contextLost(): void;
  contextBack(): boolean;
  start(opening: Opening, regular: Uint8Array, semibold: Uint8Array): void;
  speak(phrases: string): void;
  around(surroundings: Surroundings): void;
  pointer(what: number, kind: number, id: number, x: number, y: number, button: number, buttons: number,
    modifiers: number, time: number): void;
  wheel(x: number, y: number, dx: number, dy: number, pinch: boolean, modifiers: number, time: number): void;
  key(down: boolean, repeat: boolean, key: string, code: string, modifiers: number): boolean;
  text(what: number, field: string, value: string, caret: number, selection: number, composing: boolean): void;
  file(name: string, bytes: Uint8Array | string): boolean;
  link(fragment: string): void;
  mirrored(act: string, x: number, y: number, target: string): void;
  openedKept(id: string, state: string): void;
  keptBoards(list: KeptBoard[]): void;
  madeLink(address: string, code: string): void;
  refused(what: number): void;
  frame(now: number): number;
  wishes(): Wishes;
  /** Where it was drawn last, in CSS pixels of the canvas. */
  rectOf(name: string): Box | null;
  names(): string[];
  drawn(): string;
  mirrorVersion(): number;
  mirror(): string;
  /** Bytes: all that the module has, and the end of what was ever in use. */
  heap(): { size: number; top: number };
}

export const modifiersOf = (e: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean }): number =>
  (e.shiftKey ? 1 : 0) | (e.ctrlKey || e.metaKey ? 2 : 0) | (e.altKey ? 4 : 0);
