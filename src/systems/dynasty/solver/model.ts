/** Everything about a rule set that is the same in every season: compiled rolls, result classes, plans. */
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { rewardsOf, type Objective, type Rewards } from "./objective.js";
import { previousClasses, regularSpec, roundSpec, type PreviousClasses, type RegularSpec } from "./outcomes.js";
import { playoffPlan, type PlayoffPlan } from "./playoff-plan.js";
import { compileRoll, type RollGraph } from "./roll-graph.js";
import { RollValues } from "./roll-values.js";
import { windowsOf, type ExtraWindows, type Windows } from "./windows.js";

/** Lanes evaluated together: enough to share the work per node, few enough to stay in the CPU cache. */
const BATCH = 24;

/** One number of Team Dice. */
export interface DicePlan {
  readonly dice: number;
  readonly regular: RegularSpec;
  readonly regularRoll: RollGraph;
  readonly playoffs: PlayoffPlan;
  /** Round graphs in which winning dice stop. */
  readonly roundRolls: readonly RollGraph[];
  /** Round graphs in which a coach may spoil winning dice; compiled on first use. */
  readonly openRound: (round: number) => RollGraph;
}

export interface Model {
  readonly rules: DynastyRules;
  readonly objective: Objective;
  readonly rewards: Rewards;
  /** Last season that counts. */
  readonly seasons: number;
  readonly prev: PreviousClasses;
  readonly minDice: number;
  /** By number of dice, from `minDice`. */
  readonly dice: readonly DicePlan[];
  /** Number of influence levels, including 0. */
  readonly levels: number;
  readonly windows: Windows;
  /** Runs a graph over any number of lanes: `stops` and `out` by level. `buy`: lane after a purchase, block by block. */
  run(
    graph: RollGraph,
    total: number,
    stops: readonly Float64Array[],
    out: readonly Float64Array[],
    buy: Int32Array,
  ): void;
}

export interface ModelOptions {
  /** Last season that counts, for "by the end of season N" questions. Default: the rules' last season. */
  readonly seasons?: number;
  readonly extraWindows?: ExtraWindows;
}

/** Compiles the rules. */
export function buildModel(rules: DynastyRules, objective: Objective, options: ModelOptions = {}): Model {
  const { setup } = rules.tables;
  const prev = previousClasses(rules);
  const windows = windowsOf(rules, options.extraWindows);
  const sixOnReroll = rules.switches.naturalSix === "everyRoll";
  const levels = setup.influenceMax - setup.influenceMin + 1;
  const shared = new Map<string, RollGraph>();
  const plans = Array.from({ length: setup.diceMax - setup.diceMin + 1 }, (_, i): DicePlan => {
    const dice = setup.diceMin + i;
    const round = (k: number, stop: boolean): RollGraph => {
      const row = rules.tables.playoffs.find((p) => p.round === ROUNDS[k]);
      const key = `${dice} ${row?.win.join()} ${stop}`;
      let graph = shared.get(key);
      if (!graph) shared.set(key, (graph = compileRoll(roundSpec(rules, ROUNDS[k], dice, stop))));
      return graph;
    };
    const regular = regularSpec(rules, dice);
    return {
      dice,
      regular,
      regularRoll: compileRoll(regular),
      playoffs: playoffPlan(prev, regular.results),
      roundRolls: ROUNDS.map((_, k) => round(k, true)),
      openRound: (k) => round(k, false),
    };
  });
  const workers = new Map<RollGraph, Map<number, RollValues>>();
  return {
    rules,
    objective,
    rewards: rewardsOf(rules, objective),
    seasons: Math.min(setup.seasons, options.seasons ?? setup.seasons),
    windows,
    prev,
    minDice: setup.diceMin,
    dice: plans,
    levels,
    run(graph, total, stops, out, buy) {
      let bySize = workers.get(graph);
      if (!bySize) workers.set(graph, (bySize = new Map()));
      const size = Math.ceil(total / Math.ceil(total / BATCH));
      let worker = bySize.get(size);
      if (!worker) bySize.set(size, (worker = new RollValues(graph, size, sixOnReroll)));
      runBatches(worker, total, stops, out, windows.extra.naturalSix ? buy : undefined);
    },
  };
}

/**
 * Cuts the lanes into batches of the worker's size; the last one overlaps the one before.
 * With `buy`, a point that a first roll's 6 would waste at the cap pays for an extension.
 */
function runBatches(
  worker: RollValues,
  total: number,
  stops: readonly Float64Array[],
  out: readonly Float64Array[],
  buy?: Int32Array,
): void {
  const { lanes } = worker;
  const sixes = new Float64Array(total);
  const labels = stops[0].length / total;
  const piece = stops.map(() => new Float64Array(labels * lanes));
  const result = stops.map(() => new Float64Array(lanes));
  for (let done = 0; done < total; done += lanes) {
    const from = Math.min(done, total - lanes);
    stops.forEach((stop, level) => {
      for (let label = 0; label < labels; label++) {
        const start = label * total + from;
        piece[level].set(stop.subarray(start, start + lanes), label * lanes);
      }
    });
    worker.run(piece, result);
    out.forEach((values, level) => values.set(result[level], from));
    sixes.set(worker.firstSix, from);
  }
  if (!buy) return;
  const top = out[out.length - 1];
  for (let l = 0; l < total; l++) {
    const to = buy[l % buy.length];
    if (to >= 0) top[l] += Math.max(0, sixes[l - (l % buy.length) + to] - sixes[l]);
  }
}
