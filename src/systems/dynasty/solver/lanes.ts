/** Contract situations of one season, as parallel lanes of every value array. */
import type { DynastyRules } from "../rules/index.js";

/**
 * Lane `q` means `q + 1` seasons left under contract, including this one; `cap` is the maximum.
 * If bought extensions do not add up (D11), a second block of lanes means that one was bought this season.
 */
export class Lanes {
  readonly count: number;
  /** Lane after buying an extension; -1 = none for sale. */
  readonly buy: Int32Array;
  private readonly stacks: boolean;
  private readonly bought: number;

  constructor(
    rules: DynastyRules,
    /** Seasons left in the campaign, including this one. */
    readonly cap: number,
  ) {
    const { boughtStacks, boughtExtensions } = rules.switches;
    this.stacks = boughtStacks;
    this.bought = rules.tables.extension.bought;
    this.count = boughtStacks ? cap : 2 * cap;
    this.buy = new Int32Array(this.count).fill(-1);
    if (boughtExtensions === "none") return;
    for (let q = 0; q < cap - 1; q++) this.buy[q] = boughtStacks ? Math.min(cap - 1, q + this.bought) : cap + q;
  }

  /** Lane of a contract with `left` seasons, including this one and bought ones. */
  laneOf(left: number, bought: boolean): number {
    if (this.stacks || !bought) return Math.min(this.cap, left) - 1;
    return this.cap + Math.max(1, Math.min(this.cap, left - this.bought)) - 1;
  }

  /** True if the contract runs to the last season. */
  isFull(q: number): boolean {
    return q % this.cap === this.cap - 1;
  }

  /** Lane of the next season after earning `seasons`; -1 if the contract has expired. */
  next(q: number, seasons: number): number {
    let left = (q % this.cap) + seasons;
    if (!this.stacks) left = (q % this.cap) + Math.max(seasons, q >= this.cap ? this.bought : 0);
    return Math.min(left, this.cap - 1) - 1;
  }
}

/** Raises values for the option to buy any number of extensions: `values[level][offset + lane]`. */
export function allowBuying(values: readonly Float64Array[], offset: number, lanes: Lanes): void {
  for (let level = 1; level < values.length; level++) {
    for (let q = lanes.count - 1; q >= 0; q--) {
      const to = lanes.buy[q];
      if (to < 0) continue;
      // The level below is already done, so one more purchase is enough.
      const value = values[level - 1][offset + to];
      if (value > values[level][offset + q]) values[level][offset + q] = value;
    }
  }
}
