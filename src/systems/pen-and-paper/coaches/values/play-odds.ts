/** Exact chances of a call against a defense call for two teams (section 9.7). */
import { attackBonus, criticalLimit, difficultyOf, type Pairing } from "../../engine/index.js";
import type { PenAndPaperRules, PerStat } from "../../rules/index.js";
import { yardOdds } from "./yard-odds.js";

/** Where the five kinds of result begin: chances that add up to 1. */
export interface PlayOdds {
  /** Success without a natural 20, and the natural 20. */
  readonly success: number;
  readonly natural20: number;
  /** Failure that is no natural 1. */
  readonly failure: number;
  /** Natural 1 that loses the ball (or lets it drop), and natural 1 that loses yards. */
  readonly turnover: number;
  readonly loss: number;
}

export interface PlayCircumstances {
  /** Line of scrimmage, yards from the own goal; 50 unless given. */
  readonly spot?: number;
  /** Trick surcharge. */
  readonly trick?: number;
  /** Action or star dice (d6) of the offense and the defense. */
  readonly offenseDice?: number;
  readonly defenseDice?: number;
}

/** Chance that a d20 face of 2 to 19 reaches `needed`. */
const faces = (needed: number): number => Math.max(0, 20 - Math.max(2, needed)) / 20;

/** Distribution of the difference of action dice, as [shift, chance]. */
function diceShifts(offense: number, defense: number): readonly (readonly [number, number])[] {
  if (offense === 0 && defense === 0) return [[0, 1]];
  const [plus, minus] = [yardOdds(offense, false), yardOdds(defense, false)];
  const shifts = new Map<number, number>();
  for (let i = 0; i <= 6 * offense; i++) {
    for (let j = 0; j <= 6 * defense; j++) {
      const chance = plus[i] * minus[j];
      if (chance > 0) shifts.set(i - j, (shifts.get(i - j) ?? 0) + chance);
    }
  }
  return [...shifts];
}

/** The chances of one pairing. */
export function playOdds(
  rules: PenAndPaperRules,
  pairing: Pairing,
  offense: PerStat,
  defense: PerStat,
  { spot = 50, trick = 0, offenseDice = 0, defenseDice = 0 }: PlayCircumstances = {},
): PlayOdds {
  const { within } = rules.tables.scrimmage.redZone;
  const dc = difficultyOf(pairing, defense, spot, trick, within).total;
  const needed = dc - attackBonus(pairing, offense) + (rules.switches.strictAttack ? 1 : 0);
  let success = 0;
  for (const [shift, chance] of diceShifts(offenseDice, defenseDice)) success += chance * faces(needed - shift);
  const limit = pairing.play.natural1 === "fumble" ? 6 : criticalLimit(pairing, offense, defense);
  const turnover = limit / 120;
  return { success, natural20: 0.05, failure: 0.9 - success, turnover, loss: 0.05 - turnover };
}
