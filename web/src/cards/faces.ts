import { crown, glyph, jester, laurel, lozenge, octagon, pip, rays, shape, shield, text } from "./parts";
import { PIP, STAR } from "./shapes";

/*
 * Card faces drawn as SVG paths: no fonts, no pictures. Canasta reads cards from a 24 px strip, so everything that
 * matters stands in the left 74 of 200 units: jumbo index, suit, and one mark (wild, bonus, stop). The rest is for pleasure.
 */

export type Lang = "sv" | "nb" | "en";
/** "english": A K Q J. "nordic": E K D Kn. */
export type Letters = "english" | "nordic";

const WORDS: Record<Lang, { wild: string; stop: string; bonus: string }> = {
  sv: { wild: "VILD", stop: "STOPP", bonus: "BONUS" },
  nb: { wild: "VILL", stop: "STOPP", bonus: "BONUS" },
  en: { wild: "WILD", stop: "STOP", bonus: "BONUS" },
};
const NORDIC: Record<string, string> = { A: "E", Q: "D", J: "KN" };
const COLOUR: Record<string, string> = { s: "var(--c-s)", h: "var(--c-h)", d: "var(--c-d)", c: "var(--c-c)" };

function joker(): string {
  const letters = [..."JOKER"].map((c, i) => glyph(c, 38 - shape(c)[0] * 0.16, 80 + i * 38, 31, 19)).join("");
  const star = `<path d="${STAR}" transform="translate(12 14) scale(.52)" fill="currentColor"/>`;
  return `<g color="var(--c-wild)">${star}${letters}${jester()}</g>`;
}

function index(rank: string, letters: Letters): string {
  const g = letters === "nordic" ? (NORDIC[rank] ?? rank) : rank;
  if (g === "T") return glyph("T10", 7, 16, 92, 13.5);
  if (g === "KN") return glyph("KN", 7, 16, 92, 13.5);
  return glyph(g, 38 - shape(g)[0] * 0.46, 16, 92, 15.5);
}

/** The mark in the strip and the picture at the right of one card. */
function art(rank: string, suit: string, lang: Lang): [mark: string, picture: string] {
  const w = WORDS[lang];
  if (rank === "3" && (suit === "h" || suit === "d")) {
    return [
      `<path d="${rays(38, 200, 13, 23, 10)}" stroke="var(--c-gold-deep)" stroke-width="5.5" stroke-linecap="round"/><circle cx="38" cy="200" r="9" fill="var(--c-gold-deep)"/>`,
      `<path d="${rays(132, 176, 42, 53, 14)}" stroke="var(--c-gold)" stroke-width="8" stroke-linecap="round"/>${pip(suit, 132, 177, 58)}${text(w.bonus, 132, 248, 20, 18, 18)}`,
    ];
  }
  if (rank === "3") {
    return [
      `<path d="${octagon(38, 200, 24)}" fill="currentColor"/><rect x="25" y="195" width="26" height="10" rx="2" fill="var(--c-face)"/>`,
      `<path d="${octagon(132, 176, 56)}" fill="none" stroke="currentColor" stroke-width="8"/>${pip(suit, 132, 175, 62)}${text(w.stop, 132, 248, 20, 18, 18)}`,
    ];
  }
  if (rank === "2") {
    const word = `<g color="var(--c-wild)">${text(w.wild, 132, 248, 20, 18, 18)}</g>`;
    return [
      lozenge(38, 200, 27),
      `${lozenge(132, 174, 58)}<path d="M132 138L168 174L132 210L96 174Z" fill="var(--c-face)"/>${pip(suit, 132, 174, 46)}${word}`,
    ];
  }
  if (rank === "K") return ["", crown(suit)];
  if (rank === "Q") return ["", laurel(suit)];
  if (rank === "J") return ["", shield(suit)];
  if (rank === "A") {
    const y = suit === "d" ? 188 : suit === "c" ? 190 : 186;
    return ["", `${pip(suit, 130, 188, 118)}<g>${lozenge(130, y, 17, "var(--c-face)")}</g>`];
  }
  return ["", pip(suit, 132, 196, 100)];
}

/** Basket weave: over and under, 28 units a cell. */
function back(): string {
  let m = "";
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 6; x++) {
      const px = 16 + x * 28;
      const py = 14 + y * 31.5;
      for (let k = 0; k < 3; k++) {
        m +=
          (x + y) % 2
            ? `<rect x="${px + 2}" y="${(py + 3.2 + k * 9).toFixed(1)}" width="24" height="6.4" rx="3.2"/>`
            : `<rect x="${(px + 2.2 + k * 8.8).toFixed(1)}" y="${py + 2.5}" width="6" height="26.5" rx="3"/>`;
      }
    }
  }
  return `<rect x="8" y="8" width="184" height="264" rx="12" fill="var(--c-back)"/><g fill="var(--c-back-2)">${m}</g>`;
}

const drawn = new Map<string, string>();

/** The picture of a card (`Qh`, `Jo`; `??` is the back) as SVG text, drawn once and kept. */
export function svg(code: string, lang: Lang, letters: Letters = "english"): string {
  const key = `${code}/${lang}/${letters}`;
  let picture = drawn.get(key);
  if (picture === undefined) {
    const rank = code[0] ?? "?";
    const suit = code[1] ?? "";
    let inner: string;
    if (code === "??") inner = back();
    else if (code === "Jo") inner = joker();
    else {
      const [mark, right] = art(rank, suit, lang);
      inner = `<g color="${COLOUR[suit] ?? "var(--c-s)"}">${index(rank, letters)}${pip(suit, 38, 146, 52)}${mark}${right}</g>`;
    }
    picture = `<svg viewBox="0 0 200 280" aria-hidden="true" focusable="false">${inner}</svg>`;
    drawn.set(key, picture);
  }
  return picture;
}

/** A word in the letters of the cards, for the wordmark. */
export function word(t: string, height: number): string {
  const w = [...t].reduce((n, c) => n + shape(c)[0] + 12, -12);
  return `<svg class="word" viewBox="0 0 ${w} 100" aria-hidden="true" height="${height}" width="${((w * height) / 100).toFixed(1)}">${text(t, w / 2, 0, 100, 12, 14)}</svg>`;
}

/** A suit sign for running text. */
export const suitSign = (suit: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${PIP[suit] ?? ""}" fill="currentColor"/></svg>`;
