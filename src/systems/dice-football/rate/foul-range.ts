/** Foul ranges of teams (ruling `foulsByDown`), so that each is penalized as often as in its season. */
import type { TeamRow } from "../../../stats/index.js";
import { TWO_DICE, width, type DiceRules, type Span } from "../rules/index.js";
import { bounded } from "./figures.js";

/**
 * Accepted penalties per game of a team whose foul range has every number: five replayed seasons
 * (`scripts/dice-constants.mjs --times 3`, ALL_FOULS); each is within 1.5%.
 */
const ALL_FOULS = 8.3;

/** Penalties per game with a foul range. */
export const penaltiesWith = (range: Span): number => (ALL_FOULS * width(range)) / TWO_DICE;

/** A team's foul range; undefined if no table has its penalties, or the rules have no such ranges. */
export function foulRange(
  { penalties }: Pick<TeamRow, "penalties">,
  games: number,
  { switches }: Pick<DiceRules, "switches">,
): Span | undefined {
  if (penalties === undefined || switches.foulsByDown !== "teams") return undefined;
  const numbers = Math.round((TWO_DICE * penalties) / games / ALL_FOULS);
  return [0, bounded(numbers, 1, TWO_DICE) - 1];
}
