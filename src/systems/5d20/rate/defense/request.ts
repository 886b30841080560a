/** What the defensive charts of a team are made from. */
import type { Row } from "../../../../stats/index.js";
import type { GameCharts } from "../../rules/index.js";
import { type PassOffense, type RunWeights } from "../model.js";
import type { PassTargets } from "../targets.js";

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
