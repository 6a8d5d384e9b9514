/* The messages of docs/protocol.md. */

export type Phase = "draw" | "play" | "answer" | "over";
export type Pace = "slow" | "normal" | "fast" | "once";
export interface Can {
  can: boolean;
  why: string;
}
export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot";
  level: string;
  side: number;
  cards: number;
  melded: boolean;
  turn: boolean;
  dealer: boolean;
  last: string;
  hand?: string[];
  /** Cards in the foot that is not yet picked up. */
  foot?: number;
  /** Bonus cards that come with the next turn. */
  due?: number;
  rests?: boolean;
}
export type Canasta = "" | "natural" | "mixed" | "samba" | "mixed_samba" | "wild";
export interface Meld {
  n: number;
  kind: string;
  rank: string;
  cards: string[];
  naturals: number;
  wilds: number;
  points: number;
  canasta: Canasta;
  /** Of a sequence: the letter of its suit and its outer ranks. */
  suit?: string;
  low?: string;
  high?: string;
  closed?: boolean;
  /** What the meld would cost if it stays open. */
  cost?: string;
  label: string;
  to_natural: string;
}
export interface Side {
  side: number;
  name: string;
  seats: number[];
  total: number;
  minimum: number;
  /** The minimum or the condition in its place, in words. */
  need?: string;
  condition?: string;
  opened: boolean;
  red3: string[];
  red3_points: number;
  canastas: { natural: number; mixed: number; samba?: number; mixed_samba?: number; wild?: number };
  melds: Meld[];
}
export interface Pile {
  count: number;
  top: string | null;
  freezer: string | null;
  /** How many cards a take brings, and which they are where not all follow, the top one last. */
  takes?: number;
  fan?: string[];
  frozen: boolean;
  frozen_for_me: boolean;
  blocked: boolean;
  why: string[];
  note_title: string;
  note: string;
}
export interface Actions {
  draw: Can;
  take: Can & { claims: string[] };
  meld: Can;
  discard: Can;
  ask: Can;
  answer: { can: boolean };
  pass: Can;
  undo?: Can;
  join?: Can & { joins: { source: number; target: number; text: string; do: string }[] };
  special?: Can & { hands: { name: string; title: string; text: string; points: number; do: string }[] };
}
export interface SheetRow {
  id: string;
  text: string;
  points: number[];
  detail: string[];
}
export interface Sheet {
  deal: number;
  went_out: number;
  concealed: boolean;
  title: string;
  rows: SheetRow[];
  totals_before: number[];
  deal_points: number[];
  totals: number[];
  minimums: number[];
  needs?: string[];
  history: number[][];
  game_over: boolean;
  winner: number;
  margin: number;
  ready: boolean;
}
export interface View {
  table: string;
  title: string;
  rules: string;
  differences: number;
  difference_texts: string[];
  target: number;
  /** The game ends after so many deals; 0: it goes to the target. */
  deals?: number;
  goal?: string;
  /** The time that is left, in words; empty where the game has no clock. */
  clock?: string;
  deal: number;
  phase: Phase;
  to_move: number;
  me: number;
  dealer: number;
  pace: Pace;
  open_hands: boolean;
  game_over: boolean;
  winner: number;
  seats: Seat[];
  /** These rules know sequences; these rules deal feet. */
  sequences?: boolean;
  feet?: boolean;
  alone?: number;
  resting_text?: string;
  sides: Side[];
  stock: number;
  pile: Pile;
  hand: string[];
  fresh: string[];
  status: string;
  announce: string;
  actions: Actions;
  commitment: { deal: number; hash: string; table?: string; rules?: string; seed?: string | null };
  sheet?: Sheet | null;
}
export interface TableEvent {
  seq: number;
  kind: string;
  seat: number;
  cards: string[];
  groups?: { n: number; cards: string[] }[];
  data?: Record<string, number | string | boolean>;
}
export interface Act {
  seat: number;
  text: string;
  mark: string;
}
export interface Violation {
  code: string;
  option: string;
  text: string;
}
export interface DraftGroup {
  cards: string[];
  points: number;
  ok: boolean;
  text: string;
  onto: number | null;
  new?: boolean;
  kind?: string;
  label?: string;
}
export interface Targets {
  discard: Can;
  new: Can & { kind?: string; beside?: boolean };
  pile: Can & { do: string };
  melds: (Can & { n: number; note: string })[];
}
export interface Draft {
  groups: DraftGroup[];
  points: number;
  need: number;
  short: number;
  legal: boolean;
  text: string;
  do: string;
  targets: Targets;
  /** What it would cost to try it as it is, where the rules refuse it and have penalties; else empty. */
  cost: string;
}
export interface WishGroup {
  cards: string[];
  onto?: number;
  /** A new meld beside one of the same rank. */
  new?: boolean;
}

