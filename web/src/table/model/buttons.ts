import { cardName } from "../../cards/code";
import type { Draft } from "../../net/protocol";
import { num, t } from "../../words/words.svelte";
import { isSequence, isWilds, meldName } from "./melds";
import type { TableModel } from "./table.svelte";

export interface ActionButton {
  id: "draw" | "take" | "meld" | "discard" | "ask" | "pass" | "join" | "special" | "undo";
  label: string;
  /** The second line: why, what, or what is lacking. */
  why: string;
  /** Looks and is announced as possible. A button that is not is pressed all the same: the answer says more. */
  can: boolean;
  primary: boolean;
  run: () => void;
}

const points = (n: number): string => t("page-points-short", { n: num(n) });
/** A sentence of the server where it is short enough for a second line; the message line has it whole. */
const brief = (text: string): string => (text && text.length <= 26 ? text : t("page-why-not-so"));
const lacking = (n: number): string => t("page-lacking", { n: num(n) });
/** Why the tray cannot be laid as it is: above all what trying it would cost. */
const refusal = (plan: Draft): string => plan.cost || (plan.short > 0 ? lacking(plan.short) : brief(plan.text));

/** At most three actions, the likeliest first. What each can do is the server's word; this only chooses the words beside it. */
export function actionButtons(table: TableModel): ActionButton[] {
  const { view } = table;
  if (!view || view.me < 0 || view.phase === "over") return [];
  if (!table.online) return [drawButton(table), takeButton(table), discardButton(table)].map(waiting);
  if (view.phase === "answer" && table.myTurn) return [];
  if (!table.myTurn || view.phase === "answer") {
    if (table.selection.length || table.staged.length)
      return [meldButton(table), takeButton(table), discardButton(table)];
    return [drawButton(table), takeButton(table), discardButton(table)];
  }
  const ask = view.actions.ask.can ? askButton(table) : undefined;
  if (view.phase === "draw") {
    const first = view.actions.pass.can && !view.actions.draw.can ? passButton(table) : drawButton(table);
    if (table.take) return lead([takeButton(table), layButton(table), first]);
    const third = table.staged.length || table.selection.length > 1 ? layButton(table) : (ask ?? discardButton(table));
    return lead([first, takeButton(table), third]);
  }
  const middle =
    ask ??
    (idle(table) && view.actions.special?.can ? specialButton(table) : undefined) ??
    (idle(table) && view.actions.join?.can ? joinButton(table) : undefined) ??
    (idle(table) && view.actions.undo?.can ? undoButton(table) : undefined) ??
    (view.actions.pass.can ? passButton(table) : takeButton(table));
  // Who may throw nothing ends the turn in its place.
  const stuck = view.actions.pass.can && middle.id !== "pass" && !view.actions.discard.can;
  return lead([meldButton(table), middle, stuck ? passButton(table) : discardButton(table)]);
}

const waiting = (b: ActionButton): ActionButton => ({ ...b, can: false, primary: false, why: t("page-why-offline") });

/** One button leads: the one that fits the selection, else the first that can be pressed. */
function lead(buttons: ActionButton[]): ActionButton[] {
  const offered = buttons.filter((b) => b.primary && b.can);
  const wanted = offered.find((b) => b.id === "take") ?? offered[0];
  const order = wanted?.id === "take" ? [wanted, ...buttons.filter((b) => b !== wanted)] : buttons;
  return order.map((b) => ({ ...b, primary: b === wanted }));
}

function drawButton(table: TableModel): ActionButton {
  const { can, why } = table.view!.actions.draw;
  return { id: "draw", label: t("page-draw"), why, can, primary: can, run: () => table.draw() };
}

function takeButton(table: TableModel): ActionButton {
  const base = {
    id: "take" as const,
    label: t("page-take"),
    run: () => table.whenDrafted(() => table.takePile()),
  };
  const { take } = table.view!.actions;
  if (table.take) {
    const plan = table.selection.length ? table.preview : table.draft;
    const can = !!plan?.legal;
    const why = !plan ? "" : can ? points(plan.points) : refusal(plan);
    return { ...base, why, can, primary: can };
  }
  if (table.selection.length && table.myTurn && table.view!.phase === "draw") {
    const target = table.draft?.targets.pile;
    const first = table.preview?.groups[0];
    const claim = !target?.can && !!first?.ok && !table.mySide?.opened;
    if (target?.can && target.do) return { ...base, why: target.why || take.why, can: true, primary: true };
    if (claim || target?.can) return { ...base, why: t("page-why-lay-first"), can: true, primary: true };
    return { ...base, why: target?.why || take.why, can: false, primary: false };
  }
  return { ...base, why: take.why, can: take.can, primary: false };
}

