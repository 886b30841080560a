/**
 * Expected points by down, distance and spot for a pair of teams: value iteration, with a zero-sum matrix game in every
 * state. To stay near a second per pair, distances 1-10, 13, 16, 20 and every third yard are solved and the rest is interpolated; tricks,
 * penalties, injuries and action dice are left to the look-ahead; returns count with their mean.
 */
import type { Side } from "../../../../kernel/football/index.js";
import { playbookOf } from "../../engine/index.js";
import type { PenAndPaperRules, PerStat } from "../../rules/index.js";
import {
  allCells,
  DOMINATED,
  emptyOdds,
  fillOdds,
  fillPayoff,
  frameOf,
  type CallFrame,
  type CallOdds,
} from "./call-matrix.js";
import {
  fieldGoalChance,
  interceptionWorth,
  kickoffWorth,
  MEAN,
  puntWorth,
  safetyWorth,
  touchdownWorth,
  type FirstDowns,
} from "./kick-worth.js";
import { valueOfMatrixGame } from "../../../../kernel/games/index.js";
import { PieceBox, Weights } from "./pieces.js";

const YARDS = 100;
export const MOST_TO_GO = 20;
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 16, 20];
const STEP = 3;
/** Maximum number of sweeps; stops earlier when a kickoff and the exchange change by less than `CLOSE` points. */
const SWEEPS = 60;
const CLOSE = 0.001;

/** Values of one side with the ball; read with `valueAt`. */
export class SideValues {
  /** [down - 1][toGo][spot] */
  private readonly grid = new Float64Array(4 * (MOST_TO_GO + 1) * YARDS);

  at(down: number, toGo: number, spot: number): number {
    return this.grid[this.index(down, Math.min(MOST_TO_GO, Math.max(1, toGo)), spot)];
  }
  set(down: number, toGo: number, spot: number, value: number): void {
    this.grid[this.index(down, toGo, spot)] = value;
  }
  /** Value of a new series at a spot. */
  first(spot: number): number {
    return this.at(1, Math.min(10, YARDS - spot), spot);
  }
  /** Shifts all values: in a game without an end only differences matter. */
  move(by: number): void {
    for (let i = 0; i < this.grid.length; i++) this.grid[i] += by;
  }
  private index(down: number, toGo: number, spot: number): number {
    return ((down - 1) * (MOST_TO_GO + 1) + toGo) * YARDS + spot;
  }
}

/** The other side's new series, and the cost of each change of possession to this side. */
class Rival implements FirstDowns {
  /** Points that this side loses with each change of possession, because the other is the better team. */
  exchange = 0;
  constructor(private readonly values: SideValues) {}
  first(spot: number): number {
    return this.values.first(spot) + this.exchange;
  }
}

/** Fills `places` with the value of each place to the offense after a play from one state. */
export function fillPlaces(
  rules: PenAndPaperRules,
  places: Float64Array,
  own: SideValues,
  other: FirstDowns,
  down: number,
  toGo: number,
  spot: number,
): void {
  const line = spot + toGo;
  places[0] = -safetyWorth(rules, other);
  places[YARDS] = touchdownWorth(rules, other);
  for (let p = 1; p < YARDS; p++) {
    if (p >= line) places[p] = own.first(p);
    else places[p] = down < 4 ? own.at(down + 1, line - p, p) : -other.first(YARDS - p);
  }
}

/** Value of a kick from a spot: the better of punt and field goal. */
export function kickWorth(rules: PenAndPaperRules, other: FirstDowns, spot: number): number {
  const punt = puntWorth(rules, other, spot);
  const chance = fieldGoalChance(rules, YARDS - spot + rules.tables.fieldGoalRules.added);
  if (chance === 0) return punt;
  const missed = -other.first(Math.min(99, YARDS - spot + rules.tables.fieldGoalRules.missBehind));
  const made = rules.tables.game.points.fieldGoal + kickoffWorth(other);
  return Math.max(punt, chance * made + (1 - chance) * missed);
}

interface SideModel {
  readonly values: SideValues;
  /** Chances outside and inside the red zone. */
  readonly open: CallOdds;
  readonly red: CallOdds;
}

/** Expected points of both sides, relative to a kickoff from either. */
export interface PointValues {
  readonly home: SideValues;
  readonly away: SideValues;
  /** By side: the cost of its opponent's new series, including the change of possession. */
  readonly against: { readonly home: Rival; readonly away: Rival };
}

/** Value to the offense of a state that is worth `worth` to the other side once it has the ball. */
export const afterExchange = ({ against }: PointValues, offense: Side, worth: number): number =>
  -(worth + against[offense].exchange);

