// Made from schema/*.schema.json by generate_types.mjs; change the schemas, not this file.

/**
 * A number, a word of the measure's choices, or numbers class by class
 */
export type Number =
  | number
  | string
  | {
      [k: string]:
        | number
        | {
            tiles?: number;
            squares?: number;
            segments?: number;
          };
    };
/**
 * What one rule row did.
 */
export type Term = AddTerm | ScaleTerm;

export interface All {
  board?: Board;
  feature?: Feature;
  ledger?: Ledger;
  'rule-query'?: RuleQuery;
  'board-score'?: BoardScore;
  'ledger-score'?: LedgerScore;
  placements?: LegalPlacements;
  rules?: RuleList;
  'found-rules'?: FoundRules;
  comparison?: Comparison;
  'selection-filter'?: SelectionFilter;
  expansions?: ExpansionList;
  resolved?: ResolvedSelection;
}
/**
 * A table as it lies there, legal or not.
 */
export interface Board {
  $schema?: string;
  /**
   * Version of this format
   */
  cadastre?: 1;
  /**
   * What the position is called
   */
  name?: string;
  selection?: Selection;
  /**
   * In seating order; those left out are seated from their meeples
   *
   * @maxItems 8
   */
  players?:
    | []
    | [Seat]
    | [Seat, Seat]
    | [Seat, Seat, Seat]
    | [Seat, Seat, Seat, Seat]
    | [Seat, Seat, Seat, Seat, Seat]
    | [Seat, Seat, Seat, Seat, Seat, Seat]
    | [Seat, Seat, Seat, Seat, Seat, Seat, Seat]
    | [Seat, Seat, Seat, Seat, Seat, Seat, Seat, Seat];
  tiles: PlacedTile[];
  meeples?: PlacedMeeple[];
  /**
   * What was entered on the score pad; a board has no use for them, a ledger scores them. What is 0 is left out
   */
  entries?: Feature[];
  /**
   * Items of the final scoring that were gone through on the score pad; never scored
   */
  steps?: string[];
  /**
   * What somebody wrote down; never scored
   */
  notes?: Note[];
}
/**
 * What is played.
 */
export interface Selection {
  /**
   * Rule set; C3 if left out
   */
  edition?: 'C1' | 'C2' | 'C3' | 'WE';
  /**
   * Whole expansions (tower) and parts (inns-and-cathedrals/inns)
   */
  expansions?: string[];
  /**
   * Value chosen for each variant; those left out have their default
   */
  variants?: {
    [k: string]: string;
  };
}
export interface Seat {
  /**
   * Colour
   */
  player: 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink' | 'white' | 'purple';
  /**
   * The person's name
   */
  name?: string;
  /**
   * Points already taken
   */
  track?: number;
}
export interface PlacedTile {
  /**
   * Public id (BA/RCr) or ours (base-game/city-cap-road)
   */
  tile: string;
  /**
   * Column, grows to the east
   */
  x: number;
  /**
   * Row, grows to the south
   */
  y: number;
  /**
   * Degrees clockwise; 0 if left out
   */
  rotation?: 0 | 90 | 180 | 270;
}
export interface PlacedMeeple {
  /**
   * Colour
   */
  player: 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink' | 'white' | 'purple';
  /**
   * meeple if left out
   */
  kind?: string;
  /**
   * Column
   */
  x: number;
  /**
   * Row
   */
  y: number;
  /**
   * What it stands on
   */
  feature: 'city' | 'road' | 'field' | 'monastery' | 'garden';
  /**
   * Sides (N.E), half sides (NL.WR) or I, as they lie on the table; any part of the segment is enough. May be left out when the tile has one such segment
   */
  at?: string;
  /**
   * The tile it stands on, and no other: without that one on its square it is left out. Only needed where the tile may be unknown to whoever reads it
   */
  tile?: string;
}
/**
 * The numbers of one feature, without a board.
 */
