/** Many campaigns of one coach, summed up. */
import { seededRoller } from "../../../kernel/dice/index.js";
import { Mean, percentile } from "../../../kernel/sample/index.js";
import { newTally, tallySink } from "../engine/score.js";
import type { DynastyRules } from "../rules/index.js";
import type { Coach } from "./coach.js";
import { runCampaign } from "./run.js";

export interface Simulation {
  readonly campaigns: number;
  /** Campaign points. */
  readonly mean: number;
  readonly deviation: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** Points that 10, 50 and 90 of 100 campaigns stay at or under. */
  readonly percentiles: readonly [p10: number, p50: number, p90: number];
  readonly lowest: number;
  readonly highest: number;
  /** Mean number of Big Games won. */
  readonly titles: number;
  /** Mean number of seasons coached. */
  readonly seasons: number;
  /** Share of campaigns that reached the last season. */
  readonly retired: number;
  /** Share with at least one title. */
  readonly anyTitle: number;
}

/** Plays campaigns one after the other from one stream of dice. */
export function simulate(rules: DynastyRules, coach: Coach, campaigns: number, seed = 1): Simulation {
  const points = new Float64Array(campaigns);
  const roller = seededRoller(seed);
  let [titles, seasons, retired, anyTitle] = [0, 0, 0, 0];
  for (let i = 0; i < campaigns; i++) {
    const tally = newTally();
    runCampaign({ rules, coach, roller, emit: tallySink(tally) });
    points[i] = tally.points;
    titles += tally.titles;
    seasons += tally.seasons;
    if (tally.retired) retired++;
    if (tally.titles > 0) anyTitle++;
  }
  points.sort();
  const mean = new Mean(points);
  return {
    campaigns,
    mean: mean.value,
    deviation: mean.deviation,
    error: mean.error,
    percentiles: [percentile(points, 0.1), percentile(points, 0.5), percentile(points, 0.9)],
    lowest: points[0],
    highest: points[campaigns - 1],
    titles: titles / campaigns,
    seasons: seasons / campaigns,
    retired: retired / campaigns,
    anyTitle: anyTitle / campaigns,
  };
}
