/** Whole-number sums, bounds and root finding, used throughout the rating. */
import { sumOf } from "../../../kernel/lists/index.js";

export const bounded = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const meanOf = (values: readonly number[]): number => (values.length === 0 ? 0 : sumOf(values) / values.length);

export const logit = (p: number): number => Math.log(p / (1 - p));
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * Whole numbers close to the given ones that add up to a total: the largest remainders round up.
 * @param total a whole number; default: the rounded sum
 */
export function wholeParts(values: readonly number[], total: number = Math.round(sumOf(values))): number[] {
  const whole = values.map(Math.floor);
  let rest = total - sumOf(whole);
  const order = values.map((value, i) => ({ i, rest: value - whole[i] })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (let at = 0; rest !== 0; at = (at + 1) % order.length) {
    const step = Math.sign(rest);
    whole[step > 0 ? order[at].i : order[order.length - 1 - at].i] += step;
    rest -= step;
  }
  return whole;
}

/** A root of an increasing function between two values; the nearer end if there is none. */
export function solveRising(low: number, high: number, of: (x: number) => number, wanted: number, rounds = 40): number {
  let [a, b] = [low, high];
  for (let i = 0; i < rounds; i++) {
    const middle = (a + b) / 2;
    if (of(middle) < wanted) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Linear interpolation in a table; beyond its ends, the nearest point. */
export function between(points: readonly (readonly [at: number, values: readonly number[]])[], at: number): number[] {
  const after = points.findIndex(([x]) => x >= at);
  if (after === 0) return [...points[0][1]];
  if (after < 0) return [...points[points.length - 1][1]];
  const [from, low] = points[after - 1];
  const [to, high] = points[after];
  const share = (at - from) / (to - from);
  return low.map((value, i) => value + (high[i] - value) * share);
}
