/** How hard a pass total is to catch, and the possible results of the throw. */
import { addFractions, fraction, multiplyFractions, type Fraction } from "../../../kernel/dice/index.js";
import { catchNeed, levelOf, type PassLevel, type PostcardRules } from "../rules/index.js";
import { oneDie } from "./dice.js";

/** The level of a throw; a scramble (a failed challenge saved by the second die) is never easy (A23). */
export function throwLevel({ card, switches }: PostcardRules, total: number, scramble: boolean): PassLevel {
  const plain = levelOf(card, total);
  if (!scramble) return plain;
  const least = card.levels.find(({ level }) => level === card.passing.scrambleLevel) ?? plain;
  const short = plain.level === card.levels[0].level;
  if (switches.scrambleDeep === "byDistance" && !short) return plain;
  return plain.level < least.level ? least : plain;
}

/** Results of a throw at one level. All chances sum to 1. */
export interface CatchOdds {
  /** Caught; index = steps of run after the catch, 0 if brought down at once. */
  readonly caught: readonly Fraction[];
  readonly intercepted: Fraction;
  readonly incomplete: Fraction;
}

/**
 * Pressure, catch and interception rolls of a throw.
 * @param catchBonus added to the catch roll; also counts for the run after it (A24)
 */
export function catchOdds(rules: PostcardRules, level: PassLevel, catchBonus = 0): CatchOdds {
  const { card } = rules;
  const caught: Fraction[] = [];
  let intercepted = fraction(0);
  let incomplete = fraction(0);
  for (const pressure of oneDie()) {
    const need = catchNeed(card, level.level + (pressure.value >= level.pressure ? 1 : 0));
    const taken =
      pressure.value >= card.passing.interceptionPressure
        ? interceptionChance(card.passing.interception, 0)
        : fraction(0);
    for (const roll of oneDie(catchBonus)) {
      const chance = multiplyFractions(pressure.chance, roll.chance);
      if (roll.value >= need) {
        const steps = Math.max(0, roll.value - pressure.value);
        while (caught.length <= steps) caught.push(fraction(0));
        caught[steps] = addFractions(caught[steps], chance);
      } else {
        const lost = multiplyFractions(chance, taken);
        intercepted = addFractions(intercepted, lost);
        incomplete = addFractions(incomplete, addFractions(chance, fraction(-lost.n, lost.d)));
      }
    }
  }
  return { caught, intercepted, incomplete };
}

/** Chance that one die with `spent` bonuses reaches `need`. */
export const interceptionChance = (need: number, spent: number): Fraction =>
  oneDie(spent).reduce((sum, { value, chance }) => (value >= need ? addFractions(sum, chance) : sum), fraction(0));
