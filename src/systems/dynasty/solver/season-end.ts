/** The value of stopping: the contract step, won and lost rounds, the rows of the season table. */
import { ROUNDS, seasonGain } from "../rules/index.js";
import { allowBuying, Lanes } from "./lanes.js";
import type { DicePlan, Model } from "./model.js";
import { entryRound, LOST, WON, type Result } from "./outcomes.js";
import type { RoundUnit } from "./playoff-plan.js";
import { perkOf } from "./windows.js";

/** Values by influence level; each array is indexed by (something, lane). */
export type Levels = Float64Array[];

/** Values at the start of a season: `at[dice - minDice][level][class * cap + seasonsLeft - 1]`. */
export interface SeasonStart {
  readonly season: number;
  /** Seasons that can be left under contract, including this one. */
  readonly cap: number;
  readonly at: readonly Levels[];
}

/** Before a round's roll, by unit * lanes + lane: with purchases, and without. */
export interface RoundValues {
  readonly best: Levels;
  readonly asIs: Levels;
}

/**
 * `best`: buys extensions as far as the rules allow before giving up the dice.
 * `asIs`: buys nothing at this particular decision; later windows count. A coach buys if `best` is more.
 */
export type Buying = "best" | "asIs";

export const newLevels = (model: Model, size: number): Levels =>
  Array.from({ length: model.levels }, () => new Float64Array(size));

/** One season with one number of dice. */
export class SeasonEnd {
  readonly lanes: Lanes;
  readonly gain: number;

  constructor(
    readonly model: Model,
    readonly season: number,
    readonly plan: DicePlan,
    /** Start of the next season; undefined after the last one. */
    private readonly next: SeasonStart | undefined,
  ) {
    this.lanes = new Lanes(model.rules, model.seasons + 1 - season);
    this.gain = seasonGain(model.rules, season);
  }

  /** Value after the contract step: `left` seasons remain after this one. One lane, one level. */
  nextSeason(wins: number, depth: number, level: number, lane: number): number {
    const { model, next } = this;
    const { barrenSeason } = model.rewards;
    if (!next || lane < 0) return barrenSeason * (1 + model.seasons - this.season);
    const start = model.prev.of(wins, depth) * next.cap;
    return barrenSeason + next.at[this.plan.dice - model.minDice][level][start + lane];
  }

  /** After the season's result: contract, last purchases, next season. By level and lane. */
  afterResult(wins: number, depth: number, earned: number, buying: Buying): Levels {
    const { model, lanes } = this;
    const { end, stop } = model.windows;
    const values = newLevels(model, lanes.count);
    values.forEach((level, i) => {
      for (let q = 0; q < lanes.count; q++) level[q] = this.nextSeason(wins, depth, i, lanes.next(q, earned));
    });
    if (end || (stop && buying === "best")) allowBuying(values, 0, lanes);
    return values;
  }

  /** A won round: reward, perk, and the next round or the season's end. Before the perk is booked, points may be spent. */
  private win(round: number, unit: RoundUnit, after: RoundValues | undefined, buying: Buying): Levels {
    const { model, lanes } = this;
    const { rewards, windows } = model;
    const last = round === ROUNDS.length - 1;
    const perk = perkOf(model.rules, round);
    const onward =
      last || !after
        ? this.afterResult(unit.wins, ROUNDS.length + 1, unit.winEarns, "asIs")
        : this.roundOf(after, round + 1, unit.next, buying);
    const values = newLevels(model, lanes.count);
    values.forEach((level, i) => {
      const up = onward[Math.min(model.levels - 1, Math.max(0, i + perk))];
      for (let q = 0; q < lanes.count; q++) {
        level[q] = rewards.rounds[round] + (last && rewards.endsWithTitle ? 0 : up[q]);
      }
    });
    if (buying === "best" && windows.stop && (windows.beforeGain || perk <= 0)) allowBuying(values, 0, lanes);
    return values;
  }

  /** A unit's values before a round: with purchases, unless the purchase belongs to the previous decision. */
  private roundOf(after: RoundValues, round: number, unit: number, buying: Buying): Levels {
    const { count } = this.lanes;
    const from = buying === "asIs" && !this.model.windows.beforeRound[round] ? after.asIs : after.best;
    return from.map((values) => values.subarray(unit * count, (unit + 1) * count));
  }

  /** Value of stopping on losing and winning dice for some units: by level, label * total + position * lanes + lane. */
  roundStops(round: number, units: readonly RoundUnit[], after: RoundValues | undefined, buying: Buying): Levels {
    const { lanes, model } = this;
    const total = units.length * lanes.count;
    const stops = newLevels(model, 2 * total);
    units.forEach((unit, u) => {
      const lost = this.afterResult(unit.wins, round + 1, unit.lossEarns, buying);
      const won = this.win(round, unit, after, buying);
      stops.forEach((values, level) => {
        values.set(lost[level], LOST * total + u * lanes.count);
        values.set(won[level], WON * total + u * lanes.count);
      });
    });
    return stops;
  }

  /** Value of a row of the season table after previous class `prev`: by level and lane. */
  takeResult({ wins, entry }: Result, prev: number, rounds: readonly RoundValues[], buying: Buying): Levels {
    const { model, plan } = this;
    const { winningSeason, rounds: rewards } = model.rewards;
    const round = entryRound(entry);
    const points =
      (wins >= model.rules.tables.setup.winningWins ? winningSeason : 0) + (entry === "bye" ? rewards[0] : 0);
    const onward =
      round === undefined
        ? this.afterResult(wins, 0, model.prev.earned(prev, wins, 0), buying)
        : this.roundOf(rounds[round], round, plan.playoffs.unitOf[round][wins * model.prev.count + prev], buying);
    return onward.map((values) => values.map((value) => points + value));
  }

  /** Value of stopping on each label of the season's dice: by level, label * total + position of (class, lane). */
  regularStops(rounds: readonly RoundValues[], classes: readonly number[], buying: Buying): Levels {
    const { model, lanes, plan } = this;
    const { results } = plan.regular;
    const total = classes.length * lanes.count;
    const stops = newLevels(model, results.length * total);
    for (const values of stops) values.fill(-Infinity);
    results.forEach((list, label) => {
      classes.forEach((prev, i) => {
        const offset = label * total + i * lanes.count;
        for (const result of list) {
          this.takeResult(result, prev, rounds, buying).forEach((values, level) => {
            for (let q = 0; q < lanes.count; q++) {
              if (values[q] > stops[level][offset + q]) stops[level][offset + q] = values[q];
            }
          });
        }
      });
    });
    return stops;
  }
}
