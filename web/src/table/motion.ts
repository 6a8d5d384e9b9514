import { svg } from "../cards/faces";
import { prefs, reducedMotion } from "../settings/prefs.svelte";
import { lang } from "../words/words.svelte";
import type { TableEvent, View } from "../net/protocol";

/*
 * Moves of cards. The new state stands on the table before anything moves: what flies is a picture over it, from where
 * the card was to where it is now. A new view, or a press, ends all flights at once. Without motion, what changed fades in.
 */

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const MOVE = 240;
const SWEEP = 420;

interface Place {
  left: number;
  top: number;
  width: number;
}
export interface Snapshot {
  spots: Map<string, Place>;
  cards: Map<string, Place[]>;
}
const place = (node: Element): Place => {
  const { left, top, width } = node.getBoundingClientRect();
  return { left, top, width };
};

/** Where stock, pile, seats, melds and the cards of the hand and the tray are now. */
export function snapshot(root: HTMLElement): Snapshot {
  const spots = new Map<string, Place>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) spots.set(node.dataset.spot ?? "", place(node));
  const cards = new Map<string, Place[]>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const code = (node.dataset.card ?? "").split(".")[0] ?? "";
    cards.set(code, [...(cards.get(code) ?? []), place(node.querySelector(".card") ?? node)]);
  }
  return { spots, cards };
}

let flights: Animation[] = [];

/** Ends all flights: everything stands where it belongs. */
export function land(): void {
  for (const flight of flights) flight.finish();
  flights = [];
}

function fly(
  layer: HTMLElement,
  code: string,
  from: Place,
  to: Place,
  delay: number,
  time: number,
  hide?: Element,
): void {
  const width = to.width || 60;
  const card = document.createElement("span");
  card.className = "card flying";
  card.style.cssText = `left:${to.left}px;top:${to.top}px;--cw:${width}px`;
  card.innerHTML = svg(code, lang(), prefs.letters);
  layer.append(card);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${(from.width || width) / width})`;
  const options = { duration: time, delay, easing: EASE, fill: "backwards" as const };
  const flight = card.animate([{ transform: start }, { transform: "none" }], options);
  flight.onfinish = () => card.remove();
  flights.push(flight);
  if (hide) {
    const veil = hide.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, delay, fill: "backwards" });
    flights.push(veil);
  }
}

/** Plays what happened, one act after another, at most 600 ms each. `view` is the state after them. */
export function play(root: HTMLElement, layer: HTMLElement, before: Snapshot, events: TableEvent[], view: View): void {
  land();
  const moves = events.filter((e) => ["drew", "discarded", "took", "melded", "red_three"].includes(e.kind));
  if (reducedMotion()) {
    const changed = [...root.querySelectorAll(".hc:has(.ny), [data-spot='pile']")];
    if (moves.length)
      for (const node of changed) flights.push(node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 }));
    return;
  }
  const spot = (name: string): Element | null => root.querySelector(`[data-spot="${name}"]`);
  const now = (name: string): Place | undefined => {
    const node = spot(name);
    return node ? place(node) : before.spots.get(name);
  };
  const used = new Map<string, number>();
  const wasInHand = (code: string): Place | undefined => {
    const list = before.cards.get(code) ?? [];
    const nth = used.get(code) ?? 0;
    used.set(code, nth + 1);
    return list[nth] ?? before.spots.get("hand");
  };
  const gap = moves.length > 4 ? 130 : 300;
  let delay = 0;
  for (const event of moves) {
    const own = event.seat === view.me;
    const seat = now(`seat:${event.seat}`);
    const side = view.seats[event.seat]?.side ?? -1;
    if (event.kind === "drew") {
      const from = before.spots.get("stock");
      if (from && own) {
        for (const node of freshCards(root, event.cards)) {
          fly(layer, node.code, from, place(node.face), delay, MOVE, node.face);
        }
      } else if (from && seat)
        event.cards.slice(0, 2).forEach((_, i) => fly(layer, "??", from, seat, delay + i * 60, MOVE));
    } else if (event.kind === "discarded") {
      const from = own ? wasInHand(event.cards[0] ?? "") : seat;
      const pile = spot("pile")?.querySelector(".card:last-of-type");
      if (from && pile) fly(layer, event.cards[0] ?? "??", from, place(pile), delay, MOVE, pile);
    } else if (event.kind === "took") {
      const from = before.spots.get("pile");
      const to = own ? now("hand") : seat;
      if (from && to) {
        const goal = own ? { left: to.left + to.width / 2 - 40, top: to.top, width: 72 } : to;
        for (let i = 0; i < Math.min(4, event.cards.length); i++) fly(layer, "??", from, goal, delay + i * 25, SWEEP);
      }
    } else if (event.kind === "red_three") {
      const from = before.spots.get("stock");
      const to = now(`reds:${side}`);
      if (from && to) fly(layer, event.cards[0] ?? "??", from, { ...to, width: 46 }, delay, MOVE);
    }
    for (const group of event.kind === "took" || event.kind === "melded" ? (event.groups ?? []) : []) {
      const node = spot(`meld:${side}:${group.n}`);
      const face = node?.querySelector(".card") ?? node;
      if (!face) continue;
      group.cards.forEach((code, i) => {
        const from = own ? wasInHand(code) : seat;
        if (from) fly(layer, code, from, place(face), delay + i * 40, event.kind === "took" ? SWEEP : MOVE);
      });
      const band = node?.querySelector(".band");
      const grow = [{ transform: "scaleX(0)" }, { transform: "none" }];
      if (band)
        flights.push(band.animate(grow, { duration: SWEEP, delay: delay + MOVE, easing: EASE, fill: "backwards" }));
    }
    delay += gap;
  }
}

function freshCards(root: HTMLElement, codes: readonly string[]): { code: string; face: Element }[] {
  const left = [...codes];
  const found: { code: string; face: Element }[] = [];
  for (const node of [...root.querySelectorAll<HTMLElement>("[data-card]")].reverse()) {
    const code = (node.dataset.card ?? "").split(".")[0] ?? "";
    const at = left.indexOf(code);
    const face = node.querySelector(".card");
    if (at < 0 || !face || !node.querySelector(".ny")) continue;
    left.splice(at, 1);
    found.push({ code, face });
  }
  return found;
}
