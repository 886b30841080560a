/** Effects of a team's numbers on its games, and the statistics that their fit (team-numbers.ts) compares. */
import type { CountedId } from "../../../../stats/index.js";
import type { Sided } from "../sided.js";
import type { Sums } from "./played.js";

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
}

const counted = (id: CountedId, chance: number, weight: number): Statistic => ({
  of: (sums) => sums[id],
  needs: [id],
  chance,
  weight,
});

export const STATISTICS = {
  points: counted("points", 5.8, 2.5),
  punts: counted("punts", 1.3, 2),
  thirdDowns: counted("thirdDowns", 1.3, 0.7),
  thirdDownsTried: counted("thirdDownsTried", 1.6, 1.2),
  passes: counted("passes", 4.8, 1.5),
  rushes: counted("rushes", 4.1, 1.5),
  fieldGoals: counted("fieldGoals", 0.9, 0.5),
  fourthDownsTried: counted("fourthDownsTried", 0.9, 1),
  plays: {
    of: ({ rushes, passes, sacks }) => rushes + passes + sacks,
    needs: ["rushes", "passes", "sacks"],
    chance: 6.1,
    weight: 2,
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
    points: 0.103,
    punts: -0.0518,
    thirdDowns: 0.132,
    thirdDownsTried: 0.0824,
    passes: 0.117,
    rushes: 0.0829,
    fieldGoals: 0.0169,
    fourthDownsTried: -0.00388,
    plays: 0.214,
  },
  against: {
    points: -0.0675,
    punts: -0.0124,
    thirdDowns: -0.0139,
    thirdDownsTried: -0.0379,
    passes: -0.0575,
    rushes: -0.118,
    fieldGoals: -0.00893,
    plays: -0.179,
  },
};

/** More seconds per play: both sides have fewer plays. */
const PACE: Moved["own"] = {
  points: -0.202,
  punts: -0.0442,
  thirdDowns: -0.041,
  thirdDownsTried: -0.118,
  passes: -0.286,
  rushes: -0.234,
  fieldGoals: -0.0158,
  fourthDownsTried: -0.00953,
  plays: -0.542,
};

const RED_ZONE: Moved = {
  usual: 3,
  own: { points: 0.146, punts: 0.0286, thirdDownsTried: -0.0189, passes: -0.0657, fieldGoals: -0.0409, plays: -0.0553 },
  against: { points: 0.0651, thirdDownsTried: 0.0191, passes: 0.0562, plays: 0.0709 },
};

/**
 * Effects of a number of 1 per game on the team's own statistics and its opponents': 768 teams of 160 games, from 2010, 2014 and 2018 (`scripts/team-effects.mjs`). Each
 * season's own games decide how far numbers move, so a season where effects differ converges more slowly.
 */
export const MOVES: Readonly<Record<TeamNumber, Moved>> = {
  calls: {
    usual: 0.6,
    own: { points: -0.562, thirdDowns: 0.0986, thirdDownsTried: 0.126, passes: -2.47, rushes: 2.48 },
    against: {
      points: -0.286,
      punts: -0.0549,
      thirdDownsTried: -0.162,
      passes: -0.521,
      rushes: -0.304,
      fourthDownsTried: -0.0252,
      plays: -0.852,
    },
  },
  pace: { usual: 2, own: PACE, against: PACE },
  fourth: {
    usual: 3,
    own: {
      points: 0.0541,
      punts: -0.0483,
      thirdDowns: 0.0139,
      thirdDownsTried: 0.0281,
      passes: 0.0629,
      rushes: 0.0998,
      fieldGoals: -0.0204,
      fourthDownsTried: 0.0857,
      plays: 0.169,
    },
    against: { punts: -0.011, thirdDownsTried: -0.024, rushes: -0.0757, plays: -0.112 },
  },
  tries: {
    usual: 2.5,
    own: { points: 0.0756, punts: -0.0614, fieldGoals: 0.037 },
    against: {},
  },
  late: LATE,
  lateAgainst: mirrored(LATE),
  redZone: RED_ZONE,
  redZoneAgainst: mirrored(RED_ZONE),
};
