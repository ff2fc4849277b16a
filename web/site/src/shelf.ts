// The boards that this browser keeps. Each is one entry, so that two tabs write different ones; a board is open in one
// tab only, which holds its lock. A tab that opens a board which another one has open shows it too, but keeps what is
// changed as a new board.
import type { KeptBoard, KeptDeed } from '../../editor/platform/editor_module.ts';
import { forget, recall, recallAll, recallInTab, remember, rememberInTab, whenOthersChange } from './memory.ts';

interface Entry {
  title: string;
  changed: number;
  state: string;
}

const start = 'board/';
const here = 'open-board';
/** The board that a tab shows whose changes go elsewhere. */
const seen = 'seen-board';
/** A board whose opening has begun and not come to an end, and how often in a row. */
const begun = 'begun';
const pause = 400;

export class Shelf {
  private id = '';
  /** The board that is shown until it is known whether another tab has it. */
  private awaited = '';
  private release: (() => void) | undefined;
  /** Counts the boards that were asked for: only the last one is held. */
  private turn = 0;
  private unwritten: { state: string; title: string } | undefined;
  private timer = 0;
  /** Whether there was room for what was written last. */
  private kept = true;
  /** The entry that was deleted last, to be had back. */
  private forgotten: [string, string] | undefined;
  /** What the list says of an entry, and the text that it was read from. */
  private listed = new Map<string, { text: string; title: string; changed: number }>();
  private readonly refused: () => void;
  private readonly changed: () => void;
  private readonly gameKept: (kept: boolean) => void;

  /**
   * `refused` is called when something could not be kept, `changed` when the list did without a wish for it, `gameKept`
   * each time the open game finds no room, and when it has found some again.
   */
  constructor(refused: () => void, changed: () => void, gameKept: (kept: boolean) => void) {
    this.refused = refused;
    this.changed = changed;
    this.gameKept = gameKept;
    addEventListener('pagehide', () => this.write());
    // What would be lost is not left without a question.
    addEventListener('beforeunload', (e) => {
      if (!this.write()) e.preventDefault();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.write();
    });
  }

  /**
   * The state to begin with: this tab's own before a reload, else the one used last; undefined at a first visit. A
   * board that could not be shown twice in a row is left alone: it stays in the list.
   */
  async begin(): Promise<string | undefined> {
    const [last, times] = (recall(begun) ?? '').split(' ');
    for (const id of [recallInTab(here), recallInTab(seen), this.list()[0]?.id]) {
      const entry = id ? read(id) : undefined;
      if (!entry || (id === last && Number(times) > 1)) continue;
      this.kept = remember(begun, `${id} ${id === last ? Number(times) + 1 : 1}`);
      if (await this.hold(id!)) this.id = id!;
      else await this.fresh();
      this.settle(id!);
      return entry.state;
    }
    this.kept = remember(begun, '');
    await this.fresh();
    return undefined;
  }

  /** What was begun with is on the screen. */
  shown(): void {
    forget(begun);
  }

  /** From here on `changed` is called for what other tabs keep, too. Storage that takes nothing is told at once. */
  listen(): void {
    whenOthersChange(start, this.changed);
    if (!this.kept) this.gameKept(false);
  }

  list(): KeptBoard[] {
    const before = this.listed;
    this.listed = new Map();
    for (const [id, text] of recallAll(start)) {
      const known = before.get(id);
      const entry = known?.text === text ? known : parse(text);
      if (entry) this.listed.set(id, { text, title: entry.title, changed: entry.changed });
    }
    return [...this.listed]
      .map(([id, { title, changed }]) => ({ id, title, changed, open: this.isOpen(id) }))
      .sort((a, b) => b.changed - a.changed);
  }

  private isOpen(id: string): boolean {
    return id === this.id || id === this.awaited;
  }

  keep(state: string, title: string): void {
    this.unwritten = { state, title };
    if (!this.timer) this.timer = setTimeout(() => this.write(), pause);
  }

  newBoard(): void {
    this.leave();
    void this.fresh();
  }

