import { lang } from "../words/words.svelte";

export type Command =
  "draw" | "take" | "meld" | "discard" | "ask" | "sort" | "log" | "rules" | "pile" | "counts" | "help";

/** What the letters do. `D T M K F` in Swedish and Norwegian, `D T M C A` in English; the rest is common to all. */
const COMMON: Record<string, Command> = {
  d: "draw",
  t: "take",
  m: "meld",
  s: "sort",
  l: "log",
  r: "rules",
  p: "pile",
  o: "counts",
};
const OWN: Record<string, Record<string, Command>> = {
  sv: { k: "discard", f: "ask" },
  nb: { k: "discard", f: "ask" },
  en: { c: "discard", a: "ask" },
};

export const letterKeys = (): Record<string, Command> => ({ ...COMMON, ...OWN[lang()] });

/** Signs with which typed notation begins. */
const STARTS = "+^=-.";

/** The sign that a key press begins typed notation with, or "". `^` is a dead key on Nordic keyboards. */
export function notationStart(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (STARTS.includes(event.key) && event.key.length === 1) return event.key;
  return event.key === "Dead" && event.code === "BracketRight" && event.shiftKey ? "^" : "";
}

/** Whether a key press belongs to a field or a dialog, and not to the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const node = event.target as HTMLElement | null;
  return !!node?.closest("input, textarea, select, dialog");
}
