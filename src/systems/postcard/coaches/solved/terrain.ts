/** Values of spots on the field for a side: in points, or in chances to win during the countdown. */
import { flip, type Step } from "../../engine/state.js";
import type { Branches } from "../../odds/points/branches.js";
import { DEEP, DOWNS, gained, PLACES } from "../../odds/points/field.js";
import type { Worth } from "../../odds/points/runs.js";
import type { Values } from "../../odds/points/worths.js";

/** A down before the snap, from the offense's point of view. */
export interface Down {
  readonly spot: Step;
  readonly down: number;
  readonly line: Step;
  /** True if the offense loses a point on every die (A30). */
  readonly rattled: boolean;
  /** True for a two-point try: only its points count. */
  readonly tried: boolean;
}

/** Values for one side, minus the other's. */
export interface Terrain {
  readonly b: Branches;
  /** The same field from the other side's point of view. */
  readonly rival: Terrain;
  readonly fieldGoal: number;
  /** A new series. */
  first(spot: Step): number;
  state(spot: Step, down: number, line: Step): number;
  /** The ball goes over at `spot`, as this side counts it: downs, fumble, interception. */
  lost(spot: Step): number;
  /** Values of the ends of a play. */
  worthOf(down: Down): Worth;
  /** Ends of a return, and runs in progress by spot. */
  readonly carrier: Worth;
  readonly running: Float64Array;
}

/** Expected points; a side that loses the ball or allows a score crosses circles for it, and gets their stars. */
export class PointsTerrain implements Terrain {
  readonly rival = this;

  /** @param circle points of crossing a time circle */
  constructor(
    readonly values: Values,
    private readonly circle: number,
  ) {}

  get b(): Branches {
    return this.values.b;
  }
  get fieldGoal(): number {
    return this.values.fieldGoal;
  }
  get carrier(): Worth {
    return this.values.carrier;
  }
  get running(): Float64Array {
    return this.values.running;
  }

  first(spot: Step): number {
    return this.values.first(spot);
  }
  state(spot: Step, down: number, line: Step): number {
    return this.values.state(spot, down, line);
  }
  lost(spot: Step): number {
    return this.turnover(-this.values.first(flip(spot)));
  }
  private turnover(worth: number): number {
    return worth + this.b.rules.card.clock.lostBall * this.circle;
  }

  worthOf(down: Down): Worth {
    if (down.tried) return tryWorth(this.b, this.values.try);
    const plain = this.values.series();
    this.values.fillSeries(plain, down.down, down.line);
    const over = (spot: Step): boolean => down.down >= DOWNS && !gained(this.b.rules, spot, down.line);
    const turnover = (worth: number): number => this.turnover(worth);
    return {
      touchdown: plain.touchdown - this.b.rules.card.clock.touchdown * this.circle,
      safety: plain.safety,
      dead: plain.dead.map((worth, i) => (over(i + DEEP) ? turnover(worth) : worth)),
      ownPenalty: plain.ownPenalty,
      theirPenalty: plain.theirPenalty,
      lostDead: plain.lostDead.map(turnover),
      lostRun: plain.lostRun.map(turnover),
      intercepted: plain.intercepted.map(turnover),
    };
  }
}

/** A two-point try: a penalty repeats it from another spot, and any end outside the end zone is worth nothing. */
export function tryWorth({ rules }: Branches, again: number): Worth {
  const none = new Float64Array(PLACES);
  const repeat = new Float64Array(PLACES).fill(again);
  return {
    touchdown: rules.card.points.twoPoint,
    safety: 0,
    dead: none,
    ownPenalty: repeat,
    theirPenalty: repeat,
    lostDead: none,
    lostRun: none,
    intercepted: none,
  };
}
