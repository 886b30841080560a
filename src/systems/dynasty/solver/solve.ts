/** Backward induction over the seasons. */
import type { DynastyRules } from "../rules/index.js";
import { Lanes } from "./lanes.js";
import { buildModel, type Model } from "./model.js";
import type { Objective } from "./objective.js";
import { OffSeasonValues } from "./off-season-values.js";
import { SeasonValues, type Levels, type PhaseValues, type SeasonStart } from "./season-values.js";

/** A season solved from its start on, with the phase values that a coach plays from. */
export interface SolvedSeason {
  readonly start: SeasonStart;
  /** By dice - minDice. */
  readonly phases: readonly PhaseValues[];
}

/** Solves one season, given the next one's start. */
export function solveSeason(model: Model, season: number, next: SeasonStart | undefined): SolvedSeason {
  const phases = model.dice.map((plan) => new SeasonValues(model, season, plan, next).solve());
  const lanes = new Lanes(model.rules, model.seasons + 1 - season);
  const { count, losing } = model.prev;
  const at = model.dice.map(({ dice }): Levels => {
    const parts = [
      { bonus: 1, from: 0, to: losing },
      { bonus: 0, from: losing, to: count },
    ].map(({ bonus, from, to }) => {
      const ahead = phases.map((p) => p.beforeGain.map((v) => v.subarray(from * lanes.count, to * lanes.count)));
      return new OffSeasonValues(model, lanes, dice, bonus, ahead).start();
    });
    return parts[0].map((values, level) => joined(values, parts[1][level], lanes));
  });
  return { start: { season, cap: lanes.cap, at }, phases };
}

/** Both kinds of previous season in one array; only lanes without a purchase this season begin a season. */
function joined(losing: Float64Array, other: Float64Array, lanes: Lanes): Float64Array {
  const all = [...losing, ...other];
  return Float64Array.from(all.filter((_, i) => i % lanes.count < lanes.cap));
}

export function solveAll(rules: DynastyRules, objective: Objective, seasons?: number, progress?: (n: number) => void) {
  const model = buildModel(rules, objective, seasons);
  let next: SeasonStart | undefined;
  const starts: SeasonStart[] = [];
  for (let s = model.seasons; s >= 1; s--) {
    next = solveSeason(model, s, next).start;
    starts[s] = next;
    progress?.(model.seasons + 1 - s);
  }
  return { model, starts };
}
