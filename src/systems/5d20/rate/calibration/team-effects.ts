/** Effects of a team's numbers on its games, and the statistics that their fit (team-numbers.ts) compares. */
import type { CountedId } from "../../../../stats/index.js";
import type { Sided } from "../sided.js";
import type { Sums } from "../../../../gamekit/calibration/played.js";

export const TEAM_NUMBERS = [
  "calls",
  "pace",
  "fourth",
  "tries",
  "late",
  "lateAgainst",
  "redZone",
  "redZoneAgainst",
] as const;
export type TeamNumber = (typeof TEAM_NUMBERS)[number];

interface Statistic {
  readonly of: (sums: Sums) => number;
  readonly needs: readonly CountedId[];
  /** Standard deviation in one game of a team without its luck: 12 games of each fixture of 2014. */
  readonly chance: number;
  /** Weight of a miss in units of the spread of the teams: more for statistics that replays missed most. */
  readonly weight: number;
  /** How far apart the fit aims, relative to the records: least squares with a penalty draws teams together. */
  readonly apart: number;
}

const counted = (id: CountedId, chance: number, weight: number, apart = 1): Statistic => ({
  of: (sums) => sums[id],
  needs: [id],
  chance,
  weight,
  apart,
});

export const STATISTICS = {
  points: counted("points", 5.8, 2.5, 1.06),
  firstDowns: counted("firstDowns", 2.9, 1.5, 1.2),
  punts: counted("punts", 1.3, 2, 1.15),
  thirdDowns: counted("thirdDowns", 1.3, 0.7),
  thirdDownsTried: counted("thirdDownsTried", 1.6, 1.2, 1.05),
  passes: counted("passes", 4.8, 1.5),
  rushes: counted("rushes", 4.1, 1.5),
  fieldGoals: counted("fieldGoals", 0.9, 0.8, 1.3),
  fourthDownsTried: counted("fourthDownsTried", 0.9, 1),
  plays: {
    of: ({ rushes, passes, sacks }) => rushes + passes + sacks,
    needs: ["rushes", "passes", "sacks"],
    chance: 6.1,
    weight: 2,
    apart: 1.08,
  },
} as const satisfies Readonly<Record<string, Statistic>>;
export type TeamStatistic = keyof typeof STATISTICS;

interface Moved extends Readonly<Record<keyof Sided, Readonly<Partial<Record<TeamStatistic, number>>>>> {
  /** Usual size: how far teams are from what their rates give. */
  readonly usual: number;
}

/** Effects of the defense's number: the sides change places. */
const mirrored = ({ usual, own, against }: Moved): Moved => ({ usual, own: against, against: own });

const LATE: Moved = {
  usual: 4,
  own: {
    points: 0.0684,
    firstDowns: 0.0961,
    punts: -0.0486,
    thirdDowns: 0.127,
    thirdDownsTried: 0.0825,
    passes: 0.112,
    rushes: 0.0807,
    fieldGoals: 0.0162,
    plays: 0.205,
  },
  against: {
    points: -0.0583,
    firstDowns: -0.0506,
    punts: -0.0133,
    thirdDowns: -0.0154,
    thirdDownsTried: -0.0417,
    passes: -0.0734,
    rushes: -0.111,
    fieldGoals: -0.00761,
    plays: -0.189,
  },
};

/** More seconds per play: both sides have fewer plays. */
const PACE: Moved["own"] = {
  points: -0.18,
  firstDowns: -0.166,
  punts: -0.0483,
  thirdDowns: -0.0415,
  thirdDownsTried: -0.121,
  passes: -0.305,
  rushes: -0.236,
  fieldGoals: -0.0153,
  fourthDownsTried: -0.00992,
  plays: -0.561,
};

const RED_ZONE: Moved = {
  usual: 3,
  own: {
    points: 0.114,
    punts: 0.0304,
    thirdDowns: -0.00697,
    thirdDownsTried: -0.0227,
    passes: -0.0576,
    rushes: -0.0241,
    fieldGoals: -0.0414,
    plays: -0.0757,
  },
  against: {
    points: 0.0587,
    firstDowns: 0.0332,
    thirdDowns: 0.0068,
    thirdDownsTried: 0.0189,
    passes: 0.0586,
    rushes: 0.0343,
    fourthDownsTried: 0.00405,
    plays: 0.0956,
  },
};

/**
 * Effects of a number of 1 per game on the team's own statistics and its opponents': 768 teams of 160 games, from 2010, 2014 and 2018 (`scripts/team-effects.mjs`). Each
 * season's own games decide how far numbers move, so a season where effects differ converges more slowly.
 */
export const MOVES: Readonly<Record<TeamNumber, Moved>> = {
  calls: {
    usual: 0.6,
    own: {
      points: -0.561,
      firstDowns: -0.415,
      thirdDowns: 0.0737,
      thirdDownsTried: 0.0961,
      passes: -2.5,
      rushes: 2.3,
      plays: -0.366,
    },
    against: {
      points: -0.388,
      firstDowns: -0.232,
      punts: -0.0577,
      thirdDowns: -0.0528,
      thirdDownsTried: -0.153,
      passes: -0.422,
      rushes: -0.272,
      plays: -0.718,
    },
  },
  pace: { usual: 2, own: PACE, against: PACE },
  fourth: {
    usual: 3,
    own: {
      points: 0.069,
      firstDowns: 0.0783,
      punts: -0.0449,
      thirdDownsTried: 0.0226,
      passes: 0.108,
      rushes: 0.0875,
      fieldGoals: -0.0251,
      fourthDownsTried: 0.0904,
      plays: 0.203,
    },
    against: {
      points: 0.0432,
      punts: -0.0116,
      thirdDownsTried: -0.0203,
      passes: -0.0338,
      rushes: -0.0502,
      plays: -0.0872,
    },
  },
  tries: { usual: 2.5, own: { punts: -0.0155, fieldGoals: 0.0102 }, against: {} },
  late: LATE,
  lateAgainst: mirrored(LATE),
  redZone: RED_ZONE,
  redZoneAgainst: mirrored(RED_ZONE),
};
