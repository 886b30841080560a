/**
 * The exact dynamic program: what an optimal coach can expect from every situation at a season's start. Seasons are solved backward; within
 * a season so are the rounds, the season's roll and the offseason.
 *
 * Three exact reductions keep it down to seconds:
 * - last season's results that no later rule distinguishes are one class (33 instead of 51), and so are playoff situations;
 * - contract lengths and classes are lanes of the same arithmetic: each compiled roll runs over all of them;
 * - dice that no policy can distinguish are merged once per rule set (`roll-graph.ts`).
 */
import type { DynastyRules } from "../rules/index.js";
import { buildModel, type ModelOptions } from "./model.js";
import type { Objective } from "./objective.js";
import { rulesKey } from "./rules-key.js";
import type { SeasonStart } from "./season-end.js";
import { boundaryCount, firstStanding, startsOf, valueAt, type SolvedTable } from "./solution.js";
import { seasonStart, solveOffSeasons, solveSeasonPhases } from "./solve-season.js";

export interface SolveOptions extends ModelOptions {
  /** Called after each season solved, last season first. */
  readonly progress?: (done: number, total: number) => void;
}

/** Solves a rule set for an objective. */
export function solve(rules: DynastyRules, objective: Objective, options: SolveOptions = {}): SolvedTable {
  const model = buildModel(rules, objective, options);
  const { seasons } = model;
  const values = new Float64Array(boundaryCount(rules, seasons));
  const views = startsOf(rules, { values, seasons });
  let next: SeasonStart | undefined;
  for (let season = seasons; season >= 1; season--) {
    const offSeasons = solveOffSeasons(model, season, solveSeasonPhases(model, season, next));
    const solved = seasonStart(model, season, offSeasons);
    views[season].at.forEach((levels, d) => levels.forEach((view, i) => view.set(solved.at[d][i])));
    next = views[season];
    options.progress?.(seasons + 1 - season, seasons);
  }
  const table = { rulesKey: rulesKey(rules), rulesName: rules.name, objective, seasons, values };
  const expected = valueAt(rules, { ...table, value: 0 }, firstStanding(rules));
  return { ...table, value: objective === "firstTitle" ? 1 - expected : expected };
}
