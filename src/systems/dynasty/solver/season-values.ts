/** Phases 2 and 3 of one season, from the values of the next season's start back to this season's influence gain. */
import { ROUNDS, seasonGain } from "../rules/index.js";
import { allowBuying, Lanes } from "./lanes.js";
import type { DicePlan, Model } from "./model.js";
import { entryRound, LOST, WON, type Result } from "./outcomes.js";

/** Values by influence level; each array runs over (something, lane). */
export type Levels = Float64Array[];

/** Values at the start of a season: `at[dice - minDice][level][class * cap + seasonsLeft - 1]`. */
export interface SeasonStart {
  readonly season: number;
  readonly cap: number;
  readonly at: readonly Levels[];
}

/** What a season is worth from each of its phases on, for one number of dice. */
export interface PhaseValues {
  /** Before the regular season's influence gain: by level, class * lanes + lane. */
  readonly beforeGain: Levels;
  /** Before each round's roll: by round, level, unit * lanes + lane. */
  readonly rounds: readonly Levels[];
}

const newLevels = (model: Model, size: number): Levels =>
  Array.from({ length: model.levels }, () => new Float64Array(size));

/** Values of one season for one number of dice. */
export class SeasonValues {
  readonly lanes: Lanes;
  private readonly gain: number;
  private readonly open: { readonly stop: boolean; readonly end: boolean; readonly beforeGain: boolean };

  constructor(
    readonly model: Model,
    readonly season: number,
    readonly plan: DicePlan,
    /** Start of the next season; undefined after the last one. */
    private readonly next: SeasonStart | undefined,
  ) {
    const { extendWindow, buyBeforeGain } = model.rules.switches;
    this.lanes = new Lanes(model.rules, model.seasons + 1 - season);
    this.gain = seasonGain(model.rules, season);
    this.open = {
      stop: extendWindow !== "notAfterLastRoll",
      end: extendWindow === "anyDecision",
      beforeGain: buyBeforeGain,
    };
  }

  /** Solves the rounds from the Big Game back, then the season's roll. */
  solve(): PhaseValues {
    const rounds: Levels[] = [];
    for (let round = ROUNDS.length - 1; round >= 0; round--) rounds[round] = this.round(round, rounds[round + 1]);
    return { beforeGain: this.beforeGain(rounds), rounds };
  }

  /** After the season's result: contract, purchases, next season. By level and lane. */
  seasonEnd(wins: number, depth: number, earned: number): Levels {
    const { model, lanes, next } = this;
    const { barrenSeason } = model.rewards;
    const values = newLevels(model, lanes.count);
    const prev = model.prev.of(wins, depth) * (next?.cap ?? 0);
    for (let level = 0; level < model.levels; level++) {
      for (let q = 0; q < lanes.count; q++) {
        const to = lanes.next(q, earned);
        const expired = barrenSeason * (model.seasons - this.season);
        const worth = next && to >= 0 ? next.at[this.plan.dice - model.minDice][level][prev + to] : expired;
        values[level][q] = barrenSeason + worth;
      }
    }
    if (this.open.end) allowBuying(values, 0, lanes);
    return values;
  }

  /** The dice of the season or a round stay and nothing is gained by it: a last purchase, where the window is open. */
  private settle(values: Levels): Levels {
    if (this.open.stop && !this.open.end) allowBuying(values, 0, this.lanes);
    return values;
  }

  /** Worth of stopping on lost and won dice: by level, label * total + unit * lanes + lane. */
  roundStops(round: number, after: Levels | undefined): Levels {
    const { lanes, model } = this;
    const units = this.plan.playoffs.units[round];
    const total = units.length * lanes.count;
    const stops = newLevels(model, 2 * total);
    units.forEach(({ wins, lossEarns, next }, u) => {
      const lost = this.settle(this.seasonEnd(wins, round + 1, lossEarns));
      const won = this.win(round, wins, after, next);
      for (let level = 0; level < model.levels; level++) {
        stops[level].set(lost[level], LOST * total + u * lanes.count);
        stops[level].set(won[level], WON * total + u * lanes.count);
      }
    });
    return stops;
  }

  private round(round: number, after: Levels | undefined): Levels {
    const { model, lanes } = this;
    const units = this.plan.playoffs.units[round];
    const total = units.length * lanes.count;
    const out = newLevels(model, total);
    if (total === 0) return out;
    const stops = this.roundStops(round, after);
    const graph = winStops(stops, total) ? this.plan.roundRolls[round] : this.plan.openRound(round);
    model.run(graph, total, stops, out);
    for (let u = 0; u < units.length; u++) allowBuying(out, u * lanes.count, lanes);
    return out;
  }

