// The tiles of the box as a list to choose from: one tab stop, arrows move, Enter chooses, first letters search.
import { element, set, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { BoxTile } from './mirror_shape.ts';
import type { Words } from './words.ts';

export class TileList {
  readonly element = element('ul', { role: 'listbox', class: 'tiles', tabindex: 0, id: 'tiles' });
  private tiles: BoxTile[] = [];
  private current = 0;
  private readonly act: Act;
  private readonly words: Words;

  constructor(act: Act, words: Words) {
    this.act = act;
    this.words = words;
    this.element.addEventListener('keydown', (e) => this.key(e));
    this.element.addEventListener('click', (e) => {
      const at = [...this.element.children].indexOf((e.target as HTMLElement).closest('li')!);
      if (at >= 0) this.choose(at);
    });
  }

  show(tiles: BoxTile[]): void {
    this.tiles = tiles;
    set(this.element, 'aria-label', this.words.say('ui.site.box'));
    while (this.element.childElementCount > tiles.length) this.element.lastElementChild!.remove();
    tiles.forEach((t, i) => {
      let option = this.element.children[i];
      if (!option) {
        option = element('li', { role: 'option', id: `tile-${i}` });
        this.element.append(option);
      }
      set(option, 'data-tile', t.alias);
      set(option, 'aria-selected', String(t.chosen));
      setText(option, this.words.say('ui.site.box.tile', { name: t.name, left: t.left, fits: t.fits }));
    });
    const chosen = tiles.findIndex((t) => t.chosen);
    if (chosen >= 0) this.current = chosen;
    this.mark();
  }

  private mark(): void {
    this.current = Math.max(0, Math.min(this.current, this.tiles.length - 1));
    set(this.element, 'aria-activedescendant', this.tiles.length ? `tile-${this.current}` : undefined);
    // Within the list only: scrollIntoView would scroll the page too.
    const option = this.element.children[this.current];
    if (!option) return;
    const list = this.element.getBoundingClientRect();
    const { top, bottom } = option.getBoundingClientRect();
    if (top < list.top) this.element.scrollTop -= list.top - top;
    else if (bottom > list.bottom) this.element.scrollTop += bottom - list.bottom;
  }

  private choose(at: number): void {
    this.current = at;
    this.mark();
    const tile = this.tiles[at];
    // Chosen once more, it goes back into the box.
    if (tile) this.act('choose', 0, 0, tile.chosen ? '' : tile.alias);
  }

  private key(e: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -1e6, End: 1e6 };
    const step = steps[e.key];
    if (e.key === 'Enter' || e.key === ' ') {
      this.choose(this.current);
    } else if (step !== undefined) {
      this.current += step;
      this.mark();
    } else if (e.key.length === 1 && !e.ctrlKey && !e.metaKey && !e.altKey) {
      const begins = (t: BoxTile) => t.name.toLowerCase().startsWith(e.key.toLowerCase());
      const after = this.tiles.findIndex((t, i) => i > this.current && begins(t));
      const found = after >= 0 ? after : this.tiles.findIndex(begins);
      if (found < 0) return;
      this.current = found;
      this.mark();
    } else {
      return;
    }
    e.preventDefault();
  }
}
