/* A case between its two views: cards on the page, and TOML as docs/notation.md has it. What it means, the server says. */
import type { Layout } from "../../net/protocol";

export interface Laid {
  rules: string;
  scores: number[];
  phase: string;
  toMove: number;
  dealer: number;
  stock: number;
  pile: string[];
  /** A frozen pile that does not show it by a wild card of its own. */
  frozen: boolean;
  hands: string[][];
  melds: string[][][];
  red3: string[][];
  act: string;
}

export const START = `rules = "classic"

[position]
scores = [1640, 2105]
hands = ["Jo Ks 9c 6d 4c", 11, 11, 11]
pile = "7s 2c 4h Kd 9d"
melds = [["9s 9h 9c 2d"], []]

[[try]]
do = "^9cJo"
`;

/** Keys that the view of cards has no place for: such a case is changed as text. */
const BEYOND =
  /^\s*(took|laid|asked|asker|talon|lone|sits_out|melded|laid3|round|hidden|feet|deal_number|blocked)\s*=|^\s*\[(deal|count|refused|expect)\]/m;

export const onlyText = (text: string): boolean =>
  BEYOND.test(text) || (text.match(/^\s*\[\[try\]\]/gm) ?? []).length > 1;

const wild = (card: string): boolean => card === "Jo" || card.startsWith("2");

export function laidFrom(layout: Layout): Laid {
  return {
    rules: layout.rules,
    scores: [...layout.scores],
    phase: layout.phase,
    toMove: layout.to_move,
    dealer: layout.dealer,
    stock: layout.stock,
    pile: [...layout.pile],
    frozen: layout.frozen && !layout.pile.some(wild),
    hands: layout.hands.map((h) => [...h]),
    melds: layout.melds.map((side) => side.map((m) => [...m])),
    red3: layout.red3.map((r) => [...r]),
    act: (layout.tries[0] ?? []).join("; "),
  };
}

const quoted = (text: string): string => JSON.stringify(text);
const list = (items: readonly string[]): string => `[${items.join(", ")}]`;
const hand = (cards: readonly string[]): string =>
  cards.length && cards.every((c) => c === "??") ? String(cards.length) : quoted(cards.join(" "));

/** The case as TOML, with what was done as its one try. */
export function toText(laid: Laid): string {
  const lines = [`rules = ${quoted(laid.rules)}`, "", "[position]"];
  if (laid.scores.some((n) => n !== 0)) lines.push(`scores = ${list(laid.scores.map(String))}`);
  lines.push(`to_move = ${laid.toMove}`, `phase = ${quoted(laid.phase)}`, `dealer = ${laid.dealer}`);
  lines.push(`hands = ${list(laid.hands.map(hand))}`, `pile = ${quoted(laid.pile.join(" "))}`);
  lines.push(
    `melds = ${list(laid.melds.map((side) => list(side.filter((m) => m.length).map((m) => quoted(m.join(" "))))))}`,
  );
  if (laid.red3.some((r) => r.length)) lines.push(`red3 = ${list(laid.red3.map((r) => quoted(r.join(" "))))}`);
  if (laid.frozen) lines.push("frozen = true");
  const acts = laid.act
    .split(";")
    .map((act) => act.trim())
    .filter(Boolean);
  if (acts.length)
    lines.push("", "[[try]]", `do = ${acts.length > 1 ? list(acts.map(quoted)) : quoted(acts[0] ?? "")}`);
  return lines.join("\n") + "\n";
}
