// The score pad as HTML: parts in the order of the screen, each made anew only where it differs from the one before, so
// that whoever types or tabs through them stays where they are.
import { element, set, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { PadPart } from './mirror_shape.ts';
import type { Words } from './words.ts';

export class PadPage {
  readonly element: HTMLElement;
  private readonly heading = element('h2', { id: 'pad-heading' });
  private readonly body = element('div');
  private shown: string[] = [];
  private readonly act: Act;
  private readonly words: Words;

  constructor(act: Act, words: Words) {
    this.act = act;
    this.words = words;
    this.element = element('section', { id: 'pad', 'aria-labelledby': 'pad-heading' }, this.heading, this.body);
  }

  show(parts: PadPart[]): void {
    setText(this.heading, this.words.say('ui.place.pad'));
    const active = document.activeElement;
    const key = active && this.body.contains(active) ? (active as HTMLElement).dataset.key : undefined;
    const next = parts.map((part) => JSON.stringify(part));
    // What is the same at both ends stays; the middle is made anew.
    let first = 0;
    while (first < next.length && first < this.shown.length && next[first] === this.shown[first]) ++first;
    let last = 0;
    while (last < next.length - first && last < this.shown.length - first &&
           next[next.length - 1 - last] === this.shown[this.shown.length - 1 - last]) ++last;
    const behind = this.body.children[this.shown.length - last] ?? null;
    for (let i = this.shown.length - last; i-- > first;) this.body.children[i]!.remove();
    for (const part of parts.slice(first, parts.length - last)) this.body.insertBefore(this.made(part), behind);
    this.shown = next;
    if (key === undefined || (active && active.isConnected)) return;
    const same = [...this.body.querySelectorAll<HTMLElement>('[data-key]')].find((e) => e.dataset.key === key);
    (same ?? this.body.querySelector<HTMLElement>('button, input, select'))?.focus({ preventScroll: true });
  }

  private made(part: PadPart): HTMLElement {
    switch (part.kind) {
      case 'heading':
        return element('h3', {}, part.text);
      case 'text':
        return element('p', {}, part.text);
      case 'row':
        return element('p', { class: 'pad-row', 'data-player': part.target || undefined },
          ...part.cells.flatMap((cell, i) => [i ? ' ' : '', element('span', {}, cell)]));
      case 'button':
        return this.button(part);
      default:
        return this.field(part);
    }
  }

  private keyed(part: PadPart, made: HTMLElement): void {
    set(made, 'data-key', `${part.act} ${part.target}`);
    set(made, 'data-act', part.act);
    set(made, 'data-target', part.target || undefined);
  }

  private button(part: PadPart): HTMLElement {
    const made = element('button', { type: 'button', disabled: !part.enabled }, part.text);
    if (part.on) set(made, 'aria-current', 'step');
    this.keyed(part, made);
    made.addEventListener('click', () => this.act(part.act, 0, 0, part.target));
    return element('div', {}, made);
  }

  private field(part: PadPart): HTMLElement {
    const made = inputOf(part);
    this.keyed(part, made);
    made.addEventListener('change', () => {
      const value = answerIn(made, part);
      if (value !== undefined) this.act(part.act, 0, 0, part.target + value);
    });
    const around = part.kind === 'yes' ? [made, ' ', part.text] : [part.text, ' ', made];
    return element('div', {}, element('label', {}, ...around));
  }
}

function inputOf(part: PadPart): HTMLInputElement | HTMLSelectElement {
  if (part.kind === 'choice') {
    const made = element('select');
    for (let i = 0; i < part.cells.length; i += 2) made.append(element('option', { value: part.cells[i]! }, part.cells[i + 1]!));
    made.selectedIndex = part.value;
    return made;
  }
  if (part.kind === 'line') return element('input', { type: 'text', maxlength: 300, value: part.cells[0] });
  if (part.kind === 'yes') {
    const made = element('input', { type: 'checkbox' });
    made.checked = part.on;
    return made;
  }
  const made = element('input', { type: 'number', min: part.min, max: part.max, step: 1 });
  made.value = String(part.value);
  return made;
}

/** What the pad is told, and what is seen then too: a number within its bounds; what is no number is put back. */
function answerIn(made: HTMLInputElement | HTMLSelectElement, part: PadPart): string | undefined {
  if (made.type === 'checkbox') return (made as HTMLInputElement).checked ? '1' : '0';
  if (made.type !== 'number') return made.value;
  const isNumber = made.value !== '';
  const wanted = isNumber ? Math.trunc(Number(made.value)) : part.value;
  made.value = String(Math.max(part.min, Math.min(part.max, wanted)));
  return isNumber ? made.value : undefined;
}
