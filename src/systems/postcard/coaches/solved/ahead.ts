/** Looks ahead one down: the value of every roll to the offense, without further bonuses. */
import { numbersOf } from "../../engine/numbers.js";
import type { Step } from "../../engine/state.js";
import { secondTotal, type Recovery } from "../../odds/points/branches.js";
import { at, BEYOND, DOWNS, PLACES, pushedBack, pushedOn, stepsOf } from "../../odds/points/field.js";
import { attempt, looseBall, runTable, type Worth } from "../../odds/points/runs.js";
import { throwLevel } from "../../odds/throw-level.js";
import {
  catchNeed,
  chartsOf,
  NUMBERS,
  type CardData,
  type Charts,
  type PlayKind,
  type PostcardRules,
} from "../../rules/index.js";
import type { Prices } from "./stored.js";
import type { Down, Terrain } from "./terrain.js";

const FACES = 6;
/** Differences of two dice, and the number of rolls out of 36. */
export const DIFFERENCES = Array.from({ length: 11 }, (_, i) => ({
  difference: i - 5,
  chance: (6 - Math.abs(i - 5)) / 36,
}));
/** Chances of the totals of two dice, from 2. */
export const PAIRS = Array.from({ length: 11 }, (_, i) => ({ total: i + 2, chance: (6 - Math.abs(i - 5)) / 36 }));

/** Cache offset: results and nets start at this number. */
const LOWEST = -128;
const SPAN = 256;
/** Cache size for the bonuses that both sides hold. */
const PURSES = 512;
/** Number of cache kinds. */
const KINDS = 4;
const [CHALLENGE, PLAY, TOTAL, GRAB] = [0, 1, 2, 3];

/** Card numbers for throws, looked up often. */
interface AirNumbers {
  readonly charts: Charts;
  readonly scoresFrom: Step;
  /** By level: the value that presses, and the one that catches; plus one entry for a pressed throw of the last level. */
  readonly press: readonly number[];
  readonly need: readonly number[];
}

const known = new WeakMap<PostcardRules, AirNumbers>();

function airNumbers(rules: PostcardRules): AirNumbers {
  let numbers = known.get(rules);
  if (!numbers) {
    const { card } = rules;
    const last = Math.max(...card.levels.map(({ level }) => level));
    const byLevel = <T>(of: (level: number) => T): T[] => Array.from({ length: last + 2 }, (_, level) => of(level));
    numbers = {
      charts: chartsOf(rules),
      scoresFrom: numbersOf(rules).scoresFrom,
      press: byLevel((level) => card.levels.find((one) => one.level === level)?.pressure ?? Infinity),
      need: byLevel((level) => catchNeed(card, level)),
    };
    known.set(rules, numbers);
  }
  return numbers;
}

/** Shared by all spots with the same down, line to gain and rattle. */
interface Series {
  readonly worth: Worth;
  /** Runs by spot, for each bonus of the carrier. */
  readonly runs: Map<number, Float64Array>;
}

const allSeries = new WeakMap<Terrain, Map<number, Series>>();

function seriesOf(terrain: Terrain, down: Down): Series {
  let list = allSeries.get(terrain);
  if (!list) allSeries.set(terrain, (list = new Map<number, Series>()));
  const key = ((down.down * 64 + down.line) * 2 + Number(down.rattled)) * 2 + Number(down.tried);
  let series = list.get(key);
  if (!series) list.set(key, (series = { worth: terrain.worthOf(down), runs: new Map() }));
  return series;
}

/** A throw in the air: target, difficulty, pressure. */
export interface Throw {
  readonly level: number;
  readonly target: Step;
  readonly pressure: number;
  readonly need: number;
}

/** Bonuses that both sides may still spend on a ball in the air, and their prices. */
export interface Purse {
  /** Held by the offense, for the catch. */
  readonly held: number;
  /** Held by the defense, to intercept a ball that was not caught. */
  readonly theirs: number;
  readonly prices: Prices;
}

export class Ahead {
  readonly worth: Worth;
  /** What a rattled offense adds to each die. */
  readonly shaken: number;
  /** Value if the pass falls incomplete. */
  readonly incomplete: number;
  private readonly card: CardData;
  private readonly air: AirNumbers;
  private readonly runs: Series["runs"];
  /** Cached values of plays, challenges, totals and interceptions, by a numeric key. */
  private readonly kept = new Map<number, number>();
  private grounded: number | undefined;

