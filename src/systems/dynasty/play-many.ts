/** Many campaigns of one coach: their figures, and the best of them in full. */
import { seededRoller } from "../../kernel/dice/index.js";
import { Histogram, Mean, meanText, percentile, percentText } from "../../kernel/sample/index.js";
import type { PlaySummary, Progress } from "../contract.js";
import { runCampaign, type Coach } from "./coaches/index.js";
import { campaignSummary, newTally, tallySink, type CampaignNames, type Tally } from "./engine/index.js";
import { bucketOf } from "./buckets.js";
import { playCampaign, type CampaignRecord } from "./record.js";
import type { DynastyRules } from "./rules/index.js";

/** Campaigns kept in full: the lines of a hall of fame. */
const KEPT = 30;
const REPORT_EVERY = 50;

export interface ManyRequest {
  readonly rules: DynastyRules;
  readonly coach: Coach;
  readonly names: Partial<CampaignNames>;
  /** First seed; campaign i has seed + i. */
  readonly seed: number;
  readonly count: number;
  readonly progress?: Progress;
}

interface Played extends Tally {
  readonly seed: number;
}

/** Plays the campaigns; the best ones are played again to keep their records. */
export function playMany(request: ManyRequest): { summary: PlaySummary; records: CampaignRecord[] } {
  const { rules, coach, names, seed, count, progress } = request;
  const played: Played[] = [];
  for (let i = 0; i < count; i++) {
    const own = (seed + i) >>> 0;
    const tally = newTally();
    runCampaign({ rules, coach, roller: seededRoller(own), emit: tallySink(tally) });
    played.push({ ...tally, seed: own });
    if (i % REPORT_EVERY === 0) progress?.(i, count, "playing");
  }
  const best = [...played].sort((a, b) => b.points - a.points || b.titles - a.titles || a.seed - b.seed).slice(0, KEPT);
  const records = best.map((campaign) => playCampaign({ rules, coach, names, seed: campaign.seed }));
  return { summary: summarize(rules, coach, played, records), records };
}

function summarize(
  rules: DynastyRules,
  coach: Coach,
  played: readonly Played[],
  records: readonly CampaignRecord[],
): PlaySummary {
  const count = played.length;
  const points = played.map((campaign) => campaign.points).sort((a, b) => a - b);
  const mean = new Mean(points);
  const titles = average(played.map((campaign) => campaign.titles));
  const seasons = average(played.map((campaign) => campaign.seasons));
  const retired = average(played.map((campaign) => Number(campaign.retired)));
  const anyTitle = average(played.map((campaign) => Number(campaign.titles > 0)));
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => percentile(points, share));
  const histogram = new Histogram(bucketOf(rules), points).plot();
  return {
    count,
    coach: coach.id,
    figures: [
      { label: "Campaigns", value: count.toLocaleString("en-US") },
      { label: "Mean points", value: meanText(mean, 1) },
      { label: "Standard deviation", value: mean.deviation.toFixed(1) },
      { label: "Lowest, highest", value: `${points[0]}, ${points[count - 1]}` },
      { label: "10 %, half, 90 % stay at or under", value: `${low}, ${middle}, ${high}` },
      { label: "Big Games won, mean", value: titles.toFixed(2) },
      { label: "At least one Big Game won", value: percentText(anyTitle) },
      { label: "Seasons coached, mean", value: seasons.toFixed(1) },
      { label: "Coached to the last season", value: percentText(retired) },
    ],
    histogram,
    best: { heads: BEST_HEADS, rows: records.map(bestRow) },
    data: {
      system: "dynasty",
      coach: coach.id,
      firstSeed: played[0]?.seed,
      count,
      points: {
        mean: mean.value,
        error: mean.error,
        deviation: mean.deviation,
        lowest: points[0],
        p10: low,
        p50: middle,
        p90: high,
        highest: points[count - 1],
      },
      titles,
      anyTitle,
      seasons,
      retired,
      histogram,
      best: records.map(bestData),
    },
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const BEST_HEADS = ["points", "titles", "record", "seasons", "best season", "seed"];

function bestRow(record: CampaignRecord): string[] {
  const { points, titles, wins, losses, seasons, best } = campaignSummary(record.events);
  const season = best ? `${best.season}: ${best.record}, ${best.points}` : "";
  return [`${points}`, `${titles}`, `${wins}-${losses}`, `${seasons}`, season, `${record.seed}`];
}

function bestData(record: CampaignRecord): object {
  const { points, titles, wins, losses, seasons, ended } = campaignSummary(record.events);
  return { seed: record.seed, points, titles, wins, losses, seasons, ended };
}
