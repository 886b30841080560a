/** What a coach reads from the table before it decides. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { GOAL, STEP_YARDS, type GameState } from "../engine/state.js";

/** This side's lead; negative if behind. */
export const leadOf = ({ score }: GameState, side: Side): number => score[side] - score[otherSide(side)];

/** Steps to the line to gain; one more if the goal line must be crossed (A2). */
export const stepsToGo = ({ spot, line }: GameState): number => line - spot + (line === GOAL ? 1 : 0);

/** Yards to the line to gain, as the fourth-down chart counts them. */
export const yardsToGo = ({ spot, line }: GameState): number => STEP_YARDS * (line - spot);

/** Yards from the line of scrimmage to the far goal line. */
export const yardsToGoal = ({ spot }: GameState): number => STEP_YARDS * (GOAL - spot);

/** True in the two-minute stage with at most `plays` left. */
export const inLast = ({ stage, left }: GameState, plays: number): boolean => stage === "final" && left <= plays;

/** Yards from the own goal line to the line of scrimmage. */
export const ownYards = ({ spot }: GameState): number => STEP_YARDS * spot;
