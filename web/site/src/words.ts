// The page's own words. They come from the same files as the app's; the few that are needed before those have come,
// and when they never come, are part of the bundle.
import { recall, remember } from './memory.ts';

/** What text/LANG.json holds, as far as the page reads it. */
interface Phrases {
  language: string;
  phrases: Record<string, string>;
}

/** The person's choice, else the first of the browser's languages that there is. */
export function languageOfPerson(): string {
  const wanted = [recall('language'), ...navigator.languages];
  for (const tag of wanted) {
    const language = tag?.toLowerCase().split('-')[0];
    if (language && LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

export function rememberLanguage(tag: string): void {
  remember('language', tag);
}

export class Words {
  language: string;
  /** What was taken last: JSON of one language. */
  text = '';
  private all: Phrases | undefined;

  constructor(language: string) {
    this.language = language;
  }

  take(text: string): void {
    this.text = text;
    this.all = JSON.parse(text) as Phrases;
    this.language = this.all.language;
  }

  /** The colours of players, in the order of the core. */
  players(): string[] {
    const prefix = 'player.';
    return Object.keys(this.all?.phrases ?? {}).filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  }

  say(id: string, values: Record<string, string | number> = {}): string {
    const phrase = this.all?.phrases[id] ?? EARLY_WORDS[this.language]?.[id] ?? EARLY_WORDS.en?.[id] ?? id;
    return phrase.replace(/\{([\w-]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  }
}
