/** Contract situations of one season, as parallel lanes of every value array. */
import type { DynastyRules } from "../rules/index.js";

/**
 * Lane `q` means `q + 1` seasons left under contract, this one included; `cap` seasons are all that can be left.
 * Where bought extensions do not add up (D11), a second block of lanes says that one was bought this season.
 */
export class Lanes {
  readonly count: number;
  /** Lane after buying an extension; -1 = none for sale. */
  readonly buy: Int32Array;
  private readonly stacks: boolean;
  private readonly bought: number;

  constructor(
    rules: DynastyRules,
    /** Seasons left in the campaign, this one included. */
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

  /** Lane of a contract with `left` seasons, this one and bought ones included. */
  laneOf(left: number, bought: boolean): number {
    if (this.stacks || !bought) return Math.min(this.cap, left) - 1;
    return this.cap + Math.max(1, Math.min(this.cap, left - this.bought)) - 1;
  }

  /** The contract runs to the last season. */
  isFull(q: number): boolean {
    return q % this.cap === this.cap - 1;
  }

  /** Lane of the next season after earning `seasons`; -1 when the contract has expired. */
  next(q: number, seasons: number): number {
    let left = (q % this.cap) + seasons;
    if (!this.stacks) left = (q % this.cap) + Math.max(seasons, q >= this.cap ? this.bought : 0);
    return Math.min(left, this.cap - 1) - 1;
  }
}

/** Raises values by influence and lane for the chance to buy, any number: `values[level][offset + lane]`. */
export function allowBuying(values: readonly Float64Array[], offset: number, lanes: Lanes): void {
  for (let level = 1; level < values.length; level++) {
    for (let q = lanes.count - 1; q >= 0; q--) {
      const to = lanes.buy[q];
      if (to < 0) continue;
      // The level below has been raised already, so one purchase more is enough.
      const value = values[level - 1][offset + to];
      if (value > values[level][offset + q]) values[level][offset + q] = value;
    }
  }
}
