/** Leaders and records of players: the best single games and, across seasons, the best seasons. */
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
import type { GameFigures } from "../log/game-figures.js";
import type { PlayerFigures, PlayerLine } from "../log/player-lines.js";
import { seasonFigures } from "../log/season-figures.js";
import type { FiveD20Rules } from "../rules/index.js";
import type { LeagueTeam } from "./game.js";

export type LeagueYear = PlainYear<LeagueTeam, FiveD20Rules, GameRecord, PlainResult, GameFigures>;

const touchdowns = (line: PlayerFigures): number =>
  line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns;

/** Undefined if no game has play-by-play data. */
export const gameRankings = (years: readonly LeagueYear[]) =>
  rankGames(years, {
    players: ({ players }: GameFigures) => players,
    ofPlayers: {
      ...usualGames(touchdowns),
      catches: ({ longestReception }) => longestReception,
      sacks: ({ sacks }) => sacks,
    },
    ofTeams: { fieldGoals: ({ boxes }, side) => boxes[side].longestFieldGoal },
  });

/** Undefined for a single season: its leaders have their own sheet. */
export const seasonRankings = (years: readonly LeagueYear[]) =>
  years.length < 2
    ? undefined
    : rankSeasons(
        years,
        (at: number): ReadonlyMap<string, readonly PlayerLine[]> =>
          new Map(
            [...seasonFigures(gamesOfTable(years[at]).flatMap(({ record }) => record))].map(([id, { players }]) => [
              id,
              players,
            ]),
          ),
        {
          ...usualSeasons(touchdowns),
          sacks: ({ sacks }) => sacks,
          interceptions: ({ interceptionsMade }) => interceptionsMade,
        },
      );
