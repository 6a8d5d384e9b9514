import { t } from "../words/words.svelte";

/* Cards are notation text: rank and suit (`Qh`, `Td`), `Jo` a joker, `??` unknown. */

export const isWild = (code: string): boolean => code === "Jo" || code[0] === "2";
export const rankOf = (code: string): string => (code === "Jo" ? "Jo" : (code[0] ?? ""));
export const suitOf = (code: string): string => (code === "Jo" ? "" : (code[1] ?? ""));

const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
export const suitSign = (suit: string): string => SIGNS[suit] ?? "";
/** As it stands in running text: `10♣`, `Q♥`; a joker, or a card without a suit, is the word. */
export const inText = (code: string): string => {
  const sign = SIGNS[suitOf(code)];
  return sign ? `${rankOf(code) === "T" ? "10" : rankOf(code)}${sign}` : cardName(code);
};

/** The card's whole name: "spader nia", "nine of spades", "joker". */
export const cardName = (code: string): string => t("page-card", { card: code });

/** The rank in the plural: "kungar". */
export const rankName = (rank: string): string => t("page-ranks", { rank });

/** The word for a suit: "hjärter". */
export const suitWord = (suit: string): string => (suit ? t("page-suit", { suit }) : "");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface TextPiece {
  text: string;
  card?: string;
}
const CARD_IN_TEXT = /(10|[2-9TAKQJ])([♠♥♦♣])/g;
const LETTERS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** Splits a sentence of the server at the cards that stand in it. */
export function piecesOf(sentence: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(CARD_IN_TEXT)) {
    if (found.index > from) pieces.push({ text: sentence.slice(from, found.index) });
    const rank = found[1] === "10" ? "T" : (found[1] ?? "");
    pieces.push({ text: found[0], card: rank + (LETTERS[found[2] ?? ""] ?? "") });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
  return pieces;
}
