/** M22, PP-22: champions, season by season, and the league's records. */
import type { LargeBlock } from "../../../page/flow.js";
import { formParts, headLine } from "./form.js";
import { leagueOf } from "./records.js";
import { summaryValues, RECORD_NAMES, type SummaryValues } from "./season-summary-values.js";
import { FROM_LEAGUE, nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeSection, placeTable, type TableSpec } from "./table.js";

const SEASONS = 20;

const champions = (values: SummaryValues): TableSpec => ({
  name: "champions",
  title: "Champions",
  columns: [
    { key: "season", head: "Season", w: 14, align: "middle", pencil: true, tint: true, size: 11 },
    { key: "champion", head: "Champion", w: 48, pencil: true, size: 10.5 },
    { key: "score", head: "Final", w: 16, align: "middle", pencil: true },
    { key: "loser", head: "Lost the final", w: 44, pencil: true },
    { key: "best", head: "Best record", w: 44, pencil: true },
    { key: "record", head: "W\u2013L\u2013T", w: 20, align: "middle", pencil: true },
  ],
  rows: Array.from({ length: SEASONS }, (_, i) => values.seasons[i] ?? []),
});

const records = (values: SummaryValues): TableSpec => ({
  name: "records",
  title: "League records",
  note: "games: playoffs too",
  columns: [
    { key: "what", head: "", w: 44, style: "semi", size: 8 },
    { key: "who", head: "Team", w: 84, pencil: true },
    { key: "mark", head: "Mark", w: 24, align: "middle", pencil: true, size: 11 },
    { key: "season", head: "Season", w: 18, align: "middle", pencil: true },
  ],
  rows: RECORD_NAMES.map((name, i) => [name, ...(values.records[i] ?? [])]),
});

function model(context: PenPaperContext): object {
  const league = leagueOf(context);
  const values = summaryValues(context);
  const top = placeTable(champions(values), { x: 0, y: 22.4, w: 190, rowH: 7.5, pencil: 9.5 });
  const bottom = placeTable(records(values), {
    x: 0,
    y: top.bottom + 5,
    w: 190,
    rowH: (255 - top.bottom - 5 - 9.6) / RECORD_NAMES.length,
    pencil: 9.5,
  });
  return {
    subtitle: "Season summary",
    tagline: "champions and records",
    tagWidth: 84,
    tables: [top, bottom],
    ...formParts({
      heads: [
        headLine("league", "League", league?.name ?? nameOf(context, "league"), 104, 4.6, 86),
        headLine("founded", "First season", league ? "1" : nameOf(context, "season"), 104, 12, 86),
      ],
    }),
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  const values = summaryValues(context);
  return [
    ...largeSection(champions(values), ["season", "champion", "score", "loser"]),
    ...largeSection(champions(values), ["season", "best", "record"]),
    ...largeSection(records(values)),
  ];
}

export const seasonSummary: PenPaperSheet = {
  id: "season-summary",
  code: "PP-22",
  title: "Season summary",
  summary: "twenty seasons of champions, and the league's records",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) => [{ template: "pen-and-paper/season-summary", title: "Season summary", model: model(context) }],
  large,
};
