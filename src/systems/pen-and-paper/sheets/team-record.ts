/** M2, PP-2: the team record sheet: who the team is, and twenty seasons of results. */
import type { LargeBlock } from "../../../page/flow.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { headLine, type HeadLine } from "./form.js";
import { leagueOf } from "./records.js";
import { teamValues, type TeamRecordValues } from "./team-record-values.js";
import {
  FROM_LEAGUE,
  DASH,
  nameOf,
  rangeText,
  signed,
  STAT_NAMES,
  type PenPaperContext,
  type PenPaperSheet,
} from "./shared.js";
import { largeSection, largeTable, placeTable, type TableSpec } from "./table.js";

/** Seasons on a page; the printed number is lost. */
const SEASONS = 20;

const HEADS: readonly (readonly [id: string, label: string])[] = [
  ["team", "Team"],
  ["coach", "Coach"],
  ["homeMarket", "Home market"],
  ["stadium", "Stadium"],
  ["otherMarkets", "Other markets"],
  ["stars", "Star players"],
  ["colors", "Colors, logo"],
  ["philosophy", "Philosophy"],
];

function heads(values: TeamRecordValues): HeadLine[] {
  return HEADS.map(([id, label], i) =>
    headLine(id, label, values.heads[id] ?? "", i % 2 === 0 ? 0 : 98, 26 + Math.floor(i / 2) * 7.6, 92),
  );
}

function ratings(values: TeamRecordValues, side: "offense" | "defense"): TableSpec {
  const total = side === "offense" ? "OFF" : "DEF";
  const stats = side === "offense" ? STATS.slice(0, 3) : STATS.slice(3);
  return {
    name: side,
    title: side === "offense" ? "Offense" : "Defense",
    note: `${total} = ${stats.join(" + ")}`,
    columns: [
      { key: "stat", head: "", w: 12, style: "strong", size: 9, tint: true, align: "middle" },
      { key: "what", head: "", w: 24, style: "rules", size: 7.2 },
      { key: "score", head: "Score", w: 14, align: "middle", pencil: true },
      { key: "bonus", head: "Bonus", w: 14, align: "middle", pencil: true },
      { key: "later", head: "Changes", w: 28, pencil: true },
    ],
    rows: [
      ...stats.map((stat) => [stat, STAT_NAMES[stat], ...(values.scores[stat] ?? ["", ""]), ""]),
      [total, "all three", ...(values.scores[total] ?? ["", ""]), ""],
    ],
  };
}

function seasonLog(values: TeamRecordValues): TableSpec {
  const number = (key: string, head: string, group: string, long: string, w = 9) =>
    ({ key, head, group, long, w, align: "middle", pencil: true }) as const;
  return {
    name: "log",
    title: "Season by season",
    columns: [
      { key: "number", head: "No.", w: 8, align: "middle", tint: true, style: "strong", size: 8.5, group: "Season" },
      { key: "season", head: "Season", w: 16, align: "middle", pencil: true, group: "Season" },
      number("w", "W", "League record", "League won"),
      number("l", "L", "League record", "League lost"),
      number("t", "T", "League record", "League tied"),
      number("dw", "W", "Division record", "Division won"),
      number("dl", "L", "Division record", "Division lost"),
      number("dt", "T", "Division record", "Division tied"),
      number("pf", "PF", "Points", "Points for", 13),
      number("pa", "PA", "Points", "Points against", 13),
      { key: "place", head: "Place", w: 13, share: 16, align: "middle", pencil: true, group: "How it ended" },
      { key: "playoffs", head: "Playoffs", w: 34, pencil: true, group: "How it ended" },
      { key: "bank", head: "$M", long: "Bank, $M", w: 14, align: "middle", pencil: true, group: "Bank" },
    ],
    rows: Array.from({ length: SEASONS }, (_, i) => [`${i + 1}`, ...(values.seasons[i] ?? [])]),
  };
}

/** `3 +0 · 4–5 +1 ...`: the modifier table in one line. */
const modifierLine = (rules: PenAndPaperRules): string =>
  rules.tables.modifier.map((row) => `${rangeText(row)} ${signed(row.value)}`).join("  \u00b7  ");

function page(context: PenPaperContext, values: TeamRecordValues, prefix: string): object {
  const own = (spec: TableSpec): TableSpec => ({ ...spec, name: `${prefix}${spec.name}` });
  const log = own(seasonLog(values));
  const place = { y: 55.5, w: 92, rowH: 6.6 };
  return {
    subtitle: "Team record",
    tagline: `scores and bonuses:  ${modifierLine(context.rules)}`,
    tagWidth: 176,
    heads: heads(values).map((head) => ({ ...head, name: `${prefix}${head.name}` })),
    tables: [
      placeTable(own(ratings(values, "offense")), { x: 0, ...place, block: 0 }),
      placeTable(own(ratings(values, "defense")), { x: 98, ...place, block: 0 }),
      placeTable(log, { x: 0, y: 96.4, w: 190, rowH: 7.4, headH: 5 }),
    ],
    notes: [],
    checks: [],
    labels: [],
  };
}

/** The teams of a league, or one blank page. */
function teams(context: PenPaperContext): readonly TeamRecordValues[] {
  const league = leagueOf(context);
  if (league) return league.teams.map((team) => teamValues(context, league, team));
  const blank: TeamRecordValues = {
    heads: Object.fromEntries(HEADS.map(([id]) => [id, nameOf(context, id)])),
    scores: {},
    seasons: [],
  };
  return [blank];
}

function large(context: PenPaperContext): LargeBlock[] {
  return teams(context).flatMap((values, i, all): LargeBlock[] => {
    const own = (spec: TableSpec): TableSpec =>
      all.length === 1 ? spec : { ...spec, name: `team${i + 1}.${spec.name}` };
    const log = own(seasonLog(values));
    return [
      ...(i > 0 ? [{ kind: "break" } as const] : []),
      { kind: "heading", text: "Team record" },
      {
        kind: "table",
        name: own(seasonLog(values)).name.replace("log", "head"),
        columns: [
          { head: "", share: 1 },
          { head: "", share: 3, pencil: true },
        ],
        rows: HEADS.map(([id, label]) => [label, values.heads[id] ?? ""]),
      },
      { kind: "text", text: `Scores to bonuses: ${modifierLine(context.rules)}` },
      ...largeSection(own(ratings(values, "offense"))),
      ...largeSection(own(ratings(values, "defense"))),
      { kind: "heading", text: `Seasons 1${DASH}${SEASONS}`, note: "record" },
      largeTable(log, ["number", "season", "w", "l", "t", "dw", "dl", "dt"]),
      { kind: "heading", text: `Seasons 1${DASH}${SEASONS}`, note: "points and how it ended" },
      largeTable(log, ["number", "pf", "pa", "place", "playoffs", "bank"]),
    ];
  });
}

export const teamRecord: PenPaperSheet = {
  id: "team-record",
  code: "PP-2",
  title: "Team record",
  summary: "a team's scores, markets and stars, with room for twenty seasons",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) =>
    teams(context).map((values, i, all) => ({
      template: "pen-and-paper/team-record",
      title: values.heads.team ? `Team record: ${values.heads.team}` : "Team record",
      model: page(context, values, all.length === 1 ? "" : `team${i + 1}.`),
    })),
  large,
};
