/** Value iteration over the scrimmage states: every state is a matrix game of picks, solved exactly, or a kick. */
import { GOAL, type Step } from "../../engine/state.js";
import type { PostcardRules } from "../../rules/index.js";
import { branchesOf } from "./branches.js";
import { DOWNS, Lattice, lineFrom, stepsOf } from "./field.js";
import { fieldGoalChance, kickGame, Kicks } from "./kicks.js";
import { pickGame } from "./pick-game.js";
import { Plays } from "./plays.js";
import { tryValue } from "./tries.js";
import { Values } from "./worths.js";

const ENOUGH = 1e-9;
const SETTLED = 1e-13;
const MOST_SWEEPS = 400;

/** Initial values: states are worth zero, the try is known. */
export function newValues(rules: PostcardRules, states?: Float64Array): Values {
  const b = branchesOf(rules);
  const values = new Values(b, new Lattice(rules), states);
  const kick = fieldGoalChance(values, GOAL - stepsOf(rules.card.kicking.tryMarker));
  const { kick: one, two } = tryValue(b, Number.isNaN(kick) ? 0 : kick);
  values.try = Math.max(one, two);
  return values;
}

/** One pass over all states. Returns the largest change. `all`: includes first downs with unusual lines to gain. */
export function sweep(values: Values, all: boolean): number {
  const { b, lattice } = values;
  values.refresh();
  const kicks = new Kicks(values);
  const worth = values.series();
  const plays = new Plays(b, worth);
  const punts = Array.from({ length: GOAL + 1 }, (_, los) => Math.max(...kicks.targets(kicks.puntFrom(los))));
  let change = 0;
  const set = (i: number, value: number): void => {
    change = Math.max(change, Math.abs(value - values.states[i]));
    values.states[i] = value;
  };
  for (let down = DOWNS; down >= 1; down--) {
    const kicking = down === DOWNS || b.rules.switches.kicksOn === "any";
    for (let line = GOAL; line >= 1; line--) {
      values.fillSeries(worth, down, line);
      plays.refresh();
      const last = line === GOAL ? GOAL : line - lattice.least;
      for (let los: Step = Math.max(0, line - lattice.most); los <= last; los++) {
        if (down === 1 && !all && line !== lineFrom(los)) continue;
        let value = pickGame(b, plays, los).value;
        if (kicking) {
          value = Math.max(value, kicks.punt(los, plays, punts[los]));
          const goal = kicks.fieldGoal(los, plays);
          if (goal > value) value = goal;
        }
        set(lattice.index(los, down, line), value);
      }
    }
  }
  const before = [values.kickoff, values.freeKick];
  values.refresh();
  values.kickoff = Math.min(kickGame(values, "regular").value, kickGame(values, "onside").value);
  values.freeKick = new Kicks(values).freeKick();
  return Math.max(change, Math.abs(values.kickoff - before[0]), Math.abs(values.freeKick - before[1]));
}

/**
 * Solves a card: iterates until nothing changes.
 * @param progress percentage, estimated from the last change
 */
export function solveValues(rules: PostcardRules, progress?: (done: number, total: number) => void): Values {
  const values = newValues(rules);
  // If a penalty repeats the down, first downs with unusual lines to gain occur in play.
  const all = rules.switches.autoFirst !== "both";
  for (let round = 0; round < MOST_SWEEPS; round++) {
    const change = sweep(values, all);
    progress?.(Math.max(0, Math.min(99, Math.round((99 * Math.log(change)) / Math.log(ENOUGH)))), 100);
    if (change < ENOUGH) break;
  }
  if (!all) sweep(values, true);
  progress?.(100, 100);
  const { states, kickoff, freeKick } = values;
  return valuesOf(rules, { states, kickoff, freeKick });
}

/** The parts of a solution that must be stored. */
export type Solved = Pick<Values, "states" | "kickoff" | "freeKick">;

/** Values from the stored parts: identical to the last bit, whether solved now or earlier. */
export function valuesOf(rules: PostcardRules, { states, kickoff, freeKick }: Solved): Values {
  const values = newValues(rules, states);
  values.kickoff = kickoff;
  values.freeKick = freeKick;
  for (let round = 0; round < MOST_SWEEPS; round++) {
    const before = values.running.slice();
    values.refresh();
    if (values.running.every((value, i) => Math.abs(value - before[i]) < SETTLED)) break;
  }
  return values;
}
