import { lang } from "../words/words.svelte";
import type { Game, NewTable, Setup, ShortRules } from "./protocol";

/** What the server would not do, in its own words. */
export class Refusal extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}?lang=${lang()}`, init);
  if (answer.ok) return (await answer.json()) as T;
  let text = "";
  try {
    const body = (await answer.json()) as { faults?: { text: string }[]; text?: string; detail?: string };
    text = body.faults?.map((f) => f.text).join(" ") ?? body.text ?? body.detail ?? "";
  } catch {
    // not JSON: the status alone must do
  }
  throw new Refusal(text || `${answer.status}`);
}
const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const getSetup = (): Promise<Setup> => ask<Setup>("setup");
export const getGames = async (): Promise<Game[]> => (await ask<{ tables: Game[] }>("tables")).tables;
export const newTable = async (wish: NewTable): Promise<string> => (await post<{ id: string }>("tables", wish)).id;
export const playAgain = async (id: string): Promise<string> =>
  (await post<{ id: string }>(`tables/${id}/again`, {})).id;
export const getRules = (id: string): Promise<ShortRules> => ask<ShortRules>(`tables/${id}/rules`);
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
