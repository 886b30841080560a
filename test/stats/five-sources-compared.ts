/** A season of one source against the same through the files of five sources: figures, balances, charts. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { ProvedStatistic } from "../../src/contract/rating.js";
import { readGrids } from "../../src/host/node/statistics.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { readSeason, type Season } from "../../src/stats/index.js";
import { loadRater } from "../../src/systems/index.js";
import { fiveSources } from "./five-sources.js";

export async function read(path: string): Promise<{ season: Season; issues: readonly Issue[] }> {
  const { season, issues } = readSeason(await readGrids(path, "stats"));
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  return { season: season!, issues };
}

/** Written as files and read again. */
export async function throughFiles(season: Season) {
  const folder = mkdtempSync(join(tmpdir(), "five-sources-"));
  try {
    for (const [file, text] of Object.entries(fiveSources(season))) writeFileSync(join(folder, file), text);
    return await read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Rows = readonly Readonly<Record<string, string | number>>[];

const RECORD: ReadonlySet<string> = new Set(["season", "wins", "losses", "ties"]);

/** Figures of the folder that are others than those of the one source. */
export function differing(one: Season, other: Season): string[] {
  const off: string[] = [];
  for (const side of ["own", "against"] as const)
    for (const [team, row] of one[side]) {
      const found = other[side].get(team) as Readonly<Record<string, unknown>> | undefined;
      for (const [column, value] of Object.entries(row))
        // No site gives the record of a team's opponents.
        if (typeof value === "number" && !(side === "against" && RECORD.has(column)) && found?.[column] !== value)
          off.push(`${team} ${side} ${column}: ${value}, read ${String(found?.[column])}`);
    }
  for (const table of [
    "passing",
    "rushing",
    "receiving",
    "defense",
    "kicking",
    "punting",
    "returns",
    "penalties",
    "games",
  ] as const) {
    // prettier-ignore
    const key = (row: Rows[number]): string => [row.team ?? row.away, row.player ?? row.foul ?? row.week].join(" ");
    const known = new Map((other.tables[table] as unknown as Rows).map((row) => [key(row), row]));
    const rows = one.tables[table] as unknown as Rows;
    if (known.size !== rows.length) off.push(`${table}: ${rows.length} rows, read ${known.size}`);
    for (const row of rows) {
      const found = known.get(key(row));
      for (const [column, value] of Object.entries(row))
        if (found?.[column] !== undefined && column !== "kind" ? found[column] !== value : !found)
          off.push(`${table}, ${key(row)} ${column}: ${value}, read ${found?.[column]}`);
    }
  }
  return off;
}

/** Figures of charts that lie further apart than their tolerance. */
export async function chartsApart(id: string, one: Season, folder: Season): Promise<string[]> {
  const rater = (await loadRater(id))!;
  const [a, b] = [rater.rate({ season: one }), rater.rate({ season: folder })];
  expect(b.names.toSorted()).toEqual(a.names.toSorted());
  const keyOf = ({ team, statistic }: ProvedStatistic): string => `${team} ${statistic}`;
  const found = new Map(b.proof.map((row) => [keyOf(row), row]));
  expect([...found.keys()].toSorted()).toEqual(a.proof.map(keyOf).toSorted());
  return a.proof.flatMap((row) => {
    const other = found.get(keyOf(row));
    // Of shares the proof has that of the player who is furthest from his own.
    const apart = /Share$/.test(row.statistic) ? other?.difference : other && other.expected - row.expected;
    return apart !== undefined && Math.abs(apart) <= row.tolerance
      ? []
      : [`${keyOf(row)}: ${row.expected}, from the folder ${other?.expected}; tolerance ${row.tolerance}`];
  });
}