export interface Feature {
  $schema?: string;
  selection?: Selection;
  /**
   * during: completed; after: at the end of the game
   */
  phase: 'during' | 'after';
  /**
   * Item id: road, city, monastic-building, field …
   */
  item: string;
  /**
   * Plain tiles; short for pieces.tile, not both
   */
  tiles?: number;
  /**
   * Pieces by class
   */
  pieces?: {
    [k: string]:
      | number
      | {
          tiles?: number;
          squares?: number;
          segments?: number;
        };
  };
  /**
   * Other numbers by measure
   */
  measures?: {
    [k: string]: Number;
  };
  /**
   * Adjoining completed features, one object each
   */
  neighbours?: {
    [k: string]: unknown;
  }[];
  /**
   * Roads of a block of roads, one object each
   */
  roads?: {
    [k: string]: unknown;
  }[];
  /**
   * Who has which role
   */
  roles?: {
    [k: string]: 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink' | 'white' | 'purple';
  };
  /**
   * By colour: figures by kind, and the player's own numbers
   */
  players?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * What somebody wrote to it; never scored
   */
  note?: string;
}
export interface Note {
  /**
   * Column; without column and row it is about the whole table
   */
  x?: number;
  /**
   * Row
   */
  y?: number;
  /**
   * In any language
   */
  text: string;
}
/**
 * Entries one after the other, from given totals.
 */
export interface Ledger {
  $schema?: string;
  cadastre?: 1;
  selection?: Selection;
  /**
   * Points by colour
   */
  totals?: {
    [k: string]: number;
  };
  /**
   * Features; the ledger's selection holds for all of them
   */
  entries: Feature[];
  /**
   * What the game is called
   */
  name?: string;
  /**
   * Seats of a whole game, as in a board: their tracks are totals to begin with
   */
  players?: {
    [k: string]: unknown;
  }[];
  /**
   * Of a whole game; a ledger has no use for them
   */
  tiles?: {
    [k: string]: unknown;
  }[];
  /**
   * Of a whole game; a ledger has no use for them
   */
  meeples?: {
    [k: string]: unknown;
  }[];
  /**
   * Items of the final scoring that were gone through on the score pad; never scored
   */
  steps?: string[];
  /**
   * Of a whole game; a ledger has no use for them
   */
  notes?: {
    [k: string]: unknown;
  }[];
}
/**
 * What is looked for in the rules; what is left out is not asked.
 */
export interface RuleQuery {
  /**
   * Each word must begin a word of the rule, of its name, items or expansion; accents and capitals do not matter
   */
  text?: string;
  /**
   * Item id
   */
  item?: string;
  /**
   * Expansion or part
   */
  expansion?: string;
  /**
   * Step of final scoring
   */
  step?: string;
  selection?: Selection;
}
/**
 * Every feature of a board, and the totals.
 */
export interface BoardScore {
  problems: Problem[];
  features: FeatureScore[];
  /**
   * Sheets that are no feature's own
   */
  others: Answer[];
  players: {
    [k: string]: PlayerTotal;
  };
}
/**
 * What is wrong with an input, where, and with which particulars.
 */
export interface Problem {
  /**
   * Stable name, kebab-case
   */
  code: string;
  /**
   * warning: scored all the same; error: left out, the rest is scored
   */
  severity: 'warning' | 'error';
  /**
   * JSON pointer into the input; empty for the whole
   */
  where: string;
  /**
   * Particulars by name
   */
  arguments: {
    [k: string]: number | string;
  };
  /**
   * The sentence, when a language was asked for
   */
  text?: string;
}
export interface FeatureScore {
  /**
   * Kind and first place: city@0,0.N
   */
  id: string;
  /**
   * Item that scores it; null if the selection has none
   */
  item: string | null;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  completed: boolean;
  places: Place[];
  /**
   * What was counted
   */
  measures: {
    [k: string]: number;
  };
  /**
   * Sheet of a completed feature
   */
  now: Answer | null;
  /**
   * Sheet of the end of the game: every field, and what is not completed
   */
  'at-end': Answer | null;
}
export interface Place {
  /**
   * Column
   */
  x: number;
  /**
   * Row
   */
  y: number;
  /**
   * Sides, half sides or I, as they lie on the table
   */
  at: string;
}
/**
 * One item scored in one phase.
 */