  constructor(
    readonly terrain: Terrain,
    readonly down: Down,
  ) {
    const { worth, runs } = seriesOf(terrain, down);
    this.worth = worth;
    this.runs = runs;
    const { rules } = terrain.b;
    this.card = rules.card;
    this.air = airNumbers(rules);
    this.shaken = down.rattled ? -rules.card.passing.rattle : 0;
    this.incomplete = this.worth.dead[at(down.spot)];
  }

  /** Runs on this down, by spot. */
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

  /** A carrier at `spot` before a tackle; `carry` is the pick bonus that stays. */
  run(spot: Step, carry = 0): number {
    return spot >= this.air.scoresFrom ? this.worth.touchdown : this.table(carry + this.shaken)[at(spot)];
  }

  /** A tackle challenge with a total `bonus`, then a run with `carry`. */
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

  /** A rolled challenge: the rest of the play, with the optimal second throw. `carry`: pick bonus of the offense. */
  challenge(play: PlayKind, result: number, carry: number): number {
    const key = keyOf(play, result, carry) * KINDS + CHALLENGE;
    let value = this.kept.get(key);
    if (value === undefined) {
      value =
        play === "rush" ? this.rush(result, carry) : Math.max(this.stop(result, carry), this.farther(result, carry));
      this.kept.set(key, value);
    }
    return value;
  }

  /** Before a challenge is rolled, with this net bonus (including rattle and bonuses spent). */
  play(play: PlayKind, net: number, carry: number): number {
    const key = keyOf(play, net, carry) * KINDS + PLAY;
    let value = this.kept.get(key);
    if (value === undefined) {
      value = 0;
      for (const { difference, chance } of DIFFERENCES) value += chance * this.challenge(play, difference + net, carry);
      this.kept.set(key, value);
    }
    return value;
  }

