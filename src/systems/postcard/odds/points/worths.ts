/** Values of the ends of plays during value iteration. */
import { flip, GOAL, type Step } from "../../engine/state.js";
import type { Branch, Branches } from "./branches.js";
import { at, BEYOND, DEEP, DOWNS, gained, type Lattice, lineFrom, PLACES, stepsOf } from "./field.js";
import { attempt, runTable, type Worth } from "./runs.js";

/** Values that apply to both sides, whatever the series. Points for the side in question minus the other's. */
export class Values {
  /** By `Lattice.index`: the offense's value. */
  readonly states: Float64Array;
  /** For the side that receives a kickoff, and for the one that receives a free kick after a safety. */
  kickoff = 0;
  freeKick = 0;
  /** A try. */
  try = 0;
  /** A new carrier in motion, by spot: after the run a new series begins. */
  readonly carrier: Worth;
  readonly running = new Float64Array(PLACES);
  private readonly fresh = new Float64Array(PLACES);
  private readonly lostDead = new Float64Array(PLACES);
  private readonly lostRun = new Float64Array(PLACES);
  private readonly intercepted = new Float64Array(PLACES);

  constructor(
    readonly b: Branches,
    readonly lattice: Lattice,
    states: Float64Array = new Float64Array(lattice.size),
  ) {
    this.states = states;
    this.carrier = this.ends(this.fresh, this.fresh);
  }

  get touchdown(): number {
    return this.b.rules.card.points.touchdown + this.try - this.kickoff;
  }
  get fieldGoal(): number {
    return this.b.rules.card.points.fieldGoal - this.kickoff;
  }
  /** For the side that was tackled in its own end zone and must kick. */
  get safety(): number {
    return -this.b.rules.card.points.safety - this.freeKick;
  }

  /** A new series. Under `plane`, no snap is taken on the line that scores. */
  first(place: Step): number {
    const spot = Math.min(place, this.b.scoresFrom - 1, GOAL);
    return this.states[this.lattice.index(spot, 1, lineFrom(spot))];
  }

  state(spot: Step, down: number, line: Step): number {
    return this.states[this.lattice.index(spot, down, line)];
  }

  /** The play ended with the same side in possession at a spot on the field. */
  after(spot: Step, down: number, line: Step): number {
    if (gained(this.b.rules, spot, line)) return this.first(spot);
    return down < DOWNS ? this.state(spot, down + 1, line) : -this.first(flip(spot));
  }

  /** Recomputes everything that follows from the states and does not depend on a series. */
  refresh(): void {
    const { b } = this;
    for (let spot = 0; spot <= GOAL; spot++) this.fresh[at(spot)] = this.first(spot);
    for (let spot = DEEP; spot <= GOAL; spot++) {
      // A37: any recovery in the end zone of the side that lost the ball is a touchdown.
      this.lostDead[at(spot)] = flip(spot) >= b.scoresFrom ? -this.touchdown : -this.first(flip(spot));
    }
    runTable(b, this.carrier, 0, undefined, this.running);
    for (let spot = DEEP; spot <= BEYOND; spot++) this.lostRun[at(spot)] = -this.running[at(flip(spot))];
    const touchback = this.first(stepsOf(b.rules.card.kicking.puntTouchback));
    for (let spot = 0; spot <= BEYOND; spot++) {
      const theirs = flip(spot);
      const run = this.started(theirs);
      this.intercepted[at(spot)] = -(theirs <= 0 ? Math.max(run, touchback) : run);
    }
  }

  /** A run that starts at a spot, without a bonus. */
  started(spot: Step): number {
    return spot > 0 ? this.running[at(spot)] : this.firstTry(spot, this.b.run(0));
  }

  /** A return whose first attempt has its own branches. Brought down before the first step, on or behind the goal line: safety. */
  firstTry(spot: Step, branches: readonly Branch[]): number {
    const stopped = spot <= 0 ? this.safety : this.first(spot);
    return attempt(this.b, this.carrier, branches, spot, this.running, this.running, stopped);
  }

  /** The ends of plays on a down; `fillSeries` fills in whatever depends on the down, after values have changed. */
  series(): Worth {
    const ownPenalty = this.b.rules.switches.autoFirst === "both" ? this.fresh : new Float64Array(PLACES);
    return this.ends(new Float64Array(PLACES), ownPenalty);
  }

  fillSeries(worth: Worth, down: number, line: Step): void {
    for (let spot = 0; spot <= GOAL; spot++) worth.dead[at(spot)] = this.after(spot, down, line);
    if (worth.ownPenalty === this.fresh) return;
    for (let spot = 0; spot <= GOAL; spot++) {
      // A11, `defenseOnly`: the down is repeated.
      const again = gained(this.b.rules, spot, line) ? this.first(spot) : this.state(spot, down, line);
      worth.ownPenalty[at(spot)] = again;
    }
  }

  private ends(dead: Float64Array, ownPenalty: Float64Array): Worth {
    const { fresh, lostDead, lostRun, intercepted } = this;
    return new Ends(this, dead, ownPenalty, fresh, lostDead, lostRun, intercepted);
  }
}

/** Scores are computed on each access, because they depend on the value of a kickoff. */
class Ends implements Worth {
  constructor(
    private readonly values: Values,
    readonly dead: Float64Array,
    readonly ownPenalty: Float64Array,
    readonly theirPenalty: Float64Array,
    readonly lostDead: Float64Array,
    readonly lostRun: Float64Array,
    readonly intercepted: Float64Array,
  ) {}

  get touchdown(): number {
    return this.values.touchdown;
  }
  get safety(): number {
    return this.values.safety;
  }
}
