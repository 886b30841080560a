// The shape of a real season, for replays of statistics without plays: `node scripts/shape-era.mjs YEAR PLAYS.csv.gz` prints the module
// src/sim/shape/era-YEAR.ts: that season's plays, counted by the folds of src/sim/shape.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";

const [year, file] = process.argv.slice(2);
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, name)).href);
const [{ playsOfTable }, { gamesOfPlays }, { countShape, noShape }] = await Promise.all([
  load("text/tables/plays-table.js"),
  load("stats/index.js"),
  load("sim/shape/counts.js"),
]);
const bytes = readFileSync(file);
const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
const { plays, issues } = playsOfTable(text, file, Number(year));
if (!plays) throw new Error(issues[0].message);
const counts = noShape();
for (const { events } of gamesOfPlays(plays)) countShape(counts, events);
process.stdout.write(
  `/** The ${year} professional season: ${counts.games} games, counted by scripts/shape-era.mjs. */\n` +
    `import type { ShapeCounts } from "./counts.js";\n\n` +
    `export const ERA_${year}: ShapeCounts = ${JSON.stringify(counts)};\n`,
);
