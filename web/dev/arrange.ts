import type { Staged } from "../src/table/model/groups";
import type { TableModel } from "../src/table/model/table.svelte";
import type { Scene } from "./scenes";

/** Puts a table into the state of a scene, without a server. */
export function arrange(table: TableModel, scene: Scene): void {
  table.online = !scene.offline;
  if (scene.offline) table.lostAt = new Date(2026, 10, 8, 19, 42);
  table.receive({ t: "view", seq: 1, full: true, view: scene.view, events: [], acts: log() });
  const left = [...table.all];
  const take = (code: string) => {
    const at = left.findIndex((c) => c.code === code);
    const [card] = left.splice(at, 1);
    if (!card) throw new Error(`${code} is not in the hand`);
    return card;
  };
  table.staged = (scene.staged ?? []).map((codes): Staged => ({ cards: codes.map(take) }));
  table.take = !!scene.take;
  table.selected = scene.selected ?? [];
  table.draft = scene.draft;
  table.preview = scene.preview;
  table.refusal = scene.refusal ?? "";
  if (scene.doubt) table.doubt = { act: "-9h", text: scene.doubt };
}

const log = () =>
  [
    [2, "Farmor drog och kastade 5♥", ""],
    [3, "Ingrid kastade 2♣, högen är frusen", "ice"],
    [0, "Du drog och kastade 7♠", ""],
    [1, "Lasse lade 6♣ till sexorna, kastade J♣", ""],
    [2, "Farmor drog och kastade 4♠", ""],
    [3, "Ingrid drog och kastade 9♦", ""],
  ].map(([seat, text, mark]) => ({ seat: Number(seat), text: String(text), mark: String(mark) }));
