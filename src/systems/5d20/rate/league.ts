/** The average team of a season: the baseline for defenses, and the default for unknown cells. */
import type { RunWeights } from "./model.js";
import {
  catchingOfShares,
  meet,
  passOffense,
  type Catching,
  type Means,
  type PassDefense,
  type PassOffense,
} from "./model.js";
import { BASE, bisect, shifted, solveRows, type BaseRows, type Solved } from "./solve.js";
import { passTargets, type PassTargets } from "./targets.js";
import type { SideTotals } from "./totals.js";
import type { Context } from "./context.js";

/** Catches and YAC given REC, by depth. */
export const BASE_CATCH = [0.8, 0.6, 0.4] as const;
export const BASE_YAC = [0.5, 0.4, 0.25] as const;
const BASE_LPY = 8;

/** Averages of a season. */
export interface LeagueModel {
  readonly totals: SideTotals;
  readonly targets: PassTargets;
  readonly solved: Solved;
  /** The season's rows as a starting point for its passers. */
  readonly base: BaseRows;
  readonly catches: readonly [number, number, number];
  readonly yac: readonly [number, number, number];
  readonly lpy: number;
  readonly catching: Catching;
  readonly offense: PassOffense;
  /** Neutral yards of a designed run, and of one against HOLE, LOS, BACK. */
  readonly yardsPerRush: number;
  readonly runs: RunWeights;
  /** Designed runs as a share of all plays. */
  readonly runShare: number;
}

export interface LeagueRequest {
  readonly totals: SideTotals;
  readonly context: Context;
  readonly defense: PassDefense;
  readonly runDefense: RunWeights;
  readonly means: Means;
}

/** Yards of an average run against HOLE, LOS, BACK in 2009-16. */
const BASE_RUNS: RunWeights = [10.1, 2.8, 0.7];

export function leagueModel({ totals, context, defense, runDefense, means }: LeagueRequest): LeagueModel {
  const targets = passTargets(totals.pass, context);
  let lpy = BASE_LPY;
  for (;;) {
    const made = solveSeason(targets, totals, defense, means, lpy);
    const rest = made.factor;
    if (rest > 1.5 && lpy < 10) lpy++;
    else if (rest < 0.5 && lpy > 3) lpy--;
    else {
      const yardsPerRush = context.neutral("yardsPerRush", totals.run.yards / totals.run.carries);
      const neutral = BASE_RUNS.reduce((sum, yards, x) => sum + yards * runDefense[x], 0);
      const runs = BASE_RUNS.map((yards) => (yards * yardsPerRush) / neutral) as unknown as RunWeights;
      const { attempts, sacks, scrambles } = totals.pass;
      const runShare = totals.run.carries / (totals.run.carries + attempts + sacks + scrambles);
      return { totals, targets, ...made.model, lpy, yardsPerRush, runs, runShare };
    }
  }
}

function solveSeason(targets: PassTargets, totals: SideTotals, defense: PassDefense, means: Means, lpy: number) {
  const catchingAt = (shift: number, factor: number): Catching => {
    const caught = BASE_CATCH.map((p) => shifted(p, shift));
    const yac = BASE_YAC.map((p, d) => Math.min(caught[d], p * factor));
    return catchingOfShares([[1], [1], [1]], [1], [caught], [yac], [means.lp[lpy - 1]], means);
  };
  let factor = 1;
  let solved!: Solved;
  for (let round = 0; round < 2; round++) {
    const at = factor;
    solved = solveRows({
      totals: totals.pass,
      targets,
      defense,
      base: BASE,
      out: 1,
      catching: (shift) => catchingAt(shift, at),
    });
    const found = solved;
    const yardsAt = (f: number): number => {
      const figures = meet(passOffense(found, catchingAt(found.shift, f)), defense);
      return figures.yards / figures.completions;
    };
    factor = bisect(0.05, 2.5, yardsAt, targets.yardsPerCompletion);
  }
  const catching = catchingAt(solved.shift, factor);
  const catches = BASE_CATCH.map((p) => shifted(p, solved.shift)) as [number, number, number];
  const yac = BASE_YAC.map((p, d) => Math.min(catches[d], p * factor)) as [number, number, number];
  const base: BaseRows = {
    depth: solved.depth,
    rows: solved.rows.map(({ pre, pd, other, int }) => ({
      pre: pre as unknown as BaseRows["rows"][number]["pre"],
      pd,
      other,
      int,
    })),
  };
  return { factor, model: { solved, base, catches, yac, catching, offense: passOffense(solved, catching) } };
}
