/** How bold a team's coach is on fourth down, from how often his team went for it. */
import type { TeamRow } from "../../../../stats/index.js";
import { FOURTH_MOST, type Switches } from "../../rules/index.js";
import { bounded, dealt } from "../figures.js";
import { USUAL_GAMES } from "../totals.js";

/**
 * What the strong coach makes of an even team by the table of its time: attempts a game, by the first season of a table. Measured of
 * rated teams, as the two below, over 3,072 games each.
 */
const USUAL: readonly (readonly [from: number, attempts: number])[] = [
  [2018, 1.12],
  [1990, 0.64],
  [0, 0.53],
];
/** Attempts a game that each point of margin takes off: who is behind has to. */
const OF_MARGIN = 0.0215;
/** Attempts a game for each number of the coach's die. */
const EACH = 0.154;

/** Attempts a game that measured gains (rules `season`) bring: with it the calibrated league of 2019 (10,240 games) has next to no number on fourth down. */
const OF_INCHES = 0.06;

/** What a team's attempts are set beside. */
interface FourthContext {
  readonly season: number;
  /** Points a game by which it won. */
  readonly margin: number;
  /** Numbers of the league as a whole. */
  readonly level: number;
  /** Of the team in the league. */
  readonly place: number;
  readonly inches: Switches["inches"];
}

/** Numbers of the coach's die more than coaches of the time; the league's where the attempts are not known, and nothing where it has none. */
export function makeFourth(
  { fourthDownAttempts, games }: TeamRow,
  { season, margin, level, place, inches }: FourthContext,
): number | undefined {
  if (fourthDownAttempts === undefined) return dealt(level, place) || undefined;
  const [, usual] = USUAL.find(([from]) => season >= from)!;
  const measured = inches === "measured" ? OF_INCHES : 0;
  const more = fourthDownAttempts / (games ?? USUAL_GAMES) - usual - measured + OF_MARGIN * margin;
  // No -0: it would be printed.
  return bounded(Math.round(level + more / EACH), -FOURTH_MOST, FOURTH_MOST) || 0;
}
