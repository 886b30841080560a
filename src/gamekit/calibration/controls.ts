/** Control variates: how totals of games follow luck, by linear regression over the games themselves. */
import { solvedEquations } from "./least-squares.js";

/** Added to the squares, so that luck that no game has follows nothing; far below those of a hundred games. */
const RIDGE = 1;

/** Sums over games for the regression. */
export class Controls {
  private games = 0;
  private readonly luck: Float64Array;
  private readonly totals: Float64Array;
  /** Products of two kinds of luck, each pair once. */
  private readonly square: readonly Float64Array[];
  /** Products of a total and a kind of luck. */
  private readonly shared: readonly Float64Array[];

  constructor(kinds: number, totals: number) {
    this.luck = new Float64Array(kinds);
    this.totals = new Float64Array(totals);
    this.square = Array.from({ length: kinds }, () => new Float64Array(kinds));
    this.shared = Array.from({ length: totals }, () => new Float64Array(kinds));
  }

  add(luck: Float64Array, totals: Float64Array): void {
    const { square, shared } = this;
    this.games++;
    for (let i = 0; i < luck.length; i++) {
      const value = luck[i];
      const row = square[i];
      this.luck[i] += value;
      for (let j = 0; j <= i; j++) row[j] += value * luck[j];
    }
    for (let t = 0; t < totals.length; t++) {
      const value = totals[t];
      if (value === 0) continue;
      const row = shared[t];
      this.totals[t] += value;
      for (let i = 0; i < luck.length; i++) row[i] += value * luck[i];
    }
  }

  /** What each total gains per unit of each kind of luck. */
  follow(): readonly (readonly number[])[] {
    const { games, luck, totals, square, shared } = this;
    const apart = Array.from(luck, (mine, i) =>
      Array.from(
        luck,
        (other, j) => square[Math.max(i, j)][Math.min(i, j)] - (mine * other) / games + (i === j ? RIDGE : 0),
      ),
    );
    return Array.from(totals, (total, t) =>
      solvedEquations(
        apart,
        Array.from(luck, (mine, i) => shared[t][i] - (mine * total) / games),
      ),
    );
  }
}
