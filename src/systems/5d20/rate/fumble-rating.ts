/** What a rating of fumbles gives. */

/** A rating that is not rounded: what a player's own fumbles give, and what he is drawn to. Together at `drawn` 1 it is the digest's. */
export interface FumbleRating {
  readonly own: number;
  readonly usual: number;
}
