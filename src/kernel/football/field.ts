/** Places on the field: yards from the own goal of whoever has the ball. */

/** Yards from the goal that a team defends: 1 to 99 on a live ball; 100 and more is in the end zone it attacks. */
export type Spot = number;

/** Goal line to goal line, in yards. */
export const FIELD = 100;

/** Where a ball that was downed in the end zone is put. */
export const TOUCHBACK = 20;

/** Yards still to go to the goal line. */
export const yardsToGoal = (spot: Spot): number => FIELD - spot;

/** The same blade of grass as the other team counts it. */
export const mirrorSpot = (spot: Spot): Spot => FIELD - spot;

/** The nearest spot on which a ball can be snapped. */
export const clampSpot = (spot: Spot): Spot => Math.min(FIELD - 1, Math.max(1, spot));

/** True when the goal is `depth` yards away or less. */
export const inRedZone = (spot: Spot, depth = 20): boolean => yardsToGoal(spot) <= depth;

/** `own 35`, `midfield`, `opponent 40`; the end zones are named as such. */
export function nameSpot(spot: Spot): string {
  if (spot <= 0) return "own end zone";
  if (spot >= FIELD) return "opponent end zone";
  if (spot * 2 === FIELD) return "midfield";
  return spot * 2 < FIELD ? `own ${spot}` : `opponent ${FIELD - spot}`;
}

/** Yards of a penalty after the half-the-distance rule: never more than half of what is left to the goal it moves towards. */
export function halfTheDistance(yards: number, left: number): number {
  return yards * 2 > left ? Math.floor(left / 2) : yards;
}
