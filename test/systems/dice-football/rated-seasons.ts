/** Seasons that are rated, read once a run, and what of a rating misses its tolerance. */
import { expect } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import type { rater } from "../../../src/systems/dice-football/rater.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";

const seasons = new Map<string, Promise<Season>>();
/** A season of a folder, read once. */
export function readOnce(folder: string): Promise<Season> {
  let season = seasons.get(folder);
  if (!season) seasons.set(folder, (season = readGrids(folder).then((grids) => readSeason(grids).season!)));
  return season;
}

/** The season with some of its players' tables alone. */
export const withTables = (season: Season, kept: readonly string[]): Season => ({
  ...season,
  tables: Object.fromEntries(
    Object.entries(season.tables).map(([table, rows]) => [table, kept.includes(table) ? rows : []]),
  ) as unknown as Season["tables"],
});

/** What misses its tolerance, by team and statistic; each of them is named in a warning, and nothing else is. */
export function missedOf({ proof, issues, statistics }: ReturnType<typeof rater.rate>): string[] {
  const missed = proof.filter(({ difference, tolerance }) => !(Math.abs(difference) <= tolerance));
  const warned = issues.filter(({ code }) => code === "rating-missed");
  expect(warned.map(({ message }) => message)).toEqual(
    missed.map(({ team, statistic }) =>
      expect.stringMatching(new RegExp(`^${team}, ${statistics[statistic].title}: expected .+, found .+: .+`)),
    ),
  );
  return missed.map(({ team, statistic }) => `${team} ${statistic}`);
}
export const teamsOf = ({ teams }: ReturnType<typeof rater.rate>) =>
  (teams as { readonly teams: readonly Team[] }).teams;

export const ofOffenses = (missed: readonly string[]): string[] => missed.filter((one) => one.includes(" offense."));
