// What the page does for the app: address, storage, language, theme, speech.
import type { CanvasApp } from '../../editor/platform/canvas_app.ts';
import type { KeptBoard, KeptDeed } from '../../editor/platform/editor_module.ts';
import type { Page } from '../../editor/platform/wishes.ts';
import type { Card } from './card.ts';
import { byId } from './elements.ts';
import { fetchText } from './fetching.ts';
import { type LinkFault, gameLink, gameOfLink, hasGameLink, selectionOf } from './game_link.ts';
import { recall, remember } from './memory.ts';
import { qrCode } from './qr_code.ts';
import { printBoard } from './print.ts';
import type { Shelf } from './shelf.ts';
import { type Words, rememberLanguage } from './words.ts';

export type Theme = 'light' | 'dark' | 'system';
const papers = { light: '#F4EEE2', dark: '#161918' };

export function themeOfPerson(): Theme {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function showTheme(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.removeAttribute('media');
    meta.content = dark ? papers.dark : papers.light;
  }
}

export class SitePage implements Page {
  app!: CanvasApp;
  /** The open game, as it is kept. */
  document = '';
  private readonly shelf: Shelf;
  private readonly words: Words;
  private readonly card: Card;
  private spoken: string[] = [];
  /** What the mirror said last, and whether something was done since. */
  private told = '';
  private done = false;
  /** The fragment that the app knows of. */
  private followed = location.hash;
  /** The place of that among the addresses of this visit: a step back comes to a lower one. */
  private at = 0;
  /** The language that was asked for last. */
  private wanted = '';

  constructor(shelf: Shelf, words: Words, card: Card) {
    this.shelf = shelf;
    this.words = words;
    this.card = card;
  }

  /** From here on the app hears of the address, and of what other tabs keep. */
  listen(): void {
    this.shelf.listen();
    this.numberAddress();
    for (const event of ['popstate', 'hashchange']) addEventListener(event, () => this.followAddress());
  }

  keep(state: string, title: string): void {
    this.document = state;
    this.done = true;
    this.shelf.keep(state, title);
  }
  keepSettings(settings: string): void {
    if (!remember('settings', settings)) this.app.refusedStorage();
  }
  newKept(): void {
    this.shelf.newBoard();
  }
  openKept(id: string): string | undefined {
    const state = this.shelf.open(id);
    if (state !== undefined) this.document = state;
    return state;
  }
  changeKept(deed: KeptDeed): void {
    this.shelf.change(deed);
  }
  print(svg: string): Promise<void> {
    return printBoard(svg);
  }
  keptBoards(): KeptBoard[] {
    return this.shelf.list();
  }

  /** The last wish counts, whichever of them arrives first. */
  async language(tag: string): Promise<void> {
    if (!LANGUAGES.includes(tag)) return;
    this.wanted = tag;
    if (tag === this.words.language) return;
    const text = await fetchText(`text/${tag}.json`).catch(() => undefined);
    if (this.wanted !== tag) return;
    if (text === undefined) {
      this.app.speak(this.words.text); // what is chosen shows again what is spoken
      this.card.warn('ui.site.language.missing');
      return;
    }
    this.words.take(text);
    rememberLanguage(tag);
    this.showLanguage();
    this.app.speak(text);
    this.card.speakAgain();
  }

  /** Title, direction and language of the page. */
  showLanguage(): void {
    document.documentElement.lang = this.words.language;
    document.title = this.words.say('ui.site.title');
    byId('canvas').setAttribute('aria-label', this.words.say('ui.site.canvas'));
    document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = ASSETS[`${this.words.language}.webmanifest`]!;
    document.querySelector('meta[name=description]')?.setAttribute('content', this.words.say('ui.site.description'));
  }

  theme(name: string): void {
    const theme: Theme = name === 'light' || name === 'dark' ? name : 'system';
    if (theme === this.app.canvas.theme) return;
    remember('theme', theme);
    this.app.canvas.theme = theme;
    this.app.canvas.changed();
    showTheme(this.app.canvas.isDark());
  }

  link(fragment: string, step: boolean): void {
    const hash = fragment === '' ? '' : `#${fragment.replace(/^#/, '')}`;
    if (hash === location.hash) return;
    const address = hash || location.pathname + location.search;
    this.followed = hash;
    try {
      if (step) history.pushState({ at: ++this.at }, '', address);
      else history.replaceState(history.state, '', address);
    } catch {
      // A browser that finds this too often in a short time. The app goes on without it.
    }
  }

  /** What the mirror says of the last deed: once for each, though the mirror changes for other reasons too. */
  announceDeed(sentence: string): void {
    if (this.done || sentence !== this.told) this.announce(sentence);
    this.done = false;
    this.told = sentence;
  }

  announce(sentence: string): void {
    if (sentence === '' || this.spoken.includes(sentence)) return;
    this.spoken.push(sentence);
    if (this.spoken.length > 1) return;
    // All that one deed says is one announcement, and the same sentence twice is read twice.
    setTimeout(() => {
      byId('spoken').textContent = '';
      byId('spoken').textContent = this.spoken.join(' ');
      this.spoken = [];
    }, 60);
  }

  async gameLink(selection: boolean): Promise<{ address: string; code: string }> {
    try {
      const address = await gameLink(selection ? selectionOf(this.document) : this.document, location.origin + location.pathname);
      return { address, code: qrCode(address) };
    } catch {
      return { address: '', code: '' };
    }
  }

  /** From the HTML beside the canvas. */
  async copyLink(selection = false): Promise<void> {
    const { address } = await this.gameLink(selection);
    if (address === '') this.card.warn('ui.share.no-link');
    else if (await this.app.copy(address)) this.announce(this.words.say('ui.done.copied'));
  }

  openLink(text: string): boolean {
    if (!hasGameLink(text)) return false;
    void gameOfLink(text).then((game) => this.openGame(game), (fault: LinkFault) => {
      this.card.warn(`ui.site.link.${fault.kind}`);
    });
    return true;
  }

  /** A game that came in the address stays there until it is open, and is opened once. */
  openGame(game: string): void {
    if (hasGameLink(location.hash)) {
      history.replaceState(history.state, '', location.pathname + location.search);
      this.followed = '';
    }
    this.app.open(game);
  }

  private numberAddress(): void {
    const at = (history.state as { at?: number } | null)?.at;
    this.at = at ?? this.at + 1; // a link has come to a new one
    if (at === undefined) history.replaceState({ at: this.at }, '');
  }

  private followAddress(): void {
    if (location.hash === this.followed) return;
    const before = this.at;
    this.numberAddress();
    if (this.at < before && this.app.stepBack()) {
      this.link(this.followed, true);
      return;
    }
    this.followed = location.hash;
    if (!this.openLink(location.hash)) this.app.followLink(location.hash);
  }
}
