/** Leaders and records of players: the best single games and the best seasons. */
import { boxScore, type BoxScore } from "../../../kernel/football/index.js";
import {
  gameRankings as rankGames,
  gamesOfTable,
  seasonRankings as rankSeasons,
  usualGames,
  usualSeasons,
} from "../../../league/book/players.js";
import type { PlainYear } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import type { GameRecord } from "../game-record.js";
import { linesByTeam } from "../log/lines-by-team.js";
import { playerLines, type PlayerLine, type PlayerLines } from "../log/player-lines.js";
import type { PlayerFigures } from "../log/player-figures.js";
import type { DiceRules } from "../rules/index.js";
import type { LeagueTeam } from "./game.js";

/** A game's data for the book. */
export interface GameFigures {
  readonly boxes: BoxScore;
  readonly players: PlayerLines;
}

export const gameFigures = ({ events }: GameRecord): GameFigures => ({
  boxes: boxScore(events),
  players: playerLines(events),
});

export type LeagueYear = PlainYear<LeagueTeam, DiceRules, GameRecord, PlainResult, GameFigures>;

const touchdowns = (line: PlayerFigures): number =>
  line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns + line.defenseTouchdowns;

/** Undefined if no game has play-by-play data. */
export const gameRankings = (years: readonly LeagueYear[]) =>
  rankGames(years, {
    players: ({ players }: GameFigures) => players,
    ofPlayers: {
      ...usualGames(touchdowns),
      tackles: ({ tackles }) => tackles,
      sacks: ({ sacks }) => sacks,
      fieldGoals: ({ longestFieldGoal }) => longestFieldGoal,
    },
    ofTeams: {},
  });

/** Every player's statistics in regular-season games; in a knockout, in all games. */
function seasonLines(year: LeagueYear): ReadonlyMap<string, readonly PlayerLine[]> {
  const teams = linesByTeam(
    gamesOfTable(year).map(({ result: { away, home }, figures: { players } }) => ({ away, home, players })),
  );
  return new Map([...teams].map(([id, { lines }]) => [id, lines]));
}

/** The best seasons of players; for a single season, its leaders. Undefined if no game has play-by-play data. */
export const seasonRankings = (years: readonly LeagueYear[]) =>
  rankSeasons(years, (at: number): ReadonlyMap<string, readonly PlayerLine[]> => seasonLines(years[at]), {
    ...usualSeasons(touchdowns),
    tackles: ({ tackles }) => tackles,
    sacks: ({ sacks }) => sacks,
    interceptions: ({ interceptions }) => interceptions,
    fieldGoals: ({ fieldGoals }) => fieldGoals,
  });
