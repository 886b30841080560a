/** Scales of a defense, so that it does to an average offense what the team's opponents could do (digest 10.9). */
import type { DiceRules } from "../rules/index.js";
import { BLITZ_RANGE, makeDefense, PLAIN, type DefenseInput, type DefenseMade, type Scales } from "./defense.js";
import { meetingsOf, runBonus, visitPasses, wallOf } from "./enumerate.js";
import { columnsFor } from "./game-shape.js";
import { bounded } from "./figures.js";
import { figuresOfVisited, ratesOf, type PassRates } from "./grid.js";
import type { OffenseMade } from "./offense.js";

/** Shares of passes thrown; of sacks, of passes and sacks. Undefined where no table tells them. */
export interface Allowed {
  readonly completion?: number;
  readonly interception?: number;
  readonly sack?: number;
}

export interface DefenseSolved extends DefenseMade {
  readonly scales: Scales;
  /** What they come to against an average offense. */
  readonly rates: PassRates;
  /** Yards that the front adds to runs of an average offense. */
  readonly bonus: number;
}

/** Looks at a scale, at most; and how near a rate has to come. */
const LOOKS = 4;
const NEAR = 0.0007;
const FIRST_STEP = 1.2;

export function solveDefense(
  input: DefenseInput,
  allowed: Allowed,
  average: OffenseMade,
  rules: DiceRules,
): DefenseSolved {
  const mix = columnsFor(0);
  const look = (scales: Scales) => {
    const made = makeDefense(input, scales);
    const met = [{ wall: wallOf(made), share: 1 }];
    const meetings = meetingsOf(average, met, rules);
    const figures = figuresOfVisited(
      (visit) => visitPasses(average, meetings, { mix, rules }, visit),
      average.grids[0],
      average.stand,
    );
    const rates = ratesOf(figures, mix.hailMary);
    return { made, rates, bonus: () => runBonus(average, meetings, met, rules) };
  };
  let scales = PLAIN;
  let now = look(scales);
  /** The value of a scale that comes nearest: by the line through the last two. @param sign whether the rate rises with it */
  const solve = (key: keyof Scales, rate: keyof Allowed, low: number, high: number, sign: 1 | -1): void => {
    const wanted = allowed[rate];
    if (wanted === undefined) return;
    let best = { scales, seen: now };
    const off = (seen: typeof now): number => seen.rates[rate] - wanted;
    let [x0, y0] = [scales[key], off(now)];
    if (Math.abs(y0) < NEAR) return;
    let x = bounded(sign * y0 < 0 ? x0 * FIRST_STEP : x0 / FIRST_STEP, low, high);
    for (let step = 0; step < LOOKS && x !== x0; step++) {
      const tried = { ...scales, [key]: x };
      const seen = look(tried);
      const y = off(seen);
      if (Math.abs(y) < Math.abs(off(best.seen))) best = { scales: tried, seen };
      if (Math.abs(y) < NEAR) break;
      const slope = (y - y0) / (x - x0);
      // Rates go by whole numbers: where nothing has moved, farther.
      const next = sign * slope > 0 ? x - y / slope : sign * y < 0 ? x * FIRST_STEP : x / FIRST_STEP;
      [x0, y0, x] = [x, y, bounded(next, low, high)];
    }
    ({ scales, seen: now } = best);
  };
  for (let pass = 0; pass < 2; pass++) {
    if (pass === 0) solve("blitz", "sack", ...BLITZ_RANGE, 1);
    solve("sacks", "sack", 0.1, 3, 1);
    // Down to nobody: a single number on the field is more than a careful passer throws in a season.
    solve("interceptions", "interception", 0, 3, 1);
    solve("coverage", "completion", 0.3, 2.5, -1);
  }
  const { made, rates, bonus } = now;
  return { ...made, scales, rates, bonus: bonus() };
}
