/** Readings of the corpus told to `check` and to `rate`: where they differ. */
import { nodeDisk } from "../../src/host/node/disk.js";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { corpus, filesOf, readingsOf } from "../../scripts/intake/corpus.mjs";
import { loadSeason } from "../../src/make/inputs.js";
import { hasErrors, UserError, type Issue } from "../../src/kernel/issue/index.js";
import { openWorkplace } from "../cli/run.js";
import { KINDS } from "../stats/kinds/index.js";

const place = openWorkplace();
afterAll(() => {
  place.remove();
});

interface Verdict {
  readonly code: number;
  readonly issues: readonly Pick<Issue, "severity" | "code" | "file" | "line" | "column" | "message">[];
}

async function checked(target: string): Promise<Verdict> {
  const { code, out } = await place.run(["check", "--json", target]);
  const lines = out.split("\n").filter((line) => line !== "");
  return { code, issues: lines.map((line) => JSON.parse(line) as Issue) };
}

/** What `rate` reads before it rates. */
async function rated(target: string): Promise<Verdict> {
  const io = { cwd: place.folder, disk: nodeDisk } as Parameters<typeof loadSeason>[2];
  try {
    return { code: 0, issues: (await loadSeason(target, {}, io)).warnings };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Which of several seasons is meant, the command line says; a table may hold them.
    const issues = error.issues.filter(({ code }) => code !== "stats-seasons");
    return { code: hasErrors(issues) ? 1 : 0, issues };
  }
}

/** As it is printed: a fault that is told twice in the same words is one. */
const shown = ({ code, issues }: Verdict): string =>
  [
    `exit code ${code}`,
    ...new Set(issues.map(({ severity, code: id, file, line, column, message }) => `${severity} ${id} ${file}:${line ?? ""}:${column ?? ""} ${message}`)), // prettier-ignore
  ].join("\n");

interface Reading {
  readonly id: string;
  readonly files: readonly { readonly name: string; readonly bytes: string | Uint8Array }[];
}

/** Every table of the corpus as it stands and changed in each way, and every odd kind of table. */
function* readings(seed: number): Iterable<Reading> {
  for (const one of corpus())
    for (const { id, way, sheets } of readingsOf(one, seed)) yield { id: `${id}, ${way}`, files: filesOf(sheets) };
  for (const { id, files } of KINDS)
    yield { id, files: Object.entries(files).map(([name, bytes]) => ({ name, bytes })) };
}

/**
 * Reads them with both commands.
 * @param every one of so many is read
 * @returns how many readings there were, and those on which the commands differ
 */
export async function disagreements(
  seed: number,
  every = 1,
): Promise<{ readonly readings: number; readonly differ: readonly string[] }> {
  const differ: string[] = [];
  const chosen = [...readings(seed)].filter((_, i) => i % every === 0);
  for (const [i, { id, files }] of chosen.entries()) {
    const name = `reading-${i}`;
    mkdirSync(join(place.folder, name));
    for (const file of files) writeFileSync(join(place.folder, name, file.name), file.bytes);
    // A folder is statistics; of a single file its content says so.
    const target = files.length === 1 ? join(name, files[0].name) : name;
    const [a, b] = [shown(await checked(target)), shown(await rated(target))];
    // What is no table of statistics by its heads is refused by both; `check` tells what else it may be.
    const isOther = a.startsWith("exit code 1") && b.startsWith("exit code 1") && b.includes("stats-none");
    if (a !== b && !isOther) differ.push(`${id}\ncheck: ${a}\nrate: ${b}`);
  }
  return { readings: chosen.length, differ };
}
