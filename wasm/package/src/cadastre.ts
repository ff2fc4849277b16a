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

  /** Loads a language, once. Until then answers in it have no text. */
  async loadLanguage(language: Language): Promise<void> {
    if (this.#loaded.has(language)) return;
    this.#raw.addLanguage(await this.#readLanguage(language));
    this.#loaded.add(language);
  }

  /** Every feature of a board with its sheets, and the totals of the players. `board` may be short notation or JSON text. */
  score(board: Board | string, options: ScoreOptions = {}): BoardScore {
    return JSON.parse(this.#raw.score(asText(board), JSON.stringify(options), options.language ?? '')) as BoardScore;
  }

  /** One feature from its numbers, without a board. */
  feature(feature: Feature | string, options: Pick<ScoreOptions, 'language'> = {}): Answer {
    return JSON.parse(this.#raw.feature(asText(feature), JSON.stringify(options), options.language ?? '')) as Answer;
  }

  /** Every legal placement of a tile, and what each completes. */
  placements(board: Board | string, tile: string, options: Pick<ScoreOptions, 'language'> = {}): LegalPlacements {
    return JSON.parse(this.#raw.placements(asText(board), tile, options.language ?? '')) as LegalPlacements;
  }

  /** The rows that hold for a selection, in the order in which they are computed. */
  rules(selection: Selection | string = {}, options: Pick<ScoreOptions, 'language'> = {}): RuleList {
    return JSON.parse(this.#raw.rules(asText(selection), JSON.stringify(options), options.language ?? '')) as RuleList;
  }

  /**
   * Rows by words, item, expansion and step, of a selection or of the whole book: each with its source, its place in the
   * order and what it combines with.
   */
  findRules(query: RuleQuery | string = {}, options: ScoreOptions = {}): FoundRules {
    return JSON.parse(this.#raw.search(asText(query), JSON.stringify(options), options.language ?? '')) as FoundRules;
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
    const asked = JSON.stringify(selections);
    const answer = this.#raw.compare(asText(feature), asked, JSON.stringify(options), options.language ?? '');
    return JSON.parse(answer) as Comparison;
  }

  /** Entries one after the other, with the floors and the order that the rules want. */
  ledger(ledger: Ledger | string, options: Pick<ScoreOptions, 'language'> = {}): LedgerScore {
    return JSON.parse(this.#raw.ledger(asText(ledger), JSON.stringify(options), options.language ?? '')) as LedgerScore;
  }

  /** Everything that can be chosen, as a selector shows it: groups with counts, states, editions, presets. */
  expansions(options: SelectionFilter & Pick<ScoreOptions, 'language'> = {}): ExpansionList {
    return JSON.parse(this.#raw.expansions(JSON.stringify(options), options.language ?? '')) as ExpansionList;
  }

  /** What a selection means: the rules that hold, what can be scored, which numbers it takes, and what is wrong with it. */
  resolve(selection: Selection | string = {}, options: SelectionFilter & Pick<ScoreOptions, 'language'> = {}): ResolvedSelection {
    return JSON.parse(this.#raw.resolve(asText(selection), JSON.stringify(options), options.language ?? '')) as ResolvedSelection;
  }

  /** A board read from short notation or JSON text, as far as it could be read. */
  readBoard(text: string): Board {
    return JSON.parse(this.#raw.board(text)) as Board;
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

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
