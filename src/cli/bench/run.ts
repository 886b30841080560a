/**
 * The bench: what this machine can do, each number next to a peer program if one is installed. `--json` for programs, `--only PART`
 * for one part.
 */
import { countText } from "../../kernel/words/index.js";
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { memoryCache } from "../../kernel/cache/index.js";
import { loadSystems } from "../../systems/index.js";
import { measureCores } from "./cores.js";
import { measureDiceFootball } from "./dice-football.js";
import { measureDynasty } from "./dynasty.js";
import { measureFiveD20 } from "./5d20.js";
import { UserError } from "../../kernel/issue/index.js";
import { usageError } from "../spec.js";
import { issuesText } from "../text/issues-text.js";
import type { Measured } from "./measure.js";
import { measurePages } from "./pages.js";
import { measurePenAndPaper } from "./pen-and-paper.js";
import { measurePostcard } from "./postcard.js";
import { measureColdStart } from "./start.js";
import { measureStatistics } from "./statistics.js";
import { measureLayout, measureMemory } from "./forms.js";

/** Sheets measured for each system, the densest first. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["scoresheet", "season-log", "mat"],
  postcard: ["card", "game-log"],
  "pen-and-paper": ["game-record"],
};

/** Not part of a full run: `npm run bench -- realism DIR` needs a season's folder, `npm run bench -- studio` a browser. */
const APART: Readonly<Record<string, (args: readonly string[]) => Promise<readonly Measured[]>>> = {
  realism: async (args) => (await import("./realism.js")).measureRealism([...args]),
  studio: async (args) => {
    requireNoMore(args);
    return (await import("./studio.js")).measureStudio();
  },
};

/** Each in a separate process: earlier work would slow down the next part and add to its memory, which never happens to users. */
const PARTS: Readonly<Record<string, () => Promise<readonly Measured[]>>> = {
  start: measureColdStart,
  layout: measureLayout,
  memory: measureMemory,
  pages: async () => {
    const cache = memoryCache();
    const measured: Measured[] = [];
    for (const system of await loadSystems())
      measured.push(...(await measurePages(system, SHEETS[system.id] ?? [], cache)));
    return measured;
  },
  dynasty: measureDynasty,
  postcard: () => measurePostcard(memoryCache()),
  "dice-football": measureDiceFootball,
  "pen-and-paper": measurePenAndPaper,
  "5d20": measureFiveD20,
  statistics: measureStatistics,
  cores: measureCores,
};
const ONLY = "--only";
const JSON_FLAG = "--json";
const PROGRAM = fileURLToPath(new URL("main.js", import.meta.url));

const USAGE = `npm run bench -- [--only PART] [--json], or: ${Object.keys(APART).join(", ")}`;

interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** @returns the exit code */
export async function runBench(args: readonly string[], { out, err }: Output): Promise<number> {
  const words = args.filter((word) => word !== JSON_FLAG);
  const json = words.length < args.length;
  const print = (measured: readonly Measured[]): void =>
    out(json ? JSON.stringify(measured) : measured.map((line) => `${format(line)}\n`).join(""));
  try {
    if (words.length === 0) all(json, out);
    else print(await some(words));
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    err(issuesText(error.issues, false));
    return error.exitCode;
  }
}

function requireNoMore([word]: readonly string[]): void {
  if (word !== undefined) throw usageError(`"${word}" is an extra argument`, USAGE);
}

async function some([first, ...others]: readonly string[]): Promise<readonly Measured[]> {
  if (first in APART) return APART[first](others);
  if (first !== ONLY) throw usageError(`the bench has no "${first}"`, USAGE);
  const part = PARTS[others[0] ?? ""];
  if (!part) throw usageError(`the bench has no part "${others[0] ?? ""}"`, `parts: ${Object.keys(PARTS).join(", ")}`);
  requireNoMore(others.slice(1));
  return part();
}

function all(json: boolean, out: Output["out"]): void {
  const [{ model = "unknown processor" } = {}] = cpus();
  if (!json) out(`${model}, ${cpus().length} cores, Node ${process.version}\n`);
  const results = Object.keys(PARTS).flatMap((id) => {
    const args = [PROGRAM, ONLY, id, JSON_FLAG];
    const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as readonly Measured[];
    if (!json) for (const line of measured) out(`${format(line)}\n`);
    return measured;
  });
  if (json) out(`${JSON.stringify({ node: process.version, cpu: model, cores: cpus().length, results }, null, 2)}\n`);
}

function format({ name, value, unit, peer, ratio, note }: Measured): string {
  const figure = value >= 100 ? countText(Math.round(value)) : value.toFixed(unit === "AUC" ? 3 : 2);
  const against = peer ? `  ${ratio === undefined ? "" : `${ratio.toFixed(ratio < 1 ? 2 : 1)} x `}${peer}` : "";
  return `${name.padEnd(48)} ${figure.padStart(10)} ${unit.padEnd(12)}${against}${note ? `  (${note})` : ""}`;
}
