/* Whether what lies on the table has room: nothing over anything else, nothing outside. Measured, because letters have sizes. */

const SLACK = 2;
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const shown = (box: Box): boolean => box.right - box.left > 1 && box.bottom - box.top > 1;
const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
const within = (box: Box, room: Box): boolean =>
  box.left >= room.left - SLACK &&
  box.right <= room.right + SLACK &&
  box.top >= room.top - SLACK &&
  box.bottom <= room.bottom + SLACK;

const boxes = (root: Element, what: string): DOMRect[] =>
  [...root.querySelectorAll(what)].map((node) => node.getBoundingClientRect()).filter(shown);
const anyMeet = (all: readonly Box[]): boolean => all.some((a, i) => all.slice(i + 1).some((b) => meet(a, b)));

const SIDE = "h2, .melds > li, .tray, .none";

/** Whether the table as it is laid out now loses nothing. True where nothing is laid out. */
export function fits(root: HTMLElement): boolean {
  const cloth = root.querySelector(".cloth")?.getBoundingClientRect();
  if (!cloth || !shown(cloth)) return true;
  const sides = [...root.querySelectorAll(".side")].map((side) => boxes(side, SIDE));
  const blocks = [...sides.flat(), ...boxes(root, ".seat"), ...boxes(root, ".centre")];
  const middle = boxes(root, ".centre :is(.stock, .pile, .pnote)");
  if (![...blocks, ...middle].every((box) => within(box, cloth)) || anyMeet(blocks) || anyMeet(middle)) return false;
  if ([...root.querySelectorAll(".held")].some((held) => held.scrollWidth > held.clientWidth + SLACK)) return false;
  if (boxes(root, ".tray .meld, .tray .count").some((box) => box.bottom > cloth.bottom + SLACK)) return false;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // A card that is held up rises over the message; the rest of the player's own part stands clear.
  const own = boxes(root, ".msgbox, .hand, .foot, .acts .btn");
  const bar = boxes(root, ".bar .icon, .bar .tally, .bar .brand");
  return [...own, ...bar].every((box) => within(box, screen)) && !anyMeet([cloth, ...own]) && !anyMeet(bar);
}

/** Puts the first of `ways` from `least` on onto `root` under which all fits, else the last, and says which. */
export function fit(root: HTMLElement, ways: readonly string[], least = 0): number {
  const last = ways.length - 1;
  for (let at = Math.min(least, last); at < last; at++) {
    wear(root, ways[at] ?? "");
    if (fits(root)) return at;
  }
  wear(root, ways[last] ?? "");
  return last;
}
/** A class written anew costs a new look at every rule, even where it is the same. */
function wear(root: HTMLElement, way: string): void {
  if (root.className !== way) root.className = way;
}
