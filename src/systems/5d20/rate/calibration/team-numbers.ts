/**
 * Numbers of each team, fitted to the league's own games. Charts hold rates per play; only games show what situations make of these rates: drives that stay
 * alive, punts, plays. After each round, all numbers of a team move together toward its records: least squares with a penalty on their size (ridge regression).
 */
import { keyed, sumOf } from "../../../../kernel/lists/index.js";
import { COUNTED, type CountedId, type Season, type TeamRow } from "../../../../stats/index.js";
import { meanOf } from "../figures.js";
import { USUAL_GAMES } from "../totals.js";
import { solvedEquations } from "../../../../gamekit/calibration/least-squares.js";
import { MOVES, STATISTICS, TEAM_NUMBERS, type TeamNumber, type TeamStatistic } from "./team-effects.js";
import type { BothSums, Sums } from "../../../../gamekit/calibration/played.js";

/** Added to the numbers of a team before they are rounded. */
export type TeamNumbers = Readonly<Record<TeamNumber, number>>;
export type NumbersByTeam = ReadonlyMap<string, TeamNumbers>;

/** A statistic, per game, and how the team's numbers move it. */
interface Held {
  readonly of: (sums: BothSums) => number;
  /** Per unit of each number, in the order of TEAM_NUMBERS. */
  readonly moves: readonly number[];
  /** Variance of one game of a team. */
  readonly chance: number;
  readonly weight: number;
  readonly apart: number;
}

const SIDES = ["own", "against"] as const satisfies readonly (keyof BothSums)[];
/** Weight of the opponents' statistics: the replays are compared by what teams do themselves. */
const OF_AGAINST = 0.6;

const HELD: readonly Held[] = SIDES.flatMap((side) =>
  (Object.keys(STATISTICS) as TeamStatistic[]).map((id): Held => {
    const { of, chance, weight, apart } = STATISTICS[id];
    return {
      of: (sums) => of(sums[side]) / sums[side].games,
      moves: TEAM_NUMBERS.map((number) => MOVES[number][side][id] ?? 0),
      chance: chance ** 2,
      weight: side === "own" ? weight : weight * OF_AGAINST,
      apart,
    };
  }),
);
const NEEDS: readonly CountedId[] = [...new Set(Object.values(STATISTICS).flatMap(({ needs }) => needs))];

/** Weight of earlier rounds, per round: their numbers were farther from the final ones, where the measured effects hold less well. */
const KEPT = 0.7;
/**
 * Penalty on the square of a number in units of its usual size, where a miss is in units of the spread of the teams. With 0.03 half of the red-zone numbers of 2011 were at their
 * limit of 8.
 */
const HOLD = 0.06;

/**
 * Prior variance of a miss, as a share of the variance of the teams: misses shrink by the share that chance explains. With 1 and other weights, spreads were the same, but the league's points missed
 * by 0.7% instead of 0.1% (2010, 2013, 2016, 2019).
 */
const OWN_PART = 0.5;

/** How far a team would miss its records without its numbers, and the weighted games that show it. */
interface Missed {
  readonly games: number;
  readonly misses: readonly number[];
}

/** The numbers of all teams of a league, one round after another. */
export class TeamsLearned {
  /** Standard deviation of each statistic among the teams. */
  private readonly spread: readonly number[];
  private readonly means: readonly number[];
  private heard: readonly Missed[] = [];
  private found: readonly (readonly number[])[];

  private constructor(
    private readonly teams: readonly string[],
    private readonly recorded: readonly BothSums[],
  ) {
    this.found = teams.map(() => TEAM_NUMBERS.map(() => 0));
    this.spread = HELD.map(({ of }) => deviationOf(recorded.map(of)));
    this.means = HELD.map(({ of }) => meanOf(recorded.map(of)));
  }

  /** Undefined if a team lacks one of the columns that the fit compares. */
  static of({ teams, own, against }: Pick<Season, "teams" | "own" | "against">): TeamsLearned | undefined {
    const rows = teams.map((team) => ({ own: own.get(team)!, against: against.get(team)! }));
    const known = rows.every((both) =>
      SIDES.every((side) => NEEDS.every((id) => both[side][COUNTED[id].column] !== undefined)),
    );
    return known
      ? new TeamsLearned(
          teams,
          rows.map((both) => ({ own: sumsOf(both.own), against: sumsOf(both.against) })),
        )
      : undefined;
  }

  numbers(): NumbersByTeam {
    return new Map(
      this.teams.map((team, t) => [team, keyed(TEAM_NUMBERS, (id) => this.found[t][TEAM_NUMBERS.indexOf(id)])]),
    );
  }

  /** Adds a round of games. @param played totals of the teams, in their order */
  hear(played: readonly BothSums[]): void {
    const overs = this.recorded.map((row, t) =>
      HELD.map(({ of, apart }, s) => of(played[t]) - of(row) - (apart - 1) * (of(row) - this.means[s])),
    );
    // The levels set the means of the league.
    const usual = HELD.map((_, s) => meanOf(overs.map((over) => over[s])));
    this.heard = overs.map((over, t) => {
      const games = played[t].own.games;
      const { games: before, misses } = this.heard[t] ?? { games: 0, misses: [] };
      const all = KEPT * before + games;
      return {
        games: all,
        misses: HELD.map(({ moves }, s) => {
          const miss = over[s] - usual[s] - dot(moves, this.found[t]);
          return (games * miss + KEPT * before * (misses[s] ?? 0)) / all;
        }),
      };
    });
    this.found = this.heard.map((one) => this.solve(one));
  }

  /** The numbers with the smallest sum of squared misses. */
  private solve({ games, misses }: Missed): readonly number[] {
    const weights = HELD.map(({ weight }, s) => (this.spread[s] > 0 ? (weight / this.spread[s]) ** 2 : 0));
    const own = HELD.map(({ chance }, s) => {
      const variance = OWN_PART * this.spread[s] ** 2;
      return (misses[s] * variance) / (variance + chance / games);
    });
    const over = (value: (s: number) => number): number => sumOf(weights.map((weight, s) => weight * value(s)));
    const square = TEAM_NUMBERS.map((number, i) =>
      TEAM_NUMBERS.map(
        (_, j) => over((s) => HELD[s].moves[i] * HELD[s].moves[j]) + (i === j ? HOLD / MOVES[number].usual ** 2 : 0),
      ),
    );
    return solvedEquations(
      square,
      TEAM_NUMBERS.map((_, i) => -over((s) => HELD[s].moves[i] * own[s])),
    );
  }
}

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, i) => sum + value * right[i], 0);

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function sumsOf(row: TeamRow): Sums {
  const counted = Object.entries(COUNTED).map(([id, { column }]) => [id, row[column]]);
  return { ...Object.fromEntries(counted), games: row.games ?? USUAL_GAMES } as Sums;
}
