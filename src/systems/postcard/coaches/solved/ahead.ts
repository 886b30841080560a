/** One down looked ahead from: what every roll of it is worth to the offense, further bonuses left aside. */
import type { Step } from "../../engine/state.js";
import { secondTotal, type Recovery } from "../../odds/points/branches.js";
import { at, BEYOND, DOWNS, PLACES, pushedBack, pushedOn, scores, stepsOf } from "../../odds/points/field.js";
import { attempt, looseBall, runTable, type Worth } from "../../odds/points/runs.js";
import { throwLevel } from "../../odds/throw-level.js";
import { catchNeed, chartsOf, NUMBERS, pickBonus, type PlayKind } from "../../rules/index.js";
import type { Prices } from "./stored.js";
import type { Down, Terrain } from "./terrain.js";

const FACES = [1, 2, 3, 4, 5, 6];
/** Differences of two dice, and how many of 36 rolls give each. */
export const DIFFERENCES = Array.from({ length: 11 }, (_, i) => ({
  difference: i - 5,
  chance: (6 - Math.abs(i - 5)) / 36,
}));
/** Chances of the totals of two dice from 2. */
export const PAIRS = Array.from({ length: 11 }, (_, i) => ({ total: i + 2, chance: (6 - Math.abs(i - 5)) / 36 }));

const mean = (of: (face: number) => number): number => FACES.reduce((sum, face) => sum + of(face), 0) / FACES.length;

/** A caught or missed ball: where, how hard, under what pressure. */
export interface Throw {
  readonly level: number;
  readonly target: Step;
  readonly pressure: number;
  readonly need: number;
}

/** Bonuses that both sides may yet put on a ball in the air, and what they cost. */
export interface Purse {
  /** Of the offense, for the catch. */
  readonly held: number;
  /** Of the defense, to take a ball that was not caught. */
  readonly theirs: number;
  readonly prices: Prices;
}

export class Ahead {
  readonly worth: Worth;
  /** What a rattled offense adds to each die. */
  readonly shaken: number;
  private readonly runs = new Map<number, Float64Array>();
  private readonly known = new Map<string, number>();

  constructor(
    readonly terrain: Terrain,
    readonly down: Down,
  ) {
    this.worth = terrain.worthOf(down);
    this.shaken = down.rattled ? -terrain.b.rules.card.passing.rattle : 0;
  }

  private get card() {
    return this.terrain.b.rules.card;
  }

  /** Runs of this down by spot. */
  get running(): Float64Array {
    return this.table(this.shaken);
  }

  private table(bonus: number): Float64Array {
    let table = this.runs.get(bonus);
    if (!table) {
      const plain = bonus === this.shaken ? undefined : this.table(this.shaken);
      table = runTable(this.terrain.b, this.worth, bonus, plain, new Float64Array(PLACES));
      this.runs.set(bonus, table);
    }
    return table;
  }

  /** A carrier at `spot` with a tackle to come; `carry` is the pick bonus that stayed. */
  run(spot: Step, carry = 0): number {
    return scores(this.terrain.b.rules, spot) ? this.worth.touchdown : this.table(carry + this.shaken)[at(spot)];
  }

  /** A tackle challenge with `bonus` in all, then a run with `carry`. */
  tackled(spot: Step, bonus: number, carry: number): number {
    const { b } = this.terrain;
    const stopped = spot < 0 ? this.worth.safety : this.worth.dead[at(spot)];
    return attempt(
      b,
      this.worth,
      b.run(bonus),
      spot,
      this.table(carry + this.shaken),
      this.table(this.shaken),
      stopped,
    );
  }

  fumble(spot: Step, chances?: Recovery): number {
    return looseBall(this.terrain.b, this.worth, this.table(this.shaken), spot, chances);
  }

  /** A challenge rolled: the rest of the play, the second throw chosen well. `carry`: pick bonus of the offense. */
  challenge(play: PlayKind, result: number, carry: number): number {
    const key = `${play}${result}/${carry}`;
    let value = this.known.get(key);
    if (value === undefined) {
      value =
        play === "rush" ? this.rush(result, carry) : Math.max(this.stop(result, carry), this.farther(result, carry));
      this.known.set(key, value);
    }
    return value;
  }

  /** A challenge about to be rolled, with this net bonus (rattle and bonuses spent included). */
  play(play: PlayKind, net: number, carry: number): number {
    let sum = 0;
    for (const { difference, chance } of DIFFERENCES) sum += chance * this.challenge(play, difference + net, carry);
    return sum;
  }

  private rush(result: number, carry: number): number {
    const { spot } = this.down;
    const cell = chartsOf(this.terrain.b.rules).rush.at(result);
    if (cell.result === "penalty") {
      return cell.on === "offense"
        ? this.worth.ownPenalty[at(pushedBack(spot, cell.yards))]
        : this.worth.theirPenalty[at(pushedOn(spot, cell.yards))];
    }
    const there = spot + stepsOf(cell.yards);
    if (cell.result === "fumble") return this.fumble(there);
    if (there > spot) return this.run(there, cell.breakaway ? carry : 0);
    return spot === 0 ? this.worth.safety : this.worth.dead[at(there)];
  }

