/** Some 360 tables of every kind that people have: each read right, or told with its place; nothing read wrongly in silence. */
import { expect, it } from "vitest";
import { UserError, type Issue } from "../../src/kernel/issue/index.js";
import { readSeason } from "../../src/stats/index.js";
import { gridsOf } from "../../src/text/tables/grids.js";
import { KINDS } from "./kinds/index.js";
import type { Kind } from "./kinds/kind.js";

async function read({ files }: Kind) {
  try {
    const grids = [];
    for (const [name, text] of Object.entries(files))
      grids.push(...(await gridsOf(typeof text === "string" ? new TextEncoder().encode(text) : text, name)));
    const { season, issues } = readSeason(grids);
    return { season, issues: [...grids.flatMap((grid) => grid.issues), ...issues] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { issues: error.issues };
  }
}

const shown = ({ severity, line, column, message }: Issue): string =>
  `${severity} ${line ?? ""}:${column ?? ""} ${message}`;

/** The teams and columns that a kind names, as they were read. */
const sameFigures = (
  wanted: NonNullable<Kind["own"]>,
  found: ReadonlyMap<string, object> | undefined,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(wanted).map(([team, columns]) => {
      const figures = found?.get(team) as Readonly<Record<string, unknown>> | undefined;
      return [team, Object.fromEntries(Object.keys(columns).map((column) => [column, figures?.[column] ?? null]))];
    }),
  );

it("cover each kind once", () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  expect(KINDS.length).toBeGreaterThan(350);
});

it.each(KINDS.map((kind) => [kind.id, kind] as const))("%s", async (_, kind) => {
  const { season, issues } = await read(kind);
  if (kind.issues) expect(issues.map(shown)).toEqual(kind.issues);
  else expect(issues.filter(({ severity }) => severity === "error").map(shown)).toEqual([]);
  if (!season) return;
  const { own = {}, against = {}, games } = kind;
  expect(sameFigures(own, season.own)).toEqual(own);
  expect(sameFigures(against, season.against)).toEqual(against);
  if (games)
    expect(
      season.tables.games.map(({ week, away, awayPoints = null, home, homePoints = null }) => [week, away, awayPoints, home, homePoints]), // prettier-ignore
    ).toEqual(games);
  // No club is made of a word that is none.
  const known = Object.keys({ ...own, ...against });
  expect(season.teams.filter((team) => !["FOX", "OWL", "CHI", "GB", ...known].includes(team))).toEqual([]);
});
