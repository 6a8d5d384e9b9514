import { lang } from "../words/words.svelte";
import type { CaseRuling, Example, Fault, Game, NewTable, RuleCheck, RuleOptions, Setup, ShortRules } from "./protocol";

/** What the server would not do, in its own words. */
export class Refusal extends Error {
  constructor(
    text: string,
    readonly faults: readonly Fault[] = [],
  ) {
    super(text);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`, init);
  if (answer.ok) return (await answer.json()) as T;
  let text = "";
  let faults: Fault[] = [];
  try {
    const body = (await answer.json()) as { faults?: Fault[]; text?: string; detail?: string };
    faults = body.faults ?? [];
    text = body.faults?.map((f) => f.text).join(" ") ?? body.text ?? body.detail ?? "";
  } catch {
    // not JSON: the status alone must do
  }
  throw new Refusal(text || `${answer.status}`, faults);
}
const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const query = (name: string, value: string): string => (value ? `?${name}=${encodeURIComponent(value)}` : "");

export const getSetup = (rules = ""): Promise<Setup> => ask<Setup>(`setup${query("rules", rules)}`);
export const getGames = async (): Promise<Game[]> => (await ask<{ tables: Game[] }>("tables")).tables;
export const newTable = async (wish: NewTable): Promise<string> => (await post<{ id: string }>("tables", wish)).id;
export const playAgain = async (id: string): Promise<string> =>
  (await post<{ id: string }>(`tables/${id}/again`, {})).id;
export const getRules = (id: string): Promise<ShortRules> => ask<ShortRules>(`tables/${id}/rules`);
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;

export const getOptions = (rules: string): Promise<RuleOptions> =>
  ask<RuleOptions>(`rules/options${query("rules", rules)}`);
export const checkRules = (wish: {
  rules?: string;
  base?: string;
  changes?: Record<string, string>;
}): Promise<RuleCheck> => post<RuleCheck>("rules/check", wish);
export const getExamples = async (): Promise<Example[]> =>
  (await ask<{ examples: Example[] }>("referee/examples")).examples;
export const ruleOn = (text: string): Promise<CaseRuling> => post<CaseRuling>("referee", { case: text });
export const caseOf = async (table: string, act: string): Promise<string> =>
  (await ask<{ case: string }>(`tables/${table}/case${query("do", act)}`)).case;
