import { describe, expect, it } from "vitest";
import { svg } from "../src/cards/faces";

const RANKS = "A K Q J T 9 8 7 6 5 4 3 2".split(" ");
const codes = [...RANKS.flatMap((r) => ["s", "h", "d", "c"].map((s) => r + s)), "Jo", "??"];

describe("card faces", () => {
  it("draws 54 different pictures", () => {
    expect(new Set(codes.map((c) => svg(c, "sv"))).size).toBe(54);
  });
  it("tells wild, bonus and stop cards by word as well as by shape", () => {
    for (const lang of ["sv", "nb", "en"] as const) {
      expect(svg("2s", lang)).not.toBe(svg("2s", lang === "en" ? "sv" : "en"));
      expect(svg("3s", lang)).not.toContain("var(--c-gold)");
      expect(svg("3h", lang)).toContain("var(--c-gold)");
      expect(svg("2h", lang)).toContain("var(--c-wild)");
    }
  });
  it("carries no style attribute, which the content policy would refuse", () => {
    for (const code of codes) expect(svg(code, "en", "nordic")).not.toContain("style=");
  });
  it("has Nordic letters for ace, queen and jack only", () => {
    for (const rank of RANKS) {
      const same = svg(`${rank}s`, "sv", "nordic") === svg(`${rank}s`, "sv", "english");
      expect(same, rank).toBe(!"AQJ".includes(rank));
    }
  });
});
