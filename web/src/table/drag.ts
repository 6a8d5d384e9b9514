import { choose } from "../settings/prefs.svelte";
import type { TableModel } from "./model/table.svelte";

/** A press becomes a drag after this many px, and a long press after this many ms. */
const SLOP = 6;
const LONG = 500;

interface Options {
  table: TableModel;
  /** The click that follows a drag or a long press does nothing. */
  swallow: () => void;
}

/**
 * Dragging cards of the hand with finger, pen or mouse: onto the tray, a meld, a staged group, the pile, or to another
 * place in the hand. Dropped elsewhere they go back. A long press selects all cards of the rank.
 */
export function draggable(node: HTMLElement, options: Options): { destroy(): void } {
  const { table } = options;
  let key = "";
  let start = { x: 0, y: 0 };
  let pointer = -1;
  let timer = 0;
  let ghost: HTMLElement | undefined;
  let alone = false;
  let long = false;
  let over: Element | null = null;

  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>("[data-key]");
    if (!card || event.button !== 0 || pointer >= 0) return;
    key = card.dataset.key ?? "";
    pointer = event.pointerId;
    start = { x: event.clientX, y: event.clientY };
    long = false;
    timer = window.setTimeout(() => {
      long = true;
      table.toggleRank(key);
    }, LONG);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
  }

  function lift(): void {
    alone = !table.selected.includes(key);
    if (alone) {
      table.clearSelection();
      table.toggle(key);
    }
    ghost = document.createElement("div");
    ghost.className = "dragged fan";
    const cards = [...node.querySelectorAll<HTMLElement>("[data-key]")].filter((n) =>
      table.selected.includes(n.dataset.key ?? ""),
    );
    const width = node.querySelector(".card")?.clientWidth ?? 72;
    ghost.style.setProperty("--cw", `${width}px`);
    ghost.style.setProperty("--step", `${Math.max(24, width * 0.36)}px`);
    const lead = node.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    for (const card of cards.length ? cards : lead ? [lead] : []) {
      const face = card.querySelector(".card");
      if (face) ghost.append(face.cloneNode(true));
    }
    document.body.append(ghost);
    node.classList.add("lifting");
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer || long) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < SLOP) return;
      clearTimeout(timer);
      lift();
    }
    if (ghost) ghost.style.transform = `translate(${event.clientX - 30}px, ${event.clientY - 40}px) rotate(-2deg)`;
    mark(dropAt(event));
  }

  const dropAt = (event: PointerEvent): Element | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

  function mark(target: Element | null): void {
    if (target === over) return;
    over?.classList.remove("under");
    over = target;
    over?.classList.add("under");
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const dragged = !!ghost;
    const target = dragged ? dropAt(event) : null;
    const own = key;
    end();
    if (dragged || long) options.swallow();
    if (!dragged) return;
    drop(target?.getAttribute("data-drop") ?? "", own);
  }

  function drop(place: string, own: string): void {
    const [kind, value = ""] = [place.split(":")[0], place.slice(place.indexOf(":") + 1)];
    if (kind === "tray") table.whenDrafted(() => table.stage());
    else if (kind === "meld") table.whenDrafted(() => table.ontoMeld(Number(value)));
    else if (kind === "group") table.ontoStaged(Number(value));
    else if (kind === "pile") {
      table.whenDrafted(() => (table.view?.phase === "draw" ? table.takePile() : table.discard()));
    } else {
      if (kind === "hand" && place.includes(":") && value !== own) {
        table.arrange(own, value);
        choose("order", "own");
      }
      if (alone) table.clearSelection();
    }
  }

  function cancel(): void {
    if (ghost && alone) table.clearSelection();
    end();
  }
  function end(): void {
    clearTimeout(timer);
    mark(null);
    ghost?.remove();
    ghost = undefined;
    pointer = -1;
    node.classList.remove("lifting");
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
  }

  node.addEventListener("pointerdown", down);
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      end();
    },
  };
}
