/** Odd seasons: the sample league with columns, tables or teams that say nothing. */
import { expect } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { UserError } from "../../../src/kernel/issue/index.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { teamsKind } from "../../../src/systems/5d20/index.js";
import { proofKind } from "../../../src/systems/5d20/proof-kind.js";
import { rateSeason } from "../../../src/systems/5d20/rate/index.js";

type Row = Record<string, unknown> & { readonly team: string };
/** Changes a row of a table; undefined takes it away. `for`, `against`: the teams' own rows, and what was done against them. */
type Change = (row: Row, table: string) => Row | undefined;

export function changed(season: Season, change: Change): Season {
  const each = (rows: readonly object[], table: string) =>
    rows.flatMap((row) => change({ ...row } as unknown as Row, table) ?? []);
  const side = (rows: Season["own"], table: string) =>
    new Map([...rows].flatMap(([team, row]) => each([row], table).map((one) => [team, one] as const)));
  return {
    ...season,
    own: side(season.own, "for"),
    against: side(season.against, "against"),
    tables: Object.fromEntries(
      Object.entries(season.tables).map(([table, rows]) => [table, each(rows as object[], table)]),
    ),
  } as unknown as Season;
}

/** Some columns are 0 in rows of one team, or of all. */
const zero =
  (columns: RegExp, team?: string): Change =>
  (row) =>
    team !== undefined && row.team !== team
      ? row
      : (Object.fromEntries(
          Object.entries(row).map(([key, value]) => [key, columns.test(key) && typeof value === "number" ? 0 : value]),
        ) as Row);
const drop =
  (...tables: string[]): Change =>
  (row, table) =>
    tables.includes(table) ? undefined : row;
const one =
  (team: string, change: Change): Change =>
  (row, table) =>
    row.team === team ? change(row, table) : row;

export const ODD: Readonly<Record<string, Change>> = {
  "no sacks": zero(/sack/i),
  "no sacks of one team": zero(/sack/i, "ERI"),
  "no scrambles": zero(/scramble/i),
  "no interceptions": zero(/interception/i),
  "no fumbles": zero(/fumble/i),
  "no penalties": zero(/penalt/i),
  "no kicker": drop("kicking"),
  "no field goals": zero(/field|made\d|tried\d|^fg/i),
  "no punts": zero(/punt/i),
  "no punts of one team": zero(/punt/i, "ERI"),
  "no kickoffs and returns": zero(/kickoff|return/i),
  "no returns": drop("returns"),
  "no points": zero(/points/i),
  "no completions of one team": one("ERI", zero(/^(completions|passYards|receptions|yards|short.*|medium.*|long.*)$/i)),
  "no attempts of one team": one("ERI", zero(/attempt|completion|pass|reception|target/i)),
  "no carries of one team": one("ERI", zero(/rush|carries/i)),
  "no attempts against one team": (row, table) =>
    table === "against" && row.team === "ERI" ? zero(/pass|completion|attempt/i)(row, table) : row,
  "no runs against one team": (row, table) =>
    table === "against" && row.team === "ERI" ? zero(/rush/i)(row, table) : row,
  "passes at no depth": zero(/^(short|medium|long)/i),
  "everything 0 for one team": one("ERI", zero(/./)),
  "no players": drop("passing", "rushing", "receiving", "defense", "kicking", "punting", "returns"),
  "passers alone": drop("rushing", "receiving", "defense", "kicking", "punting", "returns", "penalties"),
  "negative yards": (row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        /yards/i.test(key) && typeof value === "number" ? -value : value,
      ]),
    ) as Row,
};

/** Figures beyond their tolerance are warnings. */
export const errorsOf = (proof: unknown): string[] =>
  checkKind(proofKind, proof)
    .issues.filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path}: ${message}`);

export const sampleSeason = async (): Promise<Season> =>
  readSeason(await readGrids("assets/samples/5d20/league")).season!;

/** What is written is sound; what cannot be made is refused by an issue, never by another error. */
export function expectSound(of: Season, team?: string): void {
  let rated;
  try {
    rated = rateSeason(of, { team });
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).issues.map(({ message }) => message).join("; ")).not.toMatch(/NaN|Infinity|undefined/);
    return;
  }
  const written = JSON.parse(JSON.stringify({ teams: rated.charts, proof: rated.proof })) as {
    teams: object[];
    proof: object[];
  };
  const faults = checkKind(teamsKind, { format: "pressbox/5d20-teams", teams: written.teams }).issues;
  expect(
    faults.filter(({ severity }) => severity === "error").map(({ message, path }) => `${path}: ${message}`),
  ).toEqual([]);
  if (written.proof.length > 0) expect(errorsOf(written.proof)).toEqual([]);
  for (const row of rated.proof)
    expect([row.input, row.target, row.expected, row.difference].every(Number.isFinite)).toBe(true);
}

/** A season in which one team alone is there to be rated. */
export function expectSoundAlone(of: Season): void {
  expectSound({ ...of, teams: ["ERI"] }, "ERI");
}
