// The board as HTML beside the canvas: what it shows, in the same order and words, for screen readers, for tests, and
// as the editor itself where the canvas cannot be drawn. It knows nothing by itself: everything comes from the editor.
import { BoxFilter } from './box_filter.ts';
import { byId, element, set, setText } from './elements.ts';
import { type Deed, Grid } from './grid.ts';
import type { Cell, Explanation, Feature, Line, Mirror, Problem } from './mirror_shape.ts';
import { PlaceSection } from './place.ts';
import { PadPage } from './pad.ts';
import { NoteForm } from './note_form.ts';
import { SeatForm } from './seat_form.ts';
import { TileList } from './tile_list.ts';
import type { Words } from './words.ts';

export type Act = (act: string, x?: number, y?: number, target?: string) => void;

/** A part of the mirror that is made anew only when what it shows has changed. */
class Section {
  readonly element: HTMLElement;
  readonly heading = element('h2');
  readonly body = element('div');
  private shown = '';

  constructor(id: string) {
    set(this.heading, 'id', `${id}-heading`);
    this.element = element('section', { id, 'aria-labelledby': `${id}-heading` }, this.heading, this.body);
  }

  show(heading: string, what: unknown, make: () => Node[]): void {
    setText(this.heading, heading);
    const text = JSON.stringify([heading, what]);
    if (text === this.shown) return;
    this.shown = text;
    // Whoever stood on one of its buttons stays on the one that took its place.
    const focused = [...this.body.querySelectorAll('a, button')].indexOf(document.activeElement as Element);
    this.body.replaceChildren(...make());
    if (focused >= 0) this.body.querySelectorAll<HTMLElement>('a, button')[focused]?.focus({ preventScroll: true });
  }
}

export class MirrorPage {
  private readonly title = element('h1');
  private readonly selection = element('p', { class: 'quiet', id: 'selection' });
  private readonly files = element('div', { role: 'toolbar' });
  private readonly notice = element('p', { class: 'notice', hidden: true });
  private readonly notKept = element('p', { class: 'notice', id: 'not-kept', hidden: true });
  private readonly box = new Section('box');
  private readonly filter: BoxFilter;
  private readonly tiles: TileList;
  private readonly board = new Section('board');
  private readonly keys = element('p', { class: 'quiet', id: 'board-keys' });
  private readonly grid: Grid;
  private readonly ifPlaced = element('p', { id: 'if-placed' });
  private readonly notes: NoteForm;
  private readonly tools = element('div', { role: 'toolbar' });
  private readonly segments = element('ul', { class: 'segments' });
  private readonly scores = new Section('scores');
  private readonly seat: SeatForm;
  private readonly pad: PadPage;
  private readonly features = new Section('features');
  private readonly explanation = new Section('explanation');
  private readonly problems = new Section('problems');
  private readonly places = element('nav', { class: 'row' });
  private readonly rules: PlaceSection;
  private readonly expansions: PlaceSection;
  private readonly language = element('select', { id: 'language' });
  private readonly licences = element('a', { href: 'licences.txt', target: '_blank', rel: 'noopener', id: 'licences' });
  private readonly asText = byId<HTMLButtonElement>('as-text');
  private readonly languageLabel = element('label', { for: 'language' });
  private last: Mirror | undefined;
  /** What of the board somebody stood on before another place came. */
  private stood: HTMLElement | undefined;
  private segmentsShown = '';
  private readonly act: Act;
  private readonly words: Words;

