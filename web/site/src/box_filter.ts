// Which tiles the list shows: by their sides, by what is left, by the hole that is to be filled.
import { element, set, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { Mirror } from './mirror_shape.ts';
import type { Words } from './words.ts';

const stocks = ['in-box', 'all', 'fits'] as const;

export class BoxFilter {
  readonly element = element('p', { class: 'seat' });
  private readonly searchLabel = element('label', { for: 'tile-search' });
  private readonly search = element('input', { id: 'tile-search', type: 'search', autocomplete: 'off' });
  private readonly stockLabel = element('label', { for: 'tile-stock' });
  private readonly stock = element('select', { id: 'tile-stock' }, ...stocks.map((value) => element('option', { value })));
  private readonly hole = element('span', { id: 'tile-hole' });
  private readonly words: Words;

  constructor(act: Act, words: Words) {
    this.words = words;
    this.element.append(this.searchLabel, ' ', this.search, ' ', this.stockLabel, ' ', this.stock, ' ', this.hole);
    this.search.addEventListener('input', () => act('find-tiles', 0, 0, this.search.value));
    this.stock.addEventListener('change', () => act('stock', 0, 0, this.stock.value));
  }

  show(m: Mirror): void {
    setText(this.searchLabel, this.words.say('ui.palette.search.label'));
    set(this.search, 'placeholder', this.words.say('ui.palette.search'));
    if (document.activeElement !== this.search) this.search.value = m.filter;
    setText(this.stockLabel, this.words.say('ui.site.box.shown'));
    const fits = m.hole ? 'ui.palette.fits-hole' : 'ui.palette.fits';
    ['ui.palette.in-box', 'ui.palette.all', fits].forEach((id, i) => setText(this.stock.options[i]!, this.words.say(id)));
    this.stock.value = m.stock;
    setText(this.hole, m.hole);
  }
}
