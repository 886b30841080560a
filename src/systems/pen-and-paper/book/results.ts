/** Results of a season week by week: games, tables, how far above even everybody stood. */
import { gamesOf } from "../../../league/results.js";
import { divisionAt, regularWeeks, standingsOf, type GameResult, type Standing } from "../league/index.js";
import type { BookYear } from "../league/years.js";

export const playoffsOf = ({ league, results }: BookYear): GameResult[] =>
  results.filter(({ week }) => week > regularWeeks(league));
export const weekOf = ({ results }: BookYear, week: number): GameResult[] => results.filter((one) => one.week === week);

/** Regular weeks that have results. */
export const playedWeeks = ({ counted }: BookYear): number[] =>
  [...new Set(counted.map(({ week }) => week))].sort((a, b) => a - b);

const tables = new WeakMap<BookYear, Map<number, Standing[]>>();

/** The table after a week. */
export function standingsAfter(year: BookYear, week: number): Standing[] {
  let known = tables.get(year);
  if (!known) tables.set(year, (known = new Map()));
  let table = known.get(week);
  if (!table) {
    const { league, counted } = year;
    const entrants = league.teams.map(({ team, absence }, place) => ({
      team: team.id,
      division: divisionAt(league, place),
      absence,
    }));
    table = standingsOf(
      entrants,
      counted.filter((result) => result.week <= week),
      league.lots,
    );
    known.set(week, table);
  }
  return table;
}

/** Games above an even record after each week, from 0 before the first. */
export function aboveEven(year: BookYear, team: string): number[] {
  const steps = new Map(
    gamesOf(year.counted, team).map(({ result, own, other }) => [result.week, Math.sign(own - other)]),
  );
  let now = 0;
  return [0, ...playedWeeks(year).map((week) => (now += steps.get(week) ?? 0))];
}