  /** A won round: reward, perk, and the next round or the season's end. Before the perk is booked, points may be spent. */
  private win(round: number, wins: number, after: Levels | undefined, unit: number): Levels {
    const { model, lanes, open } = this;
    const { rewards } = model;
    const last = round === ROUNDS.length - 1;
    const perk = model.rules.tables.playoffs.find((p) => p.round === ROUNDS[round])?.influence ?? 0;
    const values = newLevels(model, lanes.count);
    const bigGame = model.rules.tables.extension;
    const end = last ? this.seasonEnd(wins, 5, Math.max(bigGame.bigGame, bigGame.conferenceTitle)) : undefined;
    for (let level = 0; level < model.levels; level++) {
      const up = Math.min(model.levels - 1, Math.max(0, level + perk));
      for (let q = 0; q < lanes.count; q++) {
        const worth = end ? end[up][q] : (after as Levels)[up][unit * lanes.count + q];
        values[level][q] = rewards.rounds[round] + (last && rewards.endsWithTitle ? 0 : worth);
      }
    }
    if (open.stop && (open.beforeGain || perk <= 0)) allowBuying(values, 0, lanes);
    return values;
  }

  /** Worth of taking a result, after class `prev`: by level and lane, written at `offset`. */
  takeResult(result: Result, prev: number, rounds: readonly Levels[], into: Levels, offset: number): void {
    const { model, lanes, plan } = this;
    const { wins, entry } = result;
    const round = entryRound(entry);
    const points =
      (wins >= model.rules.tables.setup.winningWins ? model.rewards.winningSeason : 0) +
      (entry === "bye" ? model.rewards.rounds[0] : 0);
    const missed =
      round === undefined ? this.settle(this.seasonEnd(wins, 0, model.prev.earned(prev, wins, 0))) : undefined;
    const unit = round === undefined ? 0 : plan.playoffs.unitOf[round][wins * model.prev.count + prev];
    for (let level = 0; level < model.levels; level++) {
      for (let q = 0; q < lanes.count; q++) {
        const worth = missed ? missed[level][q] : rounds[round as number][level][unit * lanes.count + q];
        into[level][offset + q] = Math.max(into[level][offset + q], points + worth);
      }
    }
  }

  /** Worth of stopping on each label of the season's dice: by level, label * total + position of (class, lane). */
  regularStops(rounds: readonly Levels[], classes: readonly number[]): Levels {
    const { model, lanes, plan } = this;
    const { results } = plan.regular;
    const total = classes.length * lanes.count;
    const stops = newLevels(model, results.length * total);
    for (const values of stops) values.fill(-Infinity);
    results.forEach((list, label) => {
      classes.forEach((prev, i) => {
        for (const result of list) this.takeResult(result, prev, rounds, stops, label * total + i * lanes.count);
      });
    });
    return stops;
  }

  private beforeGain(rounds: readonly Levels[]): Levels {
    const { model, lanes } = this;
    const classes = Array.from({ length: model.prev.count }, (_, p) => p);
    const total = classes.length * lanes.count;
    const stops = this.regularStops(rounds, classes);
    const rolled = newLevels(model, total);
    model.run(this.plan.regularRoll, total, stops, rolled);
    const values = newLevels(model, total);
    const top = model.levels - 1;
    if (!this.open.beforeGain) for (const p of classes) allowBuying(rolled, p * lanes.count, lanes);
    for (let level = 0; level <= top; level++) {
      values[level].set(rolled[Math.min(top, Math.max(0, level + this.gain))]);
    }
    if (this.open.beforeGain) for (const p of classes) allowBuying(values, p * lanes.count, lanes);
    return values;
  }
}

/**
 * True when won dice are never worth spoiling: whatever a payment leads to is worth no more than stopping.
 * A payment ends a level lower, or, with a chance of at most 1/6, at the same level.
 */
function winStops(stops: Levels, total: number): boolean {
  const best = new Float64Array(total).fill(-Infinity);
  for (let level = 0; level < stops.length; level++) {
    const stop = stops[level];
    for (let i = 0; i < total; i++) {
      const here = Math.max(stop[LOST * total + i], stop[WON * total + i]);
      const paid = level === 0 ? -Infinity : (5 * best[i] + Math.max(best[i], here)) / 6;
      if (paid > stop[WON * total + i]) return false;
      if (here > best[i]) best[i] = here;
    }
  }
  return true;
}

