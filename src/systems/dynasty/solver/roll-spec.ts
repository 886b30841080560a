/** One roll of the Team Dice as the compiler takes it: positions of the Coach Die, stopping labels, what a point may do. */

/** What to compile. */
export interface RollSpec {
  /** Team Dice, the Coach Die included. */
  readonly dice: number;
  /** Coach Die positions; six, or 36 when the face rolled and the face shown both matter (D7). */
  readonly slots: readonly CoachSlot[];
  /** Stopping label of a state; labels run from 0. */
  readonly label: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label while nothing was spent on this roll. */
  readonly firstLabel: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label whose states always stop; undefined = none. Sound only when stopping there is best (the caller checks). */
  readonly absorbing?: number;
  /** One point re-rolls all dice or none (D2). */
  readonly rerollAll: boolean;
  readonly coachChange: boolean;
  /** A Coach Die change leaves the first roll intact (D1). */
  readonly firstSurvivesChange: boolean;
}

export interface CoachSlot {
  /** Face that lies up. */
  readonly face: number;
  /** Face last rolled; equals `face` unless the slot was set by influence. */
  readonly rolled: number;
}