  open(id: string): string | undefined {
    const entry = read(id);
    if (!entry) return undefined;
    if (this.isOpen(id)) return this.unwritten?.state ?? entry.state;
    this.leave();
    const elsewhere = newId(); // until the lock is ours, changes go there
    this.id = elsewhere;
    this.awaited = id;
    this.settle(id);
    void this.hold(id).then((ours) => {
      if (this.id !== elsewhere) return; // meanwhile another one was opened
      this.awaited = '';
      if (ours && this.takeOver(elsewhere, id)) {
        this.id = id;
        this.settle();
      } else {
        this.release?.();
        void this.hold(elsewhere);
      }
      this.changed();
    });
    return entry.state;
  }

  /** What was kept meanwhile belongs to the board that was opened. False if there is no room for it. */
  private takeOver(elsewhere: string, id: string): boolean {
    const meanwhile = recall(start + elsewhere);
    if (meanwhile !== undefined && !remember(start + id, meanwhile)) {
      this.refused();
      return false;
    }
    forget(start + elsewhere);
    return true;
  }

  /** Of a board that is not open. */
  change({ what, id, title }: KeptDeed): void {
    if (what === 'restore') {
      if (this.forgotten && remember(start + this.forgotten[0], this.forgotten[1])) this.forgotten = undefined;
      else if (this.forgotten) this.refused();
      return;
    }
    const text = recall(start + id);
    const entry = parse(text ?? '');
    if (this.isOpen(id) || !entry) return;
    if (what === 'forget') {
      this.forgotten = [id, text!];
      forget(start + id);
      return;
    }
    const changed = what === 'duplicate' ? Date.now() : entry.changed;
    const named = JSON.stringify({ title, changed, state: renamed(entry.state, title) });
    if (!remember(start + (what === 'duplicate' ? newId() : id), named)) this.refused();
  }

  /** Writes what is waiting; false if it could not be kept. Then it waits on, for room. */
  write(): boolean {
    clearTimeout(this.timer);
    this.timer = 0;
    const { unwritten } = this;
    if (!unwritten) return true;
    this.unwritten = undefined;
    const entry: Entry = { title: unwritten.title, changed: Date.now(), state: unwritten.state };
    const kept = remember(start + this.id, JSON.stringify(entry));
    if (!kept) this.unwritten = unwritten;
    this.tell(kept);
    return kept;
  }

  private tell(kept: boolean): void {
    if (!kept || !this.kept) this.gameKept(kept);
    this.kept = kept;
  }

  /** The board that was open till now. */
  private leave(): void {
    this.write();
    if (this.unwritten) this.tell(true); // that was another game
    this.unwritten = undefined;
    this.awaited = '';
    this.release?.();
    this.release = undefined;
  }

  private async fresh(): Promise<void> {
    this.id = newId();
    this.settle();
    await this.hold(this.id);
  }

  /** What a reload of this tab opens: its own board, or as long as that has no entry the one that was shown. */
  private settle(shown = ''): void {
    rememberInTab(here, this.id);
    rememberInTab(seen, shown);
  }

  /** Takes the board for this tab as long as it lives; false if another tab has it. */
  private hold(id: string): Promise<boolean> {
    const turn = ++this.turn;
    // Without locks (plain http, site data blocked) a tab keeps its own board over reloads and otherwise begins a new one.
    const withoutLocks = () => recallInTab(here) === id;
    if (!navigator.locks) return Promise.resolve(withoutLocks());
    return new Promise((answer) => {
      navigator.locks.request(`cadastre/${start}${id}`, { ifAvailable: true }, (lock) => {
        const ours = lock !== null && turn === this.turn;
        answer(ours);
        if (!ours) return undefined;
        return new Promise<void>((release) => {
          this.release = release;
        });
      }).catch(() => answer(withoutLocks()));
    });
  }
}

/** The board with another name. */
function renamed(state: string, name: string): string {
  try {
    return JSON.stringify({ ...(JSON.parse(state) as object), name });
  } catch {
    return state;
  }
}

function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parse(text: string): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    if (typeof entry?.state !== 'string') return undefined;
    return { title: String(entry.title ?? ''), changed: Number(entry.changed) || 0, state: entry.state };
  } catch {
    return undefined;
  }
}

function read(id: string): Entry | undefined {
  return parse(recall(start + id) ?? '');
}
