/** Results of a season week by week: games, tables, and each team's games above .500. */
import { gamesOf } from "../../../league/results.js";
import { tableOf } from "../../../league/season.js";
import { remember } from "../../../kernel/cache/remember.js";
import { fileLine, regularWeeks, viewOf, type GameResult, type Standing } from "../league/index.js";
import type { BookYear } from "../league/years.js";

export const playoffsOf = ({ league, results }: BookYear): GameResult[] =>
  results.filter(({ week }) => week > regularWeeks(league));
export const weekOf = ({ results }: BookYear, week: number): GameResult[] => results.filter((one) => one.week === week);

/** Regular-season weeks that have results. */
export const playedWeeks = ({ counted }: BookYear): number[] =>
  [...new Set(counted.map(({ week }) => week))].sort((a, b) => a - b);

const tables = remember((_year: BookYear) => new Map<number, Standing[]>());

/** The table after a week. */
export function standingsAfter(year: BookYear, week: number): Standing[] {
  const known = tables(year);
  let table = known.get(week);
  if (!table) known.set(week, (table = tableOf(viewOf(year.league), week).map(fileLine)));
  return table;
}

/** Games above .500 after each week, from 0 before the first. */
export function aboveEven(year: BookYear, team: string): number[] {
  const steps = new Map(
    gamesOf(year.counted, team).map(({ result, own, other }) => [result.week, Math.sign(own - other)]),
  );
  let now = 0;
  return [0, ...playedWeeks(year).map((week) => (now += steps.get(week) ?? 0))];
}
