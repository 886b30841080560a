/** Exact chances of an attack by the face it needs, with action dice on top. */
import { yardOdds } from "./yard-odds.js";

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

/** Chance of a natural 20, and of a natural 1. */
export const NATURAL = 0.05;

/** Needed faces are cached from this one up; lower ones are computed every time. */
const LOWEST = -64;
const KEPT = 192;

/** Chances to reach a face with action dice on top, cached by dice: there are few combinations, and coaches ask all the time. */
export class SuccessChances {
  private readonly tables = new Map<number, (needed: number) => number>();

  /** Chance of success without a natural 20, by the face needed. */
  table(offenseDice: number, defenseDice: number): (needed: number) => number {
    const key = offenseDice * 64 + defenseDice;
    let table = this.tables.get(key);
    if (!table) this.tables.set(key, (table = successTable(offenseDice, defenseDice)));
    return table;
  }
}

function successTable(offenseDice: number, defenseDice: number): (needed: number) => number {
  const shifts = diceShifts(offenseDice, defenseDice);
  const known = new Float64Array(KEPT).fill(-1);
  const chanceOf = (needed: number): number => {
    let success = 0;
    for (const [shift, chance] of shifts) success += chance * faces(needed - shift);
    return success;
  };
  return (needed) => {
    const at = needed - LOWEST;
    if (!(at >= 0 && at < KEPT)) return chanceOf(needed);
    if (known[at] < 0) known[at] = chanceOf(needed);
    return known[at];
  };
}
