/** P4, DY-4: the extended season log. Dice as they first fell on a season's upper line, as they counted on its lower line. */
import type { PageModel } from "../../../page/draw.js";
import { round, rows, span } from "../../../page/lay-out.js";
import { ROUNDS, type DynastyRules } from "../rules/index.js";
import { roundSign } from "./scoresheet-values.js";
import { COLUMN, columnLines, groups, headings, middleLines, stripOf } from "./season-log-grid.js";
import { largeLog } from "./season-log-large.js";
import { seasonCells } from "./season-log-row.js";
import { campaignOf, DASH, headNames, type DynastyContext, type DynastySheet } from "./shared.js";

const TOP = 21;
const BAND = 5.2;
const HEADS = 7.6;
/** Most seasons on a page, and the height of one: two lines that a pencil fits into. */
const SEASONS = 10;
const ROW = 13.05;
const SUMS = 8.4;

function model(context: DynastyContext, from: number, to: number): object {
  const { rules } = context;
  const campaign = campaignOf(context);
  const headTop = TOP + BAND;
  const bodyTop = round(headTop + HEADS);
  const places = rows(bodyTop, ROW, to - from + 1, from - 1);
  const sumsY = places[places.length - 1].bottom;
  const bottom = round(sumsY + SUMS);
  const contractEnd = campaign?.lines.at(-1)?.contractEnd ?? rules.tables.setup.contractYears;
  return {
    subtitle: "Season log",
    tagline: `Seasons ${from}${DASH}${to}: every die, every point of influence`,
    tagWidth: 110,
    heads: heads(headNames(context), from),
    columns: COLUMN,
    top: { y: TOP, h: BAND, cy: TOP + BAND / 2, tickTop: TOP + 0.9, tickBottom: TOP + BAND - 0.9 },
    head: { y: headTop, h: HEADS, first: round(headTop + 3.2), second: round(headTop + 6.1), bottom: bodyTop },
    groups: groups(),
    heading: headings(rules),
    rows: places.map((place) => seasonCells(rules, place, campaign?.lines[place.index], contractEnd)),
    sums: sums(sumsY, context, to),
    columnLines: columnLines(headTop, sumsY),
    middleLines: middleLines(places),
    bottom,
    frameH: round(bottom - TOP),
    key: key(rules, from, to, round(bottom + 3.7)),
  };
}

function heads(names: Record<string, string>, from: number): object[] {
  const place = (name: string, label: string, x: number, y: number, w: number, labelW: number): object => ({
    name: `${from}.${name}`,
    label,
    value: names[name],
    x,
    y,
    w,
    pencilX: x + labelW,
    pencilY: y - 5.4,
    pencilW: w - labelW,
  });
  return [
    place("coach", "Coach", 140, 3.6, 66, 9),
    place("started", "Started", 212, 3.6, 47.4, 11),
    place("club", "Club", 140, 10.6, 66, 9),
    place("firstSeason", "First season", 212, 10.6, 47.4, 16),
  ];
}

/** Sums of the campaign up to the last season of the page. */
function sums(y: number, context: DynastyContext, to: number): object {
  const lines = campaignOf(context)?.lines.slice(0, to);
  const sum = (pick: (line: NonNullable<typeof lines>[number]) => number): string =>
    lines ? `${lines.reduce((total, line) => total + pick(line), 0)}` : "";
  const cell = (name: string, value: string, at: { x: number; w: number }): object => ({
    name: `sums.${to}.${name}`,
    value,
    x: at.x,
    w: at.w,
  });
  const won = lines ? `${sum((line) => line.regular.wins)}${DASH}${sum((line) => line.regular.losses)}` : "";
  const strong = [COLUMN.begin, COLUMN.regular, COLUMN.wildCard, COLUMN.extension, COLUMN.points];
  return {
    y,
    h: SUMS,
    cy: round(y + SUMS / 2),
    title: to >= context.rules.tables.setup.seasons ? "Career" : `After ${to} seasons`,
    labels: [
      { text: "influence spent", x: COLUMN.begin.x - 1.4 },
      { text: "won and lost", x: COLUMN.record.x - 1.4 },
      ...ROUNDS.map((r) => ({ text: r === "wildCard" ? "won and byes" : "won", x: stripOf(r).x - 1.4 })),
    ],
    lines: [
      ...strong.map(({ x }) => ({ x, weight: "rule" })),
      ...ROUNDS.slice(1).map((r) => ({ x: COLUMN[r].x, weight: "rule" })),
      ...[COLUMN.record, ...ROUNDS.map(stripOf)].map(({ x }) => ({ x, weight: "hair" })),
    ],
    cells: [
      cell(
        "spent",
        sum((line) => line.influence.spent),
        span(COLUMN.begin, COLUMN.end),
      ),
      cell("record", won, span(COLUMN.record, COLUMN.winning)),
      ...ROUNDS.map((r) =>
        cell(
          r,
          sum((line) => (["win", "title", "bye"].includes(roundSign(line, r)) ? 1 : 0)),
          stripOf(r),
        ),
      ),
      cell(
        "extension",
        sum((line) => line.extension.earned + line.extension.bought * context.rules.tables.extension.bought),
        COLUMN.extension,
      ),
    ],
    box: {
      x: COLUMN.points.x + 0.6,
      y: round(y + 0.6),
      w: round(COLUMN.points.w + COLUMN.running.w - 1.2),
      h: round(SUMS - 1.2),
      name: `sums.${to}.points`,
      value: lines ? `${lines.at(-1)?.running ?? 0}` : "",
    },
  };
}

/** How a row is filled in, under the table. */
function key(rules: DynastyRules, from: number, to: number, y: number): object[] {
  const gains = rules.tables.influenceGain.filter((gain) => gain.from <= to && gain.to >= from);
  const gain = gains.map((g) => `${g.gain}${gains.length === 1 ? "" : ` from season ${Math.max(from, g.from)}`}`);
  return [
    {
      lead: "Upper line",
      text: "The dice as they first fell. Influence at the start, and ready for the season\u2019s first roll.",
    },
    {
      lead: "Lower line",
      text: "The dice that counted, if you changed any. Modifiers bought. Influence spent, and left.",
    },
    {
      lead: "Ready",
      text: `Influence that the off-season left you, and ${gain.join(", ")} more before the first roll.`,
    },
    { lead: "Points", text: "Check a round won, cross a round lost; ring what you score." },
  ].map((entry, i) => ({
    ...entry,
    y,
    x: [0, 72, 144, 203][i],
    textY: round(y + 0.9),
    w: [66, 66, 53, 56.4][i],
  }));
}

export const seasonLog: DynastySheet = {
  id: "season-log",
  code: "DY-4",
  title: "Season log",
  summary: "every die, every point of influence and every round of a campaign, two lines a season",
  orientation: "landscape",
  fills: "record",
  pages: (context) => {
    const { seasons } = context.rules.tables.setup;
    const count = Math.ceil(seasons / SEASONS);
    const each = Math.ceil(seasons / count);
    return Array.from({ length: count }, (_, i): PageModel => {
      const [from, to] = [i * each + 1, Math.min(seasons, (i + 1) * each)];
      const title = `Season log, seasons ${from}${DASH}${to}`;
      return { template: "dynasty/season-log", title, model: model(context, from, to), printed: context.rules };
    });
  },
  large: largeLog,
};
