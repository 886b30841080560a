/** Columns of the sample cards, by the shapes of the digest's sections 10.7, 10.8 and 10.10. */
import { FACES, LEVELS, type ByFace, type Level, type PassColumn, type Rows, type Span } from "../rules/index.js";

/** Quantile of each face. */
const FACE_QUANTILES = [9, 0, 6, 5, 1, 7, 3, 8, 2, 4];
const RETURN_QUANTILES = [9, 2, 5, 0, 8, 3, 6, 7, 1, 4];

const SHAPES = {
  rush: [0, 1, 1, 2, 2, 3, 4, 5, 7, 11],
  Q: [-2, 1, 2, 4, 5, 6, 7, 9, 13, 21],
  S: [3, 5, 6, 7, 8, 9, 10, 12, 15, 22],
  M: [10, 12, 13, 14, 15, 16, 18, 20, 24, 34],
  L: [20, 23, 25, 28, 31, 34, 38, 43, 50, 63],
  kick: [8, 14, 17, 19, 21, 22, 24, 26, 30, 39],
  punt: [-1, 0, 1, 3, 5, 7, 9, 11, 15, 24],
} as const;

/** Values of a column by what is printed for single faces. */
export type Printed = Readonly<Partial<Record<number, number>>>;

const byFace = (order: readonly number[], values: readonly number[], printed: Printed = {}): ByFace =>
  order.map((quantile, digit) => printed[digit] ?? values[quantile]);

const MEAN = 3.6;

/** Rushing column I of a mean. */
export const rushing = (mean: number, printed?: Printed): ByFace =>
  byFace(
    FACE_QUANTILES,
    SHAPES.rush.map((q) => Math.round(mean + (q - MEAN) * (0.6 + (0.4 * mean) / MEAN))),
    printed,
  );

/** Rushing column II up to the longest run. */
export function longRuns(longest: number): ByFace {
  const low = Math.min(15, Math.max(9, 0.35 * longest));
  const values = Array.from({ length: FACES }, (_, j) => Math.round(low + (longest - low) * (j / 9) ** 1.8));
  return byFace(FACE_QUANTILES, values);
}

/** Receiving columns; the factor multiplies what is gained. */
export const receiving = (
  factor: number,
  printed: Readonly<Partial<Record<Level, Printed>>> = {},
): Readonly<Record<Level, ByFace>> =>
  Object.fromEntries(
    LEVELS.map((level) => [
      level,
      byFace(
        FACE_QUANTILES,
        SHAPES[level].map((yards) => (yards > 0 ? Math.max(1, Math.round(factor * yards)) : yards)),
        printed[level],
      ),
    ]),
  ) as Record<Level, ByFace>;

/** Returns of a mean; the best faces go all the way. */
export function returning(
  kind: "kick" | "punt",
  average: number,
  touchdowns = 0,
  printed?: Printed,
): ByFace<number | "TD"> {
  const shape: readonly number[] = SHAPES[kind];
  const mean = shape.reduce((sum, one) => sum + one, 0) / FACES;
  const yards = byFace(
    RETURN_QUANTILES,
    shape.map((one) => Math.round((one * (average - 0.75)) / mean)),
    printed,
  );
  return yards.map((one, digit) => (RETURN_QUANTILES[digit] >= FACES - touchdowns ? "TD" : one));
}

/** A column of the passing grid: widths in the order of its rows; the rest of the numbers are incomplete. */
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
