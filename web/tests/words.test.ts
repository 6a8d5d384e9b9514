import { describe, expect, it } from "vitest";
import { makeBundle, pickLanguage } from "../src/words/words.svelte";

const files = import.meta.glob<string>("../../src/canasta/words/*/{cards,page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (lang: string, file: string) => files[`../../src/canasta/words/${lang}/${file}.ftl`] ?? "";
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*)\s*=/gm)].map((m) => m[1] ?? "");

describe.each(["sv", "nb", "en"] as const)("the catalogue %s", (lang) => {
  const bundle = makeBundle(lang, read(lang, "cards"), read(lang, "page"));
  it("formats every message without a fault", () => {
    const words: Record<string, string> = {
      card: "9s",
      rank: "K",
      suit: "h",
      state: "frozen",
      order: "rank",
      us: "many",
    };
    const named = [...read(lang, "page").matchAll(/\$(\w+)/g)].map((m) => m[1] ?? "");
    const args = Object.fromEntries(named.map((name) => [name, words[name] ?? 3]));
    for (const id of ids(read(lang, "page"))) {
      const faults: Error[] = [];
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      const text = bundle.formatPattern(pattern ?? "", args, faults);
      expect(faults, id).toEqual([]);
      expect(text, id).not.toMatch(/[{}]/);
    }
  });
  it("names cards", () => {
    const name = (card: string) => bundle.formatPattern(bundle.getMessage("page-card")?.value ?? "", { card });
    expect(name("9s")).toBe({ sv: "spader nia", nb: "spar nier", en: "nine of spades" }[lang]);
    expect(name("Jo")).toBe("joker");
  });
});

it("follows the reader's languages in their order", () => {
  expect(pickLanguage(["fi", "sv-FI", "en"])).toBe("sv");
  expect(pickLanguage(["nn-NO"])).toBe("nb");
  expect(pickLanguage(["de"])).toBe("en");
});
