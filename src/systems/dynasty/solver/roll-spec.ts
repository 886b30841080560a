/** Input of the compiler: one roll of the Team Dice with Coach Die positions, stopping labels, and what a point may do. */

/** What to compile. */
export interface RollSpec {
  /** Number of Team Dice, including the Coach Die. */
  readonly dice: number;
  /** Coach Die positions; six, or 36 if the rolled face and the shown face both matter (D7). */
  readonly slots: readonly CoachSlot[];
  /** Stopping label of a state; labels run from 0. */
  readonly label: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label while nothing was spent on this roll. */
  readonly firstLabel: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label whose states always stop; undefined = none. Only correct if stopping there is optimal (the caller checks). */
  readonly absorbing?: number;
  /** True if a point rerolls all dice or none (D2). */
  readonly rerollAll: boolean;
  readonly coachChange: boolean;
  /** True if turning the Coach Die keeps the first roll intact (D1). */
  readonly firstSurvivesChange: boolean;
}

export interface CoachSlot {
  /** The face shown. */
  readonly face: number;
  /** The last face rolled; equals `face` unless the die was turned. */
  readonly rolled: number;
}
