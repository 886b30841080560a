/** DY-7, the hall of fame: the best campaigns of a group, its records, and the distribution of all scores. */
import { best, numbered } from "../../../kernel/lists/index.js";
import { DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import type { PlaySummary } from "../../../kernel/sample/index.js";
import { bucketOf } from "../buckets.js";
import { CAREERS, foldCampaign } from "../campaign.js";
import type { CampaignSummary } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";

/** Columns of the plot. Among many thousands of campaigns, none comes close to a perfect one, so the plot ends before that. */
const COLUMNS = 17;
/** Lines of its grid, and tally marks per line: one group of five. */
const LINES = 6;
const TALLY = 5;

export function hallFacts(rules: DynastyRules) {
  const step = bucketOf(rules);
  return {
    careers: CAREERS,
    plot: {
      step,
      lines: LINES,
      perLine: TALLY,
      buckets: Array.from({ length: COLUMNS }, (_, i) =>
        i === COLUMNS - 1 ? `${i * step}+` : `${i * step}${DASH}${(i + 1) * step - 1}`,
      ),
    },
    records: HOUSE_RECORDS.map(({ id }) => ({ id })),
  };
}

/** One finished campaign. */
interface Entry {
  readonly record: CampaignRecord;
  readonly summary: CampaignSummary;
}

/** Finished campaigns, best first; ties are broken by titles, then wins. */
export function entriesOf(records: readonly CampaignRecord[]): Entry[] {
  return records
    .map((record) => ({ record, summary: foldCampaign(record).summary }))
    .filter(({ summary }) => summary.ended !== "under way")
    .sort(({ summary: a }, { summary: b }) => b.points - a.points || b.titles - a.titles || b.wins - a.wins);
}

const ENDINGS = { retired: "retired", contractExpired: "let go", "under way": "" } as const;
/** Ditto mark, as in handwriting. */
const DITTO = "\u201d";

const coachOf = ({ names, coach }: CampaignRecord): string => names.coach || `the ${coach} coach`;

function lineValues({ record, summary }: Entry, above: CampaignRecord | undefined): Values {
  const { best, firstTitle } = summary;
  const again = above !== undefined && coachOf(above) === coachOf(record) && above.names.club === record.names.club;
  return {
    coach: again ? DITTO : coachOf(record),
    club: again && record.names.club !== "" ? DITTO : record.names.club,
    // The seed, which plays the campaign again.
    seed: record.seed ?? record.names.started,
    seasons: summary.seasons,
    record: `${summary.wins}${DASH}${summary.losses}`,
    titles: summary.titles,
    first: firstTitle ?? "",
    best: best ? `${best.season}: ${best.record.replace("-", DASH)}, ${best.points}` : "",
    ended: ENDINGS[summary.ended],
    points: summary.points,
  };
}

/** Records that a group keeps; on ties, the first holds it. */
const HOUSE_RECORDS: readonly { readonly id: string; readonly of: (summary: CampaignSummary) => number | undefined }[] =
  [
    { id: "campaign", of: ({ points }) => points },
    { id: "titles", of: ({ titles }) => (titles > 0 ? titles : undefined) },
    { id: "season", of: ({ best }) => best?.points },
    // Earlier is better.
    { id: "first", of: ({ firstTitle }) => (firstTitle === undefined ? undefined : -firstTitle) },
  ];

export function houseRecords(entries: readonly Entry[]): Values {
  const coaches = new Set(entries.map(({ record }) => coachOf(record)));
  const record = HOUSE_RECORDS.flatMap(({ id, of }) => {
    const held = entries.flatMap((entry, i) => {
      const worth = of(entry.summary);
      return worth === undefined ? [] : [{ entry, i, worth }];
    });
    return best(held, ({ worth }) => worth, 1).map(({ entry, i, worth }) => {
      // Campaigns of a single coach are distinguished by their position in the list.
      const alone = coaches.size === 1 && entries.length > 1;
      const holder = alone ? `no. ${i + 1}` : shortName(coachOf(entry.record));
      return [id, { value: minusText(Math.abs(worth)), holder }] as const;
    });
  });
  return { record: Object.fromEntries(record) };
}

/** Maximum length of a name on a record line. */
const NAME_LETTERS = 26;

/** The name, with initials if it is long. */
function shortName(name: string): string {
  if (name.length <= NAME_LETTERS) return name;
  const parts = name.split(" ");
  return [...parts.slice(0, -1).map((part) => `${part.charAt(0)}.`), parts[parts.length - 1]].join(" ");
}

/** Bars, mean and median; empty if no campaign was finished. */
export function plotValues(rules: DynastyRules, entries: readonly Entry[], summary: PlaySummary | undefined): Values {
  const step = bucketOf(rules);
  const counts = new Array<number>(COLUMNS).fill(0);
  const add = (value: number, count: number): void => {
    counts[Math.min(COLUMNS - 1, Math.floor(value / step))] += count;
  };
  const points = entries.map((entry) => entry.summary.points).sort((a, b) => a - b);
  let campaigns = points.length;
  let [mean, median] = [points.reduce((sum, one) => sum + one, 0) / campaigns, middleOf(points)];
  // Of many campaigns only the best are kept in full: `summary` has the statistics of all.
  if (summary && summary.histogram.width === step) {
    for (const bucket of summary.histogram.buckets) add(bucket.from, bucket.count);
    const all = (summary.data.points ?? {}) as { mean?: number; p50?: number };
    [campaigns, mean, median] = [summary.count, all.mean ?? NaN, all.p50 ?? NaN];
  } else for (const value of points) add(value, 1);
  if (campaigns === 0) return {};
  // Leaves some space above the bars, for the labels of the lines.
  const perLine = handy(Math.max(...counts) / (LINES - 0.3));
  const marks = campaigns < 3 || Number.isNaN(mean + median) ? [] : averages(Math.round(mean), Math.round(median));
  return { plot: { counts, marks, perLine }, scale: { perLine, campaigns } };
}

function middleOf(points: readonly number[]): number {
  const middle = (points.length - 1) / 2;
  return (points[Math.floor(middle)] + points[Math.ceil(middle)]) / 2;
}

/** Mean and median, with a label on each side. */
function averages(mean: number, median: number): readonly object[] {
  if (mean === median) return [{ value: mean, label: `mean, median ${mean}` }];
  return [
    { value: mean, label: `mean ${mean}`, align: mean > median ? "start" : "end" },
    { value: median, label: `median ${median}`, align: mean > median ? "end" : "start" },
  ];
}

/** The next round number for counting: 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25 ... */
function handy(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    const found = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((n) => n * ten).find((n) => n >= least && Number.isInteger(n));
    if (found !== undefined) return found;
  }
}

export const hallOfFame: SheetContent<CampaignRecord, DynastyRules> = {
  form: ({ rules }) => hallFacts(rules),
  fill: (records, { rules, capacity, summary }): Copy[] => {
    const entries = entriesOf(records);
    const lines = entries.slice(0, capacity("entry"));
    const entry = numbered(lines.map((line, i) => lineValues(line, entries[i - 1]?.record)));
    return [
      { values: { ...houseRecords(entries), ...plotValues(rules, entries, summary), entry }, title: "Hall of fame" },
    ];
  },
};
