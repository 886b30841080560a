/** A team's defenders against the run and the pass. */
import { type DefenseRequest } from "./request.js";
import type { Provenance, TeamChart } from "../../rules/index.js";
import { byWeight, defendersOf, inOrder, passWeight, runWeight } from "./defenders.js";
import type { PassDefense } from "../model.js";
import { passChart, wantedWeights } from "./pass-chart.js";
import { runChart } from "./run-chart.js";

/** Rows that fit on the charts. */
const MOST_PASS = 14;
const MOST_RUN = 15;

export interface DefenseMade {
  readonly chart: Pick<TeamChart, "runDef" | "passDef" | "passMod">;
  readonly weights: PassDefense["weights"];
  readonly provenance: Record<string, Provenance>;
}

export function makeDefense(request: DefenseRequest): DefenseMade {
  const { targets, offense, runs, yardsPerRush } = request;
  const players = defendersOf(request.rows);
  const passMen = [...players].sort(byWeight(passWeight)).slice(0, MOST_PASS);
  const { weights, passMod } = wantedWeights(targets, offense);
  const pass = passChart(inOrder(passMen), weights, passMod, request);
  // Pass defenders also need a row in the run chart, which has their return rating.
  const others = [...players].sort(byWeight(runWeight)).filter((man) => !passMen.includes(man));
  const runMen = [...passMen, ...others].slice(0, MOST_RUN);
  const run = runChart(inOrder(runMen), request, yardsPerRush, runs);
  const known = request.rows.some(({ tackles, combined }) => tackles !== undefined || combined !== undefined);
  const named = request.rows.length > 0;
  return {
    chart: { runDef: run.rows, passDef: pass.rows, passMod: pass.defense.passMod },
    weights: pass.defense.weights,
    provenance: {
      runDef: !named ? "prior" : known ? "shrunk" : "prior",
      passDef: !named ? "prior" : "shrunk",
      passMod: "stat",
    },
  };
}
