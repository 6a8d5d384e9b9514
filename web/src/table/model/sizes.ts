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
    const max = height < 640 ? 56 : 78;
    return { name: "phone", meld: 46, step: 20, gap: 9, hand: { max, minRows: 1, lift: 14 } };
  }
  if (width < 1100) return { name: "tablet", meld: 64, step: 27, gap: 26, hand: { max: 104, minRows: 1, lift: 16 } };
  return { name: "desk", meld: 57, step: 25, gap: 26, hand: { max: 100, minRows: 1, lift: 16 } };
}

export type Form = "" | "many" | "dense";

/**
 * How melds lie: as fans while every side's melds fit in one row; else all of them as sheaves ("many"), and from seven
 * melds on as their top edge with the slots under it ("dense").
 */
export function rowForm(sides: readonly Side[], screen: Sizes, row: number, mine = 0, layout = ""): Form {
  const most = Math.max(0, ...sides.map((s) => s.melds.length));
  if (most > 6) return "dense";
  const small = screen.name === "phone" || screen.name === "side";
  const length = (side: Side): number => {
    const melds = side.melds.map((m) => {
      const fan = m.canasta ? screen.meld + 14 : screen.meld + screen.step * (m.cards.length - 1);
      // Under a sequence its seven ranks stand.
      return m.kind === "sequence" && !small ? Math.max(fan, 134) : fan;
    });
    if (layout) melds.push(16, 16);
    if (side.red3.length) melds.push(screen.meld + screen.step * (side.red3.length - 1));
    return melds.reduce((sum, w) => sum + w + screen.gap, -screen.gap);
  };
  const room = row > 0 ? row - (small ? 0 : 44) : 366;
  if (small && (most > 3 || sides.length > 2 || (layout && most > 0))) return "many";
  // More than two sides: the others share the upper row, two beside each other on wide screens.
  const half = sides.length > 2 && screen.name === "desk";
  const roomOf = (i: number): number => (half && i > 0 ? (room - 24) / 2 - 60 : room);
  const ordered = [...sides].sort((a, b) => Number(a.side !== mine) - Number(b.side !== mine));
  return ordered.some((s, i) => length(s) > roomOf(i)) ? (small ? "many" : "dense") : "";
}

/**
 * The forms of the table from the roomiest to the tightest, as class names; the first that fits is taken (fit.ts). Melds
 * become their edges, seats lose their second line, the runner its height; the last one lets the page scroll, so that no
 * control is ever lost, however large the letters are.
 */
export function ways(form: Form, screen: Sizes): string[] {
  if (screen.name === "phone") {
    const sheaves = form === "" ? ["many"] : [];
    return [form, ...sheaves, "mini", `${form} short`, "mini short", "mini short tiny", "mini short loose"];
  }
  if (screen.name === "side") return [form, ...(form === "dense" ? [] : ["dense"]), "mini", "mini loose"];
  return [form, ...(form === "" ? ["dense"] : []), "dense edge", "mini", "mini loose"];
}
