import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { arrange } from "../dev/arrange";
import { SCENES } from "../dev/scenes";
import type { FromServer, ToServer } from "../src/net/protocol";
import { TableModel } from "../src/table/model/table.svelte";
import messageSource from "../src/table/Message.svelte?raw";
import Table from "../src/table/Table.svelte";
import { useLanguage } from "../src/words/words.svelte";

/** A socket that keeps what is sent; the test answers for the server. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: ToServer[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly address: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  answer(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  acts(): string[] {
    return this.sent.flatMap((m) => (m.t === "act" ? [m.do] : []));
  }
}

beforeAll(() => useLanguage("sv"));
beforeEach(() => void vi.stubGlobal("WebSocket", Wire));

async function sit(scene: string) {
  const table = new TableModel("t");
  table.open();
  Wire.last.onopen?.();
  const make = SCENES[scene];
  if (!make) throw new Error(scene);
  const moment = make();
  arrange(table, moment);
  render(Table, { table, language: () => {} });
  await tick();
  return { table, wire: Wire.last, moment };
}

describe("the table", () => {
  it("says hello with the last view seen, and again after a break", async () => {
    const { wire, table } = await sit("refusal");
    expect(wire.sent[0]).toEqual({ t: "hello", seq: 0 });
    wire.onclose?.({ code: 1006, reason: "" });
    expect(table.online).toBe(false);
    await tick();
    expect(screen.getByText(/Förbindelsen bröts/)).toBeTruthy();
  });
  it("keeps a refusal until the next successful act", async () => {
    const { wire, table } = await sit("opening");
    table.act("-4c");
    const act = wire.sent.find((m) => m.t === "act");
    if (act?.t !== "act") throw new Error("nothing was sent");
    wire.answer({ t: "refused", id: act.id, violations: [], text: "Det går inte. Skälet." });
    await tick();
    expect(document.querySelector(".msg.stop")?.textContent).toContain("Det går inte.");
    table.toggle("Jo.0");
    await tick();
    expect(document.querySelector(".msg.stop")).toBeTruthy();
    table.act("-Ks");
    const second = wire.sent.findLast((m) => m.t === "act");
    wire.answer({ t: "done", id: second?.t === "act" ? second.id : "", seq: 2 });
    await tick();
    // Done, but the table still shows what was before.
    expect(document.querySelector(".acts")?.getAttribute("aria-busy")).toBe("true");
    if (!table.view) throw new Error("there is no view");
    wire.answer({ t: "view", seq: 2, full: false, view: table.view, events: [], acts: [] });
    await tick();
    expect(document.querySelector(".msg.stop")).toBeNull();
  });
  it("does nothing twice while an act is in flight", async () => {
    const { wire, table } = await sit("refusal");
    table.act("+");
    table.act("+");
    expect(wire.acts()).toEqual(["+"]);
  });
  it("draws by key, and never disables a button", async () => {
    const { wire } = await sit("refusal");
    await userEvent.keyboard("d");
    expect(wire.acts()).toEqual(["+"]);
    expect(document.querySelectorAll("button[disabled]")).toHaveLength(0);
    expect(document.querySelector('[data-action="take"]')?.getAttribute("aria-disabled")).toBe("true");
  });
  it("moves in the hand with one card in the tab order", async () => {
    await sit("refusal");
    const cards = document.querySelectorAll<HTMLElement>("#hand button");
    cards[0]?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(cards[2]);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(cards[cards.length - 1]);
    expect([...cards].filter((c) => c.tabIndex === 0)).toHaveLength(1);
  });
  it("asks the server what selected cards would be, and sends what it answered", async () => {
    const { wire, table, moment } = await sit("fifteen");
    for (const key of ["Qs.0", "Qh.0", "Qd.0"]) table.toggle(key);
    await vi.waitFor(() => expect(wire.sent.filter((m) => m.t === "draft")).toHaveLength(2), { timeout: 10_000 });
    const drafts = wire.sent.filter((m) => m.t === "draft");
    const none = { can: false, why: "" };
    expect(drafts[1]).toMatchObject({ take: false, groups: [{ cards: ["Qs", "Qh", "Qd"] }], select: [] });
    await userEvent.keyboard("m");
    expect(wire.acts()).toEqual([]); // not before the answers are there
    const targets = { discard: none, new: none, pile: { ...none, do: "" }, melds: [] };
    const draft = {
      ...moment.draft!,
      targets,
      groups: [],
      points: 30,
      need: 0,
      short: 0,
      legal: true,
      do: "=QsQhQd",
      text: "",
    };
    for (const d of drafts) wire.answer({ t: "drafted", id: d.t === "draft" ? d.id : "", ...draft });
    expect(wire.acts()).toEqual(["=QsQhQd"]);
  });
  it.each([
    ["", "20 saknas"],
    ["höjer kravet med 10", "höjer kravet med 10"],
  ])("says on the button what it would cost to try what the rules refuse: '%s'", async (cost, says) => {
    const { wire, table, moment } = await sit("fifteen");
    for (const key of ["Qs.0", "Qh.0", "Qd.0"]) table.toggle(key);
    table.stage();
    const none = { can: false, why: "" };
    const targets = { discard: none, new: none, pile: { ...none, do: "" }, melds: [] };
    const plan = { ...moment.draft!, targets, groups: [], points: 30, need: 50, short: 20, legal: false, do: "=QQQ" };
    await vi.waitFor(() => {
      const drafts = wire.sent.filter((m) => m.t === "draft");
      for (const d of drafts) wire.answer({ t: "drafted", id: d.t === "draft" ? d.id : "", ...plan, cost });
      expect(table.busy).toBe(false);
    });
    await tick();
    expect(document.querySelector('[data-action="meld"] small')?.textContent).toBe(says);
  });
  it("shows a doubt once and sends it again with sure", async () => {
    const { wire, table } = await sit("full");
    table.act("-9h");
    const act = wire.sent.findLast((m) => m.t === "act");
    wire.answer({ t: "doubt", id: act?.t === "act" ? act.id : "", reasons: [{ code: "x", text: "Lasse har nior." }] });
    await tick();
    await userEvent.click(screen.getByText("Kasta ändå"));
    expect(wire.sent.findLast((m) => m.t === "act")).toMatchObject({ do: "-9h", sure: true });
  });
  it("answers the partner's question with two equal buttons", async () => {
    const { wire } = await sit("question");
    const buttons = document.querySelectorAll(".msg.ask .btn");
    expect(buttons).toHaveLength(2);
    expect(document.querySelector(".msg.ask .btn.primary")).toBeNull();
    await userEvent.click(screen.getByText("Ja, gå ut"));
    expect(wire.acts()).toEqual(["y"]);
  });
  it("opens a line for typed notation and sends the text", async () => {
    const { wire } = await sit("refusal");
    await userEvent.keyboard("=");
    await tick();
    const input = document.querySelector<HTMLInputElement>(".typedline input");
    expect(input?.value).toBe("=");
    await userEvent.type(input!, "KsKd{Enter}");
    expect(wire.acts()).toEqual(["=KsKd"]);
  });
  it.each(Object.keys(SCENES))("has a name for every button in the moment %s", async (scene) => {
    await sit(scene);
    for (const button of document.querySelectorAll("button")) {
      expect((button.getAttribute("aria-label") ?? button.textContent ?? "").trim()).not.toBe("");
    }
    // A card that was named by its name, not its code, would come out so.
    expect(document.body.textContent).not.toMatch(/rank-|suit-/);
  });
});

it("holds no words of its own in its markup", () => {
  expect(messageSource).toContain('t("page-');
  expect(messageSource).not.toMatch(/[åäöø]/i);
});
