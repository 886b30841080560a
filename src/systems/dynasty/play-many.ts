/** Many campaigns of one coach: their statistics, and the best of them. */
import { countText } from "../../kernel/words/index.js";
import { seededRoller } from "../../kernel/dice/index.js";
import { playOut, quickTable } from "../../kernel/machine/index.js";
import {
  Best,
  Histogram,
  Mean,
  meanText,
  percentile,
  percentText,
  type ManyGames,
  type PlaySummary,
  type Tally,
} from "../../kernel/sample/index.js";
import { bucketOf } from "./buckets.js";
import type { Coach } from "./coaches/index.js";
import {
  campaign,
  campaignSummary,
  newTally,
  NO_NAMES,
  tallySink,
  type CampaignNames,
  type CampaignTypes,
  type Tally as CampaignFigures,
} from "./engine/index.js";
import { answersOf, playCampaign, type CampaignRecord } from "./record.js";
import type { DynastyRules } from "./rules/index.js";

/** Campaigns kept in full: the lines of a hall of fame. */
const KEPT = 30;

export interface ManyRequest {
  readonly rules: DynastyRules;
  readonly coach: Coach;
  readonly names?: Partial<CampaignNames>;
  /** The first seed. */
  readonly seed: number;
}

/** Campaigns on consecutive seeds. */
export function manyCampaigns(request: ManyRequest): ManyGames<CampaignFigures, CampaignRecord> {
  const { rules, coach, names } = request;
  const answers = answersOf(coach, rules);
  return {
    figures(seed) {
      const figures = newTally();
      const table = quickTable<CampaignTypes>(seededRoller(seed), answers, tallySink(figures));
      playOut(campaign, { rules, names: NO_NAMES }, table);
      return figures;
    },
    tally: () => new CampaignTally(request),
    record: (seed) => playCampaign({ rules, coach, names, seed }),
  };
}

export class CampaignTally implements Tally<CampaignFigures, CampaignRecord> {
  private readonly scores: number[] = [];
  readonly points = new Mean();
  /** Big Games won. */
  readonly titles = new Mean();
  readonly seasons = new Mean();
  /** Shares of the campaigns that reached the last season, and that won a Big Game. */
  readonly retired = new Mean();
  readonly anyTitle = new Mean();
  private readonly kept = new Best<CampaignFigures & { readonly seed: number }>(
    KEPT,
    (a, b) => b.points - a.points || b.titles - a.titles,
  );

  constructor(private readonly request: Pick<ManyRequest, "rules" | "coach" | "seed">) {}

  get best(): readonly number[] {
    return this.kept.list.map(({ seed }) => seed);
  }

  add(figures: CampaignFigures, seed: number): void {
    const { points, titles, seasons, retired } = figures;
    this.scores.push(points);
    this.points.add(points);
    this.titles.add(titles);
    this.seasons.add(seasons);
    this.retired.add(Number(retired));
    this.anyTitle.add(Number(titles > 0));
    this.kept.offer({ ...figures, seed });
  }

  /** Percentiles of points for these shares; 0 and 1 are the lowest and the highest. */
  pointsAt(shares: readonly number[]): number[] {
    this.scores.sort((a, b) => a - b);
    return shares.map((share) => percentile(this.scores, share));
  }

  summary(records: readonly CampaignRecord[]): PlaySummary {
    const { points, titles, seasons, retired, anyTitle } = this;
    const { rules, coach, seed } = this.request;
    const count = this.scores.length;
    const [lowest, p10, p50, p90, highest] = this.pointsAt([0, 0.1, 0.5, 0.9, 1]);
    const histogram = new Histogram(bucketOf(rules), this.scores).plot();
    return {
      count,
      coach: coach.id,
      figures: [
        { label: "Campaigns", value: countText(count) },
        { label: "Mean points", value: meanText(points, 1) },
        { label: "Standard deviation", value: points.deviation.toFixed(1) },
        { label: "Lowest, highest", value: `${lowest}, ${highest}` },
        { label: "10%, half, 90% stay at or under", value: `${p10}, ${p50}, ${p90}` },
        { label: "Big Games won, mean", value: titles.value.toFixed(2) },
        { label: "At least one Big Game won", value: percentText(anyTitle.value) },
        { label: "Seasons coached, mean", value: seasons.value.toFixed(1) },
        { label: "Coached to the last season", value: percentText(retired.value) },
      ],
      histogram,
      best: { heads: BEST_HEADS, rows: records.map(bestRow) },
      data: {
        system: "dynasty",
        coach: coach.id,
        firstSeed: seed,
        count,
        points: {
          mean: points.value,
          error: points.error,
          deviation: points.deviation,
          lowest,
          p10,
          p50,
          p90,
          highest,
        },
        titles: titles.value,
        anyTitle: anyTitle.value,
        seasons: seasons.value,
        retired: retired.value,
        histogram,
        best: records.map(bestData),
      },
    };
  }
}

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
