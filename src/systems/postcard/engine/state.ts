/** The state of a game as JSON: everything needed to continue. Coaches may read it but never write to it. */
import type { Side } from "../../../kernel/football/index.js";

/**
 * A spot in five-yard steps from the goal line of the side with the ball: 0 is its own goal line, 20 the far one, -1 and -2 (21 and 22)
 * five and ten yards deep in an end zone.
 */
export type Step = number;

export const STEP_YARDS = 5;
/** The far goal line. */
export const GOAL: Step = 20;
/** The same spot as the other side counts it. */
export const flip = (step: Step): Step => GOAL - step;

/** Both ends of the field from home's point of view; each has a time track. */
export const ENDS = ["left", "right"] as const;
export type End = (typeof ENDS)[number];

/** `main`: time circles are crossed; `final`: the two-minute stage; `overtime`: series from the opponents' 25. */
export type Stage = "main" | "final" | "overtime" | "over";

export const SKILLS = ["offense-rush", "offense-pass", "defense-rush", "defense-pass"] as const;
export type Skill = (typeof SKILLS)[number];

export type Both<T> = Record<Side, T>;

export interface GameState {
  readonly score: Both<number>;
  /** Bonuses in the bar, 0 to the cap. */
  readonly bar: Both<number>;
  /** Circles crossed on the play tracker. */
  readonly plays: Both<number>;
  /** Circles crossed on each time track. */
  readonly time: Record<End, number>;
  readonly stage: Stage;
  /** Plays left in the two-minute stage. */
  readonly left: number;
  /** For the line score: 1 until half of the time circles are crossed, 2 until all are, 3 in the two-minute stage, 4 and up in overtimes. */
  readonly period: number;
  /** The side with the ball; before a kickoff, the kicking side. */
  readonly ball: Side;
  /** Line of scrimmage; during a return, the ball's spot. */
  readonly spot: Step;
  /** 1 to 4; 0 on kickoffs and tries. */
  readonly down: number;
  /** Line to gain; `GOAL` in goal-to-go (A2: it must be crossed). */
  readonly line: Step;
  /** True if the side with the ball is rattled by a sack in this possession (A30). */
  readonly rattled: boolean;
  /** Received the opening kickoff. */
  readonly opener: Side;
  /** Team skills, if these rules have them. */
  readonly skill: Both<Skill | null>;
}