  /** `press` presses a shortcut of the app: Control with that key. */
  constructor(act: Act, words: Words, press: (key: string) => void, chooseLanguage: (tag: string) => Promise<void>,
    copyLink: (selection: boolean) => void) {
    this.act = act;
    this.words = words;
    this.rules = new PlaceSection('rules', act);
    // A sheet of the canvas would be of no use here: the link is copied at once.
    this.expansions = new PlaceSection('expansions', (deed, x, y, target) =>
      target === 'expansions/share' ? copyLink(true) : act(deed, x, y, target));
    this.tiles = new TileList(act, words);
    this.pad = new PadPage(act, words);
    this.seat = new SeatForm(act, words, (player) => { this.grid.player = player; });
    this.notes = new NoteForm(act, words);
    this.filter = new BoxFilter(act, words);
    this.grid = new Grid(act, words, (cell) => this.showSegments(cell), () => this.notes.focus());
    this.board.body.append(
      this.keys, this.grid.element, this.ifPlaced, this.seat.element, this.tools, this.segments, this.notes.element,
    );
    this.box.body.append(this.filter.element, this.tiles.element);
    const names = new Intl.DisplayNames(LANGUAGES, { type: 'language' });
    for (const tag of LANGUAGES) {
      const autonym = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? names.of(tag) ?? tag;
      this.language.append(element('option', { value: tag, lang: tag }, autonym));
    }
    this.language.addEventListener('change', () => {
      void chooseLanguage(this.language.value).then(() => { this.language.value = words.language; });
    });
    this.asText.addEventListener('click', () => this.showAsText(!document.body.classList.contains('as-text')));
    const file = (name: string, deed: () => void) => {
      const button = element('button', { type: 'button', 'data-file': name });
      button.addEventListener('click', deed);
      this.files.append(button);
    };
    file('new', () => act('new'));
    file('open', () => press('o'));
    file('save', () => press('s'));
    file('link', () => copyLink(false));
  }

  /** Into the page with the first that there is to say. */
  private enter(): void {
    byId('mirror').append(
      this.notice, this.notKept, this.title, this.selection,
      element('p', {}, this.languageLabel, ' ', this.language), this.files,
      this.places, ...this.ofBoard(), this.pad.element, this.rules.element, this.expansions.element,
      element('p', { class: 'quiet' }, this.licences),
    );
  }

  private ofBoard(): HTMLElement[] {
    const sections = [this.box, this.board, this.scores, this.features, this.explanation, this.problems];
    return sections.map((section) => section.element);
  }

  private showPlaces(m: Mirror): void {
    for (const e of this.ofBoard()) e.hidden = m.place !== 'board';
    this.pad.element.hidden = m.place !== 'pad';
    const name = (place: string) => this.words.say(`ui.place.${place}`);
    if (this.places.childElementCount === 0) {
      for (const place of ['board', 'pad', 'rules', 'expansions']) {
        this.places.append(element('a', { href: `#${place}`, 'data-place': place }));
      }
    }
    for (const link of this.places.children as Iterable<HTMLElement>) {
      setText(link, name(link.dataset.place!));
      set(link, 'aria-current', link.dataset.place === m.place ? 'page' : undefined);
    }
    this.rules.show(name('rules'), m.place === 'rules' ? m.parts : undefined);
    this.expansions.show(name('expansions'), m.place === 'expansions' ? m.parts : undefined);
  }

  /** Over the canvas and visible, or beside it for screen readers alone. */
  showAsText(on: boolean): void {
    document.body.classList.toggle('as-text', on);
    setText(this.asText, this.words.say(on ? 'ui.site.as-picture' : 'ui.site.as-text'));
  }

  /** There is no canvas: this is the editor. */
  replaceCanvas(): void {
    this.notice.hidden = false;
    this.asText.hidden = true;
    this.showAsText(true);
  }

  /** Whether the browser has the open game: a line that stays as long as it does not. */
  gameKept(kept: boolean): void {
    this.notKept.hidden = kept;
  }

