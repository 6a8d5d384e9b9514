import { isWild, rankOf, suitWord } from "../../cards/code";
import type { Meld, Side, View } from "../../net/protocol";
import type { MessageId } from "../../words/ids";
import { t } from "../../words/words.svelte";

export type Layout = "" | "shape" | "purity";

export const isSequence = (meld: Meld): boolean => meld.kind === "sequence";
export const isWilds = (meld: Meld): boolean => meld.kind === "wilds" || meld.kind === "wild";

/** The cards as they lie: naturals first and wild cards last; a sequence from low to high, as the server gives it. */
export function ordered(meld: Meld): string[] {
  if (isSequence(meld)) return meld.cards;
  return [...meld.cards].sort((a, b) => Number(isWild(a)) - Number(isWild(b)));
}

const LADDER = "3456789TJQKA";
export interface Slot {
  text: string;
  /** "n" a natural card, "w" a wild one, "" still to come. */
  held: "n" | "w" | "";
}

/** Seven places of a sequence's ladder, with those it has: gaps at both ends are seen. */
export function ladder(meld: Meld): Slot[] {
  const low = LADDER.indexOf(meld.low ?? rankOf(meld.cards[0] ?? ""));
  const floor = meld.low === "3" ? 0 : 1;
  const spare = meld.cards.length < 5 ? 1 : 0;
  const first = Math.max(floor, Math.min(LADDER.length - 7, low - spare));
  return [...LADDER.slice(first, first + 7)].map((rank) => {
    const card = meld.cards[LADDER.indexOf(rank) - low];
    return { text: rank === "T" ? "10" : rank, held: card === undefined ? "" : isWild(card) ? "w" : "n" };
  });
}
/** "5–8": the outer ranks of a sequence. */
export function span(meld: Meld): string {
  const text = (rank: string | undefined): string => (rank === "T" ? "10" : (rank ?? ""));
  return isSequence(meld) ? `${text(meld.low)}–${text(meld.high)}` : "";
}

/** What a meld is called where one must be told from another: "kings", "hearts 5–8", "wild cards". */
export const meldName = (meld: Meld): string =>
  isSequence(meld)
    ? t("page-run-of", { suit: suitWord(meld.suit ?? ""), span: span(meld) })
    : isWilds(meld)
      ? t("page-wild-meld")
      : t("page-choose-rank", { rank: meld.rank });

const BANDS: Record<Exclude<Meld["canasta"], "">, [string, MessageId]> = {
  natural: ["can pure", "page-band-natural"],
  mixed: ["can mixed", "page-band-mixed"],
  samba: ["can samba", "page-band-samba"],
  mixed_samba: ["can samba mixed", "page-band-samba"],
  wild: ["can wildc", "page-band-wild"],
};
/** The class and the word of a canasta's belly band. */
export function band(meld: Meld, layout: Layout = ""): [string, MessageId] | undefined {
  if (!meld.canasta) return undefined;
  const [look, word] = BANDS[meld.canasta];
  return [look, layout === "purity" && word === "page-band-mixed" ? "page-band-dirty" : word];
}

/** How a row stands: as one, as sets and sequences, or, where players have a foot, as clean and dirty melds. */
export function layoutOf(view: View): Layout {
  if (view.sides.some((s) => s.melds.some(isSequence))) return "shape";
  return view.feet ? "purity" : "";
}

export interface MeldGroup {
  /** The word before the group; none where the row is not grouped. */
  word?: MessageId;
  melds: Meld[];
}
export function groupsOf(side: Side, layout: Layout): MeldGroup[] {
  if (!layout) return [{ melds: side.melds }];
  const second = (m: Meld): boolean => (layout === "shape" ? isSequence(m) : m.wilds > 0);
  const words: [MessageId, MessageId] =
    layout === "shape" ? ["page-group-sets", "page-group-runs"] : ["page-group-clean", "page-group-dirty"];
  return [
    { word: words[0], melds: side.melds.filter((m) => !second(m)) },
    { word: words[1], melds: side.melds.filter(second) },
  ].filter((g) => g.melds.length > 0);
}
