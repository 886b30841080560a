/** Leaders and records of players: the best single games, the best seasons. */
import { boxScore, SIDES, type BoxScore } from "../../../kernel/football/index.js";
import { gameRankings as rankGames, seasonRankings as rankSeasons } from "../../../league/book/players.js";
import type { PlainYear } from "../../../league/plain/book/types.js";
import type { PlainResult } from "../../../league/plain/types.js";
import { tableFixtures } from "../../../league/season.js";
import type { GameRecord } from "../game-record.js";
import { FIGURES, playerLines, type PlayerFigures, type PlayerLine, type PlayerLines } from "../log/player-lines.js";
import type { DiceRules } from "../rules/index.js";
import type { LeagueTeam } from "./game.js";

/** What the book tells of a game. */
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
      tackles: ({ tackles }) => tackles,
      sacks: ({ sacks }) => sacks,
      fieldGoals: ({ longestFieldGoal }) => longestFieldGoal,
    },
    ofTeams: {},
  });

const KEYS = Object.keys(FIGURES) as (keyof PlayerFigures)[];

/** A player's games as one line; of the longest the longest. */
const together = (a: PlayerLine, b: PlayerLine): PlayerLine => {
  const sums = KEYS.map((key) => [key, key.startsWith("longest") ? Math.max(a[key], b[key]) : a[key] + b[key]]);
  return { ...a, ...(Object.fromEntries(sums) as PlayerFigures) };
};

/** What players did in several games, each man in one line, in the order in which they appear. */
export function addedUp(games: readonly (readonly PlayerLine[])[]): PlayerLine[] {
  const lines = new Map<string, PlayerLine>();
  for (const line of games.flat()) {
    const before = lines.get(line.name);
    lines.set(line.name, before ? together(before, line) : line);
  }
  return [...lines.values()];
}

/** What every player of every team did in the games of the table; of a knock-out in all. */
function seasonLines({ view, games }: LeagueYear): ReadonlyMap<string, readonly PlayerLine[]> {
  const table = new Set(tableFixtures(view).map(({ game }) => game));
  const teams = new Map<string, (readonly PlayerLine[])[]>();
  for (const { result, figures } of games) {
    if (table.size > 0 && !table.has(result.game)) continue;
    for (const side of SIDES) teams.set(result[side], [...(teams.get(result[side]) ?? []), figures.players[side]]);
  }
  return new Map([...teams].map(([id, lines]) => [id, addedUp(lines)]));
}

/** The best seasons of players, of one season its leaders; undefined where no game is known play by play. */
export const seasonRankings = (years: readonly LeagueYear[]) =>
  rankSeasons(years, (at: number): ReadonlyMap<string, readonly PlayerLine[]> => seasonLines(years[at]), {
    passing: ({ passYards }) => passYards,
    passes: ({ passTouchdowns }) => passTouchdowns,
    rushing: ({ rushYards }) => rushYards,
    touchdowns,
    receiving: ({ receivingYards }) => receivingYards,
    catches: ({ receptions }) => receptions,
    tackles: ({ tackles }) => tackles,
    sacks: ({ sacks }) => sacks,
    interceptions: ({ interceptions }) => interceptions,
    fieldGoals: ({ fieldGoals }) => fieldGoals,
  });