  show(m: Mirror): void {
    if (!this.last) this.enter();
    const left = this.last && this.last.place !== m.place ? this.leave(this.last.place) : false;
    this.last = m;
    const say = (id: string) => this.words.say(`ui.site.${id}`);
    this.showAsText(document.body.classList.contains('as-text'));
    setText(this.notice, say('no-webgl'));
    setText(this.notKept, this.words.say('ui.refused.storage'));
    setText(this.title, m.title);
    setText(this.selection, m.selection);
    setText(this.languageLabel, say('language'));
    setText(this.licences, this.words.say('ui.about.licence.texts'));
    this.language.value = m.language;
    set(this.files, 'aria-label', m.title);
    for (const button of this.files.children) {
      const { file } = (button as HTMLElement).dataset;
      setText(button, this.words.say(file === 'link' ? 'ui.share.link' : `ui.boards.${file}`));
    }
    this.showPlaces(m);
    setText(this.keys, [say('board.keys'), m.further].filter(Boolean).join(' '));
    setText(this.box.heading, m.boxHeading || say('box'));
    this.filter.show(m);
    this.tiles.show(m.tiles);
    setText(this.board.heading, say('board'));
    this.grid.show(m);
    setText(this.ifPlaced, m.ifPlaced);
    this.seat.show(m);
    this.notes.show(m);
    this.showTools();
    this.scores.show(say('scores'), [m.scoreHeads, m.scores, m.padHead, m.padNote], () => [scoreTable(m),
      ...(m.padNote ? [element('p', {}, m.padNote)] : [])]);
    this.features.show(say('features'), [m.scoreHeads, m.features, m.further], () => [this.featureList(m),
      ...(m.further ? [element('p', {}, m.further)] : [])]);
    this.explanation.show(say('explanation'), [m.explanation, m.scoreHeads], () => this.explained(m.explanation));
    this.pad.show(m.pad);
    this.problems.show(m.problemsHeading || say('problems'), m.problems, () => this.problemList(m.problems));
    if (left) this.arrive(m.place);
  }

  /** Whether somebody stands on something that goes with that place. */
  private leave(place: string): boolean {
    const at = document.activeElement as HTMLElement | null;
    if (!at?.closest('#mirror section')) return false;
    this.stood = place === 'board' ? at : this.stood;
    return true;
  }

  /** Where one stood there before, else what the place is called: what follows is read on from there. */
  private arrive(place: string): void {
    const heading = byId(`${place}-heading`);
    set(heading, 'tabindex', -1);
    (place === 'board' && this.stood?.isConnected ? this.stood : heading).focus();
  }

  private showTools(): void {
    const names: Deed[] = ['activate', 'turn', 'figure', 'hole', 'remove', 'cancel', 'undo', 'redo'];
    if (this.tools.childElementCount === 0) {
      for (const name of names) {
        const button = element('button', { type: 'button', 'data-deed': name });
        button.addEventListener('click', () => {
          if (this.grid.cell) this.grid.doAt(name, this.grid.cell);
        });
        this.tools.append(button);
      }
    }
    set(this.tools, 'aria-label', this.words.say('ui.site.board'));
    names.forEach((name, i) => setText(this.tools.children[i]!, this.words.say(`ui.site.do.${name}`)));
  }

