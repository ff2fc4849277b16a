// The board as an accessible grid: one tab stop, arrows move over the squares that matter, and the keys of the canvas.
import { element, set, setText } from './elements.ts';
import type { Cell, Mirror } from './mirror_shape.ts';
import type { Act } from './mirror.ts';
import type { Words } from './words.ts';

const keys: Record<string, string> = {
  Enter: 'activate', ' ': 'activate', r: 'turn', R: 'turn', m: 'figure', M: 'figure',
  Delete: 'remove', Backspace: 'remove', Escape: 'cancel',
};
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const keyOf = (at: { x: number; y: number }) => `${at.x},${at.y}`;

export class Grid {
  readonly element = element('div', { role: 'grid', class: 'grid' });
  private cells = new Map<string, { cell: Cell; box: HTMLElement }>();
  private current = '';
  private readonly act: Act;
  private readonly words: Words;
  /** Called when another square became the current one. */
  private readonly moved: (cell: Cell | undefined) => void;

  constructor(act: Act, words: Words, moved: (cell: Cell | undefined) => void) {
    this.act = act;
    this.words = words;
    this.moved = moved;
    this.element.addEventListener('keydown', (e) => this.key(e));
    this.element.addEventListener('focusin', (e) => this.arrive(e.target as HTMLElement));
    this.element.addEventListener('click', (e) => {
      const box = (e.target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
      const at = box && this.cells.get(box.dataset.square ?? '');
      if (at) this.act('activate', at.cell.x, at.cell.y);
    });
  }

  get cell(): Cell | undefined {
    return this.cells.get(this.current)?.cell;
  }

  show(mirror: Mirror): void {
    const focused = this.element.contains(document.activeElement);
    set(this.element, 'aria-label', this.words.say('ui.site.board'));
    set(this.element, 'aria-describedby', 'board-keys');
    set(this.element, 'aria-rowcount', mirror.rows);
    set(this.element, 'aria-colcount', mirror.columns);
    const before = this.cells;
    this.cells = new Map();
    const rows: HTMLElement[] = [];
    let row: HTMLElement | undefined;
    let rowNumber = 0;
    let column = 0;
    for (const cell of mirror.cells) {
      if (!row || cell.row !== rowNumber) {
        row = element('div', { role: 'row', 'aria-rowindex': cell.row });
        rowNumber = cell.row;
        column = 0;
        rows.push(row);
      }
      // Empty space that only the eye needs. A board with tiles far apart shall not make thousands of them.
      if (mirror.columns <= 60) {
        while (++column < cell.column) row.append(element('span', { class: 'gap', 'aria-hidden': 'true' }));
      }
      row.append(this.boxOf(cell, before.get(keyOf(cell))?.box));
    }
    if (!this.cells.has(this.current)) {
      this.current = this.nearestTo(before.get(this.current)?.cell);
    }
    this.element.replaceChildren(...rows);
    this.markCurrent();
    if (focused) this.cells.get(this.current)?.box.focus({ preventScroll: true });
    this.moved(this.cell);
  }

  private boxOf(cell: Cell, old: HTMLElement | undefined): HTMLElement {
    const box = old ?? element('div', { role: 'gridcell', 'data-square': keyOf(cell) });
    const name = this.words.say('ui.site.square', { x: cell.x, y: cell.y, what: cell.name });
    set(box, 'aria-colindex', cell.column);
    set(box, 'aria-selected', String(cell.selected));
    set(box, 'aria-label', name);
    set(box, 'class', cell.occupied ? 'tile' : 'free');
    setText(box, cell.name);
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
    this.act('cursor', cell.x, cell.y);
  }

  private key(e: KeyboardEvent): void {
    const at = this.cell;
    if (!at) return;
    if (e.ctrlKey || e.metaKey) {
      const key = e.key.toLowerCase();
      if (key === 'z' || key === 'y') {
        e.preventDefault();
        this.act(key === 'y' || e.shiftKey ? 'redo' : 'undo');
      } else if (e.key === 'Home' || e.key === 'End') {
        e.preventDefault();
        this.goTo([...this.cells.keys()].at(e.key === 'Home' ? 0 : -1));
      }
      return;
    }
    if (e.altKey) return;
    const step = steps[e.key];
    const act = keys[e.key];
    if (step) this.goTo(this.next(at, step));
    else if (e.key === 'Home' || e.key === 'End') this.goTo(this.endOfRow(at, e.key === 'Home'));
    else if (act) this.act(act, at.x, at.y, act === 'turn' && e.shiftKey ? '-1' : '');
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
