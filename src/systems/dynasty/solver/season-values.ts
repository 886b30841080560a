/** Phases 2 and 3 of one season: from the values of the next season's start back to this season's influence gain. */
import { ROUNDS } from "../rules/index.js";
import { allowBuying, type Lanes } from "./lanes.js";
import type { DicePlan, Model } from "./model.js";
import { LOST, WON } from "./outcomes.js";
import { newLevels, SeasonEnd, type Levels, type RoundValues, type SeasonStart } from "./season-end.js";

/** Value of a season from each of its phases on, for one number of dice. */
export interface PhaseValues {
  readonly end: SeasonEnd;
  readonly rounds: readonly RoundValues[];
  /** Before the season's roll, after its gain: by level, class * lanes + lane; with and without purchases. */
  readonly rolled: RoundValues;
  /** Before the gain, with the same layout. */
  readonly beforeGain: RoundValues;
}

/** Solves the rounds from the Big Game back, then the season's roll and its gain. */
export function solvePhases(model: Model, season: number, plan: DicePlan, next: SeasonStart | undefined): PhaseValues {
  const end = new SeasonEnd(model, season, plan, next);
  const rounds: RoundValues[] = [];
  for (let round = ROUNDS.length - 1; round >= 0; round--) rounds[round] = solveRound(end, round, rounds[round + 1]);
  const rolled = solveRegular(end, rounds);
  return { end, rounds, rolled, beforeGain: solveGain(end, rolled) };
}

function solveRound(end: SeasonEnd, round: number, after: RoundValues | undefined): RoundValues {
  const { model, lanes, plan } = end;
  const units = plan.playoffs.units[round];
  const total = units.length * lanes.count;
  const out = newLevels(model, total);
  if (total === 0) return { best: out, asIs: out };
  const stops = end.roundStops(round, units, after, "best");
  const graph = winStops(stops, total) ? plan.roundRolls[round] : plan.openRound(round);
  model.run(graph, total, stops, out, lanes.buy);
  return { best: bought(out, lanes), asIs: out };
}

function solveRegular(end: SeasonEnd, rounds: readonly RoundValues[]): RoundValues {
  const { model, lanes, plan } = end;
  const classes = Array.from({ length: model.prev.count }, (_, p) => p);
  const total = classes.length * lanes.count;
  const stops = end.regularStops(rounds, classes, "best");
  const out = newLevels(model, total);
  model.run(plan.regularRoll, total, stops, out, lanes.buy);
  return { best: model.windows.beforeRoll ? bought(out, lanes) : out, asIs: out };
}

function solveGain({ model, lanes, gain }: SeasonEnd, rolled: RoundValues): RoundValues {
  const top = model.levels - 1;
  const asIs = rolled.best.map((_, level) => rolled.best[Math.min(top, Math.max(0, level + gain))].slice());
  return { best: model.windows.beforeGain ? bought(asIs, lanes) : asIs, asIs };
}

/** A copy with purchases allowed. */
function bought(values: Levels, lanes: Lanes): Levels {
  const best = values.map((level) => level.slice());
  for (let offset = 0; offset < best[0].length; offset += lanes.count) allowBuying(best, offset, lanes);
  return best;
}

/** Rounding tolerance: sums in a different order differ by less. */
const ROUNDING = 1e-12;

/**
 * True if winning dice are never worth spoiling: no result of a payment is worth more than stopping.
 * A payment ends one level lower or, with a chance of at most 1/6, at the same level.
 */
export function winStops(stops: Levels, total: number): boolean {
  const best = new Float64Array(total).fill(-Infinity);
  for (let level = 0; level < stops.length; level++) {
    const stop = stops[level];
    for (let i = 0; i < total; i++) {
      const here = Math.max(stop[LOST * total + i], stop[WON * total + i]);
      const paid = level === 0 ? -Infinity : (5 * best[i] + Math.max(best[i], here)) / 6;
      if (paid > stop[WON * total + i] + ROUNDING) return false;
      if (here > best[i]) best[i] = here;
    }
  }
  return true;
}
