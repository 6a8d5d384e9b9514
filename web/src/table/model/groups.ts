import { isWild, rankOf } from "../../cards/code";
import type { HandCard } from "./hand";

/** Cards laid out in the staging tray, to become one meld or to go onto one of ours (`onto`). */
export interface Staged {
  cards: HandCard[];
  onto?: number;
}

export const rankOfGroup = (group: Staged): string => {
  const natural = group.cards.find((c) => !isWild(c.code));
  return natural ? rankOf(natural.code) : "W";
};

export type Grouping =
  | { kind: "groups"; groups: Staged[] }
  /** Wild cards could go to several of these ranks: the player chooses. */
  | { kind: "ask"; wilds: HandCard[]; ranks: string[]; groups: Staged[] };

/**
 * Puts selected cards into groups beside what is staged already: naturals by rank, wild cards to the only rank there is.
 * A convenience for the hand alone: what the groups are worth and whether they may be laid, the server says.
 */
export function grouped(selected: readonly HandCard[], staged: readonly Staged[]): Grouping {
  const groups = staged.map((g) => ({ ...g, cards: [...g.cards] }));
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