export interface Answer {
  problems: Problem[];
  /**
   * Item id
   */
  item: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * Of a sheet beside the features of a board: the id of the feature it is for
   */
  feature?: string;
  /**
   * during: when completed; after: at the end of the game
   */
  phase: 'during' | 'after';
  /**
   * Points of the feature itself, for nobody in particular
   */
  value: number;
  /**
   * Of the pass for nobody; they sum to value
   */
  terms: Term[];
  /**
   * Rows that made a number of the feature another one before it was priced; only if there are any
   */
  counted?: Counting[];
  /**
   * Everybody with a figure there, by colour
   */
  players: {
    [k: string]: Share;
  };
  /**
   * The explanation, a sentence a line; empty without a language
   */
  text: string[];
}
export interface AddTerm {
  /**
   * Rule row
   */
  row: string;
  effect: 'add';
  /**
   * each × the factors
   */
  points: number;
  /**
   * Points for one
   */
  each: number;
  /**
   * What is handed out instead of points, by its word in the glossary; only among awards, and in no total
   */
  unit?: string;
  factors: Factor[];
  /**
   * The row as a sentence, when a language was asked for
   */
  text?: string;
}
export interface Factor {
  /**
   * Measure id
   */
  measure: string;
  /**
   * How many
   */
  number: number;
}
export interface ScaleTerm {
  /**
   * Rule row
   */
  row: string;
  effect: 'scale';
  /**
   * Multiplies what stands before
   */
  by: 0 | '1/2' | 2;
  /**
   * What stood before
   */
  before: number;
  /**
   * Change of the total
   */
  points: number;
  /**
   * The row as a sentence, when a language was asked for
   */
  text?: string;
}
/**
 * What one rule row made of a number before it was priced.
 */
export interface Counting {
  /**
   * Rule row
   */
  row: string;
  /**
   * Measure id
   */
  measure: string;
  /**
   * How many things lie there
   */
  before: number;
  /**
   * As how many they count
   */
  after: number;
  /**
   * The row as a sentence, when a language was asked for
   */
  text?: string;
}
export interface Share {
  /**
   * What is compared for the majority
   */
  strength: number;
  /**
   * Sum of the terms
   */
  points: number;
  /**
   * That player's whole pass
   */
  terms: Term[];
  /**
   * Paid beside the scorers
   */
  awards: Term[];
  /**
   * Rule row without which others would share in it; only if there is one
   */
  'tie-break'?: string;
  /**
   * Rows that made a number of this player another one; only if there are any
   */
  counted?: Counting[];
}
export interface PlayerTotal {
  /**
   * The person's name, if the board has it
   */
  name?: string;
  /**
   * Points already taken
   */
  track: number;
  /**
   * Points of completed features
   */
  now: number;
  /**
   * track + now + all sheets of the end
   */
  'at-end': number;
}
/**
 * What each entry did, and the totals behind the last.
 */
export interface LedgerScore {
  problems: Problem[];
  /**
   * Points by colour, of everybody who plays or is paid anywhere
   */
  totals: {
    [k: string]: number;
  };
  entries: LedgerLine[];
  /**
   * In which the rules want these entries, if they fall due together: positions in the input
   */
  order: number[];
  /**
   * Rows that say so
   */
  'order-rows': string[];
}
export interface LedgerLine {
  /**
   * Its position in the input, where entries that could not be read were left out
   */
  entry: number;
  answer: Answer;
  /**
   * Points by colour
   */
  change: {
    [k: string]: number;
  };
  /**
   * It would have led below zero where that is not allowed
   */
  refused: boolean;
  /**
   * Rows that decided what happens below zero
   */
  floors: string[];
}
/**
 * Where a tile may go.
 */
export interface LegalPlacements {
  problems: Problem[];
  /**
   * Public id of the tile
   */
  tile: string;
  /**
   * How many the box still holds
   */
  left: number;
  placements: LegalPlacement[];
}
export interface LegalPlacement {
  /**
   * Column
   */
  x: number;
  /**
   * Row
   */
  y: number;
  rotation: 0 | 90 | 180 | 270;
  /**
   * Features this placement completes
   */
  completes: CompletedFeature[];
}
export interface CompletedFeature {
  /**
   * As in the score of the board with the tile
   */
  id: string;
  item: string | null;
  /**
   * What it is worth
   */
  value: number;
  /**
   * Points of those who score it
   */
  players: {
    [k: string]: number;
  };
}
/**
 * The rows that hold for a selection, in the order in which they are computed.
 */
export interface RuleList {
  problems: Problem[];
  rules: RuleRow[];
}
/**
 * One row of the rule book.
 */
export interface RuleRow {
  /**
   * Id
   */
  row: string;
  /**
   * File that brings it
   */
  expansion: string;
  /**
   * Place in the one order
   */
  slot: string;
  /**
   * Items it is for; every item with the slot if empty
   */
  items: string[];
  /**
   * null: both
   */
  phase: 'during' | 'after' | null;
  effect: 'add' | 'scale' | 'count' | 'set' | 'who' | 'tie-break' | 'floor' | 'order' | 'note';
  historical: boolean;
  /**
   * Where the rule is printed
   */
  source: string;
  /**
   * Short name, when a language was asked for
   */
  name?: string;
  /**
   * Sentence, when a language was asked for
   */
  text?: string;
  /**
   * Printed nowhere that could be checked
   */
  unconfirmed: boolean;
}
/**
 * What a search of the rules found, best first.
 */
