/** Value of bonuses in the bar, so that spending can be weighed against what it wins. */
import type { PostcardRules } from "../../rules/index.js";

/**
 * Points for the first, second ... bonus in the bar: each is worth less than the one before, and the one that fills the bar least, because
 * the next natural 1 would be wasted. Tuned in games between two coaches.
 */
const STORED = [0.4, 0.35, 0.3, 0.1];
/** Average share of a circle's stars that the bar can hold when they come. */
const KEPT = 0.85;
/** Points for a star in a circle. */
const STAR = 0.35;
/** The same bonus as chance to win, per play left in the two-minute stage. */
const STORED_LATE = 0.015;

/** Points by which a second throw is better than its calculated value: its natural 1 is a bonus, and may lead to others. Tuned. */
export const SECOND_THROW = 0.15;

/** Price of `spent` bonuses out of `held`. */
export type Prices = (held: number, spent: number) => number;

/** Prices in points while time circles are crossed. */
export function pointPrices({ card }: PostcardRules): Prices {
  const worths = [0];
  for (let i = 0; i < card.barCap; i++)
    worths.push(
      worths[i] + (i === card.barCap - 1 ? STORED[STORED.length - 1] : STORED[Math.min(i, STORED.length - 2)]),
    );
  return (held, spent) => worths[held] - worths[held - spent];
}

/** Prices during the countdown: zero on the last play. */
export const latePrices = (left: number): Prices => {
  const each = STORED_LATE * Math.max(0, left - 1);
  return (_, spent) => each * spent;
};

/** Points for crossing a circle: the stars of an average one, minus those wasted. */
export function circleWorth({ card }: PostcardRules): number {
  const stars = [...card.timeStars.left, ...card.timeStars.right];
  return (STAR * KEPT * stars.reduce((sum, count) => sum + count, 0)) / stars.length;
}
