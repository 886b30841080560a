/** Values of rushes and passes from a line of scrimmage: exact over all dice, with the better choice for the second throw. */
import type { Step } from "../../engine/state.js";
import type { Branches, Total } from "./branches.js";
import { at, BEYOND, DEEP, pushedBack, pushedOn } from "./field.js";
import { looseBall, runTable, type Worth } from "./runs.js";

/** Values of a pass after its challenge. */
export interface ThrowChoice {
  /** Keep the first die. */
  readonly stop: number;
  /** Add the second die. */
  readonly throw: number;
}

/** Cached values of pass totals from one line of scrimmage, with one carried bonus. */
interface PassSums {
  readonly plain: Float64Array;
  readonly scrambled: Float64Array;
}

function mean(values: Float64Array, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += values[place];
  return sum / places.length;
}

/** Everything that can happen on one down; its down and line to gain are encoded in `worth`. */
export class Plays {
  /** Values of running on, by the carried bonus. */
  private readonly runs = new Map<number, Float64Array>();
  private readonly sums = new Map<number, PassSums>();
  private sumsFrom: Step = NaN;
  /** Values of running on without a bonus. */
  readonly running: Float64Array;

  constructor(
    readonly b: Branches,
    readonly worth: Worth,
  ) {
    this.running = runTable(b, worth, 0);
    this.runs.set(0, this.running);
  }

  /** Recomputes the values after `worth` has changed. */
  refresh(): void {
    this.sumsFrom = NaN;
    for (const [carry, table] of this.runs)
      runTable(this.b, this.worth, carry, carry ? this.running : undefined, table);
  }

  private runsWith(carry: number): Float64Array {
    let table = this.runs.get(carry);
    if (!table) this.runs.set(carry, (table = runTable(this.b, this.worth, carry, this.running)));
    return table;
  }

  /** The carrier is at a spot, before a tackle challenge. */
  run(spot: Step, carry = 0): number {
    return spot >= this.b.scoresFrom ? this.worth.touchdown : this.runsWith(carry)[at(spot)];
  }

  /** Ball dead at a spot. */
  dead(spot: Step): number {
    return spot < 0 ? this.worth.safety : this.worth.dead[at(spot)];
  }

  /** The ball was fumbled at a spot. */
  fumble(spot: Step): number {
    return looseBall(this.b, this.worth, this.running, spot);
  }

  /** A rush with a net pick bonus, before the challenge. */
  rush(los: Step, beta: number): number {
    const carry = Math.max(0, beta);
    let sum = 0;
    for (const branch of this.b.rush(beta)) sum += branch.chance * this.rushed(los, branch, carry);
    return sum;
  }

  private rushed(los: Step, branch: ReturnType<Branches["rush"]>[number], carry: number): number {
    switch (branch.kind) {
      case "fumble":
        return this.fumble(Math.max(DEEP, los + branch.steps));
      case "penalty":
        // A13: counted from the line of scrimmage, unless there is nothing left to lose on one's own goal line.
        return branch.on === "offense"
          ? this.worth.ownPenalty[at(pushedBack(los, branch.yards))]
          : this.worth.theirPenalty[at(pushedOn(los, branch.yards))];
      case "move":
        if (branch.steps > 0) return this.run(los + branch.steps, branch.carry ? carry : 0);
        // A18: no gain from one's own goal line is a safety; being driven back onto it is not.
        return los === 0 ? this.worth.safety : this.dead(los + branch.steps);
      case "stop":
        return this.dead(los);
    }
  }

  /** A pass with a net pick bonus, before the challenge. */
  pass(los: Step, beta: number): number {
    const { chances, stops, throws } = this.b.passes(beta);
    const { plain, scrambled } = this.sumsOf(los, Math.max(0, beta));
    let value = 0;
    for (let i = 0; i < chances.length; i++) {
      const { scramble, places } = throws[i];
      value += chances[i] * Math.max(plain[stops[i]], mean(scramble ? scrambled : plain, places));
    }
    return value;
  }

  /** D14: both choices after the result of the challenge is known. */
  throwChoice(los: Step, result: number, beta: number): ThrowChoice {
    const { plain, scrambled } = this.sumsOf(los, Math.max(0, beta));
    const { scramble, places } = this.b.thrown(result);
    return { stop: plain[this.b.totalOf(result)], throw: mean(scramble ? scrambled : plain, places) };
  }

  /** A pass total, before the rolls that follow. */
  total(los: Step, total: number, scramble = false, carry = 0): number {
    const sums = this.sumsOf(los, carry);
    return (scramble ? sums.scrambled : sums.plain)[this.b.totalOf(total)];
  }

  private sumsOf(los: Step, carry: number): PassSums {
    if (los !== this.sumsFrom) {
      this.sums.clear();
      this.sumsFrom = los;
    }
    let sums = this.sums.get(carry);
    if (!sums) {
      // A bonus only affects runs that break away: everything else is the same as without.
      const plain = carry ? this.sumsOf(los, 0) : undefined;
      const { totals, scrambles } = this.b;
      sums = {
        plain: this.passedAll(los, totals, carry, plain?.plain),
        scrambled: this.passedAll(los, scrambles, carry, plain?.scrambled),
      };
      this.sums.set(carry, sums);
    }
    return sums;
  }

  private passedAll(los: Step, totals: readonly Total[], carry: number, plain: Float64Array | undefined): Float64Array {
    const values = new Float64Array(totals.length);
    const far = this.runsWith(carry);
    for (let i = 0; i < totals.length; i++) {
      const total = totals[i];
      const same = plain !== undefined && !(total.kind === "throw" && total.breaks);
      values[i] = same ? plain[i] : this.passed(los, total, far);
    }
    return values;
  }

  /** @param far values of running on after a breakaway */
  private passed(los: Step, total: Total, far: Float64Array): number {
    const { b } = this;
    switch (total.kind) {
      case "sack": {
        const spot = los + total.steps;
        // A29: a sack in the end zone is a safety before anyone can strip the ball.
        return spot < 0 ? this.worth.safety : b.strip * this.fumble(spot) + (1 - b.strip) * this.dead(spot);
      }
      case "loose":
        return b.grounding * this.grounding(los) + (1 - b.grounding) * this.dead(los);
      case "contested": {
        const stolen = (1 - b.grounding) * b.steal;
        return (
          b.grounding * this.grounding(los) +
          stolen * this.intercepted(los) +
          (1 - b.grounding - stolen) * this.dead(los)
        );
      }
      case "throw": {
        const target = los + total.steps;
        if (target > BEYOND) return this.dead(los);
        let value = total.incomplete * this.dead(los) + total.intercepted * this.intercepted(target);
        const { racs, chances } = total;
        for (let i = 0; i < racs.length; i++) value += chances[i] * this.caught(target, racs[i], far);
        return value;
      }
    }
  }

  /** Caught at a spot; `rac` steps of run after the catch (0 or less: brought down). */
  private caught(target: Step, rac: number, far: Float64Array): number {
    const { scoresFrom, breakaway } = this.b;
    if (target >= scoresFrom) return this.worth.touchdown;
    if (rac <= 0) return this.dead(target);
    const spot = target + rac;
    return spot >= scoresFrom ? this.worth.touchdown : (rac >= breakaway ? far : this.running)[at(spot)];
  }

  intercepted(target: Step): number {
    return this.worth.intercepted[at(target)];
  }

  grounding(los: Step): number {
    return los === 0 ? this.worth.safety : this.dead(pushedBack(los, this.b.groundingYards));
  }
}
