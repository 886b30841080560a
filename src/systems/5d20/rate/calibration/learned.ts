/**
 * Estimates from rounds of games: a figure's error at the default levels, and the effect of each level on it. Starts
 * from the effects measured on 2019 (effects.ts) and updates them as rounds at different levels disagree.
 */
import { LEVERS, type LeagueFigure, type LeverKey } from "./effects.js";

export type ByLevel = Readonly<Partial<Record<LeverKey, number>>>;

/** A figure's result in games at levels offset from the defaults. */
export interface Observed {
  readonly at: ByLevel;
  /** Excess over the actual statistics, with its standard error. */
  readonly over: number;
  readonly error: number;
}

export interface Learned {
  /** Error at the default levels. */
  readonly miss: number;
  /** Its variance. */
  readonly variance: number;
  /** Change per unit of each level that affects it. */
  readonly moves: readonly (readonly [level: LeverKey, by: number])[];
}

/** Standard errors of the measured effects for leagues other than 2019's, as fractions of the effects. */
const MISTRUST = 0.4;
/** Prior standard error of a figure's error: all of the figure. */
const UNKNOWN = 1;

/**
 * Recursive linear regression: each round corrects the least certain estimates most.
 * @param unknown prior standard error of the figure's error at the default levels
 */
export function learn(
  figure: LeagueFigure,
  levers: readonly LeverKey[],
  rounds: readonly Observed[],
  unknown = UNKNOWN,
): Learned {
  const moving = levers.filter((level) => LEVERS[level].moves[figure] !== undefined);
  const line = [0, ...moving.map((level) => LEVERS[level].moves[figure]!)];
  const spread = line.map((by, i) => line.map((_, j) => (i !== j ? 0 : i === 0 ? unknown ** 2 : (MISTRUST * by) ** 2)));
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
