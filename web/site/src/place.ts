// A place that is a list of things to read and to press (model/mirror_parts.hpp), as HTML: the expansion selector and
// the rules page. Its controls have the names of those on the canvas, and pressing them does the same.
import { element, set, setText } from './elements.ts';
import type { Act } from './mirror.ts';
import type { Part } from './mirror_shape.ts';

/** Parts of one kind that follow each other stand in one element. */
const wraps: Partial<Record<Part['kind'], { tag: 'div' | 'ul'; role?: string; css?: string }>> = {
  tab: { tag: 'div', role: 'tablist', css: 'row' },
  radio: { tag: 'div', role: 'radiogroup', css: 'choices' },
  check: { tag: 'div', role: 'group', css: 'choices' },
  button: { tag: 'div', css: 'row' },
  link: { tag: 'ul', css: 'lines' },
};

export class PlaceSection {
  readonly element: HTMLElement;
  private readonly heading = element('h2');
  private readonly body = element('div');
  private shown = '';
  private readonly act: Act;

  constructor(id: string, act: Act) {
    this.act = act;
    set(this.heading, 'id', `${id}-heading`);
    this.element = element('section', { id, 'aria-labelledby': `${id}-heading`, hidden: true }, this.heading, this.body);
  }

  /** `parts`: nothing while another place is looked at. */
  show(heading: string, parts: Part[] | undefined): void {
    this.element.hidden = !parts;
    if (!parts) return;
    setText(this.heading, heading);
    const text = JSON.stringify(parts);
    if (text === this.shown) return;
    this.shown = text;
    // Whoever stood on a control, or was typing, stays there.
    const active = document.activeElement as HTMLElement | null;
    const focused = active && this.body.contains(active) ? active.dataset.control : undefined;
    const typing = active instanceof HTMLInputElement && focused !== undefined ? active : undefined;
    this.body.replaceChildren(...this.make(parts, typing));
    if (focused === undefined) return;
    const controls = [...this.body.querySelectorAll<HTMLElement>('[data-control]')];
    const same = controls.find((e) => e.dataset.control === focused);
    set(this.heading, 'tabindex', -1); // what is read now is another page: it begins here
    (same ?? this.heading).focus({ preventScroll: same !== undefined });
  }

  private make(parts: Part[], typing: HTMLInputElement | undefined): Node[] {
    const made: Node[] = [];
    let above = '';
    for (let i = 0; i < parts.length;) {
      const first = parts[i]!;
      const wrap = wraps[first.kind];
      if (first.kind === 'heading') above = first.text;
      if (!wrap) {
        made.push(this.one(first, typing));
        ++i;
        continue;
      }
      const all = element(wrap.tag, { role: wrap.role, class: wrap.css, 'aria-label': wrap.role && (above || undefined) });
      for (; i < parts.length && parts[i]!.kind === first.kind; ++i) all.append(this.one(parts[i]!, typing));
      made.push(all);
    }
    return made;
  }

  private one(part: Part, typing: HTMLInputElement | undefined): HTMLElement {
    const { kind, id, text, note } = part;
    if (kind === 'heading') return element('h3', {}, text);
    if (kind === 'text') return note ? element('p', {}, element('strong', {}, text), ' ', note) : element('p', {}, text);
    if (kind === 'search') return this.search(part, typing);
    const quiet = note ? [' ', element('span', { class: 'quiet' }, note)] : [];
    if (kind === 'link') {
      const link = element('a', { href: `#${id}`, 'data-control': id }, text);
      return element('li', {}, element('span', {}, link, ...quiet));
    }
    const lit = part.lit === 'partly' ? 'mixed' : String(part.lit === 'on');
    const button = element('button', { type: 'button', 'data-control': id, disabled: !part.enabled }, text, ...quiet);
    if (kind === 'check' || kind === 'radio') {
      set(button, 'role', kind === 'check' ? 'checkbox' : 'radio');
      set(button, 'aria-checked', lit);
    } else if (kind === 'tab') {
      set(button, 'role', 'tab');
      set(button, 'aria-selected', lit);
    } else if (part.pressed) {
      set(button, 'aria-pressed', lit);
    }
    if (part.open !== null && (kind !== 'tab' || part.lit === 'on')) set(button, 'aria-expanded', String(part.open));
    button.addEventListener('click', () => this.act('press', 0, 0, id));
    return button;
  }

  private search(part: Part, typing: HTMLInputElement | undefined): HTMLElement {
    const same = typing?.dataset.control === part.id ? typing : undefined;
    const input = same ?? element('input', { type: 'search', 'data-control': part.id });
    set(input, 'aria-label', part.text);
    set(input, 'placeholder', part.text);
    if (!same) {
      input.value = part.note;
      input.addEventListener('input', () => this.act('search', 0, 0, `${part.id}=${input.value}`));
    }
    return element('p', {}, input);
  }
}
