/* What the scenes are put together from: melds, sides, seats and drafts made of a line of cards. */
import type { Draft, Meld, Seat, Side, View } from "../src/net/protocol";

const wild = (c: string): boolean => c === "Jo" || c.startsWith("2");
const value = (c: string): number =>
  c === "Jo" ? 50 : "A2".includes(c[0] ?? "") ? 20 : "KQJT98".includes(c[0] ?? "") ? 10 : 5;
const points = (cards: string[]): number => cards.reduce((n, c) => n + value(c), 0);
export const split = (text: string): string[] => (text ? text.split(" ") : []);

export function meld(text: string, n: number): Meld {
  const cards = split(text);
  const naturals = cards.filter((c) => !wild(c)).length;
  const canasta = cards.length < 7 ? "" : naturals === cards.length ? "natural" : "mixed";
  const rank = cards.find((c) => !wild(c))?.[0] ?? "W";
  return {
    n,
    kind: rank === "W" ? "wilds" : "set",
    rank,
    cards,
    naturals,
    wilds: cards.length - naturals,
    points: points(cards),
    canasta,
    label: `${rank}: ${cards.length} kort`,
    to_natural: "",
  };
}
/** A sequence, its cards from low to high. */
export function run(text: string, n: number): Meld {
  const made = meld(text, n);
  const [first, last] = [made.cards[0] ?? "", made.cards.at(-1) ?? ""];
  return {
    ...made,
    kind: "sequence",
    rank: "",
    suit: first[1] ?? "",
    low: first[0] ?? "",
    high: last[0] ?? "",
    canasta: made.cards.length < 7 ? "" : "samba",
  };
}
export function side(nr: number, seats: number[], total: number, opened: boolean, melds: string[], red3: string): Side {
  return {
    side: nr,
    name: "",
    seats,
    total,
    minimum: total < 1500 ? 50 : total < 3000 ? 90 : 120,
    opened,
    red3: split(red3),
    red3_points: split(red3).length * 100,
    canastas: { natural: 0, mixed: 0 },
    melds: melds.map((m, i) => meld(m, i + 1)),
  };
}
export function seat(
  nr: number,
  name: string,
  sideNr: number,
  cards: number,
  last: string,
  more: Partial<Seat> = {},
): Seat {
  return {
    seat: nr,
    name,
    kind: "bot",
    level: "steady",
    side: sideNr,
    cards,
    melded: true,
    turn: false,
    dealer: nr === 3,
    last,
    ...more,
  };
}

export interface Scene {
  view: View;
  selected?: string[];
  staged?: string[][];
  take?: boolean;
  draft?: Draft;
  preview?: Draft;
  refusal?: string;
  doubt?: string;
  offline?: boolean;
}

const NO = { can: false, why: "" };
export const base = (): View => ({
  table: "t",
  title: "Classic",
  rules: "classic",
  differences: 3,
  difference_texts: ["Gå ut kräver två canastor", "Röda treor 100/300/500/800", "Inte fler vilda än naturliga"],
  target: 5000,
  deal: 4,
  phase: "draw",
  to_move: 0,
  me: 0,
  dealer: 3,
  pace: "normal",
  open_hands: false,
  game_over: false,
  winner: -1,
  seats: [
    seat(0, "Du", 0, 11, "", { kind: "person" }),
    seat(1, "Lasse", 1, 7, "kastade 4♥"),
    seat(2, "Farmor", 0, 8, "lade J♥"),
    seat(3, "Ingrid", 1, 5, "kastade 9♦"),
  ],
  sides: [
    side(0, [0, 2], 1640, true, ["5s 5h 5d 5c 5s 5h 5d", "As Ah Ac Jo", "Js Jd Jh", "Th Ts 2d"], "3d 3h"),
    side(1, [1, 3], 2425, true, ["7s 7h 7d 7c 7d 2h Jo", "Kh Kc Kc 2h", "Qs Qc Qd Qh 2c", "6s 6d 6c"], "3h"),
  ],
  stock: 23,
  pile: {
    count: 15,
    top: "9d",
    freezer: "2c",
    frozen: true,
    frozen_for_me: true,
    blocked: false,
    why: ["pile_frozen"],
    note_title: "Frusen",
    note: "Två naturliga nior ur handen krävs",
  },
  hand: split("Jo Ks Kd Tc 9s 8s 8c 6d 4h 4c 3s"),
  fresh: [],
  status: "Dra, eller ta högen med två naturliga nior. Femton kort, ruter nia överst.",
  announce: "Din tur. Högen är frusen: 15 kort, ruter nia överst.",
  actions: {
    draw: { can: true, why: "från talongen" },
    take: { can: false, why: "en nia fattas", claims: [] },
    meld: { can: false, why: "dra först" },
    discard: { can: false, why: "dra först" },
    ask: NO,
    answer: { can: false },
    pass: NO,
  },
  commitment: { deal: 4, hash: "5d2f0c8ad5f1b3a9e4c7" },
});

export const noTargets = { discard: NO, new: NO, pile: { ...NO, do: "" }, melds: [] };
export const draft = (groups: string[], need: number, more: Partial<Draft> = {}): Draft => {
  const sum = groups.reduce((n, g) => n + points(split(g)), 0);
  const short = Math.max(0, need - sum);
  return {
    groups: groups.map((g) => ({ cards: split(g), points: points(split(g)), ok: true, text: "", onto: null })),
    points: sum,
    need,
    short,
    legal: short === 0,
    text: "",
    do: "",
    targets: noTargets,
    cost: "",
    ...more,
  };
};
export const playing = {
  draw: { can: false, why: "du har dragit" },
  take: { can: false, why: "du har dragit", claims: [] },
};