  private showSegments(cell: Cell | undefined): void {
    this.notes.showCell(cell);
    const shown = JSON.stringify([cell, this.words.language]);
    if (shown === this.segmentsShown) return;
    this.segmentsShown = shown;
    const at = cell ? this.words.say('ui.site.on-square', { x: cell.x, y: cell.y }) : '';
    set(this.segments, 'aria-label', at || undefined);
    const focused = [...this.segments.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
    this.segments.replaceChildren(
      ...(cell?.segments ?? []).map(({ target, name, selected }) => {
        const button = element('button', { type: 'button', 'aria-pressed': String(selected) }, name);
        set(button, 'data-segment', target);
        button.addEventListener('click', () => this.act('explain', cell!.x, cell!.y, selected ? '' : target));
        return element('li', {}, button);
      }),
      ...(cell?.figures ?? []).map(({ figure, name }) => {
        const text = this.words.say('ui.site.take', { figure: name });
        const button = element('button', { type: 'button', 'data-figure': figure }, text);
        button.addEventListener('click', () => this.act('take', cell!.x, cell!.y, String(figure)));
        return element('li', {}, button);
      }),
    );
    if (focused >= 0) this.segments.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  }

  private featureList(m: Mirror): HTMLElement {
    const [, , now = '', atEnd = ''] = m.scoreHeads;
    const line = (f: Feature) => {
      const points = f.now ?? f.atEnd;
      const when = f.now !== null ? now : atEnd;
      const text = points === null
        ? `${f.name}, ${f.state}`
        : this.words.say('ui.site.feature', { name: f.name, state: f.state, when, points });
      const button = element('button', { type: 'button', 'aria-pressed': String(f.selected) }, text);
      button.addEventListener('click', () => this.act('explain', f.x, f.y, f.selected ? '' : String(f.segment)));
      return element('li', {}, button);
    };
    return element('ol', { class: 'segments' }, ...m.features.map(line));
  }

  private explained(e: Explanation | null): Node[] {
    if (!e) return [element('p', {}, this.words.say('ui.site.explanation.none'))];
    const [, , now = '', atEnd = ''] = this.last?.scoreHeads ?? [];
    const times = element('div', { role: 'toolbar', 'aria-label': this.words.say('ui.site.explanation') });
    for (const [when, name] of [['now', now], ['at-end', atEnd]] as const) {
      const button = element('button', { type: 'button', 'aria-pressed': String(e.when === when) }, name);
      button.addEventListener('click', () => this.act('when', 0, 0, when));
      times.append(button);
    }
    return [
      element('h3', {}, e.heading),
      times,
      element('ul', { class: 'lines' }, ...e.lines.map((line) => this.explanationLine(line))),
      ...(e.nobodyHere ? [element('p', { class: 'quiet' }, e.nobodyHere)] : []),
    ];
  }

  private explanationLine(line: Line): HTMLElement {
    const text = element('div', {}, element('div', {}, line.sentence));
    const below = element('div', { class: 'quiet' }, line.arithmetic, line.arithmetic && line.rule ? ' · ' : '');
    if (line.ruleId) {
      const link = element('a', { href: `#rules/${line.ruleId}`, 'data-row': line.ruleId }, line.rule || line.ruleId);
      below.append(link);
    }
    if (below.textContent) text.append(below);
    return element('li', { 'data-block': line.block, 'data-player': line.player || undefined }, text,
      element('span', { class: 'number' }, line.points));
  }

  private problemList(problems: Problem[]): Node[] {
    if (problems.length === 0) return [element('p', {}, this.words.say('ui.site.problems.none'))];
    return [element('ul', { class: 'lines' }, ...problems.map((p) => {
      const line = element('li', { 'data-code': p.code, 'data-severity': p.severity }, p.sentence);
      set(line, 'data-where', p.where);
      if (!p.square) return line;
      const { x, y } = p.square;
      const button = element('button', { type: 'button' }, this.words.say('ui.site.on-square', { x, y }));
      button.addEventListener('click', () => this.act('move', x, y));
      line.append(button);
      return line;
    }))];
  }
}

function scoreTable({ scoreHeads, scores, padHead }: Mirror): HTMLElement {
  const column = (name: string, i: number) => element('th', { scope: 'col', class: i ? 'number' : undefined }, name);
  const head = element('tr', {}, ...[...scoreHeads, ...(padHead ? [padHead] : [])].map(column));
  const rows = scores.map((s) => {
    const name = s.name && s.name !== s.colour ? `${s.name} (${s.colour})` : s.colour;
    return element('tr', { 'data-player': s.player, 'data-leads': s.leads || undefined },
      element('th', { scope: 'row' }, name),
      ...[['track', s.track], ['now', s.now], ['at-end', s.atEnd], ...(padHead ? [['pad', s.pad]] : [])].map(([column, points]) =>
        element('td', { class: 'number', 'data-column': column }, String(points).replace('-', '−'))));
  });
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
}
