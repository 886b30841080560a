/** Season totals -> a chart's targets: neutral probabilities of one drop-back. */
import type { Context, ContextFigures } from "./context.js";
import { bounded } from "./figures.js";
import { dropbacks, type PassTotals, type SideTotals } from "./totals.js";

export interface PassTargets {
  readonly completions: number;
  readonly interceptions: number;
  readonly sacks: number;
  readonly scrambles: number;
  /** Yards of one completion. */
  readonly yardsPerCompletion: number;
}

/** Actual figures. */
export function recordedFigures({ pass, run }: SideTotals): ContextFigures {
  return { ...recordedPasses(pass), yardsPerRush: run.yards / run.carries };
}

function recordedPasses(totals: PassTotals): Omit<ContextFigures, "yardsPerRush"> {
  const all = dropbacks(totals);
  const { attempts, completions, yards, interceptions, sacks, scrambles } = totals;
  return {
    completions: completions / attempts,
    interceptions: interceptions / attempts,
    sacks: sacks / all,
    scrambles: scrambles / all,
    yardsPerCompletion: yards / Math.max(1, completions),
  };
}

export function passTargets(totals: PassTotals, context: Context): PassTargets {
  const recorded = recordedPasses(totals);
  const neutral = (key: keyof typeof recorded): number => context.neutral(key, recorded[key]);
  const sacks = Math.max(0.005, neutral("sacks"));
  const scrambles = neutral("scrambles");
  const thrown = 1 - sacks - scrambles;
  return {
    completions: thrown * neutral("completions"),
    interceptions: thrown * Math.max(0.001, neutral("interceptions")),
    sacks,
    scrambles,
    yardsPerCompletion: neutral("yardsPerCompletion"),
  };
}

/** Figures in statistical terms: per attempt, per drop-back, per completion. */
export interface Rates {
  readonly completionPct: number;
  readonly interceptionPct: number;
  readonly sackPct: number;
  readonly scramblePct: number;
  readonly yardsPerCompletion: number;
}

export function ratesOf(t: PassTargets): Rates {
  const thrown = 1 - t.sacks - t.scrambles;
  return {
    completionPct: (100 * t.completions) / thrown,
    interceptionPct: (100 * t.interceptions) / thrown,
    sackPct: 100 * t.sacks,
    scramblePct: 100 * t.scrambles,
    yardsPerCompletion: t.yardsPerCompletion,
  };
}

/**
 * Called depths. With air yards: passes of a depth are calls minus those that end early or become OUT; otherwise from
 * yards per completion and completion percentage (257 team seasons, sd .03).
 */
export function depthShares(
  totals: PassTotals,
  targets: PassTargets,
  lost: readonly [number, number, number],
  outShare: number,
): [number, number, number] {
  const raw: [number, number, number] = totals.air
    ? airShares(totals.air, lost, outShare)
    : regression(targets.yardsPerCompletion, targets.completions / (1 - targets.sacks - targets.scrambles));
  const kept = raw.map((share) => Math.max(0.04, share));
  const sum = kept.reduce((a, b) => a + b, 0);
  return kept.map((share) => share / sum) as [number, number, number];
}

const regression = (y: number, c: number): [number, number, number] => [
  0.778 - 0.0292 * y + 0.353 * c,
  0.182 + 0.0147 * y - 0.209 * c,
  0.04 + 0.0145 * y - 0.144 * c,
];

function airShares(
  air: readonly [number, number, number],
  lost: readonly [number, number, number],
  outShare: number,
): [number, number, number] {
  const thrown = air[0] + air[1] + air[2];
  // Passes on OUT are short, whatever depth was called.
  const short = Math.max(0.2 * thrown, air[0] - outShare * thrown);
  return [short / (1 - lost[0]), air[1] / (1 - lost[1]), air[2] / (1 - lost[2])];
}

/** Shrinkage weight by depth: passes at the league's rate blended into a team's completions. */
const DEPTH_SHRINK = 30;

/** How much likelier a team's passes of a depth are caught than all of its passes, relative to the league; on the logit scale. */
export function depthLean(team: PassTotals, league: PassTotals): readonly number[] | undefined {
  const { air, airCaught } = team;
  if (!air || !airCaught || !league.air || !league.airCaught) return undefined;
  const [thrown, caught] = [league.air, league.airCaught];
  const over = air.map((n, d) => {
    const usual = caught[d] / thrown[d];
    return logit((airCaught[d] + DEPTH_SHRINK * usual) / (n + DEPTH_SHRINK)) - logit(usual);
  });
  const mean = over.reduce((sum, value, d) => sum + value * air[d], 0) / (air[0] + air[1] + air[2]);
  return over.map((value) => value - mean);
}

/** Clamps the ends: a league that caught all its long passes says nothing about a team. */
const logit = (p: number): number => {
  const inside = bounded(p, 0.01, 0.99);
  return Math.log(inside / (1 - inside));
};
