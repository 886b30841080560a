/** Tables for an optimal coach during play: season tables and roll policies, built on first use. */
import type { CampaignState, ExtendDecision } from "../engine/index.js";
import type { DynastyRules } from "../rules/index.js";
import { buildModel, type Model } from "./model.js";
import type { OffSeasonValues } from "./off-season-values.js";
import { EDGE, RollPolicy } from "./policy.js";
import type { Levels, RoundValues, SeasonEnd, SeasonStart } from "./season-end.js";
import type { RollGraph } from "./roll-graph.js";
import { RollValues } from "./roll-values.js";
import { winStops, type PhaseValues } from "./season-values.js";
import { startsOf, type SolvedTable } from "./solution.js";
import { solveOffSeasons, solveSeasonPhases, type OffSeasons } from "./solve-season.js";

/** Policies cached per generation; two generations, 4 kB per policy on average. */
const GENERATION = 20_000;

export interface SeasonTables {
  readonly phases: readonly PhaseValues[];
  readonly offSeasons: readonly OffSeasons[];
  /** Best bids by offseason table, filled on demand. */
  readonly bids: Map<number, number>;
}

/** Position of a state in the tables of its season. */
export interface Place {
  readonly tables: SeasonTables;
  readonly phases: PhaseValues;
  readonly level: number;
  /** Contract lane, and class of the previous season. */
  readonly lane: number;
  readonly prev: number;
  readonly lanes: number;
  readonly offSeason: OffSeasonValues;
  /** Lane in the offseason arrays, and in those of phases 2 and 3. */
  readonly offLane: number;
  readonly phaseLane: number;
}

export class CoachTables {
  readonly model: Model;
  readonly starts: readonly SeasonStart[];
  private readonly workers = new Map<RollGraph, RollValues>();
  private readonly seasons: SeasonTables[] = [];
  private recent = new Map<number, RollPolicy>();
  private older = new Map<number, RollPolicy>();

  constructor(
    readonly rules: DynastyRules,
    readonly solution: SolvedTable,
  ) {
    this.model = buildModel(rules, solution.objective, { seasons: solution.seasons });
    this.starts = startsOf(rules, solution);
  }

  /** Tables of a season, computed from the boundary values after it. About 0.1 s the first time. */
  season(season: number): SeasonTables {
    let tables = this.seasons[season];
    if (!tables) {
      const phases = solveSeasonPhases(this.model, season, this.starts[season + 1]);
      const offSeasons = solveOffSeasons(this.model, season, phases);
      this.seasons[season] = tables = { phases, offSeasons, bids: new Map() };
    }
    return tables;
  }

  place(state: CampaignState): Place {
    const { model } = this;
    const tables = this.season(state.season);
    const phases = tables.phases[state.dice - model.minDice];
    const { lanes } = phases.end;
    const prev = model.prev.of(state.prevWins, state.prevDepth);
    const lane = lanes.laneOf(state.contractEnd - state.season + 1, state.bought > 0);
    const losing = prev < model.prev.losing;
    const off = tables.offSeasons[state.dice - model.minDice];
    return {
      tables,
      phases,
      level: state.influence - this.rules.tables.setup.influenceMin,
      lane,
      prev,
      lanes: lanes.count,
      offSeason: losing ? off.losing : off.other,
      offLane: (losing ? prev : prev - model.prev.losing) * lanes.count + lane,
      phaseLane: prev * lanes.count + lane,
    };
  }

  /** Policy for the season's dice. */
  regular(state: CampaignState, { phases, lane, prev }: Place): RollPolicy {
    const { end, rounds } = phases;
    // With a contract through the last season nothing can be earned, so the previous season does not matter.
    const which = end.lanes.isFull(lane) ? 0 : prev;
    return this.policy(this.key(state, 0, which, lane), () => {
      const stops = end.regularStops(rounds, [which], "best");
      const asIs = end.regularStops(rounds, [which], "asIs");
      const { count } = end.lanes;
      return new RollPolicy(this.worker(end.plan.regularRoll), oneLane(stops, lane, count), oneLane(asIs, lane, count));
    });
  }

