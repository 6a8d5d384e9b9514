// Prints the script that the first table view needs with one language, in bytes of gzip, as JSON; ends with 1 above 80 kB.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../src/canasta/web/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}.vite/manifest.json`, "utf8"));
const files = new Set();

/** A chunk and all that it imports before it runs. */
function need(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const other of chunk.imports ?? []) need(other);
}

need("index.html");
need("src/pages/TablePage.svelte");
need("src/words/sv.ts");
const sizes = Object.fromEntries(
  [...files].map((file) => [file, gzipSync(readFileSync(root + file), { level: 9 }).length]),
);
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
console.log(JSON.stringify({ script_gzip_bytes: total, limit: 80_000, files: sizes }, null, 2));
process.exit(total < 80_000 ? 0 : 1);
