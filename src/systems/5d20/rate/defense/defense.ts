/** A team's defenders, run and pass (digest 5.6). */
import type { Row } from "../../../../stats/index.js";
import type { GameCharts, Provenance, TeamChart } from "../../rules/index.js";
import { byWeight, defendersOf, inOrder, passWeight, runWeight } from "./defenders.js";
import { meet, meetRun, type PassDefense, type PassFigures, type PassOffense, type RunWeights } from "../model.js";
import { passChart, wantedWeights } from "./pass-chart.js";
import { runChart } from "./run-chart.js";
import type { PassTargets } from "../targets.js";

/** Rows that the charts have room for. */
const MOST_PASS = 14;
const MOST_RUN = 15;

export interface DefenseRequest {
  readonly rows: readonly Row<"defense">[];
  readonly targets: PassTargets;
  /** Neutral yards of a run against the team. */
  readonly yardsPerRush: number;
  /** What the league's passers and runners are. */
  readonly offense: PassOffense;
  readonly runs: RunWeights;
  readonly dropbacks: number;
  /** Recorded interceptions a neutral one. */
  readonly interceptionFactor: number;
  /** What an average defense is. */
  readonly usualRun: RunWeights;
  readonly charts: GameCharts;
}

export interface DefenseMade {
  readonly chart: Pick<TeamChart, "runDef" | "passDef" | "passMod">;
  readonly figures: PassFigures;
  readonly yardsPerRush: number;
  readonly weights: PassDefense["weights"];
  readonly provenance: Record<string, Provenance>;
}

export function makeDefense(request: DefenseRequest): DefenseMade {
  const { targets, offense, runs, yardsPerRush } = request;
  const men = defendersOf(request.rows);
  const passMen = [...men].sort(byWeight(passWeight)).slice(0, MOST_PASS);
  const { weights, passMod } = wantedWeights(targets, offense);
  const pass = passChart(inOrder(passMen), weights, passMod, request);
  // Who defends passes needs a row of the run chart: his return rating stands there.
  const others = [...men].sort(byWeight(runWeight)).filter((man) => !passMen.includes(man));
  const runMen = [...passMen, ...others].slice(0, MOST_RUN);
  const run = runChart(inOrder(runMen), request, yardsPerRush, runs);
  const known = request.rows.some(({ tackles, combined }) => tackles !== undefined || combined !== undefined);
  const named = request.rows.length > 0;
  return {
    chart: { runDef: run.rows, passDef: pass.rows, passMod: pass.defense.passMod },
    figures: meet(offense, pass.defense),
    yardsPerRush: meetRun(runs, run.weights),
    weights: pass.defense.weights,
    provenance: {
      runDef: !named ? "prior" : known ? "shrunk" : "prior",
      passDef: !named ? "prior" : "shrunk",
      passMod: "stat",
    },
  };
}
