/** Probabilities of gaining at least so many yards. */

/** Gains kept apart; a play that starts on the field gets no farther, even with what a chart adds. */
const LEAST = -120;
const MOST = 120;
const PLACES = MOST - LEAST + 1;

const placeOf = (yards: number): number => Math.max(LEAST, Math.min(MOST, yards)) - LEAST;

/** Gains with their probabilities, which may add up to less than 1: other plays gain nothing. */
export class Reach {
  /** By yards from LEAST: probability of at least as many. */
  private readonly beyond: Float64Array;
  /** Sums of those before. */
  private readonly sums = new Float64Array(PLACES + 1);

  private constructor(beyond: Float64Array) {
    this.beyond = beyond;
    for (let i = 0; i < PLACES; i++) this.sums[i + 1] = this.sums[i] + beyond[i];
  }

  static of(gains: Iterable<readonly [yards: number, chance: number]>): Reach {
    const beyond = new Float64Array(PLACES);
    for (const [yards, chance] of gains) beyond[placeOf(yards)] += chance;
    for (let i = PLACES - 2; i >= 0; i--) beyond[i] += beyond[i + 1];
    return new Reach(beyond);
  }

  static mixed(parts: Iterable<readonly [reach: Reach, chance: number]>): Reach {
    const beyond = new Float64Array(PLACES);
    for (const [reach, chance] of parts) for (let i = 0; i < PLACES; i++) beyond[i] += chance * reach.beyond[i];
    return new Reach(beyond);
  }

  /** Probability of any gain, negative ones too. */
  get chance(): number {
    return this.beyond[0];
  }

  atLeast(yards: number): number {
    return this.beyond[placeOf(yards)];
  }

  /** Sum of the gains times their probabilities; the field cuts them at both ends. */
  mean(least: number, most: number): number {
    return least * this.chance + this.sums[placeOf(most) + 1] - this.sums[placeOf(least) + 1];
  }
}
