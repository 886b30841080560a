/** Leaders and records of players: best single games and, over several seasons, best seasons. Each game says what it ranks. */
import { SIDES, type Side } from "../../kernel/football/index.js";
import { best } from "../../kernel/lists/index.js";
import { shortName } from "../../kernel/words/names.js";
import type { Result } from "../results.js";
import { menTogether } from "../men-together.js";
import { NO_LINE, rivalOf, teamLine, type Line } from "./leaders.js";
import { tableFixtures, type SeasonView } from "../season.js";
import type { Season } from "./season.js";

/** Maximum length of a player's name, before his team's code. */
const LETTERS = 22;

/** Seasons with the statistics of their games. */
export interface FiguredSeason<R extends Result, F> extends Season<R> {
  readonly games: readonly { readonly result: R; readonly figures: F }[];
}

/** Lines of the players whose value is not zero. */
function lines<T>(all: readonly T[], value: (one: T) => number, line: (one: T, figure: number) => Line): Line[] {
  return best(
    all.filter((one) => value(one) > 0),
    value,
  ).map((one) => line(one, value(one)));
}

const ranked = <K extends string, V>(by: Readonly<Record<K, V>>, make: (value: V) => Line[]): Record<K, Line[]> =>
  Object.fromEntries(Object.entries<V>(by).map(([key, value]) => [key, make(value)])) as Record<K, Line[]>;

/** What single games are ranked by. */
export interface GameRankings<F, P, K extends string, T extends string> {
  players(figures: F): Readonly<Record<Side, readonly P[]>>;
  readonly ofPlayers: Readonly<Record<K, (line: P) => number>>;
  /** Rankings whose lines name a team. */
  readonly ofTeams: Readonly<Record<T, (figures: F, side: Side) => number>>;
}

/** The best single games; undefined if no game is known play by play. */
export function gameRankings<
  R extends Result,
  F,
  P extends { readonly name: string },
  K extends string,
  T extends string,
>(
  years: readonly FiguredSeason<R, F>[],
  { players: playersOf, ofPlayers, ofTeams }: GameRankings<F, P, K, T>,
): Record<K | T, Line[]> | undefined {
  const several = years.length > 1;
  const sides = years.flatMap((year) =>
    year.games.flatMap(({ result, figures }) => SIDES.map((side) => ({ year, result, side, figures }))),
  );
  if (sides.length === 0) return undefined;
  const players = sides.flatMap((game) => playersOf(game.figures)[game.side].map((player) => ({ ...game, player })));
  const beside = ({ year, result, side }: (typeof sides)[number], who: string, figure: number): Line => {
    const id = result[side];
    const line = teamLine(year, several, result, id, { ...rivalOf(year, several, result, id), figure });
    return who === "" ? line : { ...line, who: `${shortName(who, LETTERS)}, ${year.team(id).code}` };
  };
  return {
    ...ranked(ofPlayers, (value) =>
      lines(
        players,
        ({ player }) => value(player),
        (one, figure) => beside(one, one.player.name, figure),
      ),
    ),
    ...ranked(ofTeams, (value) =>
      lines(
        sides,
        ({ figures, side }) => value(figures, side),
        (one, figure) => beside(one, "", figure),
      ),
    ),
  } as Record<K | T, Line[]>;
}

/** The best seasons, from each player's season totals; undefined if no game is known play by play. */
export function seasonRankings<R extends Result, P extends { readonly name: string }, K extends string>(
  years: readonly Season<R>[],
  /** By team, for one season. */
  sums: (at: number) => ReadonlyMap<string, readonly P[]>,
  by: Readonly<Record<K, (line: P) => number>>,
): Record<K, Line[]> | undefined {
  const several = years.length > 1;
  const players = years.flatMap((year, i) =>
    menTogether(sums(i), year.moves, year.season).map(({ line, teams }) => ({ year, teams, player: line })),
  );
  if (players.length === 0) return undefined;
  return ranked(by, (value) =>
    lines(
      players,
      ({ player }) => value(player),
      ({ year, teams, player }, figure) => ({
        ...NO_LINE,
        who: shortName(player.name, LETTERS),
        season: several ? year.season : 0,
        time: teams.length > 1 ? teams.map((id) => year.team(id).code).join("/") : year.team(teams[0]).short,
        figure,
      }),
    ),
  );
}

/** Player statistics that all games keep under these names. */
interface Counted {
  readonly passYards: number;
  readonly passTouchdowns: number;
  readonly rushYards: number;
  readonly longestRush: number;
  readonly receivingYards: number;
  readonly receptions: number;
}

/** Single-game rankings at the top of every book. */
export const usualGames = <P extends Counted>(touchdowns: (line: P) => number) => ({
  passing: ({ passYards }: P) => passYards,
  rushing: ({ rushYards }: P) => rushYards,
  receiving: ({ receivingYards }: P) => receivingYards,
  touchdowns,
  runs: ({ longestRush }: P) => longestRush,
});

/** Season rankings at the top of every book. */
export const usualSeasons = <P extends Counted>(touchdowns: (line: P) => number) => ({
  passing: ({ passYards }: P) => passYards,
  passes: ({ passTouchdowns }: P) => passTouchdowns,
  rushing: ({ rushYards }: P) => rushYards,
  touchdowns,
  receiving: ({ receivingYards }: P) => receivingYards,
  catches: ({ receptions }: P) => receptions,
});

/** Regular-season games; in a knockout, all games. */
export function gamesOfTable<G extends { readonly result: { readonly game: string } }>(year: {
  readonly view: SeasonView;
  readonly games: readonly G[];
}): readonly G[] {
  const table = new Set(tableFixtures(year.view).map(({ game }) => game));
  return table.size === 0 ? year.games : year.games.filter(({ result }) => table.has(result.game));
}
