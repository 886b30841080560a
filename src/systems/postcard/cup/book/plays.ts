/** Leaders and records of games known play by play: single plays, and what teams did with their bonuses. */
import { otherSide, SIDES, type Side } from "../../../../kernel/football/index.js";
import { best } from "../../../../kernel/lists/index.js";
import { type Line, rivalOf, teamLine } from "../../../../league/book/leaders.js";
import type { PlainYear } from "../../../../league/plain/book/types.js";
import type { GameRecord } from "../../record.js";
import type { PostcardRules } from "../../rules/index.js";
import type { Team } from "../../teams/types.js";
import type { CupResult } from "../types.js";
import { lostBalls, scrimmageYards, type CupFigures } from "./cup-figures.js";
import type { LongPlay } from "./long-plays.js";

type CupYear = PlainYear<Team, PostcardRules, GameRecord, CupResult, CupFigures>;

/** Undefined if no game is known play by play. */
export function playRankings(years: readonly CupYear[]) {
  const several = years.length > 1;
  const games = years.flatMap((year) => year.games.map((game) => ({ year, ...game })));
  if (games.length === 0) return undefined;
  const plays = games.flatMap((game) => game.figures.plays.map((play) => ({ ...game, play })));
  const ofPlays = (kind: LongPlay["kind"]): Line[] =>
    best(
      plays.filter(({ play }) => play.kind === kind),
      ({ play }) => play.yards + (play.touchdown ? 0.5 : 0),
    ).map(({ year, result, play: { side, touchdown, yards } }) =>
      teamLine(year, several, result, result[side], { touchdown, figure: yards }),
    );
  const ofSides = (value: (figures: CupFigures["sides"], side: Side) => number): Line[] => {
    const sides = games.flatMap(({ year, result, figures }) =>
      SIDES.map((side) => ({
        year,
        result,
        id: result[side],
        figure: value(figures.sides, side),
      })),
    );
    return best(
      sides.filter(({ figure }) => figure > 0),
      ({ figure }) => figure,
    ).map(({ year, result, id, figure }) =>
      teamLine(year, several, result, id, { ...rivalOf(year, several, result, id), figure }),
    );
  };
  return {
    rushes: ofPlays("rush"),
    passes: ofPlays("pass"),
    returns: ofPlays("return"),
    fieldGoals: ofPlays("fieldGoal"),
    yards: ofSides((sides, side) => scrimmageYards(sides[side])),
    taken: ofSides((sides, side) => lostBalls(sides[otherSide(side)])),
    spent: ofSides((sides, side) => sides[side].spent),
    stars: ofSides((sides, side) => sides[side].stars),
  };
}
