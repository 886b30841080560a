/**
 * League averages by era: the baseline for a single team, and defaults for columns missing from a season's tables.
 * 1975, 1985 and 2009 to 2019 are counted from complete seasons; other years are interpolated.
 */
import { keyed, sumOf } from "../../../kernel/lists/index.js";
import type { Season, TeamRow } from "../../../stats/index.js";

const SEASONS = [1965, 1975, 1985, 1995, 2005, 2012, 2019] as const;

/** A figure in each of these seasons. */
type Series = readonly [number, number, number, number, number, number, number];
const series = (...values: Series): Series => values;

const AVERAGES = {
  /** Per attempt. */
  completion: series(0.514, 0.5245, 0.5486, 0.582, 0.597, 0.6165, 0.6347),
  interception: series(0.053, 0.0534, 0.0417, 0.0306, 0.031, 0.0268, 0.023),
  yardsPerCompletion: series(14.2, 12.73, 12.837, 11.74, 11.42, 11.55, 11.377),
  /** Per drop-back. */
  sack: series(0.082, 0.0778, 0.0725, 0.0605, 0.0655, 0.0605, 0.0641),
  scramble: series(0.03, 0.03, 0.031, 0.032, 0.032, 0.036, 0.0394),
  /** All rushes, including kneel-downs and scrambles. */
  yardsPerRush: series(3.95, 4.011, 4.104, 3.9, 4.05, 4.25, 4.32),
  kneelsPerGame: series(0.2, 0.3, 0.5, 0.7, 0.8, 0.8, 0.78),
  passAttemptsPerGame: series(28.0, 27.354, 32.17, 34.7, 32.2, 34.7, 34.8),
  rushesPerGame: series(31.5, 35.777, 30.339, 27.6, 28.0, 26.9, 26.1),
  puntAverage: series(41.2, 39.31, 41.43, 41.9, 42.5, 45.5, 45.4),
  kickReturnAverage: series(23.5, 23.09, 21.35, 21.2, 22.3, 23.2, 22.5),
  puntReturnAverage: series(8.0, 8.55, 9.43, 9.3, 8.5, 8.7, 7.6),
  kickoffTouchbacks: series(0.08, 0.09, 0.1, 0.09, 0.09, 0.45, 0.61),
  penaltiesPerGame: series(5.0, 6.0, 6.5, 6.6, 7.3, 6.4, 6.74),
};

/** Distance bands of field goals in the tables: under 20, 20-29, 30-39, 40-49, 50 yards or more. */
export const FIELD_GOAL_BANDS = ["0", "20", "30", "40", "50"] as const;
/** Number of a league's tries in a band with the same weight as its era's average. */
const FEW_TRIES = 20;
/** Field goal percentage by band. */
const FIELD_GOALS = [
  series(0.9, 0.95, 0.96, 0.98, 0.99, 1, 1),
  series(0.75, 0.83, 0.89, 0.94, 0.96, 0.97, 0.978),
  series(0.58, 0.63, 0.73, 0.81, 0.87, 0.9, 0.913),
  series(0.4, 0.46, 0.56, 0.63, 0.72, 0.76, 0.764),
  series(0.2, 0.25, 0.36, 0.5, 0.53, 0.6, 0.63),
];

export type EraAverage = Readonly<Record<keyof typeof AVERAGES, number>> & {
  readonly fieldGoals: readonly number[];
  /** Extra point percentage, if in the season's tables. */
  readonly extraPoint?: number;
};

/** The average of a season, interpolated between counted ones. */
export function eraAverage(season: number): EraAverage {
  const year = Math.min(SEASONS[SEASONS.length - 1], Math.max(SEASONS[0], season));
  const after = Math.max(
    1,
    SEASONS.findIndex((one) => one >= year),
  );
  const share = (year - SEASONS[after - 1]) / (SEASONS[after] - SEASONS[after - 1]);
  const at = (values: Series): number => values[after - 1] + (values[after] - values[after - 1]) * share;
  return {
    ...keyed(Object.keys(AVERAGES) as (keyof typeof AVERAGES)[], (figure) => at(AVERAGES[figure])),
    fieldGoals: FIELD_GOALS.map(at),
  };
}

/** The average with the season's own teams replacing its era: used where a row lacks a figure. */
export function seasonAverage(season: Season, era: EraAverage): EraAverage {
  const rows = [...season.own.values()];
  /** The ratio of two figures over the rows that have both. */
  const ratio = (over: keyof TeamRow, by: keyof TeamRow): number | undefined => {
    const known = rows.filter((row) => row[over] !== undefined && row[by] !== undefined);
    const sum = (column: keyof TeamRow): number => known.reduce((total, row) => total + Number(row[column]), 0);
    return known.length > 0 && sum(by) > 0 ? sum(over) / sum(by) : undefined;
  };
  const sacks = ratio("sacks", "passAttempts");
  const total = (column: keyof TeamRow): number => sumOf(rows.map((row) => Number(row[column] ?? 0)));
  const fieldGoals = FIELD_GOAL_BANDS.map((band, i) => {
    const tried = total(`tried${band}`);
    return (total(`made${band}`) + FEW_TRIES * era.fieldGoals[i]) / (tried + FEW_TRIES);
  });
  return {
    ...era,
    completion: ratio("completions", "passAttempts") ?? era.completion,
    interception: ratio("interceptions", "passAttempts") ?? era.interception,
    yardsPerCompletion: ratio("passYards", "completions") ?? era.yardsPerCompletion,
    sack: sacks === undefined ? era.sack : (sacks / (1 + sacks)) * (1 - era.scramble),
    yardsPerRush: ratio("rushYards", "rushAttempts") ?? era.yardsPerRush,
    passAttemptsPerGame: ratio("passAttempts", "games") ?? era.passAttemptsPerGame,
    rushesPerGame: ratio("rushAttempts", "games") ?? era.rushesPerGame,
    kickoffTouchbacks: ratio("kickoffTouchbacks", "kickoffs") ?? era.kickoffTouchbacks,
    fieldGoals,
    extraPoint: ratio("extraPoints", "extraPointAttempts"),
  };
}
