import { isWild, rankOf, suitOf } from "../../cards/code";
import type { Order } from "../../settings/prefs.svelte";

/** A card in the hand. `key` stays the same while the card stays: two equal cards have two keys (`Qh.0`, `Qh.1`). */
export interface HandCard {
  key: string;
  code: string;
}

/** Gives every card of a hand its key. */
export function keyed(codes: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { key: `${code}.${nth}`, code };
  });
}

const RANKS = "AKQJT987654";
const SUITS = "shdc";
const place = (s: string, x: string): number => (s.indexOf(x) + s.length + 1) % (s.length + 1);

/** Wilds first (jokers, then twos), ranks from ace to four, threes last. */
function byRank(code: string): number {
  if (code === "Jo") return 0;
  const suit = place(SUITS, suitOf(code));
  if (rankOf(code) === "2") return 10 + suit;
  if (rankOf(code) === "3") return 900 + suit;
  return 100 + place(RANKS, rankOf(code)) * 10 + suit;
}
/** By what a card counts, as printed in every rule book: jokers, twos and aces, K to 8, 7 to 3. Only an order, not a rule. */
function byPoints(code: string): number {
  const rank = rankOf(code);
  const band = code === "Jo" ? 0 : "A2".includes(rank) ? 1 : "KQJT98".includes(rank) ? 2 : 3;
  return band * 1000 + byRank(code);
}
function bySuit(code: string): number {
  return isWild(code) ? byRank(code) : 1000 + place(SUITS, suitOf(code)) * 1000 + byRank(code);
}

/** The hand in the chosen order. `own` is the player's order by hand: keys in their places, unknown ones after them. */
export function sorted(cards: readonly HandCard[], order: Order, own: readonly string[] = []): HandCard[] {
  if (order === "own") {
    const at = new Map(own.map((key, i) => [key, i]));
    return [...cards].sort((a, b) => (at.get(a.key) ?? 1e6 + byRank(a.code)) - (at.get(b.key) ?? 1e6 + byRank(b.code)));
  }
  const value = order === "rank" ? byRank : order === "points" ? byPoints : bySuit;
  return [...cards].sort((a, b) => value(a.code) - value(b.code) || a.key.localeCompare(b.key));
}

export interface Fan {
  /** Width of a card in px. */
  card: number;
  rows: { start: number; count: number; step: number; left: number }[];
  /** Height of an upper row's visible part, in px. */
  strip: number;
  height: number;
}

const STRIP = 24;

/**
 * The overlap rule: the index is never covered and no strip is under 24 px. A row of `n` cards in `width` has
 * card = min(max, width / (1 + 0.36 (n - 1))) and step = min(card + 5, (width - card) / (n - 1)); a hand whose step
 * would be under 24 px is laid in more rows, balanced, with equal ranks in one row where that fits.
 */
export function fan(codes: readonly string[], width: number, max: number, minRows = 1): Fan {
  const n = codes.length;
  const room = Math.max(width - 4, 40);
  const cardFor = (per: number): number => Math.min(max, room / (1 + 0.36 * Math.max(0, per - 1)));
  const stepFor = (per: number): number => (per < 2 ? 0 : (room - cardFor(per)) / (per - 1));
  let rows = Math.max(1, Math.min(minRows, Math.ceil(n / 2)));
  while (rows < n && Math.ceil(n / rows) > 1 && stepFor(Math.ceil(n / rows)) < STRIP) rows++;
  const breaks = split(codes, rows, (per) => per < 2 || stepFor(per) >= STRIP);
  const longest = Math.max(1, ...breaks.map((b) => b.count));
  const card = cardFor(longest);
  const step = Math.min(card + 5, stepFor(longest) || card);
  const strip = Math.round(card * 1.4 * 0.62);
  return {
    card,
    strip,
    height: Math.round(card * 1.4) + strip * (breaks.length - 1),
    rows: breaks.map((b) => ({
      ...b,
      step: b.count > 1 ? Math.min(step, (room - card) / (b.count - 1)) : step,
      left: Math.max(2, (width - card - step * (b.count - 1)) / 2),
    })),
  };
}

/** Breaks a hand into rows: balanced, moved to the nearest change of rank when the rows still fit. */
function split(
  codes: readonly string[],
  rows: number,
  fits: (n: number) => boolean,
): { start: number; count: number }[] {
  const out: { start: number; count: number }[] = [];
  let start = 0;
  for (let row = rows; row > 0; row--) {
    const left = codes.length - start;
    let count = Math.ceil(left / row);
    if (row > 1) {
      for (const shift of [0, -1, 1, -2, 2]) {
        const c = count + shift;
        const rest = Math.ceil((left - c) / (row - 1));
        if (c < 1 || c >= left || !fits(c) || !fits(rest)) continue;
        if (rankOf(codes[start + c - 1] ?? "") !== rankOf(codes[start + c] ?? "")) {
          count = c;
          break;
        }
      }
    }
    if (count > 0) out.push({ start, count });
    start += count;
  }
  return out.length ? out : [{ start: 0, count: 0 }];
}
