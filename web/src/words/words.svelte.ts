import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../cards/faces";
import type { MessageId } from "./ids";

export const LANGUAGES: readonly Lang[] = ["sv", "nb", "en"];

/** Each language is a file of its own in the build: one is fetched. */
const catalogues: Record<Lang, () => Promise<{ default: string }>> = {
  sv: () => import("./sv"),
  nb: () => import("./nb"),
  en: () => import("./en"),
};

class Words {
  lang = $state<Lang>("en");
  bundle = $state.raw<FluentBundle | undefined>();
}
const words = new Words();

/** The language in use. Reading it in a component makes the component follow a change. */
export const lang = (): Lang => words.lang;

/** The first of the wanted languages that we speak; `no` and `nn` readers get bokmål, Danish readers too. */
export function pickLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (base === "sv") return "sv";
    if (base === "nb" || base === "no" || base === "nn" || base === "da") return "nb";
    if (base === "en") return "en";
  }
  return "en";
}

/** Names of cards for the catalogues: the functions of docs/words.md that the page's own texts use. */
function functionsFor(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const part = (id: string, attribute = "", args: Record<string, FluentVariable> = {}): string => {
    const message = bundle().getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle().formatPattern(pattern, args, null) : id;
  };
  const rank = (name: string, form: string): string =>
    part(`rank-${name === "W" ? "wild" : name === "??" ? "any" : name}`, form === "one" ? "" : form);
  const form = (options: Record<string, unknown>): string => String(options["form"] ?? "one");
  return {
    RANK: ([name], options) => rank(String(name), form(options)),
    CARD: ([value], options) => {
      const code = String(value);
      const the = form(options) === "the";
      if (code === "Jo") return rank("Jo", the ? "a" : "one");
      if (code.length < 2 || code === "??") return rank(code, the ? "a" : "one");
      const args = { suit: part(`suit-${code[1] ?? ""}`), rank: rank(code[0] ?? "", the ? "the" : "one") };
      return part("card", the ? "the" : "", the ? { ...args, rank: rank(code[0] ?? "", "one") } : args);
    },
  };
}

/** Builds a bundle from the texts of catalogues. */
export function makeBundle(language: Lang, ...sources: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language === "nb" ? "nb-NO" : language, {
    useIsolating: false,
    functions: functionsFor(() => bundle),
  });
  for (const source of sources) {
    const [fault] = bundle.addResource(new FluentResource(source));
    if (fault) throw new Error(`catalogue ${language}: ${fault.message}`);
  }
  return bundle;
}

export async function useLanguage(language: Lang): Promise<void> {
  const source = (await catalogues[language]()).default;
  words.bundle = makeBundle(language, source);
  words.lang = language;
  document.documentElement.lang = language;
}

/** The text of a message in the language in use. */
export function t(id: MessageId, args: Record<string, FluentVariable> = {}): string {
  const bundle = words.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args, null);
}

const formats = new Map<Lang, Intl.NumberFormat>();

/** `1 640` in Swedish and Norwegian, `1,640` in English; minus is U+2212. */
export function num(n: number): string {
  let format = formats.get(words.lang);
  if (!format) {
    format = new Intl.NumberFormat(words.lang === "nb" ? "nb-NO" : words.lang);
    formats.set(words.lang, format);
  }
  return format.format(n).replace("-", "\u2212").replaceAll(/\s/g, "\u202f");
}
