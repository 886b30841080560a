/** The field during the countdown: the value of each spot as a chance to win. */
import { flip, GOAL, type Step } from "../../engine/state.js";
import type { Branches } from "../../odds/points/branches.js";
import { at, BEYOND, DEEP, DOWNS, gained, lineFrom, PLACES, stepsOf } from "../../odds/points/field.js";
import { attempt, runTable, type Worth } from "../../odds/points/runs.js";
import { tryWorth, type Down, type Terrain } from "./terrain.js";

/** Iterations over the runs of both sides: a fumble on a return gives the ball back, with decreasing probability. */
const SWEEPS = 3;

/** The part of the clock table that the field uses: chances to win. */
interface Clock {
  readonly b: Branches;
  state(left: number, lead: number, spot: Step, down: number, line: Step): number;
  kickoff(left: number, lead: number): number;
  freeKick(left: number, lead: number): number;
  tried(left: number, lead: number, which: "kick" | "two"): number;
}

/** The field during the countdown, for one side. */
export class ClockTerrain implements Terrain {
  rival: ClockTerrain = this;
  readonly running = new Float64Array(PLACES);
  readonly carrier: Worth;

  constructor(
    private readonly table: Clock,
    private readonly left: number,
    private readonly lead: number,
    extra: number,
  ) {
    const { points } = this.b.rules.card;
    const after = Math.max(0, left - extra);
    const scored = lead + points.touchdown;
    const touchdown = Math.max(table.tried(after, scored, "kick"), table.tried(after, scored, "two"));
    const fresh = new Float64Array(PLACES);
    for (let spot = 0; spot <= GOAL; spot++) fresh[at(spot)] = this.first(spot);
    this.carrier = {
      touchdown,
      safety: -table.freeKick(left, points.safety - lead),
      dead: fresh,
      ownPenalty: fresh,
      theirPenalty: fresh,
      lostDead: new Float64Array(PLACES),
      lostRun: new Float64Array(PLACES),
      intercepted: new Float64Array(PLACES),
    };
  }

  get b(): Branches {
    return this.table.b;
  }
  get fieldGoal(): number {
    return -this.table.kickoff(this.left, -this.lead - this.b.rules.card.points.fieldGoal);
  }

  first(spot: Step): number {
    return this.table.state(this.left, this.lead, spot, 1, lineFrom(spot));
  }
  state(spot: Step, down: number, line: Step): number {
    return this.table.state(this.left, this.lead, spot, down, line);
  }
  lost(spot: Step): number {
    return -this.rival.first(flip(spot));
  }

  /** Solves the ends of runs together with the other side's, alternately. */
  meet(rival: ClockTerrain): void {
    this.rival = rival;
    rival.rival = this;
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      this.settle();
      rival.settle();
    }
  }

  private settle(): void {
    const { carrier, rival, b } = this;
    for (let spot = DEEP; spot <= BEYOND; spot++) {
      const theirs = flip(spot);
      const known = theirs >= 0 && theirs <= GOAL;
      carrier.lostDead[at(spot)] = spot < 0 ? -rival.carrier.touchdown : known ? -rival.first(theirs) : 0;
      carrier.lostRun[at(spot)] = theirs > GOAL ? -rival.carrier.touchdown : -rival.running[at(theirs)];
      carrier.intercepted[at(spot)] = -rival.picked(theirs);
    }
    runTable(b, carrier, 0, undefined, this.running);
  }

  /** An intercepted ball, with spots as this side counts them. */
  private picked(spot: Step): number {
    if (spot > 0) return this.running[at(Math.min(BEYOND, spot))];
    const { carrier, running, b } = this;
    const run = attempt(b, carrier, b.run(0), spot, running, running, carrier.safety);
    return Math.max(run, this.first(stepsOf(b.rules.card.kicking.puntTouchback)));
  }

  /** The ball is dead in this side's possession. */
  dead(spot: Step, down: number, line: Step): number {
    if (gained(this.b.rules, spot, line)) return this.first(spot);
    return down < DOWNS ? this.state(spot, down + 1, line) : this.lost(spot);
  }

  worthOf({ down, line, tried }: Down): Worth {
    if (tried) return tryWorth(this.b, 0);
    const dead = new Float64Array(PLACES);
    for (let spot = 0; spot <= GOAL; spot++) dead[at(spot)] = this.dead(spot, down, line);
    return { ...this.carrier, dead };
  }
}
