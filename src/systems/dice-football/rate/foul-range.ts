/** Foul ranges of teams (ruling `foulsByDown`), so that each is penalized as often as in its season. */
import type { TeamRow } from "../../../stats/index.js";
import { lawOf, TWO_DICE, width, type DiceRules, type Span } from "../rules/index.js";
import { bounded } from "./figures.js";

/**
 * Accepted penalties per game of a team whose foul range has every number, and how many fewer there are for each early
 * touchback of 100 kickoffs, as returns have fouls: five replayed seasons (`scripts/dice-constants.mjs --times 3`,
 * ALL_FOULS); each is within 2%.
 */
const ALL_FOULS = { returned: 7.87, touchback: 0.002, coverage: 0.11 };

const LAST_DIE = 9;

function allFouls({ switches }: Pick<DiceRules, "switches">, year: number): number {
  const { touchbacks, coverageFouls } = lawOf(switches, year);
  return ALL_FOULS.returned - ALL_FOULS.touchback * touchbacks - ALL_FOULS.coverage * (LAST_DIE - coverageFouls);
}

/** Penalties per game with a foul range, in a season. @param level of the league (levels.ts) */
export const penaltiesWith = (range: Span, rules: Pick<DiceRules, "switches">, year: number, level: number): number =>
  (level * allFouls(rules, year) * width(range)) / TWO_DICE;

/** A team's foul range; undefined if no table has its penalties, or the rules have no such ranges. */
export function foulRange(
  { penalties }: Pick<TeamRow, "penalties">,
  games: number,
  rules: Pick<DiceRules, "switches">,
  year: number,
  level: number,
): Span | undefined {
  if (penalties === undefined || rules.switches.foulsByDown !== "teams") return undefined;
  const numbers = Math.round((TWO_DICE * penalties) / games / (level * allFouls(rules, year)));
  return [0, bounded(numbers, 1, TWO_DICE) - 1];
}
