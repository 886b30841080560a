/** Games of a season as sheets read them: results, and the teams by what they add up to. */
import { scoreOf } from "../../../kernel/football/index.js";
import type { Result } from "../../../league/results.js";
import { rowOf, type Row } from "../../../league/standings.js";
import type { GameRecord } from "../game-record.js";
import type { TeamChart } from "../rules/index.js";
import { gamesIn, isPlayed } from "./game-of.js";

export interface SeasonGame extends Result {
  readonly record: GameRecord;
  readonly overtime: boolean;
  readonly played: boolean;
}

export interface Season {
  readonly teams: readonly TeamChart[];
  readonly games: readonly SeasonGame[];
}

/** The season that games of a file or of many make up; teams in the order they appear. */
export function seasonOf(records: readonly object[]): Season {
  const games = gamesIn(records).map((record): SeasonGame => {
    const { away, home } = scoreOf(record.events);
    return {
      record,
      away: record.away.id,
      home: record.home.id,
      awayPoints: away,
      homePoints: home,
      overtime: record.events.some((event) => event.type === "periodEnd" && event.period > 4),
      played: isPlayed(record),
    };
  });
  const teams = new Map(games.flatMap(({ record: { away, home } }) => [away, home].map((team) => [team.id, team])));
  return { teams: [...teams.values()], games };
}

export interface Ranked {
  readonly team: TeamChart;
  readonly all: Row;
  readonly home: Row;
  readonly away: Row;
}

/** Teams by share of games won, then by point difference, then by points. */
export function standingsOf({ teams, games }: Season): Ranked[] {
  const played = games.filter((game) => game.played);
  const rows = teams.map((team): Ranked => {
    const row = (results: readonly Result[]): Row => rowOf({ team: team.id, division: "" }, results);
    return {
      team,
      all: row(played),
      home: row(played.filter(({ home }) => home === team.id)),
      away: row(played.filter(({ away }) => away === team.id)),
    };
  });
  return rows.sort(
    ({ all: one }, { all: other }) =>
      other.share - one.share || other.difference - one.difference || other.pointsFor - one.pointsFor,
  );
}
