/** The season that sheets are filled from: a league's file, or games one by one. */
import { scoreOf, SIDES, type Side } from "../../../kernel/football/index.js";
import { codesOf } from "../../../league/plain/book/codes.js";
import { PROFESSIONAL_TABLE, shownSeason } from "../../../league/plain/contest.js";
import { fixturesOf, shortRound, tableFixtures, tableOf } from "../../../league/season.js";
import type { Result } from "../../../league/results.js";
import { rowOf, standingsOf, type Row, type Standing } from "../../../league/standings.js";
import type { GameRecord } from "../game-record.js";
import { codeOf, gamesAgain, isLeague, viewOf, type League } from "../league/game.js";
import { teamName, type TeamChart } from "../rules/index.js";
import { gamesIn, isPlayed } from "./game-of.js";

export interface SeasonGame {
  /** In leagues: its round, or what it is short for: `7`, `SF`. */
  readonly round?: string;
  readonly playoff: boolean;
  /** Absent while it is not known who plays. */
  readonly teams?: Readonly<Record<Side, TeamChart>>;
  /** Absent before it is played. */
  readonly result?: Result;
  /** Absent for games whose score alone is known. */
  readonly record?: GameRecord;
}

/** A game with its score. */
export type PlayedGame = SeasonGame & Required<Pick<SeasonGame, "teams" | "result">>;
export const wasPlayed = (game: SeasonGame): game is PlayedGame =>
  game.teams !== undefined && game.result !== undefined;

/** A line of the table, and the same of the games at home and on the road. */
export interface TableLine extends Standing {
  readonly at: Readonly<Record<Side, Row>>;
}

export interface Season {
  /** Words for the heads of sheets; none for games one by one. */
  readonly head: { readonly league?: string; readonly season?: number };
  readonly teams: readonly TeamChart[];
  readonly games: readonly SeasonGame[];
  /** Divisions under each other; empty for a knock-out. */
  readonly table: readonly TableLine[];
}

/** With overtime; unknown for games from the table. */
export const wentOver = ({ record }: SeasonGame): boolean =>
  record?.events.some((event) => event.type === "periodEnd" && event.period > 4) ?? false;

const linesOf = (table: readonly Standing[], results: readonly Result[]): TableLine[] =>
  table.map((row) => {
    const only = (side: Side): Row =>
      rowOf(
        row,
        results.filter((result) => result[side] === row.team),
      );
    return { ...row, at: { away: only("away"), home: only("home") } };
  });

// ---- a league ----------------------------------------------------------------------------------------------------------

function leagueSeason(league: League, season: number): Season {
  const view = viewOf(league, season);
  const charts = new Map(league.teams.map(({ id, chart }) => [id, chart]));
  const records = new Map(gamesAgain(league, season).map(({ game, record }) => [game, record]));
  const results = tableFixtures(view).flatMap(({ result }) => result ?? []);
  return {
    head: { league: league.name, season },
    teams: league.teams.map(({ chart }) => chart),
    table: view.rounds.length > 0 ? linesOf(tableOf(view), results) : [],
    games: fixturesOf(view).map(({ game, week, playoff, title, away, home, result }): SeasonGame => {
      const record = records.get(game);
      const known = away !== undefined && home !== undefined;
      return {
        round: shortRound(week, title),
        playoff,
        ...(known && { teams: { away: charts.get(away)!, home: charts.get(home)! } }),
        ...(result && { result }),
        ...(record && { record }),
      };
    }),
  };
}

// ---- games one by one --------------------------------------------------------------------------------------------------

/** Teams in the order they appear, in one table by the tie-breaks of leagues; nobody draws lots. */
function looseSeason(records: readonly object[]): Season {
  const games = gamesIn(records).map((record): SeasonGame => {
    const { away, home } = scoreOf(record.events);
    const result = { away: record.away.id, home: record.home.id, awayPoints: away, homePoints: home };
    const teams = { away: record.away, home: record.home };
    return { playoff: record.playoff, teams, ...(isPlayed(record) && { result, record }) };
  });
  const teams = new Map(games.flatMap(({ teams }) => SIDES.map((side) => [teams![side].id, teams![side]] as const)));
  const results = games.flatMap(({ result }) => result ?? []);
  const entrants = [...teams.keys()].map((team) => ({ team, division: "" }));
  return {
    head: {},
    teams: [...teams.values()],
    games,
    table: linesOf(standingsOf(entrants, results, PROFESSIONAL_TABLE, []), results),
  };
}

/** Of a league the season that people ask about: before its first game the one before it, unless the games `to come` are asked for. */
export function seasonOf(records: readonly object[], ask: "played" | "to come" = "played"): Season {
  const league = records.find(isLeague);
  if (!league) return looseSeason(records);
  return leagueSeason(league, ask === "to come" ? league.season : shownSeason(league));
}

/** Games that statistics count: as in life those of the table, of a knock-out all. */
export const countedRecords = ({ games, table }: Season): GameRecord[] =>
  games.flatMap(({ playoff, record }) => (record && !(playoff && table.length > 0) ? record : []));

/** Letters by team id, never the same twice. */
export const codesIn = ({ teams }: Season): ReadonlyMap<string, string> =>
  codesOf(teams.map((chart) => ({ id: chart.id, name: teamName(chart), short: chart.name, code: codeOf(chart) })));
