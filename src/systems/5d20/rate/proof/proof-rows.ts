/** The rows of a team's proof. */
import type { TeamRow } from "../../../../stats/index.js";
import { DEPTHS, type TeamChart } from "../../rules/index.js";
import { runShareOf } from "../calls.js";
import { twoStageShares, widths } from "../cells.js";
import { fieldGoals, returnYards } from "../chart-figures.js";
import { RUNS_OF_MARGIN } from "../context.js";
import { overBands, type KickingMade } from "../kicks/kicking.js";
import type { PassFigures } from "../model.js";
import type { PassingMade } from "../offense/passing.js";
import { proofRow, type ProofRow } from "./proof.js";
import type { RushingMade } from "../offense/rushing.js";
import { ratesOf, type PassTargets } from "../targets.js";
import { dropbacks, USUAL_GAMES, type SideTotals } from "../totals.js";

interface Made {
  readonly passing: PassingMade;
  readonly rushing: RushingMade;
  /** Figures of the defense's chart. */
  readonly given: { readonly pass: PassFigures; readonly rush: number };
  readonly allowed: PassTargets;
  /** Neutral yards per run against the team. */
  readonly yardsAllowed: number;
}

export function proofOf(team: string, own: SideTotals, against: SideTotals, made: Made): ProofRow[] {
  const { passing, rushing, allowed: aimed } = made;
  const recorded = (side: SideTotals) => {
    const { attempts, completions, interceptions, sacks, scrambles, yards } = side.pass;
    const all = dropbacks(side.pass);
    return {
      completionPct: (100 * completions) / attempts,
      interceptionPct: (100 * interceptions) / attempts,
      sackPct: (100 * sacks) / all,
      scramblePct: (100 * scrambles) / all,
      yardsPerCompletion: yards / completions,
      yardsPerRush: side.run.yards / side.run.carries,
    };
  };
  const figures = (f: PassingMade["figures"]) => ratesOf({ ...f, yardsPerCompletion: f.yards / f.completions });
  const rows: ProofRow[] = [];
  const keys = ["completionPct", "interceptionPct", "sackPct", "scramblePct", "yardsPerCompletion"] as const;
  const [mine, theirs] = [recorded(own), recorded(against)];
  const [target, allowed] = [ratesOf(passing.targets), ratesOf(aimed)];
  const [got, gave] = [figures(passing.figures), figures(made.given.pass)];
  for (const key of keys)
    if (isRecorded(own, key)) rows.push(proofRow(team, `offense.${key}`, mine[key], target[key], got[key]));
  if (own.from.run === "stat")
    rows.push(proofRow(team, "offense.yardsPerRush", mine.yardsPerRush, rushing.target, rushing.expected));
  for (const key of keys)
    if (key !== "scramblePct" && isRecorded(against, key))
      rows.push(proofRow(team, `defense.${key}`, theirs[key], allowed[key], gave[key]));
  if (against.from.run === "stat")
    rows.push(proofRow(team, "defense.yardsPerRush", theirs.yardsPerRush, made.yardsAllowed, made.given.rush));
  const carries = rushing.carries.reduce((a, b) => a + b, 0);
  const share = twoStageShares(rushing.chart.rush).map((value, i) => ({ value, wanted: rushing.carries[i] / carries }));
  const worst = share.reduce((a, b) => (Math.abs(b.value - b.wanted) > Math.abs(a.value - a.wanted) ? b : a));
  rows.push(proofRow(team, "offense.carryShare", 100 * worst.wanted, 100 * worst.wanted, 100 * worst.value));
  return rows;
}

/** A figure replaced by an average proves nothing. */
const isRecorded = ({ from }: SideTotals, figure: string): boolean =>
  from.pass === "stat" && !(figure === "sackPct" && from.sacks === "prior");

/** Who is targeted, and how often the call is a run. */
export function shareRows(
  team: string,
  { chart, receiving }: PassingMade,
  calls: TeamChart["calls"],
  own: SideTotals,
  { row, theirs, added }: { readonly row: TeamRow; readonly theirs: TeamRow; readonly added: number },
): ProofRow[] {
  const rows: ProofRow[] = [];
  const worst = DEPTHS.flatMap((depth, d) => {
    const total = receiving.reduce((sum, { target }) => sum + target[d], 0);
    return twoStageShares(chart.who[depth]).map((value, j) => ({ value, wanted: receiving[j].target[d] / total }));
  }).reduce((a, b) => (Math.abs(b.value - b.wanted) > Math.abs(a.value - a.wanted) ? b : a));
  rows.push(proofRow(team, "offense.targetShare", 100 * worst.wanted, 100 * worst.wanted, 100 * worst.value));
  const plays = own.run.carries + dropbacks(own.pass);
  const input = own.run.carries / plays;
  const target = input - RUNS_OF_MARGIN * marginOf(row, theirs);
  rows.push(proofRow(team, "offense.runPct", 100 * input, 100 * target, 100 * runShareOf(calls, added)));
  return rows;
}

/** Kicks and returns, as computed from the chart's rows. */
export function kickRows(team: string, row: TeamRow, { chart, bands, aims }: KickingMade): ProofRow[] {
  const rows: ProofRow[] = [];
  if (row.fieldGoals !== undefined && row.fieldGoalAttempts) {
    const target = 100 * overBands((i) => bands[i]);
    const input = (100 * row.fieldGoals) / row.fieldGoalAttempts;
    rows.push(proofRow(team, "kicking.fieldGoalPct", input, target, 100 * fieldGoals(chart)));
  }
  const returns = [
    ["kicking.kickReturn", chart.kr, aims.kick, row.kickReturnYards, row.kickReturns],
    ["kicking.puntReturn", chart.pr, aims.punt, row.puntReturnYards, row.puntReturns],
  ] as const;
  for (const [statistic, men, aimed, yards, times] of returns) {
    if (yards === undefined || !times) continue;
    const shares = widths(men.map(({ upTo }) => upTo));
    const target = aimed.reduce((sum, aim, i) => sum + (shares[i] / 20) * aim, 0);
    rows.push(proofRow(team, statistic, yards / times, target, returnYards(men)));
  }
  return rows;
}

/** A team's average margin, points per game. */
export const marginOf = (own: TeamRow, against: TeamRow): number =>
  own.points === undefined || against.points === undefined
    ? 0
    : (own.points - against.points) / (own.games ?? USUAL_GAMES);
