// Writes src/words/ids.ts, the union of the page's message ids, from the Fluent catalogues; ends with an error when a
// language lacks a message, has one too many, or uses other variables than the first language does.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const words = fileURLToPath(new URL("../../src/canasta/words/", import.meta.url));
const target = fileURLToPath(new URL("../src/words/ids.ts", import.meta.url));
const languages = ["sv", "nb", "en"];

/** Message id -> sorted names of its variables. */
function catalogue(language) {
  const found = new Map();
  let id = "";
  for (const line of readFileSync(`${words}${language}/page.ftl`, "utf8").split("\n")) {
    const start = /^([a-z][a-zA-Z0-9-]*)\s*=/.exec(line);
    if (start) {
      id = start[1];
      if (found.has(id)) throw new Error(`${language}/page.ftl: ${id} stands twice`);
      found.set(id, new Set());
    }
    if (id) for (const [, name] of line.matchAll(/\$([a-z]+)/g)) found.get(id).add(name);
  }
  return found;
}

const catalogues = languages.map(catalogue);
const faults = [];
for (const [i, here] of catalogues.entries()) {
  for (const [j, there] of catalogues.entries()) {
    for (const [id, variables] of here) {
      if (!there.has(id)) faults.push(`${languages[j]}/page.ftl: ${id} is missing (it stands in ${languages[i]})`);
      else if (i < j && [...variables].sort().join() !== [...there.get(id)].sort().join())
        faults.push(`${id}: ${languages[i]} and ${languages[j]} use different variables`);
    }
  }
}
if (faults.length) {
  console.error([...new Set(faults)].join("\n"));
  process.exit(1);
}
const ids = [...catalogues[0].keys()].sort().map((id) => `  | "${id}"`);
writeFileSync(
  target,
  `// Written by scripts/message-ids.mjs from the Fluent catalogues. Do not edit.\nexport type MessageId =\n${ids.join("\n")};\n`,
);
