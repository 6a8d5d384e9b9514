import { describe, expect, it } from "vitest";
import { fan, keyed, sorted } from "../src/table/model/hand";

const FULL = "Jo Jo 2s 2c Ah Ac Kc Qs Qc Jh Jc Ts Th Td Tc 9h 9c 8c 7h 7d 7c 6h 5c 4h 3s".split(" ");

describe("the hand", () => {
  it("gives two equal cards two keys", () => {
    expect(keyed(["Qh", "Jo", "Qh"]).map((c) => c.key)).toEqual(["Qh.0", "Jo.0", "Qh.1"]);
  });
  it("sorts wilds first, threes last, ranks from ace to four", () => {
    const codes = sorted(keyed(["3s", "4h", "2c", "As", "Jo", "Tc", "Kd", "3h"]), "rank").map((c) => c.code);
    expect(codes).toEqual(["Jo", "2c", "As", "Kd", "Tc", "4h", "3s", "3h"]);
  });
  it("sorts by points and by suit", () => {
    const cards = keyed(["7s", "8s", "As", "2c", "Jo", "4h"]);
    expect(sorted(cards, "points").map((c) => c.code)).toEqual(["Jo", "2c", "As", "8s", "7s", "4h"]);
    expect(sorted(cards, "suit").map((c) => c.code)).toEqual(["Jo", "2c", "As", "8s", "7s", "4h"]);
  });
  it("keeps the player's own order and puts new cards after it", () => {
    const cards = keyed(["4h", "As", "Kd"]);
    expect(sorted(cards, "own", ["Kd.0", "4h.0"]).map((c) => c.code)).toEqual(["Kd", "4h", "As"]);
  });
});

describe("the overlap rule", () => {
  const widths = { 304: 56, 359: 78, 374: 78, 650: 62, 792: 104, 780: 100 };
  it.each(Object.entries(widths))("never leaves a strip under 24 px at %s px", (width, max) => {
    for (let n = 1; n <= 40; n++) {
      const codes = Array.from({ length: n }, (_, i) => FULL[i % FULL.length] ?? "4c");
      const layout = fan(codes, Number(width), max);
      expect(layout.rows.reduce((sum, row) => sum + row.count, 0)).toBe(n);
      for (const row of layout.rows) {
        if (row.count > 1) expect(row.step, `${n} cards`).toBeGreaterThanOrEqual(24);
        const end = row.left + row.step * (row.count - 1) + layout.card;
        expect(end, `${n} cards`).toBeLessThanOrEqual(Number(width) + 0.5);
      }
    }
  });
  it("lays 25 cards in two rows on a phone and in one on wider screens", () => {
    expect(fan(FULL, 359, 78).rows.map((r) => r.count)).toEqual([13, 12]);
    expect(fan(FULL, 792, 104).rows).toHaveLength(1);
    expect(fan(FULL, 650, 62).rows).toHaveLength(1);
  });
  it("breaks rows where the rank changes", () => {
    const { rows } = fan("Jo As Ah Kd Ks Qs Qh Td Tc 9h 9s 8c 7c 7d 4c".split(" "), 374, 78);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.start).toBe(7);
  });
});
