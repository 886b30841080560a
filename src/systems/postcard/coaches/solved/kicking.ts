/** Values of kicks on any terrain, with the receivers' best answer. */
import { fractionValue } from "../../../../kernel/dice/index.js";
import { solveMatrixGame } from "../../../../kernel/games/index.js";
import { flip, GOAL, type Step } from "../../engine/state.js";
import { twoDice } from "../../odds/dice.js";
import type { Branch } from "../../odds/points/branches.js";
import { at, DEEP, stepsOf } from "../../odds/points/field.js";
import { bestReturn, type KickGame, type ReturnOf, type ReturnValues } from "../../odds/points/kicks.js";
import { attempt, looseBall, type Worth } from "../../odds/points/runs.js";
import { NUMBERS, pickBonus, type PuntTarget } from "../../rules/index.js";
import type { Terrain } from "./terrain.js";

const TOTALS = twoDice().map(({ value, chance }) => ({ value, chance: fractionValue(chance) }));

/** Chance that two dice total `low` to `high`. */
export const chanceOf = ({ low, high }: { readonly low: number; readonly high: number }): number =>
  TOTALS.reduce((sum, { value, chance }) => (low <= value && value <= high ? sum + chance : sum), 0);

/** A return whose first attempt has its own branches. On or behind the goal line it needs a step (A19). */
export function returned(terrain: Terrain, spot: Step, branches: readonly Branch[]): number {
  const { b, carrier, running } = terrain;
  const stopped = spot <= 0 ? carrier.safety : carrier.dead[at(spot)];
  return attempt(b, carrier, branches, spot, running, running, stopped);
}

/** Options of the receivers for a kick that comes down at their `spot`; NaN if not allowed. */
export function returnWorths(terrain: Terrain, of: ReturnOf, spot: Step, bonus: number): ReturnValues {
  const { b } = terrain;
  const { kicking } = b.rules.card;
  const back = terrain.first(stepsOf(of === "kickoff" ? kicking.kickoffTouchback : kicking.puntTouchback));
  if (spot < DEEP) return { run: NaN, fairCatch: NaN, touchback: back };
  const anywhere = of === "kickoff" && b.rules.switches.touchbackFrom === "anywhere";
  return {
    run: returned(terrain, spot, of === "kickoff" ? b.kickReturn(bonus) : b.run(bonus)),
    fairCatch: spot > 0 ? terrain.first(spot) : NaN,
    touchback: spot <= 0 || anywhere ? back : NaN,
  };
}

/** Value for the kickers of a punt or free kick to one target, if not blocked. */
export function targetWorth(
  { rival }: Terrain,
  from: Step,
  { target, low, high, kicker, receiver }: PuntTarget,
): number {
  let sum = 0;
  for (const { value, chance } of TOTALS) {
    const off = value < low ? value - low : Math.max(0, value - high);
    const worths = returnWorths(rival, "punt", flip(from + stepsOf(target) + off), off === 0 ? -kicker : receiver);
    sum -= chance * (Number.isNaN(worths.run) ? worths.touchback : bestReturn(worths));
  }
  return sum;
}

export const targetWorths = (terrain: Terrain, from: Step): number[] =>
  terrain.b.rules.card.punts.map((punt) => targetWorth(terrain, from, punt));

/** Where punts are counted from (A47). */
export function puntFrom({ rules }: Terrain["b"], los: Step): Step {
  return rules.switches.puntFrom === "marker" ? puntMarker({ rules }, los) : los;
}
const puntMarker = ({ rules }: Pick<Terrain["b"], "rules">, los: Step): Step =>
  Math.max(DEEP, los - stepsOf(rules.card.kicking.puntDrop));

/** A kick from scrimmage: outcomes if it is blocked, and runs of the kickers by spot. */
export interface Blocked {
  readonly worth: Worth;
  readonly running: Float64Array;
}

/** `best`: value of the best target, if known. */
export function puntWorth(terrain: Terrain, los: Step, blocked: Blocked, best?: number): number {
  const { b } = terrain;
  const loose = looseBall(b, blocked.worth, blocked.running, puntMarker(b, los), b.blockedKick);
  return b.block * loose + (1 - b.block) * (best ?? Math.max(...targetWorths(terrain, puntFrom(b, los))));
}

/** NaN if the card has no range. */
export function fieldGoalWorth(terrain: Terrain, los: Step, blocked: Blocked): number {
  const { b } = terrain;
  const { fieldGoals, kicking } = b.rules.card;
  const marker = los - stepsOf(kicking.fieldGoalDrop);
  const range = fieldGoals.find((one) => GOAL - stepsOf(one.marker) === marker);
  if (!range) return NaN;
  const good = chanceOf(range);
  const missed = -terrain.rival.first(Math.max(stepsOf(kicking.puntTouchback), flip(marker)));
  const loose = looseBall(b, blocked.worth, blocked.running, marker, b.blockedKick);
  return b.block * loose + (1 - b.block) * (good * terrain.fieldGoal + (1 - good) * missed);
}

/** A kickoff as a matrix game of picks; `terrain` is the receivers'. */
export function kickoffGame(terrain: Terrain, onside: boolean): KickGame {
  const { b } = terrain;
  const payoff = new Float64Array(NUMBERS.length ** 2);
  for (const receiver of NUMBERS) {
    for (const mark of b.rules.card.kickMarks) {
      const pick = pickBonus(b.rules.card, receiver, mark.number);
      const bonus = pick + Math.sign(pick) * mark.bonus;
      payoff[(receiver - 1) * NUMBERS.length + mark.number - 1] = onside
        ? returned(terrain, flip(stepsOf(mark.onside)), b.run(bonus))
        : bestReturn(returnWorths(terrain, "kickoff", stepsOf(mark.spot), bonus));
    }
  }
  const { value, rows, columns } = solveMatrixGame(payoff, NUMBERS.length, NUMBERS.length);
  return { value, kicker: [...columns], receiver: [...rows], payoff };
}
