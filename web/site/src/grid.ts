// The board as an accessible grid: one tab stop, arrows move over the squares that matter, and the keys of the canvas.
import { element, set, setText } from './elements.ts';
import type { Cell, Mirror } from './mirror_shape.ts';
import type { Act } from './mirror.ts';
import type { Words } from './words.ts';

export type Deed = 'activate' | 'turn' | 'turn-back' | 'figure' | 'hole' | 'remove' | 'cancel' | 'undo' | 'redo';

const keys: Record<string, Deed> = {
  Enter: 'activate', ' ': 'activate', r: 'turn', R: 'turn-back', m: 'figure', M: 'figure', h: 'hole', H: 'hole',
  Delete: 'remove', Backspace: 'remove', Escape: 'cancel',
};
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const keyOf = (at: { x: number; y: number }) => `${at.x},${at.y}`;

export class Grid {
  readonly element = element('div', { role: 'grid', class: 'grid' });
  /** Whose meeple M places: a colour. */
  player = '';
  private cells = new Map<string, { cell: Cell; box: HTMLElement }>();
  private current = '';
  private readonly act: Act;
  private readonly words: Words;
  /** Called when another square became the current one. */
  private readonly moved: (cell: Cell | undefined) => void;

  private readonly writeNote: () => void;

  constructor(act: Act, words: Words, moved: (cell: Cell | undefined) => void, writeNote: () => void) {
    this.act = act;
    this.words = words;
    this.moved = moved;
    this.writeNote = writeNote;
    this.element.addEventListener('keydown', (e) => this.key(e));
    this.element.addEventListener('focusin', (e) => this.arrive(e.target as HTMLElement));
    this.element.addEventListener('click', (e) => {
      const box = (e.target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
      const at = box && this.cells.get(box.dataset.square ?? '');
      if (at) this.doAt('activate', at.cell);
    });
  }

  get cell(): Cell | undefined {
    return this.cells.get(this.current)?.cell;
  }

  /** What a key or a button means on a square, as acts of model/mirror.hpp. */
  doAt(deed: Deed, cell: Cell): void {
    const { x, y } = cell;
    if (deed === 'activate') {
      if (!cell.occupied) {
        this.act('place', x, y); // without a tile in hand the app says so
        return;
      }
      const chosen = cell.segments.findIndex((s) => s.selected);
      const next = cell.segments[(chosen + 1) % cell.segments.length];
      if (next) this.act('explain', x, y, next.target);
    } else if (deed === 'figure') {
      this.placeFigure(cell);
    } else if (deed === 'turn' || deed === 'turn-back') {
      this.act('turn', x, y, deed === 'turn' ? '' : '-1');
    } else {
      this.act(deed, x, y);
    }
  }

  /** On the chosen segment, else the first that is free; from where one stands it is taken back. */
  private placeFigure(cell: Cell): void {
    const held = (segment: number) => cell.figures.find((f) => f.segment === segment);
    const segment = cell.segments.find((s) => s.selected) ?? cell.segments.find((s) => !held(s.segment));
    if (!segment) return;
    const own = cell.figures.find((f) => f.segment === segment.segment && f.player === this.player);
    if (own) this.act('take', cell.x, cell.y, String(own.figure));
    else this.act('meeple', cell.x, cell.y, `${this.player}:${segment.target}`);
  }

  show(mirror: Mirror): void {
    const focused = this.element.contains(document.activeElement);
    set(this.element, 'aria-label', this.words.say('ui.site.board'));
    set(this.element, 'aria-describedby', 'board-keys');
    set(this.element, 'aria-rowcount', mirror.rows);
    set(this.element, 'aria-colcount', mirror.columns);
    const before = this.cells;
    this.cells = new Map();
    const rows: HTMLElement[][] = [];
    let rowNumber = 0;
    let column = 0;
    for (const cell of mirror.cells) {
      if (cell.row !== rowNumber) {
        rowNumber = cell.row;
        column = 0;
        rows.push([]);
      }
      // Empty space that only the eye needs. A board with tiles far apart shall not make thousands of them.
      const gap = cell.column - column - 1;
      column = cell.column;
      rows.at(-1)!.push(this.boxOf(cell, before.get(keyOf(cell))?.box, mirror.columns <= 60 ? gap : 0));
    }
    if (!this.cells.has(this.current)) {
      this.current = this.nearestTo(before.get(this.current)?.cell);
    }
    this.arrange(rows, mirror);
    this.markCurrent();
    if (focused && !this.element.contains(document.activeElement)) {
      this.cells.get(this.current)?.box.focus({ preventScroll: true });
    }
    this.moved(this.cell);
  }

  /** Puts the boxes into their rows. Rows that are right already are left alone, so that focus stays where it is. */
  private arrange(rows: HTMLElement[][], mirror: Mirror): void {
    while (this.element.childElementCount > rows.length) this.element.lastElementChild!.remove();
    while (this.element.childElementCount < rows.length) this.element.append(element('div', { role: 'row' }));
    const numbers = [...new Set(mirror.cells.map((c) => c.row))];
    rows.forEach((boxes, i) => {
      const row = this.element.children[i]!;
      set(row, 'aria-rowindex', numbers[i]);
      const same = row.childElementCount === boxes.length && boxes.every((box, n) => row.children[n] === box);
      if (!same) row.replaceChildren(...boxes);
    });
  }

  private boxOf(cell: Cell, old: HTMLElement | undefined, gap: number): HTMLElement {
    const box = old ?? element('div', { role: 'gridcell', 'data-square': keyOf(cell) });
    // Figures are part of what lies there.
    const what = [cell.name, ...cell.figures.map((f) => f.name), cell.note].filter(Boolean).join('; ');
    const name = this.words.say('ui.site.square', { x: cell.x, y: cell.y, what });
    set(box, 'aria-colindex', cell.column);
    set(box, 'aria-selected', String(cell.selected));
    set(box, 'aria-label', name);
    set(box, 'class', cell.occupied ? 'tile' : 'free');
    box.style.marginInlineStart = gap ? `calc(${gap} * var(--cell))` : '';
    setText(box, what);
    this.cells.set(keyOf(cell), { cell, box });
    return box;
  }

  private nearestTo(gone: Cell | undefined): string {
    const at = gone ?? { x: 0, y: 0 };
    let best = '';
    let least = Infinity;
    for (const [key, { cell }] of this.cells) {
      const distance = Math.abs(cell.x - at.x) + Math.abs(cell.y - at.y);
      if (distance < least) [best, least] = [key, distance];
    }
    return best;
  }

  private markCurrent(): void {
    for (const [key, { box }] of this.cells) set(box, 'tabindex', key === this.current ? 0 : -1);
  }

  private arrive(box: HTMLElement): void {
    const key = box.dataset.square;
    if (key === undefined || !this.cells.has(key)) return;
    const isNew = key !== this.current;
    this.current = key;
    this.markCurrent();
    const { cell } = this.cells.get(key)!;
    if (isNew) this.moved(cell);
    this.act('move', cell.x, cell.y);
  }

  private key(e: KeyboardEvent): void {
    const at = this.cell;
    if (!at) return;
    if (e.ctrlKey || e.metaKey) {
      const key = e.key.toLowerCase();
      if (key === 'z' || key === 'y') {
        e.preventDefault();
        this.doAt(key === 'y' || e.shiftKey ? 'redo' : 'undo', at);
      } else if (e.key === 'Home' || e.key === 'End') {
        e.preventDefault();
        this.goTo([...this.cells.keys()].at(e.key === 'Home' ? 0 : -1));
      }
      return;
    }
    if (e.altKey) return;
    const step = steps[e.key];
    const deed = keys[e.key];
    if (step) this.goTo(this.next(at, step));
    else if (e.key === 'Home' || e.key === 'End') this.goTo(this.endOfRow(at, e.key === 'Home'));
    else if (e.key === 'n' || e.key === 'N') this.writeNote();
    else if (deed) this.doAt(deed, at);
    else return;
    e.preventDefault();
  }

  private goTo(key: string | undefined): void {
    if (key !== undefined) this.cells.get(key)?.box.focus();
  }

  /** The next square that matters in that direction, however far. */
  private next(from: Cell, [dx, dy]: [number, number]): string | undefined {
    let best: string | undefined;
    let least = Infinity;
    for (const [key, { cell }] of this.cells) {
      const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
      const inLine = dx ? cell.y === from.y : cell.x === from.x;
      if (inLine && ahead > 0 && ahead < least) [best, least] = [key, ahead];
    }
    return best;
  }

  private endOfRow(from: Cell, first: boolean): string | undefined {
    const row = [...this.cells].filter(([, { cell }]) => cell.y === from.y);
    return row.at(first ? 0 : -1)?.[0];
  }
}
