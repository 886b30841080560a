/** The games of a season that sheets are filled from: a league's file, or games one by one. */
import { scoreOf, SIDES } from "../../../kernel/football/index.js";
import { shownSeason } from "../../../league/plain/contest.js";
import type { Result } from "../../../league/results.js";
import { shortRound } from "../../../league/season.js";
import type { GameRecord } from "../game-record.js";
import { gamesAgain, isLeague, type League } from "../league/game.js";
import type { Team } from "../rules/index.js";
import { gamesIn, isPlayed } from "./game-of.js";

export interface SeasonGame {
  /** Its round in a league, or what that is short for: `7`, `SF`. */
  readonly round?: string;
  /** Statistics of a season count the games of its table; of a knock-out all. */
  readonly counts: boolean;
  readonly result: Result;
  /** Absent for games whose score alone is known. */
  readonly record?: GameRecord;
}

export interface Season {
  /** Number of a league's season; none for games one by one. */
  readonly number?: number;
  readonly teams: readonly Team[];
  /** In the order in which they were played. */
  readonly games: readonly SeasonGame[];
}

function leagueSeason(league: League): Season {
  const number = shownSeason(league);
  const games = gamesAgain(league, number);
  const table = games.some(({ playoff }) => !playoff);
  return {
    number,
    teams: league.teams.map(({ team }) => team),
    games: games.map(({ week, title, playoff, result, record }) => ({
      round: shortRound(week, title),
      counts: !(playoff && table),
      result,
      ...(record && { record }),
    })),
  };
}

function looseSeason(records: readonly object[]): Season {
  const games = gamesIn(records);
  return {
    teams: [...new Map(games.flatMap((game) => SIDES.map((side) => [game[side].id, game[side]] as const))).values()],
    games: games.filter(isPlayed).map((record) => {
      const { away, home } = scoreOf(record.events);
      return {
        counts: true,
        result: { away: record.away.id, home: record.home.id, awayPoints: away, homePoints: home },
        record,
      };
    }),
  };
}

/** Of a league the season that is being played, or before its first game the one before it. */
export function seasonOf(records: readonly object[]): Season {
  const league = records.find(isLeague);
  return league ? leagueSeason(league) : looseSeason(records);
}
