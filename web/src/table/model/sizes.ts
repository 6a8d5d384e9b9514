import type { Side } from "../../net/protocol";

export interface Sizes {
  name: "phone" | "side" | "tablet" | "desk";
  /** Card width, step of a fan and gap between melds, in px, as the style sheets have them. */
  meld: number;
  step: number;
  gap: number;
  hand: { max: number; minRows: number; lift: number };
}

/** The four forms of the table: phone upright, phone on its side, tablet, desktop. Breakpoints as in the style sheets. */
export function sizes(width: number, height: number): Sizes {
  if (height <= 480 && width > height) {
    return { name: "side", meld: 40, step: 18, gap: 9, hand: { max: 62, minRows: 1, lift: 8 } };
  }
  if (width < 600) {
    const max = height < 640 ? 58 : 78;
    return { name: "phone", meld: 46, step: 20, gap: 9, hand: { max, minRows: 1, lift: 14 } };
  }
  if (width < 1100) return { name: "tablet", meld: 64, step: 27, gap: 16, hand: { max: 104, minRows: 1, lift: 16 } };
  return { name: "desk", meld: 57, step: 25, gap: 16, hand: { max: 100, minRows: 1, lift: 16 } };
}

/**
 * How melds lie: as fans while every side's melds fit in one row; else all of them as sheaves ("many"), and from seven
 * melds on as their top edge with the slots under it ("dense").
 */
export function rowForm(sides: readonly Side[], screen: Sizes, row: number): "" | "many" | "dense" {
  const most = Math.max(0, ...sides.map((s) => s.melds.length));
  if (most > 6) return "dense";
  const small = screen.name === "phone" || screen.name === "side";
  const length = (side: Side): number => {
    const melds = side.melds.map((m) =>
      m.canasta ? screen.meld + 14 : screen.meld + screen.step * (m.cards.length - 1),
    );
    if (side.red3.length) melds.push(screen.meld + screen.step * (side.red3.length - 1));
    return melds.reduce((sum, w) => sum + w + screen.gap, -screen.gap);
  };
  const room = row > 0 ? row - (small ? 0 : 48) : 366;
  if (small && (most > 3 || sides.length > 2)) return "many";
  return sides.some((s) => length(s) > room) ? (small ? "many" : "dense") : "";
}
