import type { Lang, Letters } from "../cards/faces";

/** What a player chooses for this browser. Kept in local storage; never sent anywhere. */
export interface Choices {
  lang: Lang | "";
  theme: "system" | "light" | "dark";
  fourColours: boolean;
  largeCards: boolean;
  letters: Letters;
  leftHanded: boolean;
  letterKeys: boolean;
  motion: "system" | "reduced";
  askDoubt: boolean;
  sound: boolean;
  vibrate: boolean;
  order: Order;
}
export type Order = "rank" | "points" | "suit" | "own";

const DEFAULTS: Choices = {
  lang: "",
  theme: "system",
  fourColours: false,
  largeCards: false,
  letters: "english",
  leftHanded: false,
  letterKeys: true,
  motion: "system",
  askDoubt: true,
  sound: false,
  vibrate: false,
  order: "rank",
};
const KEY = "canasta";

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // no storage, or not ours: the defaults do
  }
}

export const prefs: Choices = $state({ ...DEFAULTS, ...stored() });

export function choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // private windows may refuse: the choice then lasts as long as the page
  }
  applyLook();
}

const darkQuery = () => matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean => (prefs.theme === "system" ? darkQuery().matches : prefs.theme === "dark");

export const reducedMotion = (): boolean =>
  prefs.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Puts the choices that style sheets read onto the root element. */
export function applyLook(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.suits = prefs.fourColours ? "four" : "two";
  root.dataset.cards = prefs.largeCards ? "large" : "normal";
  root.dataset.hand = prefs.leftHanded ? "left" : "right";
  root.dataset.motion = prefs.motion === "reduced" ? "reduced" : "full";
}

export function watchLook(): void {
  applyLook();
  darkQuery().addEventListener("change", applyLook);
}
