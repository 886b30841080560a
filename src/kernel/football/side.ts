/** The two sides of a game. */

/** Home team or visitors. */
export type Side = "home" | "away";

/** Printing order of the sides: visitors first, as in a line score. */
export const SIDES = ["away", "home"] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");
