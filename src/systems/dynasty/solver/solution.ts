/** The result of the dynamic program: the value of every season's start, in one array, and its indexing. */
import type { DynastyRules } from "../rules/index.js";
import { previousClasses } from "./outcomes.js";
import type { Objective } from "./objective.js";
import type { Levels, SeasonStart } from "./season-end.js";

export interface SolvedTable {
  /** `rulesKey` of the rules solved. */
  readonly rulesKey: string;
  readonly rulesName: string;
  readonly objective: Objective;
  /** Last season that counts. */
  readonly seasons: number;
  /**
   * Expectation of an optimal coach in a new campaign: points, titles, a chance,
   * or for `firstTitle` the season number (one past the last if none).
   */
  readonly value: number;
  /** Boundary values by season, dice, influence, previous class, seasons left under contract; see `startsOf`. */
  readonly values: Float64Array;
}

/** Number of boundary values under these rules. Standard: 145,530. */
export function boundaryCount(rules: DynastyRules, seasons: number): number {
  const { diceMax, diceMin, influenceMax, influenceMin } = rules.tables.setup;
  const { count } = previousClasses(rules);
  const perContract = (diceMax - diceMin + 1) * (influenceMax - influenceMin + 1) * count;
  return (perContract * seasons * (seasons + 1)) / 2;
}

/** Views into the boundary values: `startsOf(...)[season]`; index 0 is unused. */
export function startsOf(rules: DynastyRules, solution: Pick<SolvedTable, "values" | "seasons">): SeasonStart[] {
  const { diceMax, diceMin, influenceMax, influenceMin } = rules.tables.setup;
  const classes = previousClasses(rules).count;
  const starts: SeasonStart[] = [];
  let at = 0;
  for (let season = 1; season <= solution.seasons; season++) {
    const cap = solution.seasons + 1 - season;
    const take = (): Float64Array => solution.values.subarray(at, (at += classes * cap));
    const levels = (): Levels => Array.from({ length: influenceMax - influenceMin + 1 }, take);
    starts[season] = { season, cap, at: Array.from({ length: diceMax - diceMin + 1 }, levels) };
  }
  return starts;
}

/** A coach's situation at the start of a season. */
export interface Standing {
  readonly season: number;
  readonly dice: number;
  readonly influence: number;
  /** Seasons left under contract, including this one; limited to the rest of the campaign. */
  readonly left: number;
  readonly prevWins: number;
  readonly prevDepth: number;
}

/** Expected remaining value of the objective from a season's start (future rewards; for `firstTitle` minus the seasons). */
export function valueAt(rules: DynastyRules, solution: SolvedTable, standing: Standing): number {
  const start = startsOf(rules, solution)[standing.season];
  const { diceMin, influenceMin } = rules.tables.setup;
  const prev = previousClasses(rules).of(standing.prevWins, standing.prevDepth);
  const lane = Math.min(start.cap, standing.left) - 1;
  return start.at[standing.dice - diceMin][standing.influence - influenceMin][prev * start.cap + lane];
}

/** The situation at the start of a new campaign. */
export function firstStanding({ tables: { setup }, switches }: DynastyRules): Standing {
  return {
    season: 1,
    dice: setup.dice,
    influence: setup.influence,
    left: switches.contract === "free" ? setup.seasons : setup.contractYears,
    prevWins: setup.previousWins,
    prevDepth: 0,
  };
}
