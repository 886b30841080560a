/** Spots, lines and states of a series, all in five-yard steps from one's own goal line. */
import {
  BACK_LINE,
  LAST_DOWN,
  lineFrom,
  makesFirst,
  markOff,
  type Numbers,
  numbersOf,
  steps,
} from "../../engine/numbers.js";
import { flip, GOAL, type Step } from "../../engine/state.js";
import type { PostcardRules } from "../../rules/index.js";

export { lineFrom, steps as stepsOf };
export const DOWNS = LAST_DOWN;

/** Deepest spots behind either goal line. */
export const DEEP = BACK_LINE;
export const BEYOND: Step = flip(DEEP);
/** Spots from `DEEP` to `BEYOND`; arrays over all of them start at `DEEP`. */
export const PLACES = BEYOND - DEEP + 1;
export const at = (spot: Step): number => spot - DEEP;

/** Penalties on a field whose goal line does not score; `Values` applies the limit of `plane`. */
const FIELD = { scoresFrom: GOAL + 1 } as Numbers;

/** Spot after a penalty against the side with the ball (grounding too). */
export const pushedBack = (spot: Step, yards: number): Step => markOff(FIELD, spot, "offense", yards);

/** Spot after a penalty against the defense. */
export const pushedOn = (spot: Step, yards: number): Step => markOff(FIELD, spot, "defense", yards);

/** A3: true if the ball is far enough for a new series. */
export const gained = (rules: PostcardRules, spot: Step, line: Step): boolean =>
  makesFirst(numbersOf(rules), spot, line);

/** Numbers the scrimmage states: down, steps to go, spot. */
export class Lattice {
  /** Minimum and maximum steps to go. */
  readonly least: number;
  readonly most: number;
  readonly size: number;

  constructor(rules: PostcardRules) {
    this.least = rules.switches.firstDown === "beyond" ? 0 : 1;
    this.most = Math.min(GOAL, lineFrom(0) + (DOWNS - 1) * deepestLoss(rules));
    this.size = DOWNS * (this.most - this.least + 1) * (GOAL + 1);
  }

  /** Index of a state; steps to go outside the range count as its ends. */
  index(spot: Step, down: number, line: Step): number {
    const toGo = Math.max(this.least, Math.min(this.most, line - spot));
    return ((down - 1) * (this.most - this.least + 1) + toGo - this.least) * (GOAL + 1) + spot;
  }
}

/** Maximum steps that a down can lose. */
function deepestLoss({ card }: PostcardRules): number {
  const losses = [card.passing.groundingYards];
  for (const cell of card.rush) if (cell.result !== "penalty") losses.push(-cell.yards);
  for (const cell of card.pass) if (cell.result === "sack") losses.push(-cell.yards);
  return Math.max(0, ...losses.map(steps));
}
