/**
 * The effect of game situations on neutral probabilities. Games cut plays short at the goal line, force short depths
 * and cancel plays; teams facing long yardage meet NCKL and DIME, and leading teams run. So the figures of good and bad
 * teams differ more than their charts, long gains less; and a schedule has its opponents. A chart targets the recorded
 * figure with all three removed.
 */
import type { Switches } from "../rules/index.js";

/** A team's figures, by the base that each is divided by. */
export interface ContextFigures {
  /** Per attempt. */
  readonly completions: number;
  readonly interceptions: number;
  /** Per drop-back. */
  readonly sacks: number;
  readonly scrambles: number;
  readonly yardsPerCompletion: number;
  /** Per designed run. */
  readonly yardsPerRush: number;
}
export type ContextKey = keyof ContextFigures;

export interface ContextFactors {
  /** Recorded figures of a league divided by neutral ones. */
  readonly level: ContextFigures;
  /** Recorded differences between teams divided by neutral ones, on offense and on defense. */
  readonly spread: Readonly<Record<"own" | "against", ContextFigures>>;
}

/** Measured after correcting for opponents (schedule.ts) and third downs (late.ts). */
const SPREAD: ContextFactors["spread"] = {
  own: {
    completions: 0.99,
    interceptions: 1.02,
    sacks: 0.97,
    scrambles: 1,
    yardsPerCompletion: 0.89,
    yardsPerRush: 0.96,
  },
  against: {
    completions: 0.9,
    interceptions: 1.03,
    sacks: 1,
    scrambles: 1,
    yardsPerCompletion: 1,
    yardsPerRush: 1,
  },
};

/**
 * The same by the rules `season`, where downs, score and clock draw teams together: with the table above, teams of 2010-14 replayed 0.88 times the
 * actual spread of yards per pass, and first downs 0.79 times.
 */
const GRADED_SPREAD: ContextFactors["spread"] = {
  own: {
    completions: 0.93,
    interceptions: 1.02,
    sacks: 0.9,
    scrambles: 1,
    yardsPerCompletion: 0.8,
    yardsPerRush: 0.9,
  },
  against: {
    completions: 0.88,
    interceptions: 1.03,
    sacks: 0.95,
    scrambles: 1,
    yardsPerCompletion: 0.95,
    yardsPerRush: 0.89,
  },
};

/**
 * By red-zone rule: measured on the 32 rated teams of 2019; `printed` over 15,360 games of our engine, `tight` over
 * 20,480, `graded` over 8,448 with the rules `season` as reported by `replay-season --json` (`calibrated`), its yards per
 * rush on 2010, 2013, 2016 and 2018. Measure again when the game charts or the home field change.
 */
export const CONTEXT_FACTORS: Readonly<Record<Switches["redZone"], ContextFactors>> = {
  printed: {
    level: {
      completions: 1.031,
      interceptions: 0.927,
      sacks: 1.02,
      scrambles: 1.046,
      yardsPerCompletion: 0.928,
      yardsPerRush: 0.968,
    },
    spread: SPREAD,
  },
  tight: {
    level: {
      completions: 1.017,
      interceptions: 0.932,
      sacks: 1.11,
      scrambles: 1.09,
      yardsPerCompletion: 0.917,
      yardsPerRush: 0.93,
    },
    spread: SPREAD,
  },
  graded: {
    level: {
      completions: 1.006,
      interceptions: 0.885,
      sacks: 0.825,
      scrambles: 1.09,
      yardsPerCompletion: 0.931,
      yardsPerRush: 0.97,
    },
    spread: GRADED_SPREAD,
  },
};

/** Converts recorded figures to neutral ones for one side of a league's teams. */
export interface Context {
  readonly level: ContextFigures;
  neutral(key: ContextKey, recorded: number): number;
}

/** For the league as a whole. */
export const leagueContext = ({ level }: ContextFactors): Context => ({
  level,
  neutral: (key, recorded) => recorded / level[key],
});

/**
 * @param mean recorded figures of the league
 * @param met the opponents' effect on the team's figures
 */
export const sideContext = (
  { level, spread }: ContextFactors,
  side: "own" | "against",
  mean: ContextFigures,
  met: (key: ContextKey) => number,
): Context => ({
  level,
  neutral: (key, recorded) => (mean[key] + (recorded - met(key) - mean[key]) / spread[side][key]) / level[key],
});

/** Average reduction of a game's play-call numbers by the situation table and fouls, by the ruling on calls by down. */
export const SITUATION_MEAN: Readonly<Record<Switches["downs"], number>> = {
  rows: -0.62,
  counted: -0.4,
  distance: -1.05,
};

/**
 * Change in the share of runs per point of average margin: leading teams run out the clock. The situation table does so
 * again in every game, so charts exclude it.
 */
export const RUNS_OF_MARGIN = 0.0037;
