import { capital, isWild, rankOf } from "../../cards/code";
import { connect, type Link } from "../../net/socket";
import type { Act, Draft, FromServer, Pace, TableEvent, View } from "../../net/protocol";
import { prefs } from "../../settings/prefs.svelte";
import { lang, t } from "../../words/words.svelte";
import { grouped, pruned, rankOfGroup, type Grouping, type Staged } from "./groups";
import { meldName } from "./melds";
import { keyed, sorted, type HandCard } from "./hand";

/** Something to choose in the message line: which meld a wild card goes to, which claim of the pile. */
export interface Choice {
  text: string;
  options: { label: string; cards?: string[]; run: () => void }[];
}
export interface Doubt {
  act: string;
  text: string;
}
export type Before = () => void;

let counter = 0;
const newId = (): string => `${Date.now().toString(36)}${(counter++).toString(36)}`;

/**
 * One table as this browser sees it: the last view of the server, and what only the player knows: which cards are
 * selected, what lies in the tray, what is being typed. It knows no rules; what an act would be, the server answers.
 */
export class TableModel {
  view = $state.raw<View | undefined>();
  log = $state.raw<Act[]>([]);
  online = $state(false);
  lostAt = $state.raw<Date | undefined>();
  everOnline = $state(false);
  /** Why the server closed the table to this page for good; empty while it has not. */
  ended = $state("");

  selected = $state.raw<readonly string[]>([]);
  staged = $state.raw<readonly Staged[]>([]);
  /** The first staged group claims the top card of the pile. */
  take = $state(false);
  ownOrder = $state.raw<readonly string[]>([]);

  /** What the server says of the tray and of the selected cards. */
  draft = $state.raw<Draft | undefined>();
  /** The same with the selected cards put into the tray. */
  preview = $state.raw<Draft | undefined>();
  previewAsks = $state.raw(false);

  refusal = $state("");
  /** What was refused, and the options of the rules that decided it. */
  refused = $state.raw<{ act: string; options: string[] } | undefined>();
  doubt = $state.raw<Doubt | undefined>();
  choice = $state.raw<Choice | undefined>();
  hint = $state("");
  typed = $state.raw<string | undefined>();
  /** For the live regions of screen readers. */
  said = $state("");
  alarm = $state("");
  inFlight = $state("");

  /** Called before and after a new view is taken, for the moves of cards. */
  beforeView: Before = () => {};
  afterView: (events: TableEvent[], full: boolean, previous: View | undefined) => void = () => {};

  private link: Link | undefined;
  private seq = 0;
  private draftTimer = 0;
  /** The view that will show the act in flight, once it is done. */
  private doneAt = 0;
  private lastAct = "";
  private asked = { draft: "", preview: "" };
  /** The server has answered what is selected and staged now. */
  private current = $state(true);
  private waiting: (() => void) | undefined;

  readonly all = $derived<HandCard[]>(keyed(this.view?.hand ?? []));
  readonly stagedKeys = $derived(new Set(this.staged.flatMap((g) => g.cards.map((c) => c.key))));
  readonly hand = $derived(
    sorted(
      this.all.filter((c) => !this.stagedKeys.has(c.key)),
      prefs.order,
      this.ownOrder,
    ),
  );
  readonly selection = $derived(this.hand.filter((c) => this.selected.includes(c.key)));
  readonly fresh = $derived.by(() => {
    const left = [...(this.view?.fresh ?? [])];
    const keys = new Set<string>();
    for (const card of [...this.all].reverse()) {
      const i = left.indexOf(card.code);
      if (i < 0) continue;
      left.splice(i, 1);
      keys.add(card.key);
    }
    return keys;
  });
  readonly me = $derived(this.view?.me ?? -1);
  readonly mySide = $derived(this.view?.sides.find((s) => s.seats.includes(this.me)));
  readonly myTurn = $derived(!!this.view && this.me >= 0 && this.view.to_move === this.me);
  /** An answer of the server is waited for: to an act, or to what the selected cards would be. */
  readonly busy = $derived(!!this.inFlight || !this.current);
  readonly trayOpen = $derived(this.staged.length > 0 || this.take);

