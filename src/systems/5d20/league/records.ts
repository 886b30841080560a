/** Leaders and records of players: the best single games, and over several seasons the best seasons. */
import { gameRankings as rankGames, seasonRankings as rankSeasons } from "../../../league/book/players.js";
import type { PlainYear } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import { tableFixtures } from "../../../league/season.js";
import type { GameRecord } from "../game-record.js";
import type { GameFigures } from "../log/game-figures.js";
import type { PlayerFigures, PlayerLine } from "../log/player-lines.js";
import { seasonFigures } from "../log/season-figures.js";
import type { FiveD20Rules } from "../rules/index.js";
import type { LeagueTeam } from "./game.js";

export type LeagueYear = PlainYear<LeagueTeam, FiveD20Rules, GameRecord, PlainResult, GameFigures>;

const touchdowns = (line: PlayerFigures): number =>
  line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns;

/** Undefined where no game is known play by play. */
export const gameRankings = (years: readonly LeagueYear[]) =>
  rankGames(years, {
    players: ({ players }: GameFigures) => players,
    ofPlayers: {
      passing: ({ passYards }) => passYards,
      rushing: ({ rushYards }) => rushYards,
      receiving: ({ receivingYards }) => receivingYards,
      touchdowns,
      runs: ({ longestRush }) => longestRush,
      catches: ({ longestReception }) => longestReception,
      sacks: ({ sacks }) => sacks,
    },
    ofTeams: { fieldGoals: ({ boxes }, side) => boxes[side].longestFieldGoal },
  });

/** Games of the table; of a knockout all. */
function counted({ view, games }: LeagueYear): GameRecord[] {
  const table = new Set(tableFixtures(view).map(({ game }) => game));
  return games.flatMap(({ result, record }) => (table.size === 0 || table.has(result.game) ? record : []));
}

/** Undefined of one season: its leaders are on a sheet of their own. */
export const seasonRankings = (years: readonly LeagueYear[]) =>
  years.length < 2
    ? undefined
    : rankSeasons(
        years,
        (at: number): ReadonlyMap<string, readonly PlayerLine[]> =>
          new Map([...seasonFigures(counted(years[at]))].map(([id, { players }]) => [id, players])),
        {
          passing: ({ passYards }) => passYards,
          passes: ({ passTouchdowns }) => passTouchdowns,
          rushing: ({ rushYards }) => rushYards,
          touchdowns,
          receiving: ({ receivingYards }) => receivingYards,
          catches: ({ receptions }) => receptions,
          sacks: ({ sacks }) => sacks,
          interceptions: ({ interceptionsMade }) => interceptionsMade,
        },
      );
