/** PP-3, the league record: the standings of a season, division by division. */
import { numbered } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { bookYears, type BookYear } from "../league/years.js";
import { divisionStandings, specOf, standings, type League, type Standing } from "../league/index.js";
import { SCHEDULES } from "../rules/index.js";
import { leagueSheet, nameIn, standingValues } from "./league.js";

const SPECS = Object.values(SCHEDULES);
/** Maximum number of divisions, and of teams in one, in all schedules. */
const DIVISIONS = Math.max(...SPECS.map(({ divisions }) => divisions.length));
const TEAMS = Math.max(...SPECS.flatMap(({ divisions }) => divisions.map(({ from, to }) => to - from + 1)));

/** Standings of a season; before its first game, only the teams. */
function divisionValues(year: Pick<BookYear, "league" | "standings">): Values {
  const { league, standings: table } = year;
  const numberOf = new Map(league.teams.map(({ team }, place) => [team.id, league.schedule.numbers[place]]));
  const rowOf = (row: Standing): Values => ({
    number: numberOf.get(row.team),
    team: nameIn(year, row.team),
    ...(league.results.length > 0 && standingValues(row)),
  });
  return Object.fromEntries(
    specOf(league).divisions.map((division, d) => [
      `d${d + 1}`,
      { name: division.name, ...numbered(divisionStandings(table, division).map(rowOf)) },
    ]),
  );
}

function leagueValues(league: League): Values {
  // Before its first game, the previous season.
  const year = bookYears(league).at(-1);
  return {
    league: league.name,
    season: year?.season ?? league.season,
    champion: year && nameIn(year, year.champion),
    ...divisionValues(year ?? { league, standings: standings(league) }),
  };
}

export const leagueRecord = leagueSheet({
  form: () => ({
    divisions: Array.from({ length: DIVISIONS }, (_, d) => ({ id: `d${d + 1}`, teams: TEAMS })),
  }),
  fill: (league) => [{ values: leagueValues(league) }],
});
