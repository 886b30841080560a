/** PP-3, the league record: the standings of a season, division by division. */
import type { Values } from "../../../sheet/layout/form.js";
import type { BookYear } from "../league/years.js";
import { divisionStandings, specOf, standings, type League } from "../league/index.js";
import { SCHEDULES } from "../rules/index.js";
import { latestYear, leagueIn, nameIn, type LeagueContent } from "./league.js";

const SPECS = Object.values(SCHEDULES);
/** The most divisions, and the most teams in one, of all schedules. */
const DIVISIONS = Math.max(...SPECS.map(({ divisions }) => divisions.length));
const TEAMS = Math.max(...SPECS.flatMap(({ divisions }) => divisions.map(({ from, to }) => to - from + 1)));

/** Standings of a season; before its first game the teams alone. */
function standingValues(year: Pick<BookYear, "league" | "standings">): Values {
  const { league, standings: table } = year;
  const begun = league.results.length > 0;
  const numberOf = new Map(league.teams.map(({ team }, place) => [team.id, league.schedule.numbers[place]]));
  const values: Record<string, string | number | undefined> = {};
  specOf(league).divisions.forEach((division, d) => {
    values[`d${d + 1}.name`] = division.name;
    divisionStandings(table, division).forEach((row, r) => {
      const at = `d${d + 1}.${r + 1}.`;
      values[`${at}number`] = numberOf.get(row.team);
      values[`${at}team`] = nameIn(year, row.team);
      if (!begun) return;
      values[`${at}w`] = row.wins;
      values[`${at}l`] = row.losses;
      values[`${at}t`] = row.ties;
      values[`${at}dw`] = row.divisionWins;
      values[`${at}dl`] = row.divisionLosses;
      values[`${at}dt`] = row.divisionTies;
      values[`${at}pf`] = row.pointsFor;
      values[`${at}pa`] = row.pointsAgainst;
      values[`${at}place`] = row.divisionRank;
    });
  });
  return values;
}

function leagueValues(league: League): Values {
  const year = latestYear(league);
  return {
    league: league.name,
    season: year?.season ?? league.season,
    champion: year && nameIn(year, year.bracket.champion),
    ...standingValues(year ?? { league, standings: standings(league) }),
  };
}

export const leagueRecord: LeagueContent = {
  form: () => ({
    divisions: Array.from({ length: DIVISIONS }, (_, d) => ({ id: `d${d + 1}`, teams: TEAMS })),
  }),
  fill(records) {
    const league = leagueIn(records);
    return league ? [{ values: leagueValues(league) }] : [];
  },
};
