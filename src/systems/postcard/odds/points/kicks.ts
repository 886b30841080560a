/** Values of punts, field goals, free kicks and kickoffs. */
import { fractionValue } from "../../../../kernel/dice/index.js";
import { solveMatrixGame } from "../../../../kernel/games/index.js";
import { flip, GOAL, type Step } from "../../engine/state.js";
import { NUMBERS, pickBonus, type PuntTarget } from "../../rules/index.js";
import { twoDice } from "../dice.js";
import { at, DEEP, PLACES, stepsOf } from "./field.js";
import type { Plays } from "./plays.js";
import { looseBall } from "./runs.js";
import type { Values } from "./worths.js";

const TOTALS = twoDice().map(({ value, chance }) => ({ value, chance: fractionValue(chance) }));

/** Options of a kick's receiver with their values; NaN if not allowed. */
export interface ReturnValues {
  readonly run: number;
  readonly fairCatch: number;
  readonly touchback: number;
}

export type ReturnOf = "kickoff" | "punt" | "freeKick";

export const bestReturn = ({ run, fairCatch, touchback }: ReturnValues): number =>
  Math.max(run, Number.isNaN(fairCatch) ? -Infinity : fairCatch, Number.isNaN(touchback) ? -Infinity : touchback);

/** A kick caught at a spot (as the receivers count it), with a net bonus on the first attempt. */
export function returnValues(values: Values, of: ReturnOf, spot: Step, bonus: number): ReturnValues {
  const { b } = values;
  const { kicking } = b.rules.card;
  const back = of === "kickoff" ? kicking.kickoffTouchback : kicking.puntTouchback;
  if (spot < DEEP) return { run: NaN, fairCatch: NaN, touchback: values.first(stepsOf(back)) };
  const anywhere = of === "kickoff" && b.rules.switches.touchbackFrom === "anywhere";
  return {
    run: values.firstTry(spot, of === "kickoff" ? b.kickReturn(bonus) : b.run(bonus)),
    fairCatch: spot > 0 ? values.first(spot) : NaN,
    touchback: spot <= 0 || anywhere ? values.first(stepsOf(back)) : NaN,
  };
}

/** Values of kicks for fixed `Values`; created again after each change. */
export class Kicks {
  private readonly returns = new Map<number, Float64Array>();

  constructor(readonly values: Values) {}

  /** Receivers' value of a punt or free kick caught at a spot. */
  private received(spot: Step, bonus: number): number {
    const where = Math.max(DEEP - 1, spot);
    let table = this.returns.get(bonus);
    if (!table) this.returns.set(bonus, (table = new Float64Array(PLACES + 1).fill(NaN)));
    const i = at(where) + 1;
    if (Number.isNaN(table[i])) {
      const options = returnValues(this.values, "punt", where, bonus);
      table[i] = Number.isNaN(options.run) ? options.touchback : bestReturn(options);
    }
    return table[i];
  }

  /** Kickers' value of one target, if not blocked; `from`: the spot from which the distance counts. */
  target(from: Step, target: PuntTarget): number {
    const aim = from + stepsOf(target.target);
    let sum = 0;
    for (const { value, chance } of TOTALS) {
      const off = value < target.low ? value - target.low : Math.max(0, value - target.high);
      sum += chance * this.received(flip(Math.max(0, aim + off)), off === 0 ? -target.kicker : target.receiver);
    }
    return -sum;
  }

  /** Values of all targets, in card order. */
  targets(from: Step): number[] {
    return this.values.b.rules.card.punts.map((target) => this.target(from, target));
  }

  puntFrom(los: Step): Step {
    const { rules } = this.values.b;
    return rules.switches.puntFrom === "marker" ? puntMarker(this.values, los) : los;
  }

  /** Kickers' value of a punt that may be blocked. `plays`: those of the down. */
  punt(los: Step, plays: Plays, open = Math.max(...this.targets(this.puntFrom(los)))): number {
    const { block } = this.values.b;
    return block * this.blocked(puntMarker(this.values, los), plays) + (1 - block) * open;
  }

  /** NaN if not allowed. */
  fieldGoal(los: Step, plays: Plays): number {
    const { b } = this.values;
    const marker = los - stepsOf(b.rules.card.kicking.fieldGoalDrop);
    const good = fieldGoalChance(this.values, marker);
    if (Number.isNaN(good)) return NaN;
    const miss = -this.values.first(Math.max(stepsOf(b.rules.card.kicking.puntTouchback), flip(marker)));
    const open = good * this.values.fieldGoal + (1 - good) * miss;
    return b.block * this.blocked(marker, plays) + (1 - b.block) * open;
  }

  private blocked(marker: Step, plays: Plays): number {
    return looseBall(this.values.b, plays.worth, plays.running, marker, this.values.b.blockedKick);
  }

  /** Receivers' value of a free kick after a safety. */
  freeKick(): number {
    const from = stepsOf(this.values.b.rules.card.kicking.safetyKickFrom);
    return -Math.max(...this.targets(from));
  }
}

const puntMarker = ({ b }: Values, los: Step): Step => Math.max(DEEP, los - stepsOf(b.rules.card.kicking.puntDrop));

/** Success chance of a kick that is not blocked; NaN if the card has no range. */
export function fieldGoalChance({ b }: Values, marker: Step): number {
  const range = b.rules.card.fieldGoals.find((r) => GOAL - stepsOf(r.marker) === marker);
  if (!range) return NaN;
  return TOTALS.reduce((sum, { value, chance }) => (value >= range.low && value <= range.high ? sum + chance : sum), 0);
}

/** A kickoff as a matrix game of picks: the receivers maximize, the kickers minimize. */
export interface KickGame {
  /** Receivers' value. */
  readonly value: number;
  /** Chances of the numbers 1 to 6. */
  readonly kicker: readonly number[];
  readonly receiver: readonly number[];
  /** Receivers' value for each receiver's number (row) and kicker's number. */
  readonly payoff: Float64Array;
}

/** Net bonus of the receivers (C12). */
export function kickBonus({ b }: Values, kicker: number, receiver: number): number {
  const net = pickBonus(b.rules.card, receiver, kicker);
  const mark = b.rules.card.kickMarks.find(({ number }) => number === kicker)?.bonus ?? 0;
  return net === 0 ? 0 : net + Math.sign(net) * mark;
}

export function kickGame(values: Values, kind: "regular" | "onside"): KickGame {
  const { b } = values;
  const marks = b.rules.card.kickMarks;
  const payoff = new Float64Array(NUMBERS.length ** 2);
  for (const receiver of NUMBERS) {
    for (const { number, spot, onside } of marks) {
      const bonus = kickBonus(values, number, receiver);
      const i = (receiver - 1) * NUMBERS.length + number - 1;
      payoff[i] =
        kind === "regular"
          ? bestReturn(returnValues(values, "kickoff", stepsOf(spot), bonus))
          : values.firstTry(flip(stepsOf(onside)), b.run(bonus));
    }
  }
  const { value, rows, columns } = solveMatrixGame(payoff, NUMBERS.length, NUMBERS.length);
  return { value, kicker: [...columns], receiver: [...rows], payoff };
}