  constructor(readonly id: string) {}

  open(): void {
    this.link = connect(
      () => {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        return `${scheme}://${location.host}/ws/tables/${this.id}?lang=${lang()}`;
      },
      {
        open: () => {
          this.online = true;
          this.everOnline = true;
          this.lostAt = undefined;
          this.inFlight = "";
          this.link?.send({ t: "hello", seq: this.seq });
        },
        message: (message) => this.receive(message),
        lost: () => {
          if (this.online) this.lostAt = new Date();
          this.online = false;
        },
        ended: (reason) => {
          this.online = false;
          this.ended = reason;
        },
      },
    );
  }
  close(): void {
    clearTimeout(this.draftTimer);
    this.link?.close();
  }
  retry(): void {
    this.link?.retry();
  }

  receive(message: FromServer): void {
    switch (message.t) {
      case "view":
        this.takeView(message.seq, message.view, message.events, message.acts, !!message.full);
        break;
      case "done":
        // The act is over when its view is there: until then the table still shows what was before.
        if (message.id === this.inFlight) {
          this.doneAt = message.seq;
          if (this.doneAt <= this.seq) this.settle();
        }
        break;
      case "refused":
        if (message.id === this.inFlight) this.inFlight = "";
        this.refused = { act: this.lastAct, options: message.violations.map((v) => v.option).filter(Boolean) };
        this.refusal = message.text || message.violations.map((v) => v.text).join(" ");
        this.doubt = undefined;
        this.hint = "";
        this.alarm = this.refusal;
        break;
      case "doubt":
        if (message.id === this.inFlight) this.inFlight = "";
        this.refusal = "";
        this.doubt = { act: this.lastAct, text: message.reasons.map((r) => r.text).join(" ") };
        this.alarm = this.doubt.text;
        break;
      case "drafted":
        this.takeDraft(message.id, message);
        break;
      case "error":
        this.inFlight = "";
        this.refused = undefined;
        this.refusal = message.text;
        this.alarm = message.text;
    }
  }

  private takeView(seq: number, view: View, events: TableEvent[], acts: Act[], full: boolean): void {
    this.beforeView();
    const previous = this.view;
    const newDeal = previous && previous.deal !== view.deal;
    if (full || newDeal) this.log = [...acts].reverse();
    else if (acts.length) this.log = [...[...acts].reverse(), ...this.log];
    this.seq = seq;
    this.view = view;
    const hand = keyed(view.hand);
    this.staged = pruned(this.staged, hand);
    if (newDeal || view.phase === "over") this.clearWishes();
    if (previous && (previous.to_move !== view.to_move || previous.phase !== view.phase)) {
      this.hint = "";
      this.choice = undefined;
    }
    if (view.phase !== "draw" || !this.myTurn) this.take = false;
    const there = new Set(hand.map((c) => c.key));
    this.selected = this.selected.filter((key) => there.has(key));
    // A live region speaks of what changes in it, so it must stand there before it is filled.
    if (full) window.setTimeout(() => (this.said = this.view?.announce ?? ""), 250);
    else if (previous?.announce !== view.announce) this.said = view.announce;
    this.afterView(full ? [] : events, full, previous);
    if (this.inFlight && this.doneAt && this.doneAt <= seq) this.settle();
    else this.askDraft();
  }

  private takeDraft(id: string, draft: Draft): void {
    if (id === this.asked.draft) {
      this.draft = draft;
      this.asked.draft = "";
      if (this.staged.length && draft.need > 0) {
        this.said = t("page-said-staged", { have: draft.points, need: draft.need, short: draft.short });
      }
    } else if (id === this.asked.preview) {
      this.preview = draft;
      this.asked.preview = "";
    }
    if (!this.asked.draft && !this.asked.preview) this.answered();
  }
  private answered(): void {
    this.current = true;
    const wish = this.waiting;
    this.waiting = undefined;
    wish?.();
  }

  /** After a successful act of this player: what was said about the last attempt goes. */
  private settle(): void {
    this.inFlight = "";
    this.clearWishes();
    this.askDraft();
  }
  private clearWishes(): void {
    this.refusal = "";
    this.doubt = undefined;
    this.choice = undefined;
    this.hint = "";
    this.selected = [];
    this.staged = [];
    this.take = false;
    this.typed = undefined;
  }

