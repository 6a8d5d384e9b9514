/* House rules that this browser keeps: under their names, and those played last. */

const KEY = "canasta-rules";
export interface Saved {
  name: string;
  rules: string;
}
interface Kept {
  saved: Saved[];
  last?: Saved | undefined;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const good = (s: unknown): s is Saved =>
      typeof s === "object" &&
      s !== null &&
      typeof (s as Saved).name === "string" &&
      typeof (s as Saved).rules === "string";
    return { saved: (found.saved ?? []).filter(good), last: good(found.last) ? found.last : undefined };
  } catch {
    return { saved: [] }; // no storage, or not ours
  }
}
function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // private windows may refuse: the rules then last as long as the page
  }
}

/** Rules saved under a name, in the order of their names. */
export const savedRules = (): Saved[] => kept().saved;

export function save(name: string, rules: string): Saved[] {
  const all = kept();
  const saved = [...all.saved.filter((s) => s.name !== name), { name, rules }].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  keep({ ...all, saved });
  return saved;
}
export function forget(name: string): Saved[] {
  const all = kept();
  const saved = all.saved.filter((s) => s.name !== name);
  keep({ ...all, saved });
  return saved;
}

/** The rules of the last game that was started here. */
export const last = (): Saved | undefined => kept().last;
export function remember(rules: string): void {
  const all = kept();
  keep({ ...all, last: { name: all.saved.find((s) => s.rules === rules)?.name ?? "", rules } });
}
