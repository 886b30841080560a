/** A real season where its statistics lie beside the project, and ones like it: of another era, of thinner tables. */
import { existsSync } from "node:fs";
import type { Season, TeamRow } from "../../../src/stats/index.js";

export const NFL = ["../../shared/data/nfl-2019", "../shared/data/nfl-2019"].find((folder) => existsSync(folder));

/** Passing and running of 1975 over those of 2019. */
const PASSES = 0.78;
const COMPLETIONS = 0.78 * 0.825;
const PASS_YARDS = COMPLETIONS * 1.12;
const INTERCEPTIONS = 0.78 * 2.3;
const SACKS = 0.78 * 1.2;
const RUSHES = 1.36;
const RUSH_YARDS = 1.36 * 0.93;

const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  team: {
    passAttempts: PASSES,
    completions: COMPLETIONS,
    passYards: PASS_YARDS,
    interceptions: INTERCEPTIONS,
    sacks: SACKS,
    rushAttempts: RUSHES,
    rushYards: RUSH_YARDS,
  },
  passing: {
    attempts: PASSES,
    completions: COMPLETIONS,
    yards: PASS_YARDS,
    interceptions: INTERCEPTIONS,
    sacks: SACKS,
  },
  receiving: { receptions: COMPLETIONS, yards: PASS_YARDS },
  rushing: { attempts: RUSHES, yards: RUSH_YARDS, kneels: RUSHES },
  defense: { sacks: SACKS, interceptions: INTERCEPTIONS },
};

/** The season with the passes of 1975: fewer, fewer of them caught, more intercepted; and more runs. */
export function as1975(season: Season): Season {
  const scaled = <R extends object>(table: string, row: R): R =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]: [string, unknown]) => {
        const factor = FACTORS[table]?.[column];
        return [column, factor === undefined || typeof value !== "number" ? value : Math.round(value * factor)];
      }),
    ) as R;
  const sides = (rows: ReadonlyMap<string, TeamRow>) =>
    // Clubs that share a franchise by name in 1975 keep names of their own.
    new Map([...rows].map(([team, row]) => [team, { city: team, name: "Club", ...scaled("team", row) }]));
  return {
    ...season,
    year: 1975,
    own: sides(season.own),
    against: sides(season.against),
    tables: Object.fromEntries(
      Object.entries(season.tables).map(([table, rows]) => [
        table,
        (rows as readonly object[]).map((row) => scaled(table, row)),
      ]),
    ) as unknown as Season["tables"],
  };
}

/** Columns that old tables lack. */
const LATER: readonly string[] = ["targets", "long"];

/** The season as an old book has it: no defenders, no targets, no longest gains. */
export function bare(season: Season): Season {
  const thinner = (row: object): object =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !LATER.includes(column)));
  const tables = Object.fromEntries(
    Object.entries(season.tables).map(([table, rows]) => [table, (rows as readonly object[]).map(thinner)]),
  ) as unknown as Season["tables"];
  return { ...season, tables: { ...tables, defense: [] } };
}