export interface FoundRules {
  problems: Problem[];
  found: FoundRule[];
}
export interface FoundRule {
  rule: RuleRow;
  /**
   * Of its slot in the one order of computing
   */
  place: number;
  combines: Combinations;
}
/**
 * Ids of the rows it has to do with
 */
export interface Combinations {
  /**
   * Rows of the same slot for one of its items; counting the same, if it counts
   */
  beside: string[];
  /**
   * It stands in for these when it holds
   */
  'instead-of': string[];
  /**
   * These stand in for it
   */
  'replaced-by': string[];
  /**
   * Say what one thing weighs in what it counts with
   */
  'counted-by': string[];
  /**
   * Use what it counts
   */
  'counts-for': string[];
}
/**
 * One feature under several selections, and the rows that make the difference.
 */
export interface Comparison {
  problems: Problem[];
  /**
   * Nothing differs: value, strengths, points and the rows that give them. Never of what could not be read
   */
  same: boolean;
  /**
   * Without the selections that name no edition there is
   */
  answers: ComparedAnswer[];
  /**
   * Rows that act under some selections only, or with different points; lists have one entry a selection
   */
  rows: RowDifference[];
}
export interface ComparedAnswer {
  selection: Selection;
  answer: Answer;
}
export interface RowDifference {
  /**
   * Id
   */
  row: string;
  acts: boolean[];
  /**
   * In the value of the feature
   */
  points: number[];
  /**
   * To all players together, awards included
   */
  paid: number[];
  name?: string;
  text?: string;
}
/**
 * Which editions a selector shows, and whose wording holds.
 */
export interface SelectionFilter {
  /**
   * Editions whose expansions are listed; all if left out
   */
  shown?: ('C1' | 'C2+C3' | 'WE')[];
  /**
   * Whose wording holds; C2+C3 if left out
   */
  preferred?: 'C1' | 'C2+C3' | 'WE';
  /**
   * Mark rules of what does not exist in the preferred edition
   */
  'mark-adaptations'?: boolean;
  /**
   * The only edition of this page; nothing changes it
   */
  fixed?: 'C1' | 'C2+C3' | 'WE';
  /**
   * Groups that this page does not have
   */
  without?: string[];
  selection?: Selection;
}
/**
 * Everything that can be chosen, as a selector shows it.
 */
export interface ExpansionList {
  problems: Problem[];
  filter: FilterState;
  groups: ListedGroup[];
  presets: ListedPreset[];
}
export interface FilterState {
  editions: FilterEdition[];
  preferred: 'C1' | 'C2+C3' | 'WE';
  'mark-adaptations': boolean;
  /**
   * (C1/C2+C3/WE) #, with the tab’s name when a language was asked for
   */
  caption: string;
}
export interface FilterEdition {
  edition: 'C1' | 'C2+C3' | 'WE';
  shown: boolean;
}
export interface ListedGroup {
  /**
   * Id
   */
  group: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * Name with counts, when a language was asked for
   */
  caption?: string;
  /**
   * Expansions with anything selected
   */
  selected: number;
  /**
   * Expansions shown
   */
  available: number;
  unconfirmed: 'members'[];
  headings: ExpansionHeading[];
  expansions: ListedExpansion[];
}
export interface ExpansionHeading {
  /**
   * Id
   */
  heading: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
}
export interface ListedExpansion {
  /**
   * Id
   */
  expansion: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * Of the series, if it has one
   */
  number?: number;
  /**
   * Heading within the group
   */
  heading?: string;
  state: 'none' | 'partial' | 'all';
  /**
   * The filter lets it through
   */
  shown: boolean;
  /**
   * Its rules are not those of the preferred edition
   */
  adapted: boolean;
  /**
   * Edition whose pictures are shown
   */
  pictures: 'C1' | 'C2+C3' | 'WE';
  /**
   * Known to exist in
   */
  editions: ('C1' | 'C2' | 'C3' | 'WE')[];
  /**
   * May exist in; unconfirmed
   */
  perhaps: ('C1' | 'C2' | 'C3' | 'WE')[];
  /**
   * Goes with all editions
   */
  neutral: boolean;
  /**
   * It changes what is scored
   */
  'has-rules': boolean;
  /**
   * Reference pages that list it
   */
  listed: ('during' | 'after')[];
  /**
   * Cannot be played without
   */
  needs: string[];
  /**
   * Facts without a source
   */
  unconfirmed: ('group' | 'editions' | 'romanian-name')[];
  parts: ExpansionPart[];
}
export interface ExpansionPart {
  /**
   * Id
   */
  part: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  selected: boolean;
}
export interface ListedPreset {
  /**
   * Id
   */
  preset: string;
  kind: 'edition' | 'big-box' | 'limited-edition' | 'anniversary-edition';
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * Of publication
   */
  year?: number;
  /**
   * What it holds is known as a whole
   */
  confirmed: boolean;
  /**
   * What it is known to hold
   */
  expansions: string[];
  /**
   * What it may hold; never selected
   */
  perhaps: string[];
}
/**
 * What a selection means: rules, items, numbers to give, and problems.
 */
