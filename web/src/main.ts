import { mount } from "svelte";
import App from "./App.svelte";
import { prefs, watchLook } from "./settings/prefs.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { watchAddress } from "./ui/router.svelte";
import { pickLanguage, useLanguage } from "./words/words.svelte";

watchLook();
watchAddress();
void useLanguage(prefs.lang || pickLanguage(navigator.languages)).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
