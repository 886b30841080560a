/** The try after a touchdown: the kick, and the two-point play as a separate game. */
import { GOAL, type Step } from "../../engine/state.js";
import type { Branches } from "./branches.js";
import { at, PLACES, stepsOf } from "./field.js";
import { pickGame } from "./pick-game.js";
import { Plays } from "./plays.js";
import type { Worth } from "./runs.js";

const ENOUGH = 1e-12;

/** Chance of a two-point play with optimal play by both sides, by starting spot (0 to 20). */
export function twoPointChances(b: Branches): Float64Array {
  const none = new Float64Array(PLACES);
  // Penalties repeat the try from the new spot; any other end short of the goal line is worth zero.
  const again = new Float64Array(PLACES);
  const worth: Worth = {
    touchdown: 1,
    safety: 0,
    dead: none,
    ownPenalty: again,
    theirPenalty: again,
    lostDead: none,
    lostRun: none,
    intercepted: none,
  };
  const chances = new Float64Array(GOAL + 1);
  const plays = new Plays(b, worth);
  for (let change = 1; change > ENOUGH;) {
    change = 0;
    plays.refresh();
    for (let spot: Step = 0; spot <= GOAL; spot++) {
      const { value } = pickGame(b, plays, spot);
      change = Math.max(change, Math.abs(value - chances[spot]));
      chances[spot] = value;
    }
    chances.forEach((chance, spot) => (again[at(spot)] = chance));
  }
  return chances;
}

/** Points that the two kinds of try are worth. */
export interface TryValues {
  readonly kick: number;
  readonly two: number;
}

export function tryValue(b: Branches, kickGood: number): TryValues {
  const { points, kicking } = b.rules.card;
  const two = twoPointChances(b)[GOAL - stepsOf(kicking.twoPointFrom)];
  return { kick: points.kick * (1 - b.block) * kickGood, two: points.twoPoint * two };
}
