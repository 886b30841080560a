/** Spots on the field: yards from the goal line of the side with the ball. */

/** Yards from the goal that a team defends: 1 to 99 for a live ball; 100 and more is the opponents' end zone. */
export type Spot = number;

/** Goal line to goal line, in yards. */
export const FIELD = 100;

/** Spot of the ball after a touchback. */
export const TOUCHBACK = 20;

/** Yards still to go to the goal line. */
export const yardsToGoal = (spot: Spot): number => FIELD - spot;

/** The same spot in the other team's yards. */
export const mirrorSpot = (spot: Spot): Spot => FIELD - spot;

/** The nearest spot on which a ball can be snapped. */
export const clampSpot = (spot: Spot): Spot => Math.min(FIELD - 1, Math.max(1, spot));

/** True if the goal is `depth` yards away or less. */
export const inRedZone = (spot: Spot, depth = 20): boolean => yardsToGoal(spot) <= depth;

/** `own 35`, `midfield`, `opponent 40`; end zones by name. */
export function nameSpot(spot: Spot): string {
  if (spot <= 0) return "own end zone";
  if (spot >= FIELD) return "opponent end zone";
  if (spot * 2 === FIELD) return "midfield";
  return spot * 2 < FIELD ? `own ${spot}` : `opponent ${FIELD - spot}`;
}

/** Penalty yards under the half-the-distance rule: never more than half the distance to the goal the penalty moves toward. */
export function halfTheDistance(yards: number, left: number): number {
  return yards * 2 > left ? Math.floor(left / 2) : yards;
}
