/** Games of a season as sheets read them: results, and the teams by what they add up to. */
import { scoreOf } from "../../../kernel/football/index.js";
import { gamesOf, letterOf, shareOf, tallyOf, type Result, type Tally } from "../../../league/results.js";
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
  readonly all: Tally;
  readonly home: Tally;
  readonly away: Tally;
  /** Won in a row, lost in a row: `W3`. */
  readonly run: string;
}

/** Teams by share of games won, then by point difference, then by points. */
export function standingsOf({ teams, games }: Season): Ranked[] {
  const played = games.filter((game) => game.played);
  const rows = teams.map((team): Ranked => {
    const own = gamesOf(played, team.id);
    const results = own.map(letterOf);
    const last = results.at(-1);
    const since = results.length - 1 - results.findLastIndex((one) => one !== last);
    return {
      team,
      all: tallyOf(own),
      home: tallyOf(own.filter(({ home }) => home)),
      away: tallyOf(own.filter(({ home }) => !home)),
      run: last === undefined ? "" : `${last}${since}`,
    };
  });
  const difference = ({ all }: Ranked): number => all.pointsFor - all.pointsAgainst;
  return rows.sort(
    (one, other) =>
      shareOf(other.all) - shareOf(one.all) ||
      difference(other) - difference(one) ||
      other.all.pointsFor - one.all.pointsFor,
  );
}
