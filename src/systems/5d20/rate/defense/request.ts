/** Inputs for a team's defensive charts. */
import type { Row } from "../../../../stats/index.js";
import type { GameCharts } from "../../rules/index.js";
import { type PassOffense, type RunWeights } from "../model.js";
import type { PassTargets } from "../targets.js";

export interface DefenseRequest {
  readonly rows: readonly Row<"defense">[];
  readonly targets: PassTargets;
  /** Neutral yards per run against the team. */
  readonly yardsPerRush: number;
  /** The league's average passers and runners. */
  readonly offense: PassOffense;
  readonly runs: RunWeights;
  readonly dropbacks: number;
  /** Recorded interceptions divided by neutral ones. */
  readonly interceptionFactor: number;
  /** The average defense. */
  readonly usualRun: RunWeights;
  readonly charts: GameCharts;
}
