/* Shows one moment of the table: /dev/?scene=opening&lang=sv&theme=dark&suits=four */
import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/styles/controls.css";
import type { Lang } from "../src/cards/faces";
import { choose } from "../src/settings/prefs.svelte";
import { TableModel } from "../src/table/model/table.svelte";
import Table from "../src/table/Table.svelte";
import { useLanguage } from "../src/words/words.svelte";
import { arrange } from "./arrange";
import { SCENES } from "./scenes";

const wish = new URLSearchParams(location.search);
localStorage.clear();
choose("theme", wish.get("theme") === "dark" ? "dark" : "light");
choose("fourColours", wish.get("suits") === "four");
choose("largeCards", wish.has("large"));
choose("leftHanded", wish.has("left"));
choose("letters", wish.has("nordic") ? "nordic" : "english");
choose("motion", "reduced");

const make = SCENES[wish.get("scene") ?? "opening"] ?? SCENES.opening;
void useLanguage((wish.get("lang") as Lang | null) ?? "sv").then(() => {
  const table = new TableModel("moment");
  if (make) arrange(table, make());
  const target = document.getElementById("app");
  if (target) mount(Table, { target, props: { table, language: (lang: Lang) => void useLanguage(lang) } });
});