  // ---- wishes -------------------------------------------------------------------------------------------------------

  act(text: string, sure = false): void {
    if (!text || this.inFlight) return;
    this.doubt = undefined;
    this.choice = undefined;
    this.lastAct = text;
    this.doneAt = 0;
    const id = newId();
    const skip = sure || !prefs.askDoubt;
    if (this.link?.send({ t: "act", id, seq: this.seq, do: text, ...(skip ? { sure: true } : {}) })) this.inFlight = id;
    else this.hint = t("page-offline-hint");
  }
  /** Take the last meld of this turn back. */
  takeBack(): void {
    if (this.inFlight) return;
    this.doneAt = 0;
    const id = newId();
    if (this.link?.send({ t: "undo", id, seq: this.seq })) this.inFlight = id;
    else this.hint = t("page-offline-hint");
  }
  ready(): void {
    this.link?.send({ t: "ready" });
  }
  setPace(pace: Pace): void {
    this.link?.send({ t: "pace", pace });
    if (this.view) this.view = { ...this.view, pace };
  }

  /** One of several ways to do the same: the player says which. */
  oneOf(text: string, ways: readonly { label: string; do: string }[]): void {
    const [only] = ways;
    if (only && ways.length === 1) this.act(only.do);
    else this.choice = { text, options: ways.map((way) => ({ label: way.label, run: () => this.act(way.do) })) };
  }

  draw(): void {
    this.act("+");
  }
  discard(): void {
    const [card] = this.selection;
    if (!card || this.selection.length > 1) {
      this.say(t(this.selection.length ? "page-hint-one-card" : "page-hint-select-discard"));
      return;
    }
    this.act(`-${card.code}`);
  }
  /** Takes the pile: with what is staged, else with the selected cards, else in the one way there is. */
  takePile(): void {
    const actions = this.view?.actions;
    if (!actions) return;
    if (this.take) {
      this.commit(true);
      return;
    }
    if (this.selection.length) {
      const target = this.draft?.targets.pile;
      if (target?.can && target.do) this.act(target.do);
      else this.stageClaim(!!target?.can);
      return;
    }
    const claims = actions.take.claims;
    if (claims.length === 1 && claims[0]) this.act(claims[0]);
    else if (claims.length > 1) {
      this.choice = {
        text: t("page-choose-claim"),
        // The plainest ways first; any other is played by selecting its cards.
        options: [...claims]
          .sort((a, b) => a.length - b.length)
          .slice(0, 5)
          .map((claim) => ({ label: claim, run: () => this.act(claim) })),
      };
    } else this.act("^");
  }
  /** The selected cards claim the top card, but more is needed: the claim is laid in the tray; a hopeless one is refused. */
  private stageClaim(fits: boolean): void {
    const cards = this.selection;
    const first = this.preview?.groups[0];
    const opening = this.mySide && !this.mySide.opened && this.view?.phase === "draw" && this.myTurn;
    if (!this.take && (fits || (opening && first?.ok))) {
      this.staged = [{ cards }, ...this.staged];
      this.take = true;
      this.selected = [];
      this.afterStaging();
    } else this.act(`^${cards.map((c) => c.code).join("")}`);
  }

  /** Sends what the tray holds, together with the selected cards. */
  commit(take = this.take): void {
    const plan = this.preview ?? this.draft;
    if (plan?.legal && plan.do) this.act(plan.do);
    else if (plan?.do) this.act(plan.do);
    else this.act(notation(this.staged, take));
  }

  /** Lays the selected cards out: into the tray when something is lacking still, else straight onto the table. */
  meld(): void {
    if (!this.selection.length && !this.staged.length) {
      this.say(t("page-hint-select-meld"));
      return;
    }
    if (!this.selection.length) {
      this.commit();
      return;
    }
    if (this.previewAsks) {
      this.askWhere();
      return;
    }
    const open = this.draft?.targets.melds.filter((m) => m.can).length ?? 0;
    const onto = this.preview?.groups[0]?.onto ?? null;
    if (!this.staged.length && open + Number(!!this.preview?.legal && onto === null) > 1) {
      this.askWhere();
      return;
    }
    if (this.preview?.legal && this.preview.do) {
      this.act(this.preview.do);
      return;
    }
    const wildTargets = this.draft?.targets.melds.filter((m) => m.can) ?? [];
    if (this.selection.every((c) => isWild(c.code)) && !this.staged.length && wildTargets.length) {
      this.askWhere();
      return;
    }
    this.stage();
  }

