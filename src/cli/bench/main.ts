/** `npm run bench`: what this machine does, each figure beside a named peer where one is installed. `--json` for programs. */
import { cpus } from "node:os";
import { memoryCache } from "../../kernel/cache/index.js";
import { loadSystems } from "../../systems/index.js";
import { measureDiceFootball } from "./dice-football.js";
import { measureDynasty } from "./dynasty.js";
import { measureFiveD20 } from "./5d20.js";
import type { Measured } from "./measure.js";
import { measurePages } from "./pages.js";
import { measurePenAndPaper } from "./pen-and-paper.js";
import { measurePostcard } from "./postcard.js";
import { measureColdStart } from "./start.js";
import { measureForms } from "./forms.js";

/** Sheets measured by system: the densest one first. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["scoresheet", "season-log", "mat"],
  postcard: ["card", "game-log"],
  "pen-and-paper": ["game-record"],
};

const cache = memoryCache();

const json = process.argv.includes("--json");
const results: Measured[] = [];
const add = (measured: readonly Measured[]): void => {
  results.push(...measured);
  if (!json) for (const line of measured) process.stdout.write(`${format(line)}\n`);
};

if (!json)
  process.stdout.write(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}\n`);
add(await measureColdStart());
add(measureForms());
for (const system of await loadSystems()) add(await measurePages(system, SHEETS[system.id] ?? [], cache));
add(await measureDynasty());
add(await measurePostcard(cache));
add(await measureDiceFootball());
add(await measurePenAndPaper());
add(await measureFiveD20());
if (json)
  process.stdout.write(
    `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, results }, null, 2)}\n`,
  );

function format({ name, value, unit, peer, ratio, note }: Measured): string {
  const figure = value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toFixed(2);
  const against = peer ? `  ${ratio === undefined ? "" : `${ratio.toFixed(ratio < 1 ? 2 : 1)} x `}${peer}` : "";
  return `${name.padEnd(48)} ${figure.padStart(10)} ${unit.padEnd(12)}${against}${note ? `  (${note})` : ""}`;
}
