/** Games without records for the tests of coaches. */
import { otherSide, type Side } from "../../../../src/kernel/football/index.js";
import type { Coach, GameFigures } from "../../../../src/systems/postcard/coaches/index.js";
import { manyGames } from "../../../../src/systems/postcard/play-many.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";

const NAMES = { away: "Guests", home: "Hosts" };

interface Fixture extends Readonly<Record<Side, string>> {
  readonly rules: PostcardRules;
  readonly coaches: Readonly<Record<Side, Coach>>;
}

/** Games of a fixture, counted as the command counts them. */
export const countedGames = ({ rules, coaches, away, home }: Fixture, seed = 0) =>
  manyGames({ rules, away, home }, coaches, { system: "postcard", rules: rules.name, names: { away, home }, seed });

/** A game, counted. */
export const playFigures = (fixture: Fixture, seed: number): GameFigures => countedGames(fixture).figures(seed);

/** Games of a coach against itself, on seeds from `first` up. */
export function gamesOf(coach: Coach, count: number, rules: PostcardRules = STANDARD_RULES, first = 0): GameFigures[] {
  const fixture = { rules, coaches: { away: coach, home: coach }, ...NAMES };
  return Array.from({ length: count }, (_, i) => playFigures(fixture, first + i));
}

export interface Edge {
  /** Games won less games lost, as a share of all. */
  readonly net: number;
  /** Standard error: seeds are played twice, with the sides changed. */
  readonly error: number;
  readonly points: number;
}

/** `first` against `second`: every seed twice, once from each bench. */
export function edgeOf(first: Coach, second: Coach, seeds: number, rules: PostcardRules = STANDARD_RULES): Edge {
  let [sum, squares, points] = [0, 0, 0];
  for (let seed = 0; seed < seeds; seed++) {
    let pair = 0;
    for (const side of ["away", "home"] as const) {
      const coaches = side === "home" ? { home: first, away: second } : { home: second, away: first };
      const { score } = playFigures({ rules, coaches, ...NAMES }, seed);
      const lead = score[side] - score[otherSide(side)];
      pair += Math.sign(lead) / 2;
      points += lead / 2;
    }
    sum += pair;
    squares += pair * pair;
  }
  const net = sum / seeds;
  return { net, error: Math.sqrt((squares / seeds - net * net) / seeds), points: points / seeds };
}

/** Shares of games that the opening receivers won and lost, and ties. */
export function openersOf(games: readonly GameFigures[]): { won: number; lost: number; tied: number } {
  const leads = games.map(({ score, opener }) => score[opener] - score[otherSide(opener)]);
  const share = (sign: number): number => leads.filter((lead) => Math.sign(lead) === sign).length / games.length;
  return { won: share(1), lost: share(-1), tied: share(0) };
}

/** Standard error of a share among so many games. */
export const shareError = (share: number, games: number): number => Math.sqrt((share * (1 - share)) / games);
