/** The value of a situation, in points. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { kickChance, kickLength, type After, type Game } from "../engine/index.js";

/** Value of a first down at a spot. */
export function firstDownValue(x: number): number {
  if (x <= 10) return -1 + 0.06 * x;
  if (x <= 90) return -0.4 + 0.0575 * (x - 10);
  return 4.2 + 0.24 * (x - 90);
}

/** Yards gained by a punt, and the farthest spot it reaches. */
const PUNT = 38;
const PUNT_END = 80;
/** Yards behind the line where the opponents take over after a miss. */
const HOLD = 7;

/** Minimum drop in value from one down to the next, at the same spot and distance. */
const DOWN = 0.01;

/** Value of a fourth down, assuming a kick. */
function fourthValue(game: Game, team: Side, x: number): number {
  const p = kickChance(game.books[team], kickLength(game, x));
  const punted = -firstDownValue(100 - Math.min(PUNT_END, x + PUNT));
  const kicked = 3 * p - (1 - p) * firstDownValue(100 - x + HOLD);
  return Math.max(punted, kicked);
}

/**
 * Value of any down at a spot. The formulas cross with a yard to go and in field goal range; capping
 * each down at the value of the one before changes nothing else.
 */
export function downValue(game: Game, team: Side, x: number, down: number, toGo: number): number {
  const spot = firstDownValue(x);
  const first = spot - 0.04 * Math.max(0, toGo - 10);
  if (down <= 1) return first;
  const fourth = fourthValue(game, team, x);
  if (down > 3) return Math.min(fourth, first - 3 * DOWN);
  const third = Math.min(first - 2 * DOWN, Math.max(spot - 0.8 - 0.09 * (toGo - 5), fourth + DOWN));
  if (down === 3) return third;
  return Math.min(first - DOWN, Math.max(spot - 0.2 - 0.06 * (toGo - 5), third + DOWN));
}

/** Average points of a try, which comes before the kickoff. */
const TRY = 0.95;

/** Value of a decision for a side: points since, and the resulting position. */
export function afterValue(game: Game, after: After, before: Readonly<Record<Side, number>>, side: Side): number {
  const other = otherSide(side);
  const points = after.score[side] - before[side] - (after.score[other] - before[other]);
  const sign = after.ball === side ? 1 : -1;
  switch (after.stage) {
    case "try":
    case "kickTry":
      return points + sign * (TRY - firstDownValue(25));
    case "kickoff":
      return points - sign * firstDownValue(25);
    case "freeKick":
      return points - sign * firstDownValue(40);
    case "over":
      return points * 100;
    default:
      return points + sign * downValue(game, after.ball, after.spot, after.down, after.toGo);
  }
}