  /** How the selected cards fall into groups beside what is staged. */
  private plan(): Grouping {
    return grouped(this.selection, this.staged, this.view?.sequences);
  }

  /** Lays the selected cards into the tray, by rank. */
  stage(): void {
    const plan = this.plan();
    if (plan.kind === "ask") {
      this.askWhere();
      return;
    }
    // As a new meld beside one of the same rank the group says so.
    const beside = !this.staged.length && plan.groups.length === 1 && !!this.draft?.targets.new.beside;
    this.staged = beside ? plan.groups.map((g) => ({ ...g, fresh: true })) : plan.groups;
    this.selected = [];
    this.afterStaging();
  }

  /** Several places could take the wild cards: the player says which. */
  private askWhere(): void {
    const view = this.view;
    const plan = this.plan();
    const wilds = this.selection.filter((c) => isWild(c.code));
    const ranks = plan.kind === "ask" ? plan.ranks : [];
    const options = ranks.map((rank) => ({
      label: t("page-choose-rank", { rank }),
      run: () => {
        const into = plan.groups.map((g) => (rankOfGroup(g) === rank ? { ...g, cards: [...g.cards, ...wilds] } : g));
        this.staged = into;
        this.selected = [];
        this.afterStaging();
      },
    }));
    if (plan.kind !== "ask") {
      for (const target of this.draft?.targets.melds ?? []) {
        const meld = this.mySide?.melds.find((m) => m.n === target.n);
        if (target.can && meld && view) {
          options.push({ label: capital(meldName(meld)), run: () => this.ontoMeld(meld.n) });
        }
      }
      if (options.length && this.preview?.legal && this.preview.groups[0]?.onto === null) {
        const act = this.preview.do;
        options.push({ label: t("page-choose-new"), run: () => this.act(act) });
      }
      // Two melds may have one name; what is chosen must not.
      for (const [i, option] of options.entries())
        if (options.findIndex((o) => o.label === option.label) < i) option.label += ` (${i + 1})`;
    }
    if (options.length === 1) options[0]?.run();
    else
      this.choice = {
        text: t(wilds.length === this.selection.length ? "page-choose-wild" : "page-choose-where"),
        options,
      };
  }

  /** A meld of ours is the target: lays the selected cards onto it, or into the tray for it when others lie there. */
  ontoMeld(n: number): void {
    const cards = this.selection;
    if (!cards.length) return;
    if (this.staged.length) {
      const home = this.staged.find((g) => g.onto === n);
      this.staged = home
        ? this.staged.map((g) => (g === home ? { ...g, cards: [...g.cards, ...cards] } : g))
        : [...this.staged, { cards, onto: n }];
      this.selected = [];
      this.afterStaging();
    } else this.act(`=${cards.map((c) => c.code).join("")}>#${n}`);
  }
  /** A group in the tray is tapped: with a selection it takes it, without it goes back to the hand. */
  ontoStaged(index: number): void {
    const group = this.staged[index];
    if (!group) return;
    if (this.selection.length) {
      const cards = [...group.cards, ...this.selection];
      this.staged = this.staged.map((g, i) => (i === index ? { ...g, cards } : g));
      this.selected = [];
    } else {
      this.staged = this.staged.filter((_, i) => i !== index);
      if (this.take && index === 0) this.take = false;
    }
    this.afterStaging();
  }
  unstageLast(): boolean {
    if (!this.staged.length) return false;
    this.ontoStagedAway(this.staged.length - 1);
    return true;
  }
  private ontoStagedAway(index: number): void {
    this.staged = this.staged.filter((_, i) => i !== index);
    if (!this.staged.length) this.take = false;
    this.afterStaging();
  }
  unstageAll(): void {
    this.staged = [];
    this.take = false;
    this.afterStaging();
  }
  private afterStaging(): void {
    this.choice = undefined;
    this.hint = "";
    this.askDraft();
  }

