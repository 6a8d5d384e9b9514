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
}
export interface Meld {
  n: number;
  kind: string;
  rank: string;
  cards: string[];
  naturals: number;
  wilds: number;
  points: number;
  canasta: "" | "natural" | "mixed";
  label: string;
  to_natural: string;
}
export interface Side {
  side: number;
  name: string;
  seats: number[];
  total: number;
  minimum: number;
  opened: boolean;
  red3: string[];
  red3_points: number;
  canastas: { natural: number; mixed: number };
  melds: Meld[];
}
export interface Pile {
  count: number;
  top: string | null;
  freezer: string | null;
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
}
export interface Targets {
  discard: Can;
  new: Can;
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
}
export interface WishGroup {
  cards: string[];
  onto?: number;
}

export type FromServer =
  | { t: "view"; seq: number; full?: boolean; view: View; events: TableEvent[]; acts: Act[] }
  | { t: "done"; id: string; seq: number }
  | { t: "refused"; id: string; violations: Violation[]; text: string }
  | { t: "doubt"; id: string; reasons: { code: string; text: string }[] }
  | ({ t: "drafted"; id: string } & Draft)
  | { t: "error"; code: string; text: string };

export type ToServer =
  | { t: "act"; id: string; seq: number; do: string; sure?: boolean }
  | { t: "draft"; id: string; take: boolean; groups: WishGroup[]; select: string[] }
  | { t: "pace"; pace: Pace }
  | { t: "ready" }
  | { t: "hello"; seq: number };

export interface Preset {
  name: string;
  title: string;
  summary: string;
  seats: number;
  sides: number[][];
  target: number;
  targets: number[];
  differences: number;
}
export interface Setup {
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
