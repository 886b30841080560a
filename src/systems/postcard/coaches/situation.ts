/** What a coach reads off the table before it answers. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { GOAL, STEP_YARDS, type GameState } from "../engine/state.js";

/** Points by which this side leads; negative when it is behind. */
export const leadOf = ({ score }: GameState, side: Side): number => score[side] - score[otherSide(side)];

/** Steps to the line to gain; one more where the goal line has to be passed (A2). */
export const stepsToGo = ({ spot, line }: GameState): number => line - spot + (line === GOAL ? 1 : 0);

/** Yards to the line to gain, as a chart of fourth downs counts them. */
export const yardsToGo = ({ spot, line }: GameState): number => STEP_YARDS * (line - spot);

/** Yards from the line of scrimmage to the far goal line. */
export const yardsToGoal = ({ spot }: GameState): number => STEP_YARDS * (GOAL - spot);

/** In the two-minute stage: `plays` or fewer are left. */
export const inLast = ({ stage, left }: GameState, plays: number): boolean => stage === "final" && left <= plays;

/** Yards from the own goal line to the line of scrimmage. */
export const ownYards = ({ spot }: GameState): number => STEP_YARDS * spot;
