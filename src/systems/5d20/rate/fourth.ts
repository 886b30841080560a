/** How bold a team's coach is on fourth down, from how often his team went for it. */
import type { TeamRow } from "../../../stats/index.js";
import { FOURTH_MOST } from "../rules/index.js";
import { bounded } from "./figures.js";
import { USUAL_GAMES } from "./totals.js";

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

/** Numbers of the coach's die more than coaches of the time; nothing where the attempts are not known. @param margin points a game */
export function makeFourth({ fourthDownAttempts, games }: TeamRow, season: number, margin: number): number | undefined {
  if (fourthDownAttempts === undefined) return undefined;
  const [, usual] = USUAL.find(([from]) => season >= from)!;
  const more = fourthDownAttempts / (games ?? USUAL_GAMES) - usual + OF_MARGIN * margin;
  // No -0: it would be printed.
  return bounded(Math.round(more / EACH), -FOURTH_MOST, FOURTH_MOST) || 0;
}
