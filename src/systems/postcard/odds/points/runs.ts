/** Values of running with the ball, losing it and recovering it. */
import type { Step } from "../../engine/state.js";
import type { Branch, Branches, Recovery } from "./branches.js";
import { at, BEYOND, DEEP, PLACES, pushedBack, pushedOn } from "./field.js";

/** Value of every possible end of a play, for the side with the ball. Arrays start at `DEEP`. */
export interface Worth {
  readonly touchdown: number;
  readonly safety: number;
  /** Ball dead at a spot, in possession. */
  readonly dead: Float64Array;
  /** A new series here after a penalty on one's own side, or on the other. */
  readonly ownPenalty: Float64Array;
  readonly theirPenalty: Float64Array;
  /** A fumble here (as the side that lost it counts) goes over, dead. */
  readonly lostDead: Float64Array;
  /** The other side runs with the ball from here. */
  readonly lostRun: Float64Array;
  /** The other side intercepted here and chooses what to do. */
  readonly intercepted: Float64Array;
}

/** A loose ball at a spot, from the point of view of the side that lost it. `run`: value of running on with it (no bonus). */
export function looseBall(
  b: Branches,
  worth: Worth,
  run: Float64Array,
  spot: Step,
  chances: Recovery = b.fumble,
): number {
  // A37: in the end zone of the side that lost the ball, any recovery ends the play there.
  const on = spot + b.recoverySteps;
  const kept = on >= b.scoresFrom ? worth.touchdown : run[at(on)];
  return (
    chances.keepDead * (spot < 0 ? worth.safety : worth.dead[at(spot)]) +
    chances.keepRun * kept +
    chances.loseDead * worth.lostDead[at(spot)] +
    chances.loseRun * (spot < 0 ? worth.lostDead[at(spot)] : worth.lostRun[at(Math.max(DEEP, spot - b.recoverySteps))])
  );
}

/**
 * One tackle challenge.
 * @param run values of running on, by spot, with the bonus that stays
 * @param plain the same without a bonus
 * @param stopped value if the carrier is brought down on the spot
 */
export function attempt(
  b: Branches,
  worth: Worth,
  branches: readonly Branch[],
  spot: Step,
  run: Float64Array,
  plain: Float64Array,
  stopped: number,
): number {
  let sum = 0;
  for (const branch of branches) {
    switch (branch.kind) {
      case "stop":
        sum += branch.chance * stopped;
        break;
      case "move": {
        const on = spot + branch.steps;
        sum += branch.chance * (on >= b.scoresFrom ? worth.touchdown : run[at(on)]);
        break;
      }
      case "fumble":
        sum += branch.chance * looseBall(b, worth, plain, spot);
        break;
      case "penalty":
        if (branch.on === "defense") sum += branch.chance * worth.theirPenalty[at(pushedOn(spot, branch.yards))];
        else if (spot < 0) sum += branch.chance * worth.safety;
        else sum += branch.chance * worth.ownPenalty[at(pushedBack(spot, branch.yards))];
        break;
    }
  }
  return sum;
}

/** Values of a run in progress, by spot, with a bonus on every attempt; `plain` is the table without one (itself if absent). */
export function runTable(
  b: Branches,
  worth: Worth,
  bonus: number,
  plain?: Float64Array,
  into: Float64Array = new Float64Array(PLACES),
): Float64Array {
  const branches = b.run(bonus);
  const base = plain ?? into;
  for (let spot = BEYOND; spot >= DEEP; spot--) {
    if (spot >= b.scoresFrom) into[at(spot)] = worth.touchdown;
    else {
      const stopped = spot < 0 ? worth.safety : worth.dead[at(spot)];
      into[at(spot)] = attempt(b, worth, branches, spot, into, base, stopped);
    }
  }
  return into;
}
