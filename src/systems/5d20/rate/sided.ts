/** A figure of both sides. */

/** A team's difference to the league in what it does, and in what it allows. */
export interface Sided {
  readonly own: number;
  readonly against: number;
}
