/** Shapes of the card columns, and the order in which the faces of a die use them. */
import { sumOf } from "../../../kernel/lists/index.js";
import { FACES, LEVELS, type ByFace, type Level } from "../rules/index.js";
import { bounded, wholeParts } from "./figures.js";

/** Quantile of each face: no column increases with its faces, and the faces of fumbles have average gains. */
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
 * Receiving columns of rated players, in yards, from catches by air yards: up to 2, to 9, to 19, and more. The lower
 * six faces are the deciles of all catches of 2009-19, within two yards; the upper four are spread out, because a
 * decile has one number while catches reach 99 yards, and 3 of 100 catches are long besides.
 * `scripts/dice-constants.mjs` (RECEIVED) counts a season's deciles, and its catches of 20 and 40 yards next to those
 * from these columns.
 */
export const RECEIVED = {
  Q: [-2, 1, 2, 4, 5, 6, 8, 9, 13, 19],
  S: [3, 4, 6, 7, 8, 9, 10, 12, 17, 19],
  M: [10, 11, 13, 14, 15, 16, 17, 20, 24, 35],
  L: [20, 22, 24, 26, 28, 31, 41, 47, 56, 72],
} as const satisfies Readonly<Record<Level, readonly number[]>>;

/**
 * Rushing column I of rated players: of all quarter yards with this mean, those whose runs are closest to the real ones
 * of 2009, 2013 and 2017 after blockers and defenders add -3 to 3 yards. Runs for a loss and those of 6 to 9 yards count
 * most: they decide how long the next down is. `scripts/dice-constants.mjs --times N` (RUSHED) finds those of a season,
 * with what blockers and defenders add in its replays.
 */
export const RUSHED = [-0.5, 0.75, 1.75, 2.25, 3, 3.25, 3.75, 4.5, 5.5, 11.75] as const;

/** Mean of the run shapes. */
export const RUSH_MEAN = 3.6;

/** Assigns quantiles to faces. */
export const byFace = <T>(order: readonly number[], quantiles: readonly T[]): ByFace<T> =>
  order.map((quantile) => quantiles[quantile]);

/** The range of values in a cell. */
const LEAST_YARDS = -30;
const MOST_YARDS = 99;

/** Rushing column I: whole yards whose mean matches to a tenth. */
export const rushingColumn = (mean: number, shape: readonly number[] = RUSHED): ByFace =>
  byFace(
    FACE_QUANTILES,
    wholeParts(
      shape.map((q) => mean + (q - RUSH_MEAN) * (0.6 + (0.4 * mean) / RUSH_MEAN)),
      Math.round(FACES * mean),
    ),
  );

/**
 * The longest 3 of 100 runs, including kneel-downs: upper ends of their deciles in yards, within a yard of those of
 * 2009-19 (`scripts/situations.mjs`).
 */
const LONG_RUNS = [18, 21, 22, 23, 24, 26, 30, 37, 50, 88] as const;
/** The shortest of them, from which a player's own spread starts. */
const LONG_FROM = LONG_RUNS[0];
/** Expected longest run for a number of runs: 1,784 players of 2009-19 with ten or more; each season is within 1.9 yards. */
const usualLongest = (rushes: number): number => Math.max(18, 27.3 + 17 * (Math.log(Math.max(1, rushes)) - 4));
const SPREAD = { least: 0.6, most: 1.5 } as const;

/**
 * Rushing column II: the league's long runs, longer for a player whose longest run exceeds that of others with as many
 * runs; half of a single season's record is chance, so the square root of the ratio is used.
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

/** Receiving columns; the factor multiplies gains. */
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

/** Average yards of a touchdown on a return: 30 of 100 go all the way, the others gain 50. */
const RETURN_TOUCHDOWN = { kick: 60, punt: 57 } as const;
/** Yards per return added by fouls and long returns in a game. */
const RETURN_GAIN = 0.75;
/** Excess yards allowed so that a player keeps his touchdown. */
const TOUCHDOWN_WORTH = 0.9;

/** Maximum number of touchdown faces for an average: each is worth more yards than most players gain in ten returns. */
export const touchdownFaces = (kind: "kick" | "punt", average: number): number =>
  Math.max(0, Math.floor((FACES * (average + TOUCHDOWN_WORTH - RETURN_GAIN)) / RETURN_TOUCHDOWN[kind]));

/** Returns with an average; the best faces go all the way. */
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

/** A card's yards per return: the inverse of `returnColumn`. */
export const returnAverage = (kind: "kick" | "punt", column: ByFace<number | "TD">): number =>
  RETURN_GAIN + sumOf(column.map((yards) => (yards === "TD" ? RETURN_TOUCHDOWN[kind] : yards))) / FACES;