/** Solves a pair of teams by their modifiers. */
export function solvePoints(rules: PenAndPaperRules, home: PerStat, away: PerStat): PointValues {
  const box = new PieceBox(rules);
  const calls = playbookOf(rules)
    .plays.filter((play) => !play.trick && !DOMINATED.includes(play.id))
    .map((play) => play.id);
  const frame = frameOf(rules, box, calls);
  const weights = new Weights(box);
  const odds = (offense: PerStat, defense: PerStat, spot: number): CallOdds => {
    const made = emptyOdds(frame);
    const snap = { offense, defense, spot, trick: () => 0, offenseDice: 0, defenseDice: 0 };
    fillOdds(made, frame, snap, allCells(frame));
    return made;
  };
  const model = (offense: PerStat, defense: PerStat): SideModel => ({
    values: startValues(),
    open: odds(offense, defense, 50),
    red: odds(offense, defense, 99),
  });
  const [a, b] = [model(home, away), model(away, home)];
  const against = { home: new Rival(b.values), away: new Rival(a.values) };
  let level = a.values.first(MEAN.kickoffSpot);
  for (let sweep = 1; sweep <= SWEEPS; sweep++) {
    improve(frame, weights, a, against.home, false);
    improve(frame, weights, b, against.away, false);
    // A better team gains with every change of possession; without this correction the values would grow with each sweep.
    // If the value of each side's own series were known, one sweep would give the level of both and the exchange.
    const [first, second] = [a.values.first(MEAN.kickoffSpot), b.values.first(MEAN.kickoffSpot)];
    const now = (2 * first + second + level) / 4;
    const change = (level - second) / 2;
    against.home.exchange += change;
    against.away.exchange -= change;
    a.values.move(now - first);
    b.values.move(now - second);
    const moved = Math.max(Math.abs(now - level), Math.abs(change));
    level = now;
    if (sweep > 3 && moved < CLOSE) break;
  }
  improve(frame, weights, a, against.home, true);
  improve(frame, weights, b, against.away, true);
  return { home: a.values, away: b.values, against };
}

function startValues(): SideValues {
  const values = new SideValues();
  for (let down = 1; down <= 4; down++) {
    for (let toGo = 1; toGo <= MOST_TO_GO; toGo++) {
      for (let spot = 1; spot < YARDS; spot++) values.set(down, toGo, spot, 0.06 * spot - 0.5 * (down - 1));
    }
  }
  return values;
}

const places = new Float64Array(YARDS + 1);

/** Spots solved, from the goal line back. */
const SPOTS = [99, ...Array.from({ length: 33 }, (_, i) => 97 - STEP * i)].filter((spot) => spot >= 1);

/**
 * One sweep over a side's states: from the goal line back and from fourth down up, so that a whole drive is valued at once. First downs at
 * distances other than ten only if `all`.
 */
function improve(frame: CallFrame, weights: Weights, model: SideModel, other: FirstDowns, all: boolean): void {
  const { rules, calls, columns } = frame;
  const { values, open, red } = model;
  const cells = allCells(frame);
  const payoff = new Float64Array(cells.count);
  const { within } = rules.tables.scrimmage.redZone;
  SPOTS.forEach((spot, i) => {
    const goal = YARDS - spot;
    const odds = goal <= within ? red : open;
    const intercepted = interceptionWorth(rules, other, spot);
    const kick = kickWorth(rules, other, spot);
    for (let down = 4; down >= 1; down--) {
      const distances = down > 1 || all ? DISTANCES : [10];
      for (const toGo of distances) {
        const real = Math.min(toGo, goal);
        fillPlaces(rules, places, values, other, down, real, spot);
        const fumbled = (places[spot] - other.first(goal)) / 2;
        const worth = { places, intercepted, fumbled };
        fillPayoff(payoff, frame, odds, weights.from(spot, places), spot, worth, cells);
        const value = valueOfMatrixGame(payoff, calls.length, columns);
        values.set(down, real, spot, down === 4 ? Math.max(value, kick) : value);
        if (toGo >= goal) break;
      }
      fillDistances(values, down, spot, distances);
      if (i > 0) fillSpots(values, down, spot, SPOTS[i - 1], down > 1 || all);
    }
  });
}

/** Interpolates the distances between the solved ones, at one spot. */
function fillDistances(values: SideValues, down: number, spot: number, solved: readonly number[]): void {
  if (solved.length === 1) return;
  const goal = YARDS - spot;
  for (let i = 1; i < solved.length; i++) {
    const [low, high] = [solved[i - 1], Math.min(solved[i], goal)];
    for (let toGo = low + 1; toGo < high; toGo++) {
      const share = (toGo - low) / (high - low);
      values.set(down, toGo, spot, mix(values.at(down, low, spot), values.at(down, high, spot), share));
    }
    if (solved[i] >= goal) break;
  }
  // Distances beyond the goal line are impossible: those entries repeat the last one.
  for (let toGo = goal + 1; toGo <= MOST_TO_GO; toGo++) values.set(down, toGo, spot, values.at(down, goal, spot));
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Interpolates the spots between two solved ones. */
function fillSpots(values: SideValues, down: number, low: number, high: number, all: boolean): void {
  for (let spot = low + 1; spot < high; spot++) {
    const share = (spot - low) / (high - low);
    if (!all) {
      values.set(down, Math.min(10, YARDS - spot), spot, mix(values.first(low), values.first(high), share));
      continue;
    }
    for (let toGo = 1; toGo <= MOST_TO_GO; toGo++) {
      values.set(down, toGo, spot, mix(values.at(down, toGo, low), values.at(down, toGo, high), share));
    }
  }
}
