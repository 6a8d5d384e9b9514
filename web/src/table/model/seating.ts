import type { Seat, Side, View } from "../../net/protocol";
import { t } from "../../words/words.svelte";

/** The places of the others, in the order of play from my left: one opposite, two at the sides, three around, … */
const PLACES: Record<number, readonly string[]> = {
  1: ["a"],
  2: ["l", "r"],
  3: ["l", "a", "r"],
  4: ["l", "a1", "a3", "r"],
  5: ["l", "a1", "a2", "a3", "r"],
};

export interface Placed {
  seat: Seat;
  place: string;
}

export function placed(view: View): Placed[] {
  const n = view.seats.length;
  const bottom = Math.max(0, view.me);
  const others = Array.from({ length: n - 1 }, (_, i) => view.seats[(bottom + 1 + i) % n]).filter(
    (s) => s !== undefined,
  );
  const places = PLACES[others.length] ?? [];
  return others.map((seat, i) => ({ seat, place: places[i] ?? "a" }));
}

/** Looks of the sides beside ours, by the order in which they sit after us: heather square, slate triangle, and so on. */
const LOOKS = ["them", "them third", "them fourth", "them fifth", "them sixth"] as const;

export function lookOf(view: View, side: number): string {
  const mine = mySide(view);
  if (side === mine) return "us";
  const others = view.sides.map((s) => s.side).filter((s) => s !== mine);
  return LOOKS[others.indexOf(side)] ?? "them";
}

export const mySide = (view: View): number => view.sides.find((s) => s.seats.includes(Math.max(0, view.me)))?.side ?? 0;

/** "We" and "They" where there are two sides of several; "You" and names where people play for themselves. */
export function sideName(view: View, side: Side): string {
  if (side.side === mySide(view) && view.me >= 0) return t(side.seats.length > 1 ? "page-we" : "page-you");
  if (view.sides.length === 2 && side.seats.length > 1) return t("page-they");
  return side.seats.map((s) => view.seats[s]?.name ?? "").join(" & ");
}

/** Names of the players of a side, me as "you". */
export function playersOf(view: View, side: Side): string {
  const names = side.seats.map((s) => (s === view.me ? t("page-you-small") : (view.seats[s]?.name ?? "")));
  const mine = names.indexOf(t("page-you-small"));
  if (mine > 0) names.unshift(...names.splice(mine, 1));
  return names.length < 2
    ? (names[0] ?? "")
    : t("page-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
