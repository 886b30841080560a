/** The parts of a fumble rating. */

/** A rating before rounding: the part from a player's own fumbles, and the average that it is shrunk toward. */
export interface FumbleRating {
  readonly own: number;
  readonly usual: number;
}
