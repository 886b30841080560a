/**
 * The game charts of the rules `season` for gains and returns as long, and as different from each other, as real ones.
 * The standard columns end at 24 and 25 yards, where a run of exactly 24 is a team's longest in 8% of games (real: 2%).
 */
import { TO_THE_GOAL, type GameCharts } from "./game-charts.js";
import { STANDARD_CHARTS } from "./standard-charts.js";

/**
 * BRK columns by rating; each keeps the sum of the standard one. A breakaway goes as far as his longest, and a few go
 * farther. Fitted with the columns and long gains below.
 */
const FAR_BREAKS: Readonly<Partial<Record<number, readonly number[]>>> = {
  3: [12, 12, 14, 14, 14, 15, 17, 20, 20, 20, 20, 21, 21, 21, 22, 22, 23, 23, 32, 32],
  4: [14, 15, 15, 15, 15, 16, 21, 21, 21, 22, 22, 22, 22, 23, 23, 23, 25, 25, 26, 72],
  5: [14, 15, 16, 16, 16, 16, 16, 21, 21, 25, 25, 25, 26, 26, 26, 27, 32, 40, 48, 72],
  6: [14, 15, 15, 17, 20, 20, 20, 21, 22, 23, 25, 26, 27, 30, 30, 30, 39, 40, 72, 79],
  7: [22, 22, 23, 23, 25, 25, 26, 26, 26, 26, 27, 28, 30, 30, 30, 32, 36, 39, 72, 79],
  8: [15, 15, 15, 16, 23, 23, 25, 26, 26, 30, 30, 32, 32, 39, 41, 42, 62, 62, 79, 79],
};

/**
 * Columns with the means of the standard ones (13.5, 6.45 and 15.7 yards; MP at 5 is the rulebook's 12), so team charts
 * stay the same. Fitted, with the long gains, to all runs of 6 yards or more and completions of 10 or more of 2009-19:
 * how many gained each number of yards (`scripts/long-gains.mjs`).
 */
export const FAR_YARDAGE: GameCharts["yardage"] = {
  ...STANDARD_CHARTS.yardage,
  BRK: STANDARD_CHARTS.yardage.BRK.map((column, i) => FAR_BREAKS[i + 1] ?? column),
  // The 20 numbers closest to the 13,147 sacks of 2009-19, with their mean: one cell of 14 yards would be five times too frequent.
  SACK: [-12, -11, -10, -10, -9, -9, -8, -8, -8, -7, -7, -7, -6, -5, -5, -4, -3, -2, -1, 0],
  SG: [8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 11, 12, 12, 13, 13, 14, 16, 19, 22, 52],
  SP: [-2, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 11, 12, 15],
  MP: [7, 7, 10, 12, 12, 12, 12, 13, 13, 13, 13, 16, 16, 16, 16, 17, 20, 20, 20, 49],
};

/**
 * What yellow adds to long gains, 0 on average. Without it a few numbers of yards were far too frequent: 5% of teams had
 * a longest run of exactly 54 (real: .3%), and 5% a longest completion of exactly 50 (real: 2%).
 */
export const LONG_GAINS: GameCharts["longGains"] = [
  {
    from: 12,
    yards: [-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 4],
  },
  {
    from: 19,
    yards: [-6, -5, -2, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2, 10, 11],
  },
  {
    from: 39,
    yards: [-17, -10, -9, -9, -8, -8, -7, -7, -6, -5, -2, -2, -1, -1, 0, 1, 22, 23, 23, 23],
  },
];

/** Yards of interception returns in 2009-19, shortest first; each but the last is a twentieth of them. */
const RETURNED = [0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 11, 14, 18, 22, 25, 29, 35, 50];
/** What they are multiplied by for ratings 3 to 10: up to 45 yards, a goal line's cut, these keep their averages. */
const RETURN_SCALES = [0.7, 0.78, 0.93, 1.05, 1.16, 1.35, 1.62, 2.07];

/** Interception returns with a realistic tail: a third go nowhere, and one in twenty goes all the way. */
export const FAR_INTERCEPTIONS: GameCharts["interceptions"] = STANDARD_CHARTS.interceptions.map((column, i) =>
  i < 2
    ? column
    : [...RETURNED.map((yards) => Math.min(TO_THE_GOAL, Math.round(yards * RETURN_SCALES[i - 2]))), TO_THE_GOAL],
);

/** A player who picks up a fumble and runs usually has an open field. */
export const FAR_FUMBLES: GameCharts["fumbleReturn"] = {
  ...STANDARD_CHARTS.fumbleReturn,
  yards: [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9, 11, 14, 18, 24, 40, 99, 99, 99],
};
