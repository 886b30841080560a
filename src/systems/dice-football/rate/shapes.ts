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

/**
 * Receiving columns of rated players, in yards, of catches by air yards: up to 2, to 9, to 19, and more. The lower seven faces are the tenths of all catches of 2009-19 within two
 * yards; the upper three are spread, because a tenth has one number where catches go on to 99, and 3 of 100 catches are long besides. `scripts/dice-constants.mjs` (RECEIVED) counts the
 * tenths of a season, and catches of 20 and 40 yards next to those by these columns.
 */
export const RECEIVED = {
  Q: [-2, 1, 2, 4, 5, 6, 8, 9, 13, 19],
  S: [3, 4, 6, 7, 8, 9, 10, 12, 16, 20],
  M: [10, 11, 13, 14, 15, 16, 18, 21, 25, 31],
  L: [20, 22, 24, 26, 28, 31, 37, 46, 55, 70],
} as const satisfies Readonly<Record<Level, readonly number[]>>;

/**
 * Rushing column I of rated players: of all whole numbers with this mean, those that come nearest to the runs of 2015-19 once blockers and defenders add -3 to 3 yards.
 * `scripts/dice-constants.mjs --times N` (RUSHED) looks for those of a season, with what blockers and defenders add in its replays.
 */
export const RUSHED = [0, 0, 2, 2, 3, 3, 4, 5, 5, 12] as const;

/** Mean of the shapes of runs. */
export const RUSH_MEAN = 3.6;

/** Quantiles spread over the faces. */
export const byFace = <T>(order: readonly number[], quantiles: readonly T[]): ByFace<T> =>
  order.map((quantile) => quantiles[quantile]);

/** The least and the most that a cell holds. */
const LEAST_YARDS = -30;
const MOST_YARDS = 99;

/** Rushing column I of a mean: whole yards whose mean is the wanted one to a tenth. */
export const rushingColumn = (mean: number, shape: readonly number[] = RUSHED): ByFace =>
  byFace(
    FACE_QUANTILES,
    wholeParts(
      shape.map((q) => mean + (q - RUSH_MEAN) * (0.6 + (0.4 * mean) / RUSH_MEAN)),
      Math.round(FACES * mean),
    ),
  );

/**
 * The longest 3 of 100 runs, kneels included: upper ends of their tenths, in yards, of 66,774 runs of 2015-19. Those of 2019 alone are within a yard, the longest
 * within three (`scripts/situations.mjs`).
 */
const LONG_RUNS = [18, 20, 21, 22, 24, 26, 30, 37, 50, 88] as const;
/** The shortest of them, and where the spread of a man's own begins. */
const LONG_FROM = LONG_RUNS[0];
/** The longest run of so many, on average: 159 men of 2019 by ten and more runs. */
const usualLongest = (rushes: number): number => Math.max(18, 28 + 17 * (Math.log(Math.max(1, rushes)) - 4));
const SPREAD = { least: 0.6, most: 1.5 } as const;

/**
 * Rushing column II: the league's long runs, longer for a man whose longest run is longer than that of others who ran as often; the record of one
 * season is half chance, so that the root of the difference counts.
 * @param bonus what blockers and defenders add to every run
 */
export function longRunsColumn(longest: number | undefined, rushes: number, bonus: number): ByFace {
  const own = longest === undefined ? 1 : (longest - LONG_FROM + 10) / (usualLongest(rushes) - LONG_FROM + 10);
  const spread = bounded(Math.sqrt(Math.max(0, own)), SPREAD.least, SPREAD.most);
  const quantiles = LONG_RUNS.map((yards) => Math.round(LONG_FROM + (yards - LONG_FROM) * spread - bonus));
  return byFace(
    FACE_QUANTILES,
    quantiles.map((yards) => bounded(yards, 0, MOST_YARDS)),
  );
}

/** Receiving columns; the factor multiplies what is gained. */
export const receivingColumns = (factor: number): Readonly<Record<Level, ByFace>> =>
  Object.fromEntries(
    LEVELS.map((level) => {
      const exact = RECEIVED[level].map((yards) => (yards > 0 ? factor * yards : yards));
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
