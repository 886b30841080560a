/** Solves one season, from its end back to its start. */
import { Lanes } from "./lanes.js";
import type { Model } from "./model.js";
import { OffSeasonValues } from "./off-season-values.js";
import type { Levels, SeasonStart } from "./season-end.js";
import { solvePhases, type PhaseValues } from "./season-values.js";

/** Offseasons by dice - minDice: after a losing season, and after any other. */
export interface OffSeasons {
  readonly losing: OffSeasonValues;
  readonly other: OffSeasonValues;
}

/** Phases 2 and 3 for every number of dice. */
export function solveSeasonPhases(model: Model, season: number, next: SeasonStart | undefined): PhaseValues[] {
  return model.dice.map((plan) => solvePhases(model, season, plan, next));
}

/** Phase 1 on top of them. */
export function solveOffSeasons(model: Model, season: number, phases: readonly PhaseValues[]): OffSeasons[] {
  const lanes = new Lanes(model.rules, model.seasons + 1 - season);
  const { count, losing } = model.prev;
  return model.dice.map(({ dice }) => {
    const build = (bonus: number, from: number, to: number): OffSeasonValues => {
      const part = (v: Float64Array): Float64Array => v.subarray(from * lanes.count, to * lanes.count);
      const ahead = phases.map((p): Levels => p.beforeGain.best.map(part));
      return new OffSeasonValues(model, lanes, dice, bonus, ahead);
    };
    return { losing: build(1, 0, losing), other: build(0, losing, count) };
  });
}

/** Values of the season's start; only lanes without a purchase this season can begin one. */
export function seasonStart(model: Model, season: number, offSeasons: readonly OffSeasons[]): SeasonStart {
  const { cap, count } = new Lanes(model.rules, model.seasons + 1 - season);
  const at = offSeasons.map(({ losing, other }): Levels => {
    return losing.before.map((kept, level) => {
      const values = new Float64Array(model.prev.count * cap);
      for (let p = 0; p < model.prev.count; p++) {
        const late = p >= model.prev.losing;
        const from = late ? other.before[level][0] : kept[0];
        const start = (late ? p - model.prev.losing : p) * count;
        values.set(from.subarray(start, start + cap), p * cap);
      }
      return values;
    });
  });
  return { season, cap, at };
}
