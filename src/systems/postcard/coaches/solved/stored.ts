/** What bonuses in the bar are worth, so that a spend can be weighed against what it wins. */
import type { PostcardRules } from "../../rules/index.js";

/**
 * Points of the first, second ... bonus in the bar: each is worth less than the one before, and the one that fills the bar
 * least, because the next natural one would be wasted. Tuned over games between two coaches.
 */
const STORED = [0.4, 0.35, 0.3, 0.1];
/** Share of the stars of a circle that the bar can hold when they come. */
const KEPT = 0.85;
/** Points of a star that comes with a circle. */
const STAR = 0.35;
/** The same bonus in chances to win, a play of the two-minute stage; it fades with the plays that are left. */
const STORED_LATE = 0.015;

/** Points by which a second throw is better than it looks: its natural 1 is a bonus, and so may be those it leads to. Tuned. */
export const SECOND_THROW = 0.15;

/** What `spent` bonuses out of `held` cost. */
export type Prices = (held: number, spent: number) => number;

/** Prices in points while circles are crossed. */
export function pointPrices({ card }: PostcardRules): Prices {
  const worths = [0];
  for (let i = 0; i < card.barCap; i++)
    worths.push(
      worths[i] + (i === card.barCap - 1 ? STORED[STORED.length - 1] : STORED[Math.min(i, STORED.length - 2)]),
    );
  return (held, spent) => worths[held] - worths[held - spent];
}

/** Prices while the countdown runs: nothing on the last play. */
export const latePrices = (left: number): Prices => {
  const each = STORED_LATE * Math.max(0, left - 1);
  return (_, spent) => each * spent;
};

/** Points of crossing a circle: the stars of an average one, as far as they are not wasted. */
export function circleWorth({ card }: PostcardRules): number {
  const stars = [...card.timeStars.left, ...card.timeStars.right];
  return (STAR * KEPT * stars.reduce((sum, count) => sum + count, 0)) / stars.length;
}
