/** How aggressive a team's coach is on fourth down, from how often his team went for it. */
import type { TeamRow } from "../../../../stats/index.js";
import { FOURTH_MOST, type Switches } from "../../rules/index.js";
import { bounded, dealt } from "../figures.js";
import { USUAL_GAMES } from "../totals.js";

/**
 * The strong coach's attempts per game for an even team, by the first season of each era's coaching table. Measured on
 * rated teams, like the two below, over 3,072 games each.
 */
const USUAL: readonly (readonly [from: number, attempts: number])[] = [
  [2018, 1.12],
  [1990, 0.64],
  [0, 0.53],
];
/** Attempts per game that each point of average margin removes: trailing teams must go for it. */
const OF_MARGIN = 0.0215;
/** Attempts per game for each number of the coach's die. */
const EACH = 0.154;

/**
 * Attempts per game added by measured gains (rules `season`): with it, the calibrated league of 2019 (10,240 games)
 * needs almost no fourth-down number.
 */
const OF_INCHES = 0.06;

/** Baseline for a team's attempts. */
interface FourthContext {
  readonly season: number;
  /** The team's average margin, points per game. */
  readonly margin: number;
  /** Number for the league as a whole. */
  readonly level: number;
  /** The team's position in the league, 0 to 1. */
  readonly place: number;
  readonly inches: Switches["inches"];
}

/** Change of the coach's die relative to coaches of the era; the league's number if attempts are unknown, and undefined if that is unknown too. */
export function makeFourth(
  { fourthDownAttempts, games }: TeamRow,
  { season, margin, level, place, inches }: FourthContext,
): number | undefined {
  if (fourthDownAttempts === undefined) return dealt(level, place) || undefined;
  const [, usual] = USUAL.find(([from]) => season >= from)!;
  const measured = inches === "measured" ? OF_INCHES : 0;
  const more = fourthDownAttempts / (games ?? USUAL_GAMES) - usual - measured + OF_MARGIN * margin;
  // Avoid -0, which would be printed.
  return bounded(Math.round(level + more / EACH), -FOURTH_MOST, FOURTH_MOST) || 0;
}
