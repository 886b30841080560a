/** Columns of a card around a mean, with the shapes of rated players' cards. */
import { bounded } from "../rate/figures.js";
import { FACE_QUANTILES, RUSH_MEAN, SHAPES } from "../rate/shapes.js";
import { FACES, LEVELS, type ByFace, type Level, type PassColumn, type Rows, type Span } from "../rules/index.js";

const placed = (order: readonly number[], values: readonly number[]): ByFace =>
  order.map((quantile) => values[quantile]);

/** Rushing column I with a mean. */
export const rushing = (mean: number): ByFace =>
  placed(
    FACE_QUANTILES,
    SHAPES.rush.map((q) => Math.round(mean + (q - RUSH_MEAN) * (0.6 + (0.4 * mean) / RUSH_MEAN))),
  );

/** Start of column II: a bounded share of the longest run. */
const longRunsFrom = (longest: number): number => bounded(0.35 * longest, 9, 15);

/** Rushing column II up to the longest run. */
export function longRuns(longest: number): ByFace {
  const low = longRunsFrom(longest);
  return placed(
    FACE_QUANTILES,
    Array.from({ length: FACES }, (_, j) => Math.round(low + (longest - low) * (j / (FACES - 1)) ** 1.8)),
  );
}

/** Receiving columns; the factor multiplies what is gained. */
export const receiving = (factor: number): Readonly<Record<Level, ByFace>> =>
  Object.fromEntries(
    LEVELS.map((level) => [
      level,
      placed(
        FACE_QUANTILES,
        SHAPES[level].map((yards) => (yards > 0 ? Math.max(1, Math.round(factor * yards)) : yards)),
      ),
    ]),
  ) as Record<Level, ByFace>;

/** A column of the passing grid: widths in row order; the remaining numbers are incomplete. */
export function grid(scramble: number, sacked: number, complete: number, intercepted: number): PassColumn {
  let next = 0;
  const take = (count: number): Span => {
    if (count === 0) return null;
    const from = next;
    next += count;
    return [from, next - 1];
  };
  return {
    scramble: take(scramble),
    sacked: take(sacked),
    complete: take(complete),
    incomplete: take(100 - scramble - sacked - complete - intercepted),
    intercepted: take(intercepted),
  };
}

/** Punts around a mean: two in a hundred are blocked or poor. */
export function punting(mean: number): Rows<number | "blocked"> {
  const steps = [-20, -13, -9, -6, -4, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15, 20];
  const last = steps.length - 1;
  const size = Math.floor(99 / steps.length);
  return [
    { from: 0, to: 0, value: "blocked" },
    ...steps.map((step, i) => ({
      from: 1 + i * size,
      to: i === last ? 99 : (i + 1) * size,
      value: Math.round(mean + step),
    })),
  ];
}
