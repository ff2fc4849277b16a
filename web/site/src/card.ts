// A card over the page with one sentence: something to know, which goes by itself, or something to decide, which stays.
import { byId, element, setText } from './elements.ts';
import type { Words } from './words.ts';

const shownFor = 8000;

export class Card {
  private readonly card = byId('card');
  private readonly text = byId('card-text');
  private readonly buttons = byId('card-buttons');
  private readonly words: Words;
  private timer = 0;
  /** Fills the card, in the language of the moment. */
  private fill: () => void = () => undefined;

  constructor(words: Words) {
    this.words = words;
  }

  /** Something to know. It never takes the place of something to decide. */
  tell(id: string): void {
    if (!this.card.hidden && !this.timer) return;
    this.show(id);
    this.timer = setTimeout(() => this.close(), shownFor);
  }

  /** Something to decide: a button that does it, and one that puts it off. */
  ask(id: string, button: string, then: () => void): void {
    this.show(id, [button, then]);
  }

  /** Something that went wrong: it stays until it was read. */
  warn(id: string): void {
    this.show(id);
  }

  /** Another language has come. */
  speakAgain(): void {
    if (!this.card.hidden) this.fill();
  }

  private show(id: string, ask?: [button: string, then: () => void]): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.card.hidden = false;
    this.fill = () => {
      setText(this.text, this.words.say(id));
      this.buttons.replaceChildren(
        ...(ask ? [this.button('card-take', ask[0], ask[1])] : []),
        this.button('card-close', ask ? 'ui.site.later' : 'ui.site.close', () => this.close()),
      );
    };
    this.fill();
  }

  private button(name: string, label: string, does: () => void): HTMLButtonElement {
    const made = element('button', { id: name, type: 'button' }, this.words.say(label));
    made.addEventListener('click', does);
    return made;
  }

  private close(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.card.hidden = true;
    setText(this.text, '');
  }
}
