/** The card as the engine reads it: yards converted to steps, and frequent lookups done once. */
import type { Side } from "../../../kernel/football/index.js";
import { chartsOf, pickBonus, type Charts, type PlayKind, type PostcardRules } from "../rules/index.js";
import { GOAL, STEP_YARDS, type GameState, type Step } from "./state.js";

export const steps = (yards: number): Step => yards / STEP_YARDS;
export const yardsOf = (step: Step): number => step * STEP_YARDS;
/** The back line of one's own end zone; the far one is `GOAL - BACK_LINE`. */
export const BACK_LINE: Step = -2;
/** Penalties are shortened within this distance of the goal line they move toward (A12). */
const SHORTENED_WITHIN: Step = 4;
/** Two steps make a first down. */
const SERIES: Step = 2;
export const LAST_DOWN = 4;

export interface Numbers extends Charts {
  readonly rules: PostcardRules;
  /** Net pick bonus: `[mine][theirs]`. */
  readonly bonus: readonly (readonly number[])[];
  /** The play for each number of the circle. */
  readonly plays: readonly PlayKind[];
  /** Numbers of the circle. */
  readonly picks: readonly number[];
  /** Field-goal range by yards from the marker to the goal line. */
  readonly fieldGoals: ReadonlyMap<number, readonly [low: number, high: number]>;
  readonly punts: readonly number[];
  /** `[0]`, `[0, 1]` ...: options to spend, by number of bonuses in the bar. */
  readonly spends: readonly (readonly number[])[];
  /** Number of circles on the time tracker. */
  readonly circles: number;
  /** First scoring spot: with `plane`, the far goal line itself. */
  readonly scoresFrom: Step;
}

const known = new WeakMap<PostcardRules, Numbers>();

export function numbersOf(rules: PostcardRules): Numbers {
  let numbers = known.get(rules);
  if (!numbers) {
    const { card, switches } = rules;
    const picks = card.strategy.map(({ number }) => number);
    const byNumber = <T>(valueOf: (number: number) => T): T[] =>
      Array.from({ length: Math.max(...picks) + 1 }, (_, n) => valueOf(Math.max(1, n)));
    numbers = {
      ...chartsOf(rules),
      rules,
      bonus: byNumber((mine) => byNumber((theirs) => pickBonus(card, mine, theirs))),
      plays: byNumber((n) => card.strategy[n - 1].play),
      picks,
      fieldGoals: new Map(card.fieldGoals.map(({ marker, low, high }) => [marker, [low, high]])),
      punts: card.punts.map(({ target }) => target),
      spends: Array.from({ length: card.barCap + 1 }, (_, most) => Array.from({ length: most + 1 }, (_k, k) => k)),
      circles: card.timeStars.left.length + (switches.quickGame === "on" ? 0 : card.timeStars.right.length),
      scoresFrom: switches.touchdown === "plane" ? GOAL : GOAL + 1,
    };
    known.set(rules, numbers);
  }
  return numbers;
}

/** Circles crossed at both ends. */
export const crossedOf = ({ time }: Pick<GameState, "time">): number => time.left + time.right;

/** Time circles still open; in the two-minute stage, plays left. */
export const leftOf = (state: GameState, rules: PostcardRules): number =>
  state.stage === "main" ? numbersOf(rules).circles - crossedOf(state) : state.left;

/** Line to gain of a new series: two steps ahead, or the goal line. */
export const lineFrom = (spot: Step): Step => Math.min(GOAL, spot + SERIES);

/** True if the ball is far enough for a new series (A3); on the goal line it never is (A2). */
export function makesFirst({ rules }: Numbers, spot: Step, line: Step): boolean {
  if (line >= GOAL) return false;
  return rules.switches.firstDown === "beyond" ? spot > line : spot >= line;
}

/**
 * Spot after a penalty: shortened by a step near the goal line it moves toward, never past that line (A12); under `plane` it stops short of
 * the line that would score.
 * @param spot as the side with the ball counts it
 */
export function markOff({ scoresFrom }: Numbers, spot: Step, on: "offense" | "defense", yards: number): Step {
  const left = on === "offense" ? spot : GOAL - spot;
  const length = left <= SHORTENED_WITHIN ? Math.max(1, steps(yards) - 1) : steps(yards);
  if (on === "offense") return Math.max(0, spot - length);
  return Math.max(0, Math.min(scoresFrom - 1, GOAL, spot + length));
}

/** Field-goal range from this line of scrimmage; undefined if the card has none. */
export const rangeFrom = ({ fieldGoals, rules }: Numbers, spot: Step): readonly [number, number] | undefined =>
  fieldGoals.get(yardsOf(GOAL - spot) + rules.card.kicking.fieldGoalDrop);

export const other = (side: Side): Side => (side === "home" ? "away" : "home");
