/** Leaders and records of players: the best single games, and over several seasons the best seasons. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { best } from "../../../kernel/lists/index.js";
import { NO_LINE, rivalOf, teamLine, type Line } from "../../../league/book/leaders.js";
import type { PlainYear } from "../../../league/plain/book/types.js";
import { tableFixtures } from "../../../league/season.js";
import type { GameRecord } from "../game-record.js";
import type { GameFigures } from "../log/game-figures.js";
import type { PlayerFigures, PlayerLine } from "../log/player-lines.js";
import { seasonFigures } from "../log/season-figures.js";
import { shortName } from "../../../kernel/words/names.js";
import type { FiveD20Rules } from "../rules/index.js";
import type { LeagueTeam } from "./game.js";
import type { PlainResult } from "../../../league/plain/types.js";

export type LeagueYear = PlainYear<LeagueTeam, FiveD20Rules, GameRecord, PlainResult, GameFigures>;

/** Letters of a player's name before the code of his team. */
const LETTERS = 22;

/** Lines of whoever has any of it. */
function lines<T>(all: readonly T[], value: (one: T) => number, line: (one: T, figure: number) => Line): Line[] {
  return best(
    all.filter((one) => value(one) > 0),
    value,
  ).map((one) => line(one, value(one)));
}

interface GameLine {
  readonly year: LeagueYear;
  readonly result: PlainResult;
  readonly side: Side;
  readonly player: PlayerLine;
}

/** Undefined where no game is known play by play. */
export function gameRankings(years: readonly LeagueYear[]) {
  const several = years.length > 1;
  const sides = years.flatMap((year) =>
    year.games.flatMap(({ result, figures }) => SIDES.map((side) => ({ year, result, side, figures }))),
  );
  if (sides.length === 0) return undefined;
  const players = sides.flatMap(({ figures, ...game }) =>
    figures.players[game.side].map((player): GameLine => ({ ...game, player })),
  );
  const beside = ({ year, result, side }: Omit<GameLine, "player">, who: string, figure: number): Line => {
    const id = result[side];
    const line = teamLine(year, several, result, id, { ...rivalOf(year, several, result, id), figure });
    return who === "" ? line : { ...line, who: `${shortName(who, LETTERS)}, ${year.team(id).code}` };
  };
  const ofPlayers = (value: (line: PlayerFigures) => number): Line[] =>
    lines(
      players,
      ({ player }) => value(player),
      (one, figure) => beside(one, one.player.name, figure),
    );
  return {
    passing: ofPlayers(({ passYards }) => passYards),
    rushing: ofPlayers(({ rushYards }) => rushYards),
    receiving: ofPlayers(({ receivingYards }) => receivingYards),
    touchdowns: ofPlayers((line) => line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns),
    runs: ofPlayers(({ longestRush }) => longestRush),
    catches: ofPlayers(({ longestReception }) => longestReception),
    sacks: ofPlayers(({ sacks }) => sacks),
    fieldGoals: lines(
      sides,
      ({ figures, side }) => figures.boxes[side].longestFieldGoal,
      (one, figure) => beside(one, "", figure),
    ),
  };
}

/** Games of the table; of a knock-out all. */
function counted({ view, games }: LeagueYear): GameRecord[] {
  const table = new Set(tableFixtures(view).map(({ game }) => game));
  return games.flatMap(({ result, record }) => (table.size === 0 || table.has(result.game) ? record : []));
}

/** Undefined of one season: its leaders stand on a sheet of their own. */
export function seasonRankings(years: readonly LeagueYear[]) {
  if (years.length < 2) return undefined;
  const players = years.flatMap((year) =>
    [...seasonFigures(counted(year))].flatMap(([id, team]) => team.players.map((player) => ({ year, id, player }))),
  );
  if (players.length === 0) return undefined;
  const of = (value: (line: PlayerFigures) => number): Line[] =>
    lines(
      players,
      ({ player }) => value(player),
      ({ year, id, player }, figure) => ({
        ...NO_LINE,
        who: shortName(player.name, LETTERS),
        season: year.season,
        time: year.team(id).short,
        figure,
      }),
    );
  return {
    passing: of(({ passYards }) => passYards),
    passes: of(({ passTouchdowns }) => passTouchdowns),
    rushing: of(({ rushYards }) => rushYards),
    touchdowns: of((line) => line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns),
    receiving: of(({ receivingYards }) => receivingYards),
    catches: of(({ receptions }) => receptions),
    sacks: of(({ sacks }) => sacks),
    interceptions: of(({ interceptionsMade }) => interceptionsMade),
  };
}