export interface ResolvedSelection {
  problems: Problem[];
  selection: PlayedSelection;
  summary: SummaryGroup[];
  /**
   * Rules that hold, in the order of computing
   */
  rows: string[];
  items: PlayedItem[];
  figures: PlayedFigure[];
  variants: PlayedVariant[];
  /**
   * What the selection brings: odd-shapes, several-on-one-tile
   */
  flags: string[];
  /**
   * Expansions whose rules are marked
   */
  adapted: string[];
  /**
   * Rules that hold in only one of C2 and C3
   */
  differences: EditionDifference[];
}
/**
 * What is played: known, and shown by the filter
 */
export interface PlayedSelection {
  edition: 'C1' | 'C2' | 'C3' | 'WE';
  expansions: string[];
  variants: {
    [k: string]: string;
  };
}
export interface SummaryGroup {
  /**
   * Id
   */
  group: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  expansions: SummaryEntry[];
}
export interface SummaryEntry {
  /**
   * Id
   */
  expansion: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  partial: boolean;
  /**
   * Selected parts, if it is partial
   */
  parts: string[];
}
export interface PlayedItem {
  /**
   * Id
   */
  item: string;
  /**
   * What brings it
   */
  expansion: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * When it can be scored
   */
  phases: ('during' | 'after')[];
  /**
   * Of final scoring
   */
  step?: string;
  /**
   * Key of its elements in a feature: neighbours, roads
   */
  block?: string;
  /**
   * Whether players give figures by kind
   */
  figures: boolean;
  /**
   * Numbers that a person gives, in the order of asking
   */
  measures: NeededMeasure[];
  /**
   * Who has to be named
   */
  roles: {
    /**
     * Key in roles of a feature
     */
    role: string;
    /**
     * Question, when a language was asked for
     */
    ask?: string;
  }[];
}
export interface NeededMeasure {
  /**
   * Id
   */
  measure: string;
  on: 'feature' | 'element' | 'player';
  'made-by': 'given' | 'pieces' | 'squares' | 'marks' | 'figures' | 'neighbours' | 'kind' | 'players';
  phases: ('during' | 'after')[];
  /**
   * Question, when a language was asked for
   */
  ask?: string;
  /**
   * What is counted, when a language was asked for
   */
  word?: string;
  /**
   * Least
   */
  min?: number;
  /**
   * Most
   */
  max?: number;
  /**
   * Words instead of numbers: those that change something, and one that does not
   */
  choices?: string[];
  /**
   * Each element of the item's block has its own
   */
  'of-each'?: true;
  /**
   * Where it counts, it has to be said; left out, the usual one is taken with a warning, or it is missing
   */
  needed?: boolean;
  /**
   * Needed only while another measure of the item is one of these, or in this range
   */
  'only-if'?: {
    measure: string;
    is?: string[];
    min?: number;
    max?: number;
  };
  /**
   * What to offer a person: first to begin with, from … to in easy reach
   */
  usual: {
    first: number | string;
    from?: number;
    to?: number;
  };
  /**
   * Yes or no is all that matters
   */
  switch: boolean;
  /**
   * Names of choices, when a language was asked for
   */
  names?: {
    [k: string]: string;
  };
}
export interface PlayedFigure {
  /**
   * Id
   */
  kind: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * How many a player has
   */
  supply: number;
}
export interface PlayedVariant {
  /**
   * Id
   */
  variant: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  /**
   * Holds now
   */
  value: string;
  values: VariantValue[];
}
export interface VariantValue {
  /**
   * Id
   */
  value: string;
  /**
   * Name, when a language was asked for
   */
  name?: string;
  historical: boolean;
}
export interface EditionDifference {
  /**
   * Rule
   */
  row: string;
  edition: 'C2' | 'C3';
}
