// What is written down about the current square, and about the whole board.
import { element, set, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { Cell, Mirror } from './mirror_shape.ts';
import type { Words } from './words.ts';

export class NoteForm {
  readonly element = element('p', { class: 'seat' });
  private readonly label = element('label', { for: 'square-note' });
  private readonly input = element('input', { id: 'square-note', type: 'text', maxlength: 300, autocomplete: 'off' });
  private readonly tableLabel = element('label', { for: 'table-note' });
  private readonly table = element('input', { id: 'table-note', type: 'text', maxlength: 300, autocomplete: 'off' });
  private cell: Cell | undefined;
  private readonly words: Words;

  constructor(act: Act, words: Words) {
    this.words = words;
    this.element.append(this.label, ' ', this.input, ' ', this.tableLabel, ' ', this.table);
    this.input.addEventListener('change', () => {
      if (this.cell) act('note', this.cell.x, this.cell.y, this.input.value);
    });
    this.table.addEventListener('change', () => act('table-note', 0, 0, this.table.value));
  }

  focus(): void {
    this.input.focus();
  }

  showCell(cell: Cell | undefined): void {
    this.cell = cell;
    set(this.input, 'disabled', cell ? undefined : true);
    if (document.activeElement !== this.input) this.input.value = cell?.note ?? '';
  }

  show(m: Mirror): void {
    setText(this.label, this.words.say('ui.note.square'));
    setText(this.tableLabel, this.words.say('ui.note.table'));
    if (document.activeElement !== this.table) this.table.value = m.note;
  }
}
