/** Who stands in the hall of fame: the best campaigns, the house records, and where all campaigns end. */
import { campaignSummary, type CampaignSummary } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import { bucketOf } from "../buckets.js";
import { DASH, type DynastyContext } from "./shared.js";

/** One finished campaign. */
export interface Entry {
  readonly coach: string;
  readonly club: string;
  readonly summary: CampaignSummary;
}

/** One line of the list, as text; all empty on a blank. */
export interface EntryValues {
  readonly coach: string;
  readonly club: string;
  readonly seasons: string;
  readonly record: string;
  readonly titles: string;
  readonly first: string;
  readonly best: string;
  readonly ended: string;
  readonly points: string;
}

export const NO_ENTRY: EntryValues = {
  coach: "",
  club: "",
  seasons: "",
  record: "",
  titles: "",
  first: "",
  best: "",
  ended: "",
  points: "",
};

export const ENDINGS = { retired: "retired", contractExpired: "let go", "under way": "" } as const;

/** Finished campaigns, best first; on equal points titles and then wins decide. */
export function entriesOf(context: DynastyContext): Entry[] {
  const { records } = context;
  const [one] = records;
  // Many campaigns under one name: the seed tells them apart, and plays them again.
  const same =
    records.length > 1 &&
    records.every(
      ({ names, seed }) => seed !== undefined && names.coach === one.names.coach && names.club === one.names.club,
    );
  return records
    .map((record) => ({ ...namesOf(record, same), summary: campaignSummary(record.events) }))
    .filter(({ summary }) => summary.ended !== "under way")
    .sort(({ summary: a }, { summary: b }) => b.points - a.points || b.titles - a.titles || b.wins - a.wins);
}

function namesOf({ names, coach, seed }: CampaignRecord, bySeed: boolean): { coach: string; club: string } {
  const bySeedText = seed === undefined ? "" : `seed ${seed}`;
  return { coach: names.coach || `the ${coach} coach`, club: bySeed ? bySeedText : names.club || bySeedText };
}

export function entryValues({ coach, club, summary }: Entry): EntryValues {
  const { best, firstTitle } = summary;
  return {
    coach,
    club,
    seasons: `${summary.seasons}`,
    record: `${summary.wins}${DASH}${summary.losses}`,
    titles: `${summary.titles}`,
    first: firstTitle === undefined ? "" : `${firstTitle}`,
    best: best ? `${best.season}: ${best.record.replace("-", DASH)}, ${best.points}` : "",
    ended: ENDINGS[summary.ended],
    points: `${summary.points}`,
  };
}

/** A house record: the figure, and who holds it. */
export interface HouseRecord {
  readonly id: string;
  readonly title: string;
  /** What the figure counts. */
  readonly unit: string;
  readonly value: string;
  readonly holder: string;
}

/** Letters that stand on the line of a house record. */
const NAME_LETTERS = 26;

/** The name, with initials when it is long; when that is still too long, its place in the list. */
function shortName(name: string, place: string): string {
  if (name.length <= NAME_LETTERS) return name;
  const parts = name.split(" ");
  const initials = parts.slice(0, -1).map((part) => `${part.charAt(0)}.`);
  const short = [...initials, parts[parts.length - 1]].join(" ");
  return short.length <= NAME_LETTERS ? short : place;
}

/** The four house records; the first of equals holds one. */
export function houseRecords(entries: readonly Entry[]): HouseRecord[] {
  const top = (pick: (summary: CampaignSummary) => number | undefined): { value: string; holder: string } => {
    let [best, holder] = [-Infinity, ""];
    entries.forEach(({ coach, summary }, i) => {
      const worth = pick(summary);
      if (worth !== undefined && worth > best) [best, holder] = [worth, shortName(coach, `no. ${i + 1}`)];
    });
    return { value: best === -Infinity ? "" : `${Math.abs(best)}`, holder };
  };
  return [
    { id: "campaign", title: "Best campaign", unit: "points", ...top((s) => s.points) },
    { id: "titles", title: "Most titles", unit: "Big Games", ...top((s) => (s.titles > 0 ? s.titles : undefined)) },
    { id: "season", title: "Best season", unit: "points", ...top((s) => s.best?.points) },
    {
      id: "first",
      title: "Fastest first title",
      unit: "season",
      ...top((s) => (s.firstTitle === undefined ? undefined : -s.firstTitle)),
    },
  ];
}

/** Campaign points in buckets; the last one is open at its end. */
export interface Distribution {
  readonly step: number;
  readonly buckets: readonly string[];
  readonly counts: readonly number[];
  readonly campaigns: number;
  readonly mean?: number;
  readonly median?: number;
}

/** Columns of the plot. No campaign of many thousands comes near the points of a perfect one, so it stops short of them. */
const COLUMNS = 17;

export function distributionOf(context: DynastyContext, entries: readonly Entry[]): Distribution {
  const step = bucketOf(context.rules);
  const buckets = Array.from({ length: COLUMNS }, (_, i) =>
    i === COLUMNS - 1 ? `${i * step}+` : `${i * step}${DASH}${(i + 1) * step - 1}`,
  );
  const { summary } = context;
  const points = entries.map((entry) => entry.summary.points).sort((a, b) => a - b);
  const counts = new Array<number>(COLUMNS).fill(0);
  const add = (value: number, count: number): void => {
    counts[Math.min(COLUMNS - 1, Math.floor(value / step))] += count;
  };
  // Of many campaigns only the best are kept in full: the figures of all come with them.
  if (summary && summary.histogram.width === step) {
    for (const bucket of summary.histogram.buckets) add(bucket.from, bucket.count);
    const { mean, p50 } = (summary.data.points ?? {}) as { mean?: number; p50?: number };
    return { step, buckets, counts, campaigns: summary.count, mean, median: p50 };
  }
  for (const value of points) add(value, 1);
  if (points.length === 0) return { step, buckets, counts: [], campaigns: 0 };
  const middle = (points.length - 1) / 2;
  const median = (points[Math.floor(middle)] + points[Math.ceil(middle)]) / 2;
  return {
    step,
    buckets,
    counts,
    campaigns: points.length,
    mean: points.reduce((sum, p) => sum + p, 0) / points.length,
    median,
  };
}
