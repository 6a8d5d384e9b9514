/* Typed notation, read only as far as showing it needs: the server judges the text itself. */

export type Typed =
  | { kind: "draw" | "take" | "meld" | "discard"; groups: { cards: string[]; onto: string }[] }
  | { kind: "ask" | "pass" | "yes" | "no" }
  | { kind: "unfinished" };

const CARD = /^(?:Jo|★|\?\?|(10|[2-9TtAaKkQqJj])([shdcSHDC♠♥♦♣])?)/;
const SUITS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** Reads cards that stand together or apart; undefined where a letter is no card. A card without a suit is its rank. */
export function readCards(text: string): string[] | undefined {
  const cards: string[] = [];
  let rest = text.trim();
  while (rest) {
    const found = CARD.exec(rest);
    if (!found) return undefined;
    if (found[0] === "Jo" || found[0] === "★") cards.push("Jo");
    else if (found[0] === "??") cards.push("??");
    else {
      const rank = found[1] === "10" ? "T" : (found[1] ?? "").toUpperCase();
      const suit = found[2] ?? "";
      cards.push(rank + (SUITS[suit] ?? suit.toLowerCase()));
    }
    rest = rest.slice(found[0].length).trimStart();
  }
  return cards;
}

export function readTyped(text: string): Typed {
  const wish = text.trim();
  const kinds = { "+": "draw", "^": "take", "=": "meld", "-": "discard" } as const;
  if (wish === "?") return { kind: "ask" };
  if (wish === ".") return { kind: "pass" };
  if (wish === "y" || wish === "n") return { kind: wish === "y" ? "yes" : "no" };
  const kind = kinds[wish[0] as keyof typeof kinds];
  if (!kind) return { kind: "unfinished" };
  const groups: { cards: string[]; onto: string }[] = [];
  for (const part of wish.slice(1).split("&")) {
    const [body = "", onto = ""] = part.split(">");
    const cards = readCards(body);
    if (!cards) return { kind: "unfinished" };
    groups.push({ cards, onto: onto.trim() });
  }
  const empty = groups.every((g) => !g.cards.length);
  if (empty && (kind === "meld" || kind === "discard")) return { kind: "unfinished" };
  return { kind, groups };
}
