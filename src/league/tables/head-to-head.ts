/** Head-to-head records of all seasons: one row for each team and each of its opponents. */
import type { LeagueTable, TableRow } from "../../contract/league-tables.js";
import { letterOf, tallyOf } from "../results.js";
import { columnsOf } from "./columns.js";
import { playedIn } from "./season-tables.js";
import type { TableYear } from "./types.js";

export function headToHeadTable(years: readonly TableYear[]): LeagueTable {
  const games = years.flatMap((year) => playedIn(year).map((one) => ({ year, ...one })));
  const name = (id: string): string => years.findLast(({ teams }) => teams.includes(id))!.team(id).name;
  const ids = [...new Set(years.toReversed().flatMap(({ teams }) => teams))];
  const rows = ids.flatMap((teamId) =>
    ids.flatMap((opponentId): TableRow[] => {
      const met = games.flatMap(({ year, fixture, result: { away, home, awayPoints, homePoints } }) => {
        if (home === teamId && away === opponentId) return [{ year, fixture, own: homePoints, other: awayPoints }];
        return away === teamId && home === opponentId ? [{ year, fixture, own: awayPoints, other: homePoints }] : [];
      });
      const last = met.at(-1);
      if (!last) return [];
      const { wins, losses, ties, pointsFor, pointsAgainst } = tallyOf(met);
      return [
        {
          team: name(teamId),
          opponent: name(opponentId),
          games: met.length,
          wins,
          losses,
          ties,
          pointsFor,
          pointsAgainst,
          playoffGames: met.filter(({ fixture }) => fixture.playoff).length,
          lastSeason: last.year.season,
          lastRound: last.year.title(last.fixture.week),
          lastOutcome: letterOf(last),
          lastPoints: last.own,
          lastAgainst: last.other,
          teamId,
          opponentId,
        },
      ];
    }),
  );
  return {
    id: "head-to-head",
    title: "Head to head",
    columns: columnsOf(
      ["team", "Team"],
      ["opponent", "Opponent"],
      ["games", "Games"],
      ["wins", "Won"],
      ["losses", "Lost"],
      ["ties", "Tied"],
      ["pointsFor", "Points for"],
      ["pointsAgainst", "Points against"],
      ["playoffGames", "Knockout games among them"],
      ["lastSeason", "Last met in season"],
      ["lastRound", "Last met in round"],
      ["lastOutcome", "Last outcome"],
      ["lastPoints", "Last points"],
      ["lastAgainst", "Last points against"],
      ["teamId", "Team ID"],
      ["opponentId", "Opponent, team ID"],
    ),
    rows,
  };
}
