/** A figure on offense and defense. */

/** A team's difference from the league on offense, and in what it allows. */
export interface Sided {
  readonly own: number;
  readonly against: number;
}
