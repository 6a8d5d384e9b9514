/* Values that are rows of two: from so many points an opening needs so much, cards of such ranks count so much. */
import type { RuleOption } from "../../net/protocol";

export type Row = [string, string];

/** The rows of a value in the notation, `[[min,15],[0,50]]`; none where it is a word. */
export const rowsOf = (value: string): Row[] =>
  [...value.matchAll(/\[([^[\],]+),([^[\],]+)\]/g)].map((found) => [(found[1] ?? "").trim(), (found[2] ?? "").trim()]);

export const valueOf = (rows: readonly Row[]): string => `[${rows.map((row) => `[${row.join(",")}]`).join(",")}]`;

/** Whether a value of this option is given row by row. */
export const rowed = (option: Pick<RuleOption, "kind">): boolean =>
  option.kind === "tiers" || option.kind === "card_values" || option.kind === "pairs";
