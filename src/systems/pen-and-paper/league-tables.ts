/** A league in tables: each season, quarters of league play, box scores of head-to-head games. */
import { boxScore, lineScore, type LineScore } from "../../kernel/football/index.js";
import { remember } from "../../kernel/cache/remember.js";
import type { LeagueTables } from "../../contract/league-tables.js";
import type { TableLine } from "../../league/plain/sheets/season.js";
import { linesOf } from "../../league/plain/sheets/season.js";
import { tableFixtures, tableOf } from "../../league/season.js";
import { leagueTables } from "../../league/tables/index.js";
import type { GameCells, TableYear } from "../../league/tables/types.js";
import { whenOf } from "./league/describe-league.js";
import { viewOf, specOf, type GameResult, type League } from "./league/index.js";
import { bookYears, type BookYear } from "./league/years.js";
import { without } from "./teams/index.js";

const HOW = { league: "quick rules", headToHead: "head to head", hand: "by hand" } as const;

/** The standings with the ranks and tie-breaks stored in the file: old files lack the data behind them. */
function tableIn({ standings, league }: BookYear): TableLine[] {
  const view = viewOf(league);
  const played = tableFixtures(view).flatMap(({ result }) => result ?? []);
  const lines = new Map(linesOf(tableOf(view), played).map((line) => [line.team, line]));
  return standings.map(({ team, divisionRank: rank, leagueRank, tieBreak }) => {
    const by = tieBreak !== undefined && { by: { id: "file", words: tieBreak, value: () => 0 } };
    return { ...without(lines.get(team)!, "by"), rank, leagueRank, ...by };
  });
}

const quartersOf = ({ line }: GameResult): LineScore | undefined =>
  line && {
    periods: line.home.map(({ points }, i) => ({ home: points, away: line.away[i].points })),
    total: { home: line.homePoints, away: line.awayPoints },
  };

function yearOf(year: BookYear): TableYear<GameResult> {
  const records = new Map(year.games.map(({ game, record }) => [game, record]));
  const cells = remember(({ game }: GameResult): { readonly cells?: GameCells } => {
    const record = records.get(game);
    return record ? { cells: { boxes: boxScore(record.events), line: lineScore(record.events) } } : {};
  });
  return {
    ...year,
    view: viewOf(year.league),
    table: tableIn(year),
    title: (week) => specOf(year.league).playoffs.find((round) => round.week === week)?.title ?? `Week ${week}`,
    how: ({ mode }) => HOW[mode],
    notes: () => [],
    cells: (result) => cells(result).cells,
    quarters: quartersOf,
  };
}

export const tables = (league: League): LeagueTables =>
  leagueTables(league, { game: "pen-and-paper", when: whenOf(league) }, bookYears(league, true).map(yearOf));
