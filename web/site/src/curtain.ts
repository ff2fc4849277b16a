// What stands before the canvas until it is there: progress, or why it will never be.
import { byId, setText } from './elements.ts';
import type { Words } from './words.ts';

const slowAfter = 6000;

export class Curtain {
  private readonly element = byId('curtain');
  private readonly text = byId('curtain-text');
  private readonly progress = byId<HTMLProgressElement>('progress');
  private readonly again = byId<HTMLButtonElement>('again');
  private timer = 0;
  private readonly words: Words;

  constructor(words: Words) {
    this.words = words;
    setText(this.text, words.say('ui.site.loading'));
    this.timer = setTimeout(() => setText(this.text, words.say('ui.site.slow')), slowAfter);
    this.again.addEventListener('click', () => location.reload());
  }

  /** 0 to 1. */
  advance(part: number): void {
    this.progress.value = Math.max(this.progress.value, part);
  }

  /** The picture is there and seen through it; what makes it answer is under way. */
  lift(): void {
    performance.mark('picture');
    this.element.classList.add('sheer');
  }

  open(): void {
    performance.mark('picture');
    clearTimeout(this.timer);
    this.element.hidden = true;
  }

  /** The program came to a bad end while somebody used it. */
  stop(what: string): void {
    this.fail('inside', what, 'stopped');
  }

  /** Stays shut and says why. */
  fail(kind: 'wasm' | 'network' | 'inside', what: string, headline: 'failed' | 'stopped' = 'failed'): void {
    clearTimeout(this.timer);
    this.element.classList.remove('sheer');
    const title = document.createElement('strong');
    title.textContent = this.words.say(`ui.site.${headline}`);
    this.text.replaceChildren(title, document.createElement('br'), this.words.say(`ui.site.failed.${kind}`, { what }));
    this.text.setAttribute('role', 'alert');
    this.progress.hidden = true;
    this.again.hidden = kind === 'wasm';
    setText(this.again, this.words.say('ui.site.again'));
    this.element.hidden = false;
  }
}
