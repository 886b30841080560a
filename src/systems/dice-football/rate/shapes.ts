/** Shapes of the columns of the cards, and in which order the faces of a die read them. */
import { sumOf } from "../../../kernel/lists/index.js";
import { FACES, LEVELS, type ByFace, type Level } from "../rules/index.js";
import { bounded, wholeParts } from "./figures.js";

/** Quantile of each face: no column rises with its faces, and the faces of fumbles carry average gains. */
export const FACE_QUANTILES = [9, 0, 6, 5, 1, 7, 3, 8, 2, 4] as const;
export const RETURN_QUANTILES = [9, 2, 5, 0, 8, 3, 6, 7, 1, 4] as const;

export const SHAPES = {
  rush: [0, 1, 1, 2, 2, 3, 4, 5, 7, 11],
  Q: [-2, 1, 2, 4, 5, 6, 7, 9, 13, 21],
  S: [3, 5, 6, 7, 8, 9, 10, 12, 15, 22],
  M: [10, 12, 13, 14, 15, 16, 18, 20, 24, 34],
  L: [20, 23, 25, 28, 31, 34, 38, 43, 50, 63],
  kick: [8, 14, 17, 19, 21, 22, 24, 26, 30, 39],
  punt: [-1, 0, 1, 3, 5, 7, 9, 11, 15, 24],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Mean of the shape of runs. */
export const RUSH_MEAN = 3.6;

/** Quantiles spread over the faces. */
export const byFace = <T>(order: readonly number[], quantiles: readonly T[]): ByFace<T> =>
  order.map((quantile) => quantiles[quantile]);

/** The least and the most that a cell holds. */
const LEAST_YARDS = -30;
const MOST_YARDS = 99;

/** Rushing column I of a mean: whole yards whose mean is the wanted one to a tenth. */
export const rushingColumn = (mean: number): ByFace =>
  byFace(
    FACE_QUANTILES,
    wholeParts(
      SHAPES.rush.map((q) => mean + (q - RUSH_MEAN) * (0.6 + (0.4 * mean) / RUSH_MEAN)),
      Math.round(FACES * mean),
    ),
  );

/** Where column II starts: a share of the longest run within bounds. */
const longRunsFrom = (longest: number): number => bounded(0.35 * longest, 9, 15);

/** Rushing column II: up to the longest run. */
export function longRunsColumn(longest: number): ByFace {
  const low = longRunsFrom(longest);
  const quantiles = Array.from({ length: FACES }, (_, j) =>
    Math.round(low + (longest - low) * (j / (FACES - 1)) ** 1.8),
  );
  return byFace(FACE_QUANTILES, quantiles);
}

/** Receiving columns; the factor multiplies what is gained. */
export const receivingColumns = (factor: number): Readonly<Record<Level, ByFace>> =>
  Object.fromEntries(
    LEVELS.map((level) => {
      const exact = SHAPES[level].map((yards) => (yards > 0 ? factor * yards : yards));
      const whole = wholeParts(exact, Math.round(sumOf(exact)));
      return [
        level,
        byFace(
          FACE_QUANTILES,
          whole.map((yards) => Math.min(MOST_YARDS, yards)),
        ),
      ];
    }),
  ) as Record<Level, ByFace>;

/** Yards of a touchdown on a return, on average: 30 of 100 go all the way, the others gain 50 (section 6.2). */
const RETURN_TOUCHDOWN = { kick: 60, punt: 57 } as const;
/** Fouls and long returns of a game: what a card gains on its record. */
const RETURN_GAIN = 0.75;
/** Yards that a card may give beyond the record, so that a player keeps his touchdown. */
const TOUCHDOWN_WORTH = 0.9;

/** The most faces with touchdowns that an average has room for: each is worth more yards than most players gain in ten returns. */
export const touchdownFaces = (kind: "kick" | "punt", average: number): number =>
  Math.max(0, Math.floor((FACES * (average + TOUCHDOWN_WORTH - RETURN_GAIN)) / RETURN_TOUCHDOWN[kind]));

/** Returns of an average; the best faces go all the way. */
export function returnColumn(kind: "kick" | "punt", average: number, touchdowns: number): ByFace<number | "TD"> {
  const shape: readonly number[] = SHAPES[kind].slice(0, FACES - touchdowns);
  const usual = sumOf(shape) / shape.length;
  const wanted = (FACES * (average - RETURN_GAIN) - touchdowns * RETURN_TOUCHDOWN[kind]) / shape.length;
  const mean = Math.max(0, wanted);
  const exact = shape.map((yards) => bounded((yards * mean) / usual, LEAST_YARDS, MOST_YARDS));
  const whole: (number | "TD")[] = wholeParts(exact, Math.round(sumOf(exact)));
  while (whole.length < FACES) whole.push("TD");
  return byFace(RETURN_QUANTILES, whole);
}

/** Yards a return, as the card gives them: the inverse of `returnColumn`. */
export const returnAverage = (kind: "kick" | "punt", column: ByFace<number | "TD">): number =>
  RETURN_GAIN + sumOf(column.map((yards) => (yards === "TD" ? RETURN_TOUCHDOWN[kind] : yards))) / FACES;
