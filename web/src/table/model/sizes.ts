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

export type Form = "" | "many" | "dense" | "mini";

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

export interface Load {
  width: number;
  height: number;
  sides: readonly Side[];
  hand: number;
  others: number;
  /** Cards lie in the tray. */
  tray: boolean;
  /** Characters in the message line. */
  message: number;
}

/**
 * What a phone shows when not all of it fits: first the melds become their edges ("mini"), then seats lose their second
 * line and the runner its height ("short"). The table never scrolls and no control is lost.
 */
export function phoneForm(form: Form, screen: Sizes, load: Load): { form: Form; short: boolean } {
  if (screen.name === "side") {
    const lying = load.sides.some((s) => s.melds.length > 0);
    return { form: load.tray && lying ? "mini" : form, short: false };
  }
  if (screen.name !== "phone") return { form, short: false };
  const perRow = Math.max(2, Math.floor((load.width - 20 - screen.hand.max) / 24) + 1);
  const rows = Math.max(1, Math.ceil(load.hand / perRow));
  const hand = Math.min(screen.hand.max, 70) * 1.4;
  const melds = (n: number, how: Form): number => {
    if (!n) return 26;
    if (how === "mini") return Math.ceil((n + 1) / Math.floor((load.width - 56) / (load.width < 350 ? 39 : 48))) * 32;
    if (how === "dense") return 18 + Math.ceil(n / Math.floor((load.width - 20) / 60)) * 54;
    return 18 + (how === "many" ? 56 : 84);
  };
  const need = (how: Form, short: boolean): number => {
    const lines = Math.ceil((load.message + 12) / ((load.width - 50) / 7.4));
    const message = Math.min(short ? 66 : 172, 20 + 20 * lines);
    const rest = message + (short ? 52 + 30 + 78 + 48 + 34 : 52 + 58 + 130 + 60 + 52);
    const seats = load.others > 3 ? 36 : 0;
    const tray = load.tray ? (short ? 84 : 146) : 0;
    const lying = load.sides.reduce((sum, side) => sum + melds(side.melds.length, how), 0);
    return rest + seats + tray + lying + 14 + hand * (1 + 0.62 * (rows - 1));
  };
  const ways: [Form, boolean][] = [
    [form, false],
    ["mini", false],
    ...(load.tray ? [] : [[form, true] as [Form, boolean]]),
    ["mini", true],
  ];
  const fits = ways.find(([how, short]) => need(how, short) <= load.height) ?? ["mini", true];
  return { form: fits[0], short: fits[1] };
}