  private rush(result: number, carry: number): number {
    const { spot } = this.down;
    const cell = this.air.charts.rush.at(result);
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

  /** The pass without a second die. */
  stop(result: number, carry: number, purse?: Purse): number {
    return this.total(result, false, carry, purse);
  }

  /** With a second die, plus `bonus`. */
  farther(result: number, carry: number, bonus = this.shaken, purse?: Purse): number {
    let sum = 0;
    for (let face = 1; face <= FACES; face++)
      sum += this.total(secondTotal(result, face + bonus), result < 0, carry, purse);
    return sum / FACES;
  }

  private total(sum: number, scramble: boolean, carry: number, purse?: Purse): number {
    const { low, high } = this.air.charts.pass;
    const total = Math.max(low, Math.min(high, sum));
    const purseNumber = purse ? purse.held * 8 + purse.theirs + 1 : 0;
    const totalNumber = (carry * SPAN + total - LOWEST) * 2 + Number(scramble && total > 0);
    const key = (totalNumber * PURSES + purseNumber) * KINDS + TOTAL;
    let value = this.kept.get(key);
    if (value === undefined) this.kept.set(key, (value = this.totalValue(total, scramble, carry, purse)));
    return value;
  }

  private totalValue(total: number, scramble: boolean, carry: number, purse?: Purse): number {
    const cell = this.air.charts.pass.at(total);
    if (cell.result === "sack") return this.sack(this.down.spot + stepsOf(cell.yards));
    if (cell.result === "contested") return this.contested();
    if (cell.result === "loose") return this.loose();
    const target = this.down.spot + total;
    if (target > BEYOND) return this.incomplete;
    const { level } = throwLevel(this.terrain.b.rules, total, scramble);
    let sum = 0;
    for (let face = 1; face <= FACES; face++) sum += this.pressed(level, target, face, carry, purse);
    return sum / FACES;
  }

  /** A pass under this pressure. */
  pressed(level: number, target: Step, pressure: number, carry: number, purse?: Purse): number {
    const need = this.air.need[level + (pressure >= this.air.press[level] ? 1 : 0)];
    const ball = { level, target, pressure, need };
    let best = this.caught(ball, this.shaken, carry, purse);
    for (let spent = 1; spent <= Math.min(purse?.held ?? 0, need - 1); spent++) {
      best = Math.max(best, this.caught(ball, this.shaken + spent, carry, purse) - purse!.prices(purse!.held, spent));
    }
    return best;
  }

  /** The catch roll, plus `bonus`. */
  caught({ target, pressure, need }: Throw, bonus: number, carry: number, purse?: Purse): number {
    const { touchdown, dead } = this.worth;
    const { breakaway } = this.card.running;
    const missed = 1 + bonus < need ? this.missed(target, pressure, purse) : 0;
    const scored = target >= this.air.scoresFrom;
    let sum = 0;
    for (let value = 1 + bonus; value <= FACES + bonus; value++) {
      const on = value - pressure;
      if (value < need) sum += missed;
      else if (scored) sum += touchdown;
      else if (on <= 0) sum += dead[at(target)];
      else sum += this.run(target + on, on >= breakaway ? carry : 0);
    }
    return sum / FACES;
  }

  private missed(target: Step, pressure: number, purse?: Purse): number {
    if (pressure < this.card.passing.interceptionPressure) return this.incomplete;
    let least = this.grabbed(target, 0);
    for (let spent = 1; spent <= (purse?.theirs ?? 0); spent++) {
      least = Math.min(least, this.grabbed(target, spent) + purse!.prices(purse!.theirs, spent));
    }
    return least;
  }

  /** The defense tries to intercept at `target`. */
  grabbed(target: Step, spent: number): number {
    const key = (spent * PLACES + at(target)) * KINDS + GRAB;
    let value = this.kept.get(key);
    if (value === undefined) {
      const { interception } = this.card.passing;
      let sum = 0;
      for (let face = 1; face <= FACES; face++)
        sum += face + spent >= interception ? this.worth.intercepted[at(target)] : this.incomplete;
      this.kept.set(key, (value = sum / FACES));
    }
    return value;
  }

  /** The offense's grounding die, plus `bonus`; if it is not grounding, `rest`. */
  loose(bonus = this.shaken, rest = this.incomplete): number {
    const { grounding } = this.card.passing;
    let sum = 0;
    for (let face = 1; face <= FACES; face++) sum += face + bonus <= grounding ? this.grounding : rest;
    return sum / FACES;
  }

  /** Grounding on the offense's die, interception on the defense's. */
  contested(bonus = this.shaken, spent = 0): number {
    return this.loose(bonus, this.grabbed(this.down.spot, spent));
  }

  private get grounding(): number {
    return (this.grounded ??= this.groundingWorth());
  }

  private groundingWorth(): number {
    const { spot, down, line, tried } = this.down;
    if (tried) return 0;
    if (spot === 0) return this.worth.safety;
    const back = pushedBack(spot, this.card.passing.groundingYards);
    return down >= DOWNS ? this.terrain.lost(back) : this.terrain.state(back, down + 1, line);
  }

  /** A sack at `spot`: the defense may strip the ball. */
  sack(spot: Step, spent = 0): number {
    if (spot < 0) return this.worth.safety;
    const { strip } = this.card.passing;
    const loose = PAIRS.reduce((sum, { total, chance }) => (total + spent >= strip ? sum + chance : sum), 0);
    return loose * this.fumble(spot) + (1 - loose) * this.worth.dead[at(spot)];
  }

  /** Values of every pair of picks, offense times six; `tick` = value of marking one's own play tracker. */
  matrix(tick: number): Float64Array {
    const { strategy } = this.card;
    const { bonus } = numbersOf(this.terrain.b.rules);
    const worths = new Float64Array(NUMBERS.length ** 2);
    let i = 0;
    for (const own of NUMBERS) {
      for (const other of NUMBERS) {
        const beta = bonus[own][other];
        const carry = Math.max(0, beta);
        worths[i++] = this.play(strategy[own - 1].play, beta + this.shaken, carry) - Math.sign(beta) * tick;
      }
    }
    return worths;
  }
}

/** Key of a play with a result or a net bonus. */
const keyOf = (play: PlayKind, result: number, carry: number): number =>
  (carry * SPAN + result - LOWEST) * 2 + Number(play === "pass");
