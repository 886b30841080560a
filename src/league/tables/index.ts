/** A league as tables, for spreadsheets and for pages: everything that its sheets and its book are made of. */
import type { LeagueTable, LeagueTables } from "../../contract/league-tables.js";
import {
  boxScoresTable,
  leagueStatisticsTable,
  playerGamesTable,
  playerStatisticsTable,
  teamStatisticsTable,
} from "./figure-tables.js";
import { awardsTable } from "./awards.js";
import { headToHeadTable } from "./head-to-head.js";
import { leadersTable } from "./leaders-table.js";
import { movesTable } from "./moves-table.js";
import { ratingsTable } from "./ratings.js";
import { recordsTable } from "./records-table.js";
import { championsTable, playedIn, resultsTable, scheduleTable, standingsTable, teamsTable } from "./season-tables.js";
import type { OwnColumns, TableYear } from "./types.js";

interface Leagued {
  readonly name: string;
  readonly seed: number;
  readonly revision: number;
}

/** @param years all seasons of the league including the current one, oldest first */
export function leagueTables(
  { name: league, seed, revision }: Leagued,
  { game, when }: Pick<LeagueTables, "game" | "when">,
  years: readonly TableYear[],
  own: OwnColumns = {},
): LeagueTables {
  const { players } = own;
  const teams = teamStatisticsTable(years, own);
  const men = players && playerStatisticsTable(years, players);
  const boxes = boxScoresTable(years, own);
  const menGames = players && playerGamesTable(years, players);
  const moves = years.at(-1)?.moves;
  const tables: readonly (LeagueTable | undefined)[] = [
    teamsTable(years),
    standingsTable(years),
    scheduleTable(years),
    resultsTable(years),
    championsTable(years),
    ratingsTable(years),
    headToHeadTable(years),
    awardsTable(years, men && menGames && { columns: players, games: menGames, seasons: men }),
    recordsTable({ boxes, teams, men, menGames, moves }),
    leadersTable(men ? [teams, men] : [teams], moves),
    teams,
    leagueStatisticsTable(years, own),
    men,
    boxes,
    menGames,
    players && movesTable(years),
  ];
  const played = years.flatMap((year) => playedIn(year).map(({ result }) => year.cells(result) !== undefined));
  return {
    game,
    league,
    seed,
    revision,
    when,
    games: played.length,
    scoresOnly: played.filter((known) => !known).length,
    tables: tables.filter((table) => table !== undefined),
  };
}
