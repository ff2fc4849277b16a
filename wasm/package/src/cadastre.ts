// The typed face of the library. All computing is done by the module behind it; this turns values into JSON text and back.

import type {
  Answer,
  Board,
  BoardScore,
  Comparison,
  Feature,
  FoundRules,
  Ledger,
  LedgerScore,
  LegalPlacements,
  Problem,
  RuleList,
  RuleQuery,
  Selection,
  ExpansionList,
  ResolvedSelection,
  SelectionFilter,
} from './types.js';

/** Languages that come with the package. */
export type Language = 'en' | 'de' | 'ro';

/** What the compiled module offers; see wasm/bindings.cpp. */
export interface RawLibrary {
  rulebookProblems(): number;
  addLanguage(text: string): number;
  score(board: string, options: string, language: string): string;
  feature(feature: string, options: string, language: string): string;
  placements(board: string, tile: string, language: string): string;
  rules(selection: string, options: string, language: string): string;
  expansions(options: string, language: string): string;
  resolve(selection: string, options: string, language: string): string;
  search(query: string, options: string, language: string): string;
  compare(feature: string, selections: string, options: string, language: string): string;
  ledger(ledger: string, options: string, language: string): string;
  board(board: string): string;
  notation(board: string): string;
  delete(): void;
}

export interface ScoreOptions {
  /** Lists only features with a sheet of this phase. Totals are always whole. */
  phase?: 'during' | 'after';
  /** Fills `text`; the language must have been loaded. */
  language?: Language;
}

/** Reads the text file of a language. */
export type ReadLanguage = (language: Language) => Promise<string>;

export class Cadastre {
  readonly #raw: RawLibrary;
  readonly #readLanguage: ReadLanguage;
  readonly #loaded = new Set<Language>();

  constructor(raw: RawLibrary, readLanguage: ReadLanguage) {
    this.#raw = raw;
    this.#readLanguage = readLanguage;
  }

  /** Asks the module. A language that has not been loaded is told: its answer has no text. */
  #answer<T extends { problems: Problem[] }>(options: unknown, ask: (language: string, options: string) => string): T {
    const language = languageOf(options);
    const loaded = this.#loaded.has(language as Language);
    const answer = JSON.parse(ask(loaded ? (language as string) : '', asText(options ?? {}))) as T;
    if (language !== undefined && language !== '' && !loaded) {
      answer.problems.push({
        code: 'language-not-loaded',
        severity: 'warning',
        where: '/options/language',
        arguments: { language: typeof language === 'string' ? language : asText(language) },
      });
    }
    return answer;
  }

  /** Loads a language, once. Until then answers in it have no text. */
  async loadLanguage(language: Language): Promise<void> {
    if (this.#loaded.has(language)) return;
    this.#raw.addLanguage(await this.#readLanguage(language));
    this.#loaded.add(language);
  }

  /** Every feature of a board with its sheets, and the totals of the players. `board` may be short notation or JSON text. */
  score(board: Board | string, options: ScoreOptions = {}): BoardScore {
    return this.#answer(options, (language, asked) => this.#raw.score(asText(board), asked, language));
  }

  /** One feature from its numbers, without a board. */
  feature(feature: Feature | string, options: Pick<ScoreOptions, 'language'> = {}): Answer {
    return this.#answer(options, (language, asked) => this.#raw.feature(asText(feature), asked, language));
  }

  /** Every legal placement of a tile, and what each completes. */
  placements(board: Board | string, tile: string, options: Pick<ScoreOptions, 'language'> = {}): LegalPlacements {
    return this.#answer(options, (language) => this.#raw.placements(asText(board), asText(tile), language));
  }

  /** The rows that hold for a selection, in the order in which they are computed. */
  rules(selection: Selection | string = {}, options: ScoreOptions = {}): RuleList {
    return this.#answer(options, (language, asked) => this.#raw.rules(asText(selection), asked, language));
  }

  /**
   * Rows by words, item, expansion and step, of a selection or of the whole book: each with its source, its place in the
   * order and what it combines with.
   */
  findRules(query: RuleQuery | string = {}, options: ScoreOptions = {}): FoundRules {
    return this.#answer(options, (language, asked) => this.#raw.search(asText(query), asked, language));
  }

  /**
   * The same feature under several editions or selections, and the rows that make the difference. What a selection leaves
   * out is as in the feature's own.
   */
  compare(
    feature: Feature | string,
    selections: readonly (Selection | NonNullable<Selection['edition']>)[],
    options: Pick<ScoreOptions, 'language'> = {},
  ): Comparison {
    const list = asText(selections);
    return this.#answer(options, (language, asked) => this.#raw.compare(asText(feature), list, asked, language));
  }

  /** Entries one after the other, with the floors and the order that the rules want. */
  ledger(ledger: Ledger | string, options: Pick<ScoreOptions, 'language'> = {}): LedgerScore {
    return this.#answer(options, (language, asked) => this.#raw.ledger(asText(ledger), asked, language));
  }

  /** Everything that can be chosen, as a selector shows it: groups with counts, states, editions, presets. */
  expansions(options: SelectionFilter & Pick<ScoreOptions, 'language'> = {}): ExpansionList {
    return this.#answer(options, (language, asked) => this.#raw.expansions(asked, language));
  }

  /** What a selection means: the rules that hold, what can be scored, which numbers it takes, and what is wrong with it. */
  resolve(selection: Selection | string = {}, options: SelectionFilter & Pick<ScoreOptions, 'language'> = {}): ResolvedSelection {
    return this.#answer(options, (language, asked) => this.#raw.resolve(asText(selection), asked, language));
  }

  /** A board read from short notation or JSON text, as far as it could be read. */
  readBoard(text: Board | string): Board {
    return JSON.parse(this.#raw.board(asText(text))) as Board;
  }

  /** A board in short notation. */
  toNotation(board: Board | string): string {
    return this.#raw.notation(asText(board));
  }

  /** Gives the module's memory back. The object cannot be used any more. */
  dispose(): void {
    this.#raw.delete();
  }
}

/** What is asked for; null, which is no language, if it will not say. */
function languageOf(options: unknown): unknown {
  try {
    return (Object(options) as { language?: unknown }).language;
  } catch {
    return null;
  }
}

/** So much text is refused by the core (16 MiB); more of it is not even copied there. */
const inputLimit = 16 * 2 ** 20;

/** Any value as JSON text, a text as it is. What JSON cannot hold becomes null, for the core to say what belongs there. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value.length > inputLimit ? value.slice(0, inputLimit + 1) : value;
  try {
    const plain = (_: string, inside: unknown): unknown => (typeof inside === 'bigint' ? Number(inside) : inside);
    return asText(JSON.stringify(value, plain) ?? 'null');
  } catch {
    return 'null'; // it holds itself, or its own way of becoming JSON failed
  }
}
