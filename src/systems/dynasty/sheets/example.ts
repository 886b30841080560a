/** P9, DY-9: a played campaign, and how to read it: the scoresheet filled in, then its first seasons die by die. */
import type { LargeBlock } from "../../../page/flow.js";
import type { PageModel } from "../../../page/draw.js";
import { round } from "../../../page/lay-out.js";
import {
  breakRows,
  COLUMN,
  DIE,
  laterSeasons,
  PHASE_NAMES,
  PITCH,
  seasonRows,
  toldSeasons,
  TYPE,
  typeset,
  type StoryRow,
} from "./example-steps.js";
import type { SeasonLine } from "../engine/index.js";
import { largeScoresheet } from "./scoresheet-large.js";
import { scoresheetModel } from "./scoresheet.js";
import { campaignOf, headNames, type DynastyContext, type DynastySheet } from "./shared.js";

const TOP = 21;
const KEY = 14;
const BAND = 5.2;
const BOTTOM = 253.5;
/** Pages of commentary, and the most seasons on them. */
const PAGES = 2;
const SEASONS = 8;
const LARGE_SEASONS = 2;

const CHANCES = "A percentage is the exact chance that this one payment does what the coach wants.";
const CHECK =
  "Lay the dice out, look the row up on the team mat, and compare with the scoresheet: every number must agree.";

const KEYS = [
  {
    lead: "Dice",
    text: "The first Team Die is the Coach Die; in the text it stands in brackets. An underlined die was rolled again or turned.",
    large: "The Coach Die stands first, in brackets.",
  },
  {
    lead: "Chances",
    text: CHANCES,
    large: CHANCES,
  },
  {
    lead: "Check it",
    text: CHECK,
    large: CHECK,
  },
];

function readingPage(
  context: DynastyContext,
  rows: readonly StoryRow[],
  page: number,
  later: readonly SeasonLine[],
): object {
  const names = headNames(context);
  const bandY = TOP + KEY;
  let y = bandY + BAND;
  const placed = rows.map((row, i) => {
    const at = { ...row, y: round(y), cy: round(y + row.h / 2), bottom: round(y + row.h) };
    y += row.h;
    if (row.head) return { ...at, baseline: round(at.y + row.h / 2 + 1.05) };
    const shown = row.opens === true || rows[i - 1]?.head === true;
    return { ...at, shown, diceY: round(at.cy - DIE / 2), underY: round(at.cy + DIE / 2 + 0.6) };
  });
  const place = (name: string, label: string, x: number, lineY: number, w: number, labelW: number): object => ({
    name: `read.${page}.${name}`,
    label,
    value: names[name as keyof typeof names],
    x,
    y: lineY,
    w,
    pencilX: x + labelW,
    pencilY: lineY - 5.4,
    pencilW: w - labelW,
  });
  return {
    subtitle: "Worked example",
    tagline: "How to read this campaign",
    tagWidth: 88,
    heads: [
      place("coach", "Coach", 104, 3.6, 46, 9),
      place("started", "Started", 154, 3.6, 36, 11),
      place("club", "Club", 104, 10.6, 46, 9),
      place("firstSeason", "First season", 154, 10.6, 36, 16),
    ],
    keys: KEYS.map((key, i) => ({ ...key, x: i * 64.5, y: TOP + 2.6, textY: TOP + 3.5, w: 61 })),
    columns: COLUMN,
    pitch: PITCH,
    type: TYPE,
    band: { y: bandY, h: BAND, cy: bandY + BAND / 2, tickTop: bandY + 0.9, tickBottom: bandY + BAND - 0.9 },
    bandHeads: [
      { title: "Phase", at: COLUMN.phase },
      { title: "Dice", at: COLUMN.dice },
      { title: "What happens, and why", at: COLUMN.text },
      { title: "Influence", at: COLUMN.influence },
      { title: "Points", at: COLUMN.points },
    ].map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.2 })),
    rows: placed,
    textX: COLUMN.text.x + 2,
    textW: COLUMN.text.w - 4,
    bottom: round(y),
    lines: Object.values(COLUMN)
      .slice(1)
      .map(({ x }) => ({ x })),
    frameH: round(y - bandY),
    later: laterSeasons(later, round(y + 5), BOTTOM - y - 5) ?? false,
  };
}

function pages(context: DynastyContext): PageModel[] {
  const first: PageModel = {
    template: "dynasty/scoresheet",
    title: "Worked example: the scoresheet",
    model: {
      ...scoresheetModel(context),
      subtitle: "Worked example",
      tagline: "A campaign as its scoresheet tells it",
    },
  };
  const campaign = campaignOf(context);
  if (!campaign) return [first];
  const told = toldSeasons(context.rules, campaign.record, campaign.lines, SEASONS);
  const rows = told.map(({ line, steps }) => seasonRows(line, steps));
  const broken = breakRows(rows, BOTTOM - TOP - KEY - BAND, PAGES);
  return [
    first,
    ...broken.map((page, i) => ({
      template: "dynasty/example",
      title: `Worked example: how to read it, page ${i + 1}`,
      model: readingPage(context, page, i + 1, i === broken.length - 1 ? campaign.lines.slice(lastTold(page)) : []),
    })),
  ];
}

/** The last season that a page tells of. */
const lastTold = (page: readonly StoryRow[]): number => Number(page[page.length - 1].number);

function large(context: DynastyContext): LargeBlock[] {
  const campaign = campaignOf(context);
  if (!campaign) return largeScoresheet(context);
  const told = toldSeasons(context.rules, campaign.record, campaign.lines, LARGE_SEASONS);
  return [
    { kind: "heading", text: "Worked example: how to read it", note: "the first seasons, die by die" },
    { kind: "list", items: KEYS.map((key) => `**${key.lead}**: ${key.large}`) },
    ...told.flatMap(({ line, steps }): LargeBlock[] => [
      { kind: "heading", text: `Season ${line.season}`, note: `${line.total} points` },
      {
        kind: "table",
        name: `season.${line.season}`,
        columns: [
          { head: "Phase", share: 2 },
          { head: "What happens, and why", share: 7 },
          { head: "Influence", share: 1.3, align: "middle", pencil: true },
          { head: "Points", share: 1.1, align: "middle", pencil: true },
        ],
        rows: steps.map((step) => [
          PHASE_NAMES[step.phase],
          typeset(step.text),
          `${step.influence}`,
          step.points === 0 ? "" : `+${step.points}`,
        ]),
      },
    ]),
    { kind: "break" },
    ...largeScoresheet(context),
  ];
}

export const example: DynastySheet = {
  id: "example",
  code: "DY-9",
  title: "Worked example",
  summary: "a whole campaign filled in, and its first seasons explained die by die",
  orientation: "portrait",
  fills: "record",
  always: "filled",
  pages,
  large,
};