/** "Into the tray": for selected cards while the pile is being claimed, or before the draw. */
function layButton(table: TableModel): ActionButton {
  const can = table.selection.length > 0;
  const why = can ? t("page-n-cards", { n: table.selection.length }) : t("page-why-select");
  return {
    id: "meld",
    label: t("page-lay"),
    why,
    can,
    primary: false,
    run: () => table.whenDrafted(() => table.stage()),
  };
}

function meldButton(table: TableModel): ActionButton {
  const run = (): void => table.whenDrafted(() => table.meld());
  const base = { id: "meld" as const, run };
  const { selection, staged } = table;
  const open = !!table.mySide?.opened;
  if (!selection.length && !staged.length) {
    return {
      ...base,
      label: t(open ? "page-meld" : "page-lay"),
      why: t("page-why-select"),
      can: false,
      primary: false,
    };
  }
  if (selection.length && table.previewAsks) {
    return { ...base, label: t("page-lay"), why: t("page-why-choose"), can: true, primary: true };
  }
  const plan = selection.length ? table.preview : table.draft;
  if (plan?.legal) {
    const meld = table.mySide?.melds.find((m) => m.n === plan.groups[0]?.onto);
    const onto =
      meld &&
      (isSequence(meld) || isWilds(meld)
        ? t("page-why-onto-named", { what: meldName(meld) })
        : t("page-why-onto", { rank: meld.rank }));
    const why = plan.groups.length === 1 && onto ? onto : points(plan.points);
    return { ...base, label: t("page-meld"), why, can: true, primary: true };
  }
  if (selection.length) {
    const bad = plan?.groups.find((g) => !g.ok && g.text);
    const why = bad ? t("page-why-no-meld") : plan && plan.short > 0 ? lacking(plan.short) : "";
    const wild = table.draft?.targets.melds.some((m) => m.can) ?? false;
    return {
      ...base,
      label: t("page-lay"),
      why: wild && bad ? t("page-why-choose") : why,
      can: !bad || wild,
      primary: !bad,
    };
  }
  const why = plan ? refusal(plan) : "";
  return { ...base, label: t("page-meld"), why, can: false, primary: false };
}

function discardButton(table: TableModel): ActionButton {
  const base = {
    id: "discard" as const,
    label: t("page-discard"),
    run: () => table.whenDrafted(() => table.discard()),
  };
  const { discard } = table.view!.actions;
  const [card] = table.selection;
  if (!card || !table.myTurn || table.view!.phase !== "play")
    return { ...base, why: discard.why, can: false, primary: false };
  if (table.selection.length > 1) return { ...base, why: t("page-why-one-card"), can: false, primary: false };
  const target = table.draft?.targets.discard;
  const can = target?.can ?? false;
  return { ...base, why: target?.why || cardName(card.code), can, primary: can && !table.preview?.legal };
}

function askButton(table: TableModel): ActionButton {
  const { can, why } = table.view!.actions.ask;
  return {
    id: "ask",
    label: t("page-ask"),
    why: why || t("page-why-ask"),
    can,
    primary: false,
    run: () => table.act("?"),
  };
}

const idle = (table: TableModel): boolean => !table.selection.length && !table.staged.length;

/** The last meld of this turn comes back to the hand. */
function undoButton(table: TableModel): ActionButton {
  const { can, why } = table.view!.actions.undo!;
  return { id: "undo", label: t("page-take-back"), why, can, primary: false, run: () => table.takeBack() };
}

/** Two melds become one. */
function joinButton(table: TableModel): ActionButton {
  const { can, why, joins } = table.view!.actions.join!;
  const run = (): void =>
    table.oneOf(
      t("page-choose-join"),
      joins.map((j) => ({ label: j.text, do: j.do })),
    );
  return { id: "join", label: t("page-join"), why, can, primary: false, run };
}

/** A whole hand that ends the deal by itself. */
function specialButton(table: TableModel): ActionButton {
  const { can, why, hands } = table.view!.actions.special!;
  const run = (): void =>
    table.oneOf(
      t("page-choose-special"),
      hands.map((h) => ({ label: h.title, do: h.do })),
    );
  return { id: "special", label: t("page-special"), why, can, primary: can, run };
}

function passButton(table: TableModel): ActionButton {
  const { can, why } = table.view!.actions.pass;
  const label = t(table.view!.phase === "draw" ? "page-decline" : "page-end-turn");
  return { id: "pass", label, why, can, primary: can, run: () => table.act(".") };
}
