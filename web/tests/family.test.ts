import { describe, expect, it } from "vitest";
import type { Layout, Meld } from "../src/net/protocol";
import { laidFrom, onlyText, START, toText } from "../src/pages/referee/case";
import { grouped, isRun } from "../src/table/model/groups";
import { keyed } from "../src/table/model/hand";
import { groupsOf, ladder, span } from "../src/table/model/melds";

const cards = (text: string) => keyed(text.split(" "));
const run = (text: string): Meld => {
  const codes = text.split(" ");
  const [low, high] = [codes[0]?.[0] ?? "", codes.at(-1)?.[0] ?? ""];
  const naturals = codes.filter((c) => !c.startsWith("2")).length;
  const suit = codes[0]?.[1] ?? "";
  const wilds = codes.length - naturals;
  const more = { points: 0, label: "", to_natural: "", canasta: "" as const };
  return { n: 1, kind: "sequence", rank: "", suit, low, high, cards: codes, naturals, wilds, ...more };
};

describe("sequences", () => {
  it("show seven ranks of their ladder with those they hold", () => {
    const texts = (meld: Meld) => ladder(meld).map((s) => (s.held ? `[${s.text}]` : s.text));
    expect(texts(run("5h 6h 7h 8h"))).toEqual(["4", "[5]", "[6]", "[7]", "[8]", "9", "10"]);
    expect(texts(run("Jd Qd Kd"))).toEqual(["8", "9", "10", "[J]", "[Q]", "[K]", "A"]);
    expect(texts(run("4c 5c 6c 7c 8c 9c Tc"))).toEqual(["4", "5", "6", "7", "8", "9", "10"].map((x) => `[${x}]`));
    expect(span(run("8s 9s Ts"))).toBe("8–10");
    expect(ladder(run("5h 2c 7h"))[2]?.held).toBe("w");
  });
  it("stand apart from sets in the row", () => {
    const set: Meld = { ...run("Qs Qh Qd"), kind: "set", rank: "Q" };
    const side = { melds: [run("5h 6h 7h"), set] } as Parameters<typeof groupsOf>[0];
    expect(groupsOf(side, "shape").map((g) => [g.word, g.melds.length])).toEqual([
      ["page-group-sets", 1],
      ["page-group-runs", 1],
    ]);
    expect(groupsOf(side, "")).toHaveLength(1);
  });
  it("are laid out as one group where the rules know them, and as ranks where they do not", () => {
    const hand = cards("5h 6h 7h");
    expect(isRun(hand)).toBe(true);
    expect(isRun(cards("5h 5h 6h"))).toBe(false);
    expect(isRun(cards("5h 6h 7s"))).toBe(false);
    expect(isRun(cards("5h 7h"))).toBe(false);
    const known = grouped(hand, [], true);
    expect(known.kind === "groups" && known.groups.map((g) => g.cards.length)).toEqual([3]);
    const unknown = grouped(hand, []);
    expect(unknown.kind === "groups" && unknown.groups.map((g) => g.cards.length)).toEqual([1, 1, 1]);
  });
});

describe("a case", () => {
  const layout: Layout = {
    rules: "classic",
    seats: 4,
    sides: [
      [0, 2],
      [1, 3],
    ],
    phase: "draw",
    to_move: 0,
    dealer: 3,
    stock: 40,
    pile: ["7s", "2c", "9d"],
    hidden: 0,
    hands: [["Jo", "9c"], ["??", "??"], ["??"], ["??"]],
    melds: [[["9s", "9h", "9c"]], []],
    red3: [[], []],
    feet: [0, 0, 0, 0],
    scores: [1640, 2105],
    frozen: true,
    blocked: false,
    minimums: ["90", "90"],
    tries: [["^9cJo"]],
  };
  it("goes from cards to text with everything that lies there", () => {
    const text = toText(laidFrom(layout));
    expect(text).toContain('hands = ["Jo 9c", 2, 1, 1]');
    expect(text).toContain('melds = [["9s 9h 9c"], []]');
    expect(text).toContain('do = "^9cJo"');
    expect(text).not.toContain("frozen"); // the two in the pile says it
    expect(toText({ ...laidFrom(layout), act: "+; -9c" })).toContain('do = ["+", "-9c"]');
  });
  it("is only changed as text where the cards do not show all of it", () => {
    expect(onlyText(START)).toBe(false);
    expect(onlyText('rules = "samba"\n[position]\ntook = true\n')).toBe(true);
    expect(onlyText("[[try]]\n[[try]]\n")).toBe(true);
  });
});
