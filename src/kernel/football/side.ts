/** The two sides of a game. */

/** Who: the club at home or its guest. */
export type Side = "home" | "away";

/** Printing order of the sides: the guest is first, as on a line score. */
export const SIDES = ["away", "home"] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");
