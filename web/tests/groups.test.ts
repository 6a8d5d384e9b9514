import { describe, expect, it } from "vitest";
import { grouped, pruned } from "../src/table/model/groups";
import { keyed } from "../src/table/model/hand";

const codes = (groups: readonly { cards: { code: string }[] }[]) =>
  groups.map((g) => g.cards.map((c) => c.code).join(""));

describe("grouping selected cards", () => {
  it("puts naturals by rank", () => {
    const plan = grouped(keyed(["Qh", "8c", "Qs", "8h"]), []);
    expect(plan.kind).toBe("groups");
    expect(codes(plan.groups)).toEqual(["QhQs", "8c8h"]);
  });
  it("puts a wild card to the only rank selected", () => {
    expect(codes(grouped(keyed(["Qh", "Qs", "Jo"]), []).groups)).toEqual(["QhQsJo"]);
  });
  it("asks where a wild card goes when there are two ranks", () => {
    const plan = grouped(keyed(["Qh", "Qs", "8c", "8h", "2c"]), []);
    expect(plan.kind === "ask" && plan.ranks).toEqual(["Q", "8"]);
  });
  it("adds to what is staged already, and does not change it", () => {
    const staged = [{ cards: keyed(["Qh", "Qs"]) }];
    expect(codes(grouped(keyed(["Qd"]), staged).groups)).toEqual(["QhQsQd"]);
    expect(codes(staged)).toEqual(["QhQs"]);
  });
  it("drops staged cards that have left the hand", () => {
    const staged = [{ cards: keyed(["Qh", "Qs"]) }, { cards: keyed(["8c"]) }];
    expect(codes(pruned(staged, keyed(["Qh", "4c"])))).toEqual(["Qh"]);
  });
});