  /** Policy for a round's dice. `round` counts from 0. */
  round(state: CampaignState, round: number, { phases, lane, prev }: Place): RollPolicy {
    const { end, rounds } = phases;
    const unit = this.unit(phases, round, state.wins, end.lanes.isFull(lane) ? 0 : prev);
    return this.policy(this.key(state, round + 1, unit, lane), () => {
      const units = [end.plan.playoffs.units[round][unit]];
      const stops = oneLane(end.roundStops(round, units, rounds[round + 1], "best"), lane, end.lanes.count);
      const asIs = oneLane(end.roundStops(round, units, rounds[round + 1], "asIs"), lane, end.lanes.count);
      const graph = winStops(stops, 1) ? end.plan.roundRolls[round] : end.plan.openRound(round);
      return new RollPolicy(this.worker(graph), stops, asIs);
    });
  }

  /** True if an extension is worth buying in the window before the season, before a round, or after the season's result. */
  buys(at: ExtendDecision["at"], state: CampaignState): boolean {
    const { phases, level, phaseLane, prev, lane, lanes } = this.place(state);
    const gains = ({ best, asIs }: RoundValues, i: number): boolean => best[level][i] > asIs[level][i] + EDGE;
    switch (at) {
      case "regularStart":
        return gains(this.model.windows.beforeGain ? phases.beforeGain : phases.rolled, phaseLane);
      case "roundStart":
        return gains(phases.rounds[state.round], this.unit(phases, state.round, state.wins, prev) * lanes + lane);
      case "seasonEnd":
        return this.buysAtEnd(state, level, phases.end);
    }
  }

  /** Last act of a season: true if some number of purchases is worth more than none. */
  private buysAtEnd(state: CampaignState, level: number, end: SeasonEnd): boolean {
    const { setup, extension } = this.rules.tables;
    const worth = (points: number, seasons: number): number => {
      const left = Math.min(setup.seasons, state.contractEnd + seasons) - state.season;
      return end.nextSeason(state.wins, state.depth, level - points, Math.min(left, end.lanes.cap - 1) - 1);
    };
    const none = worth(0, 0);
    if (!this.rules.switches.boughtStacks) return worth(1, extension.bought - state.earned) > none + EDGE;
    for (let points = 1; points <= level; points++) {
      if (worth(points, points * extension.bought) > none + EDGE) return true;
    }
    return false;
  }

  /** Playoff situation of a season with these wins. */
  unit(phases: PhaseValues, round: number, wins: number, prev: number): number {
    return phases.end.plan.playoffs.unitOf[round][wins * this.model.prev.count + prev];
  }

  private worker(graph: RollGraph): RollValues {
    let worker = this.workers.get(graph);
    if (!worker) {
      worker = new RollValues(graph, 1, this.rules.switches.naturalSix === "everyRoll");
      this.workers.set(graph, worker);
    }
    return worker;
  }

  private key(state: CampaignState, roll: number, which: number, lane: number): number {
    return (((roll * 64 + state.season) * 16 + state.dice) * 256 + which) * 256 + lane;
  }

  /** Recently used policies stay; those unused for a generation are dropped. */
  private policy(key: number, build: () => RollPolicy): RollPolicy {
    let policy = this.recent.get(key);
    if (policy) return policy;
    policy = this.older.get(key) ?? build();
    if (this.recent.size >= GENERATION) [this.older, this.recent] = [this.recent, new Map()];
    this.recent.set(key, policy);
    return policy;
  }
}

/** One lane from every label's block. */
function oneLane(values: Levels, lane: number, lanes: number): Levels {
  return values.map((level) =>
    Float64Array.from({ length: level.length / lanes }, (_, label) => level[label * lanes + lane]),
  );
}
