// The mirror as it comes from the editor (platform/mirror_text.cpp writes it; model/mirror.hpp says what it means).

export interface Spot {
  x: number;
  y: number;
  segment: number;
}

export interface Score {
  player: string;
  colour: string;
  name: string;
  track: number;
  now: number;
  atEnd: number;
  leads: boolean;
  /** What the score pad says. */
  pad: number;
}

export interface Feature extends Spot {
  name: string;
  state: string;
  selected: boolean;
  now: number | null;
  atEnd: number | null;
}

export interface Line {
  block: 'worth' | 'sum' | 'who' | 'player' | 'ledger';
  sentence: string;
  arithmetic: string;
  ruleId: string;
  rule: string;
  points: string;
  player: string;
}

export interface Explanation {
  when: 'now' | 'at-end';
  heading: string;
  nobodyHere: string;
  lines: Line[];
}

export interface Cell {
  x: number;
  y: number;
  row: number;
  column: number;
  occupied: boolean;
  selected: boolean;
  name: string;
  note: string;
  segments: Segment[];
  figures: Figure[];
}

export interface Segment {
  segment: number;
  /** What acts name it by: "city/N.E". */
  target: string;
  name: string;
  selected: boolean;
}

export interface Figure {
  /** What acts name it by. */
  figure: number;
  player: string;
  segment: number;
  name: string;
}

export interface Problem {
  code: string;
  severity: 'error' | 'warning';
  where: string;
  sentence: string;
  square: { x: number; y: number } | null;
}

export interface BoxTile {
  id: string;
  alias: string;
  name: string;
  left: number;
  fits: number;
  chosen: boolean;
}

/** Something to read or to press of a place; model/mirror_parts.hpp. */
export interface Part {
  kind: 'heading' | 'text' | 'tab' | 'check' | 'radio' | 'button' | 'link' | 'search';
  id: string;
  text: string;
  note: string;
  lit: 'off' | 'on' | 'partly';
  enabled: boolean;
  /** Of a button: it stays down. */
  pressed: boolean;
  open: boolean | null;
}

/** A part of the score pad, in the order of the screen (model/pad_mirror.hpp). */
export interface PadPart {
  kind: 'heading' | 'text' | 'row' | 'button' | 'number' | 'yes' | 'choice' | 'line';
  text: string;
  act: string;
  /** What the act is done to; of a row: the player's colour. */
  target: string;
  value: number;
  min: number;
  max: number;
  on: boolean;
  enabled: boolean;
  /** Of a row; of a choice: value, words, value, words …; of a line: what is written. */
  cells: string[];
}

export interface Mirror {
  language: string;
  title: string;
  selection: string;
  scoreHeads: string[];
  /** Both empty while nothing stands on the score pad. */
  padHead: string;
  padNote: string;
  scores: Score[];
  features: Feature[];
  explanation: Explanation | null;
  problems: Problem[];
  problemsHeading: string;
  rows: number;
  columns: number;
  cells: Cell[];
  /** That only what lies near a square is listed of cells and features; empty if all are. */
  further: string;
  tiles: BoxTile[];
  stock: 'in-box' | 'all' | 'fits';
  filter: string;
  /** What is said of the hole that is to be filled; empty if none is. */
  hole: string;
  /** What the tile that is held over the board would change. */
  ifPlaced: string;
  /** About the whole table. */
  note: string;
  boxHeading: string;
  pad: PadPart[];
  announcement: string;
  place: 'board' | 'pad' | 'rules' | 'expansions';
  parts: Part[];
}
