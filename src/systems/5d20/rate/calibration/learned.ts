/**
 * What rounds of games say of a figure: what it misses by the usual levels, and what each level moves in it. The moves are those that were measured
 * of 2019 (effects.ts), as far as rounds at several levels do not say otherwise.
 */
import { LEVERS, type LeagueFigure, type LeverKey } from "./effects.js";

export type ByLevel = Readonly<Partial<Record<LeverKey, number>>>;

/** One figure as it came out of games at levels so far from the usual ones. */
export interface Observed {
  readonly at: ByLevel;
  /** Beyond the records, with its standard error. */
  readonly over: number;
  readonly error: number;
}

export interface Learned {
  /** By the usual levels, beyond the records. */
  readonly miss: number;
  /** Variance of that. */
  readonly variance: number;
  /** By 1 of each level that moves it. */
  readonly moves: readonly (readonly [level: LeverKey, by: number])[];
}

/** Standard errors of the measured moves for other leagues than 2019's, as shares of them. */
const MISTRUST = 0.4;
/** Nothing is known of what a figure misses beforehand: it may be off by all of itself. */
const UNKNOWN = 1;

/** A straight line through all rounds that is reported one after the other: each corrects what is least certain the most. */
export function learn(figure: LeagueFigure, levers: readonly LeverKey[], rounds: readonly Observed[]): Learned {
  const moving = levers.filter((level) => LEVERS[level].moves[figure] !== undefined);
  const line = [0, ...moving.map((level) => LEVERS[level].moves[figure]!)];
  const spread = line.map((by, i) => line.map((_, j) => (i !== j ? 0 : i === 0 ? UNKNOWN ** 2 : (MISTRUST * by) ** 2)));
  for (const { at, over, error } of rounds) {
    const point = [1, ...moving.map((level) => at[level]!)];
    const dot = (row: readonly number[]): number => row.reduce((sum, value, i) => sum + value * point[i], 0);
    const shared = spread.map(dot);
    const all = dot(shared) + error ** 2;
    const rest = over - dot(line);
    shared.forEach((one, i) => {
      line[i] += (one / all) * rest;
      shared.forEach((other, j) => (spread[i][j] -= (one * other) / all));
    });
  }
  return { miss: line[0], variance: spread[0][0], moves: moving.map((level, i) => [level, line[i + 1]]) };
}