export type FromServer =
  | { t: "view"; seq: number; full?: boolean; view: View; events: TableEvent[]; acts: Act[] }
  | { t: "done"; id: string; seq: number }
  | { t: "refused"; id: string; violations: Violation[]; text: string }
  | { t: "doubt"; id: string; reasons: { code: string; text: string }[] }
  | ({ t: "drafted"; id: string } & Draft)
  | { t: "error"; code: string; text: string; place: string };

export type ToServer =
  | { t: "act"; id: string; seq: number; do: string; sure?: boolean }
  | { t: "draft"; id: string; take: boolean; groups: WishGroup[]; select: string[] }
  | { t: "pace"; pace: Pace }
  | { t: "ready" }
  | { t: "undo"; id: string; seq: number }
  | { t: "hello"; seq: number };

export interface Preset {
  name: string;
  family?: string;
  title: string;
  summary: string;
  seats: number;
  sides: number[][];
  target: number;
  targets: number[];
  deals?: number;
  differences: number;
  difference_texts?: string[];
}
export interface Setup {
  families?: { name: string; title: string }[];
  /** House rules that were asked for, as one more preset. */
  own?: Preset | null;
  presets: Preset[];
  bots: { level: string; title: string }[];
  paces: Pace[];
  names: string[];
}
export interface Game {
  id: string;
  rules: string;
  title: string;
  seats: string[];
  me: number;
  sides: number[][];
  totals: number[];
  target: number;
  deal: number;
  your_turn: boolean;
  over: boolean;
}
export interface ShortRules {
  title: string;
  rules: string;
  differences: { option: string; title: string; here: string; classic: string }[];
  sections: { id: string; title: string; lines: string[]; table?: [string, string][] | null }[];
}
export interface NewTable {
  rules?: string;
  seats?: { kind: "you" | "bot" | "open"; level?: string; name?: string }[];
  pace?: Pace;
  open_hands?: boolean;
  target?: number;
  seating?: "choice" | "cut";
}

// ---- house rules -----------------------------------------------------------------------------------------------------

export interface Fault {
  place: string;
  options?: string[];
  column?: number;
  line?: number;
  key?: string;
  text: string;
}
export interface Difference {
  option: string;
  title: string;
  here: string;
  classic: string;
  sentence: string;
  value: string;
  classic_value: string;
}
export interface Word {
  value: string;
  text: string;
}
export interface Source {
  value: string;
  text: string;
  codes: string[];
  here: boolean;
}
export interface Said {
  document: string;
  text: string;
  silent: boolean;
}
export interface RuleOption {
  name: string;
  title: string;
  meaning: string;
  kind: "yes_no" | "words" | "number" | "numbers" | "set" | "points" | "tiers" | "card_values" | "pairs";
  settable: boolean;
  table: boolean;
  alike: boolean;
  value: string;
  text: string;
  classic: string;
  classic_text: string;
  preset_value: string;
  preset_text: string;
  differs: boolean;
  fault: string[];
  least: number;
  most: number;
  words: Word[];
  alone: string;
  parts: string[];
  rows: [string, string][];
  documents: Said[];
  disagree: boolean;
  reading: string;
  sources: Source[];
  interacts: { name: string; title: string }[];
  follows: { name: string; title: string }[];
  form: string;
}
export interface RuleOptions {
  rules: string;
  title: string;
  preset: string;
  playable: boolean;
  faults: Fault[];
  differences: Difference[];
  presets: { name: string; title: string }[];
  groups: { id: string; title: string; options: RuleOption[] }[];
}
export interface RuleCheck {
  rules: string;
  title: string;
  preset: string;
  playable: boolean;
  faults: Fault[];
  differences: Difference[];
  value_texts?: Record<string, string>;
}

// ---- the referee -----------------------------------------------------------------------------------------------------

export interface Layout {
  rules: string;
  seats: number;
  sides: number[][];
  phase: string;
  to_move: number;
  dealer: number;
  round?: number;
  deal_number?: number;
  stock: number;
  pile: string[];
  hidden: number;
  hands: string[][];
  melds: string[][][];
  red3: string[][];
  feet: number[];
  scores: number[];
  frozen: boolean;
  blocked: boolean;
  minimums: string[];
  tries: string[][];
}
export interface RuledViolation {
  code: string;
  option: string;
  data: Record<string, unknown>;
  text: string;
  remedy: string;
  option_title: string;
  option_text: string;
  meaning: string;
  reading: string;
  disagree: boolean;
  documents: Said[];
  sources: Source[];
}
export interface Ruling {
  kind: "expect" | "try" | "refused";
  do: string[];
  legal: boolean | null;
  refused_act: number;
  holds: boolean;
  text: string;
  lines: string[];
  acts: string[];
  violations: RuledViolation[];
  facts: [string, string][];
}
export interface CaseRuling {
  name: string;
  source: string;
  rules: string;
  title: string;
  kind: string;
  layout: Layout | null;
  rulings: Ruling[];
}
export interface Example {
  id: string;
  title: string;
  question: string;
  document: string;
  case: string;
}
