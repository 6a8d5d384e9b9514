import { isWild, rankOf, suitOf } from "../../cards/code";
import type { HandCard } from "./hand";

/** Cards laid out in the staging tray, to become one meld or to go onto one of ours (`onto`). */
export interface Staged {
  cards: HandCard[];
  onto?: number;
  /** A new meld beside one of the same rank. */
  fresh?: boolean;
}

/** The rank of its natural cards; "W" where there are none, "" where they are of several ranks: a sequence. */
export const rankOfGroup = (group: Staged): string => {
  const ranks = new Set(group.cards.filter((c) => !isWild(c.code)).map((c) => rankOf(c.code)));
  return ranks.size > 1 ? "" : ([...ranks][0] ?? "W");
};

const LADDER = "3456789TJQKA";
/** Whether the natural cards stand in one suit, each rank once, with no gap wider than the wild cards between. */
export function isRun(cards: readonly HandCard[]): boolean {
  const naturals = cards.filter((c) => !isWild(c.code));
  const places = naturals.map((c) => LADDER.indexOf(rankOf(c.code))).sort((a, b) => a - b);
  if (new Set(naturals.map((c) => suitOf(c.code))).size !== 1 || new Set(places).size < places.length) return false;
  const length = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  return naturals.length > 1 && length <= cards.length;
}

export type Grouping =
  | { kind: "groups"; groups: Staged[] }
  /** Wild cards could go to several of these ranks: the player chooses. */
  | { kind: "ask"; wilds: HandCard[]; ranks: string[]; groups: Staged[] };

/**
 * Puts selected cards into groups beside what is staged already: naturals by rank, wild cards to the only rank there is.
 * A convenience for the hand alone: what the groups are worth and whether they may be laid, the server says.
 */
export function grouped(selected: readonly HandCard[], staged: readonly Staged[], runs = false): Grouping {
  const groups = staged.map((g) => ({ ...g, cards: [...g.cards] }));
  if (runs && selected.length) {
    const longer = groups.find((g) => isRun([...g.cards, ...selected]));
    if (longer) longer.cards.push(...selected);
    else if (selected.length > 2 && isRun(selected)) groups.push({ cards: [...selected] });
    if (longer || (selected.length > 2 && isRun(selected))) return { kind: "groups", groups };
  }
  const touched = new Set<string>();
  const wilds: HandCard[] = [];
  for (const card of selected) {
    if (isWild(card.code)) {
      wilds.push(card);
      continue;
    }
    const rank = rankOf(card.code);
    touched.add(rank);
    const home = groups.find((g) => rankOfGroup(g) === rank);
    if (home) home.cards.push(card);
    else groups.push({ cards: [card] });
  }
  if (!wilds.length) return { kind: "groups", groups };
  const ranks = touched.size ? [...touched] : [...new Set(groups.map(rankOfGroup))];
  if (ranks.length > 1) return { kind: "ask", wilds, ranks, groups };
  const home = groups.find((g) => rankOfGroup(g) === ranks[0]);
  if (home) home.cards.push(...wilds);
  else groups.push({ cards: wilds });
  return { kind: "groups", groups };
}

/** What is staged, without cards that are no longer in the hand. Empty groups go. */
export function pruned(staged: readonly Staged[], hand: readonly HandCard[]): Staged[] {
  const there = new Set(hand.map((c) => c.key));
  return staged
    .map((g) => ({ ...g, cards: g.cards.filter((c) => there.has(c.key)) }))
    .filter((g) => g.cards.length > 0);
}