  // ---- selection ----------------------------------------------------------------------------------------------------

  toggle(key: string): void {
    this.selected = this.selected.includes(key) ? this.selected.filter((k) => k !== key) : [...this.selected, key];
    this.choice = undefined;
    this.hint = "";
    this.askDraft();
  }
  toggleRank(key: string): void {
    const card = this.hand.find((c) => c.key === key);
    if (!card) return;
    const same = this.hand.filter((c) => rankOf(c.code) === rankOf(card.code)).map((c) => c.key);
    const all = same.every((k) => this.selected.includes(k));
    this.selected = all ? this.selected.filter((k) => !same.includes(k)) : [...new Set([...this.selected, ...same])];
    this.askDraft();
  }
  clearSelection(): boolean {
    const had = this.selected.length > 0;
    this.selected = [];
    if (had) this.askDraft();
    return had;
  }

  /** Moves a card to another place in the hand; the order becomes the player's own. */
  arrange(key: string, beforeKey: string | undefined): void {
    const keys = this.hand.map((c) => c.key).filter((k) => k !== key);
    const at = beforeKey ? keys.indexOf(beforeKey) : keys.length;
    keys.splice(at < 0 ? keys.length : at, 0, key);
    this.ownOrder = keys;
  }

  say(text: string): void {
    this.hint = text;
    this.alarm = text;
  }

  // ---- drafts -------------------------------------------------------------------------------------------------------

  /** Runs `wish` once the server has answered what is selected and staged now: an act must not rest on an older answer. */
  whenDrafted(wish: () => void): void {
    if (this.current || !this.online) wish();
    else this.waiting = wish;
  }

  private askDraft(): void {
    this.current = false;
    this.waiting = undefined;
    if (!this.selection.length && !this.staged.length) {
      this.draft = undefined;
      this.preview = undefined;
    }
    clearTimeout(this.draftTimer);
    this.draftTimer = window.setTimeout(() => this.sendDrafts(), 20);
  }
  private sendDrafts(): void {
    const view = this.view;
    const selection = this.selection;
    if (!view || view.phase === "over" || this.me < 0 || (!selection.length && !this.staged.length)) {
      this.answered();
      return;
    }
    const wish = (groups: readonly Staged[]) =>
      groups.map((g) => ({
        cards: g.cards.map((c) => c.code),
        ...(g.onto === undefined ? {} : { onto: g.onto }),
        ...(g.fresh ? { new: true } : {}),
      }));
    const select = selection.map((c) => c.code);
    const id = newId();
    this.asked = { draft: id, preview: "" };
    this.link?.send({ t: "draft", id, take: this.take, groups: wish(this.staged), select });
    const plan = this.plan();
    this.previewAsks = plan.kind === "ask";
    if (!selection.length || plan.kind === "ask") {
      this.preview = undefined;
      return;
    }
    this.asked.preview = newId();
    const claiming = this.take || (view.phase === "draw" && this.myTurn);
    // In the draw phase what is selected is looked at as a claim of the pile: its group then stands first.
    const groups =
      claiming && !this.take ? [...plan.groups].sort((a, b) => Number(holds(b)) - Number(holds(a))) : plan.groups;
    function holds(g: Staged): boolean {
      return g.cards.some((c) => selection.some((s) => s.key === c.key));
    }
    this.link?.send({ t: "draft", id: this.asked.preview, take: claiming, groups: wish(groups), select: [] });
  }
}

/** Groups as an act, for the server to answer with its reasons when a draft gave no act. */
export function notation(groups: readonly Staged[], take: boolean): string {
  const where = (g: Staged): string => (g.onto !== undefined ? `>#${g.onto}` : g.fresh ? ">+" : "");
  const text = (g: Staged): string => g.cards.map((c) => c.code).join("") + where(g);
  const parts = groups.map(text);
  if (!take) return `=${parts.join("&")}`;
  return `^${parts.join("&")}`;
}
