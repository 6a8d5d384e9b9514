import { describe, expect, it } from "vitest";
import { readCards, readTyped } from "../src/table/model/typed";

describe("typed notation", () => {
  it.each([
    ["^8h8s", "take", [["8h", "8s"]]],
    [
      "=777&KKJo",
      "meld",
      [
        ["7", "7", "7"],
        ["K", "K", "Jo"],
      ],
    ],
    ["-4c", "discard", [["4c"]]],
    [
      "^8h8s&AsAdAh",
      "take",
      [
        ["8h", "8s"],
        ["As", "Ad", "Ah"],
      ],
    ],
    ["^", "take", [[]]],
    ["+", "draw", [[]]],
    ["=10♣10♥T", "meld", [["Tc", "Th", "T"]]],
    ["= 7 7 jo", "meld", undefined],
  ] as const)("reads %s", (text, kind, cards) => {
    const read = readTyped(text);
    if (cards === undefined) expect(read.kind).toBe("unfinished");
    else {
      expect(read.kind).toBe(kind);
      expect("groups" in read && read.groups.map((g) => g.cards)).toEqual(cards);
    }
  });
  it("keeps the named meld", () => {
    const read = readTyped("=2c>K");
    expect("groups" in read && read.groups[0]).toEqual({ cards: ["2c"], onto: "K" });
  });
  it.each([
    ["?", "ask"],
    [".", "pass"],
    ["y", "yes"],
    ["n", "no"],
    ["=", "unfinished"],
    ["-", "unfinished"],
    ["=7x", "unfinished"],
  ])("reads %s as %s", (text, kind) => expect(readTyped(text).kind).toBe(kind));
  it("says where letters are no cards", () => expect(readCards("8h zz")).toBeUndefined());
});