  /** The pass as the challenge left it. */
  stop(result: number, carry: number, purse?: Purse): number {
    return this.total(result, false, carry, purse);
  }

  /** With a second die, `bonus` added to it. */
  farther(result: number, carry: number, bonus = this.shaken, purse?: Purse): number {
    return mean((face) => this.total(secondTotal(result, face + bonus), result < 0, carry, purse));
  }

  private total(sum: number, scramble: boolean, carry: number, purse?: Purse): number {
    const { pass } = chartsOf(this.terrain.b.rules);
    const total = Math.max(pass.low, Math.min(pass.high, sum));
    const key = `${total}/${scramble && total > 0}/${carry}/${purse ? purse.held * 8 + purse.theirs : -1}`;
    let value = this.known.get(key);
    if (value === undefined) this.known.set(key, (value = this.totalValue(total, scramble, carry, purse)));
    return value;
  }

  private totalValue(total: number, scramble: boolean, carry: number, purse?: Purse): number {
    const cell = chartsOf(this.terrain.b.rules).pass.at(total);
    if (cell.result === "sack") return this.sack(this.down.spot + stepsOf(cell.yards));
    if (cell.result === "contested") return this.contested();
    if (cell.result === "loose") return this.loose();
    const target = this.down.spot + total;
    if (target > BEYOND) return this.incomplete;
    const { level } = throwLevel(this.terrain.b.rules, total, scramble);
    return mean((face) => this.pressed(level, target, face, carry, purse));
  }

  get incomplete(): number {
    return this.worth.dead[at(this.down.spot)];
  }

  /** A pass under this pressure. */
  pressed(level: number, target: Step, pressure: number, carry: number, purse?: Purse): number {
    const press = this.card.levels.find((one) => one.level === level)?.pressure ?? Infinity;
    const need = catchNeed(this.card, level + (pressure >= press ? 1 : 0));
    const ball = { level, target, pressure, need };
    let best = this.caught(ball, this.shaken, carry, purse);
    for (let spent = 1; spent <= Math.min(purse?.held ?? 0, need - 1); spent++) {
      best = Math.max(best, this.caught(ball, this.shaken + spent, carry, purse) - purse!.prices(purse!.held, spent));
    }
    return best;
  }

  /** The catch roll, `bonus` added to it. */
  caught({ target, pressure, need }: Throw, bonus: number, carry: number, purse?: Purse): number {
    return mean((face) => {
      const value = face + bonus;
      if (value < need) return this.missed(target, pressure, purse);
      if (scores(this.terrain.b.rules, target)) return this.worth.touchdown;
      const on = value - pressure;
      if (on <= 0) return this.worth.dead[at(target)];
      return this.run(target + on, on >= this.card.running.breakaway ? carry : 0);
    });
  }

  private missed(target: Step, pressure: number, purse?: Purse): number {
    if (pressure < this.card.passing.interceptionPressure) return this.incomplete;
    let least = this.grabbed(target, 0);
    for (let spent = 1; spent <= (purse?.theirs ?? 0); spent++) {
      least = Math.min(least, this.grabbed(target, spent) + purse!.prices(purse!.theirs, spent));
    }
    return least;
  }

  /** The defense reaches for a ball at `target`. */
  grabbed(target: Step, spent: number): number {
    const { interception } = this.card.passing;
    return mean((face) => (face + spent >= interception ? this.worth.intercepted[at(target)] : this.incomplete));
  }

  /** The offense's die against grounding, `bonus` added to it; otherwise `rest`. */
  loose(bonus = this.shaken, rest = this.incomplete): number {
    return mean((face) => (face + bonus <= this.card.passing.grounding ? this.grounding : rest));
  }

  /** Grounding on the offense's die, interception on the defense's. */
  contested(bonus = this.shaken, spent = 0): number {
    return this.loose(bonus, this.grabbed(this.down.spot, spent));
  }

  private get grounding(): number {
    const { spot, down, line, tried } = this.down;
    if (tried) return 0;
    if (spot === 0) return this.worth.safety;
    const back = pushedBack(spot, this.card.passing.groundingYards);
    return down >= DOWNS ? this.terrain.lost(back) : this.terrain.state(back, down + 1, line);
  }

  /** Brought down at `spot` with the ball: the defense may strip it. */
  sack(spot: Step, spent = 0): number {
    if (spot < 0) return this.worth.safety;
    const { strip } = this.card.passing;
    const loose = PAIRS.reduce((sum, { total, chance }) => (total + spent >= strip ? sum + chance : sum), 0);
    return loose * this.fumble(spot) + (1 - loose) * this.worth.dead[at(spot)];
  }

  /** Worth of every pair of numbers, offense times six; `tick` = worth of moving the own play tracker. */
  matrix(tick: number): Float64Array {
    const { strategy } = this.card;
    return Float64Array.from({ length: NUMBERS.length ** 2 }, (_, i) => {
      const [own, other] = [NUMBERS[Math.floor(i / NUMBERS.length)], NUMBERS[i % NUMBERS.length]];
      const beta = pickBonus(this.card, own, other);
      const carry = Math.max(0, beta);
      return this.play(strategy[own - 1].play, beta + this.shaken, carry) - Math.sign(beta) * tick;
    });
  }
}
