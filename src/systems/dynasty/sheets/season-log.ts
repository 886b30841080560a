/** P4, DY-4: the extended season log. Two lines a season: dice as they first fell above, as they counted below. */
import { columns, round, rows, span } from "../../../page/lay-out.js";
import type { PageModel } from "../../../page/draw.js";
import { ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import { largeLog } from "./season-log-large.js";
import { seasonCells } from "./season-log-row.js";
import { campaignOf, DASH, headNames, PATTERN_NAMES, ROUND_NAMES, type DynastyContext, type DynastySheet } from "./shared.js";

/** Millimetres; five dice and a narrow strip for the result make one roll. */
const DICE = 22;
const STRIP = 5.6;

export const COLUMN = columns(0, {
  season: 9.4,
  roll: 10.2,
  adds: 6.8,
  total: 7.6,
  news: 27.2,
  dice: 6.6,
  begin: 7.4,
  end: 7.8,
  regular: DICE,
  record: 13.8,
  winning: STRIP,
  wildCard: DICE,
  wildCardWon: STRIP,
  divisional: DICE,
  divisionalWon: STRIP,
  conference: DICE,
  conferenceWon: STRIP,
  bigGame: DICE,
  bigGameWon: STRIP,
  extension: 7.6,
  points: 7.8,
  total2: 9.2,
});

/** The narrow column right of a round's dice. */
export const stripOf = (r: Round): (typeof COLUMN)["winning"] => COLUMN[`${r}Won`];

const TOP = 21;
const BAND = 5.2;
const HEADS = 7.6;
/** Seasons a page, and the height of one: two lines that a pencil fits into. */
const SEASONS = 10;
const ROW = 13.3;
const SUMS = 8.4;

const GROUPS = [
  { title: "Season", at: COLUMN.season },
  { title: "Off-season", at: span(COLUMN.roll, COLUMN.news) },
  { title: "Dice", at: COLUMN.dice },
  { title: "Influence", at: span(COLUMN.begin, COLUMN.end) },
  { title: "Regular season", at: span(COLUMN.regular, COLUMN.winning) },
  ...ROUNDS.map((r) => ({ title: ROUND_NAMES[r].long, at: span(COLUMN[r], stripOf(r)) })),
  { title: "Ext.", at: COLUMN.extension },
  { title: "Points", at: span(COLUMN.points, COLUMN.total2) },
];

/** Columns that a season writes across both lines: no line through their middle. */
const WHOLE = new Set([COLUMN.season.x, COLUMN.dice.x, COLUMN.winning.x, COLUMN.points.x, COLUMN.total2.x]);

/** Head words: the upper ones stand for a season's upper line, the lower ones for its lower line. */
function headings(rules: DynastyRules): object[] {
  const { setup, playoffs, scoring } = rules.tables;
  const middle = (key: keyof typeof COLUMN, first: string, second: string): object => ({
    x: COLUMN[key].cx,
    w: COLUMN[key].w - 0.5,
    align: "middle",
    first,
    second,
  });
  const start = (key: keyof typeof COLUMN, first: string, second: string): object => ({
    x: round(COLUMN[key].x + 1.1),
    w: COLUMN[key].w - 1.6,
    align: "start",
    first,
    second,
  });
  return [
    middle("season", "ring =", "contract"),
    middle("roll", "2d6", "re-rolled"),
    middle("adds", "lost +1", "bought"),
    middle("total", "re-rolls", "total"),
    start("news", "What happened", "Front Office Drama"),
    middle("dice", "ring", "one"),
    middle("begin", "start", "spent"),
    middle("end", "ready", "left"),
    start("regular", "First roll", "Dice that counted"),
    middle("record", "Record", "playoffs"),
    middle("winning", `${setup.winningWins}+`, points(scoring.winningSeason)),
    ...playoffs.flatMap((row) => {
      const names = row.win.map((pattern) => PATTERN_NAMES[pattern]);
      const last = names.length > 1 ? `or ${names.slice(1).join(", ").toLowerCase()}` : "wins";
      const won = middle(`${row.round}Won`, "won", points(row.points));
      return [start(row.round, names[0] ?? DASH, last), won];
    }),
    middle("extension", "earned", "bought"),
    middle("points", "season", "sum"),
    middle("total2", "total", "running"),
  ];
}

const points = (n: number): string => `${n} pt${n === 1 ? "" : "s"}`;

function model(context: DynastyContext, from: number, to: number): object {
  const { rules } = context;
  const campaign = campaignOf(context);
  const names = headNames(context);
  const headTop = TOP + BAND;
  const bodyTop = round(headTop + HEADS);
  // Fewer seasons on a page (house rules) keep their height; the table just ends earlier.
  const places = rows(bodyTop, ROW, to - from + 1, from - 1);
  const sumsY = places[places.length - 1].bottom;
  const bottom = round(sumsY + SUMS);
  const contractEnd = campaign?.lines.at(-1)?.contractEnd ?? rules.tables.setup.contractYears;
  return {
    subtitle: "Season log",
    tagline: `Every die of seasons ${from}${DASH}${to}`,
    tagWidth: 100,
    heads: heads(names, from),
    columns: COLUMN,
    top: { y: TOP, h: BAND, cy: TOP + BAND / 2, tickTop: TOP + 0.9, tickBottom: TOP + BAND - 0.9 },
    head: { y: headTop, h: HEADS, first: round(headTop + 3.2), second: round(headTop + 6.1), bottom: bodyTop },
    groups: GROUPS.map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.2 })),
    heading: headings(rules),
    rows: places.map((place) => seasonCells(rules, place, campaign?.lines[place.index], contractEnd)),
    sums: sums(sumsY, context, to),
    columnLines: columnLines(headTop, bodyTop, sumsY),
    middleLines: middleLines(places),
    frameH: round(bottom - TOP),
    key: key(rules, from, to, bottom + 3.1),
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

function columnLines(headTop: number, bodyTop: number, bottom: number): object[] {
  const strong = new Set(GROUPS.map((group) => group.at.x));
  return Object.values(COLUMN)
    .slice(1)
    .flatMap(({ x }) => [
      { x, y1: headTop, y2: bodyTop, weight: strong.has(x) ? "rule" : "hair" },
      { x, y1: bodyTop, y2: bottom, weight: strong.has(x) ? "rule" : "hair" },
    ]);
}

/** Hairlines between the two lines of a season, with gaps at the columns that take both. */
function middleLines(places: ReturnType<typeof rows>): object[] {
  const stretches: { x1: number; x2: number }[] = [];
  for (const { x, right } of Object.values(COLUMN)) {
    if (WHOLE.has(x)) continue;
    const last = stretches.at(-1);
    if (last?.x2 === x) last.x2 = right;
    else stretches.push({ x1: x, x2: right });
  }
  return places.flatMap(({ cy }) => stretches.map((stretch) => ({ ...stretch, y: cy })));
}

/** Sums up to the last season of the page. */
function sums(y: number, context: DynastyContext, to: number): object {
  const campaign = campaignOf(context);
  const lines = campaign?.lines.slice(0, to) ?? [];
  const total = (pick: (line: (typeof lines)[number]) => number): number => lines.reduce((sum, line) => sum + pick(line), 0);
  const last = to >= context.rules.tables.setup.seasons;
  const text = (value: string | number): string => (campaign ? `${value}` : "");
  const won = (r: Round): number =>
    total((line) => (line.rounds.some((entry) => entry.round === r && entry.won) || (r === "wildCard" && line.regular.entry === "bye") ? 1 : 0));
  const cell = (name: string, value: string, at: { x: number; w: number }): object => ({
    name: `sums.${to}.${name}`,
    value,
    x: at.x,
    w: at.w,
  });
  return {
    y,
    h: SUMS,
    cy: round(y + SUMS / 2),
    baseline: round(y + SUMS / 2 + 1),
    title: last ? "Career" : `After ${to} seasons`,
    boxX: COLUMN.points.x + 0.6,
    boxY: y + 0.6,
    boxW: round(COLUMN.points.w + COLUMN.total2.w - 1.2),
    boxH: SUMS - 1.2,
    labels: [
      { text: "influence spent", x: COLUMN.begin.x - 1.2 },
      { text: "won and lost", x: COLUMN.record.x - 1.2 },
      ...ROUNDS.map((r) => ({ text: r === "wildCard" ? "won, and byes" : "won", x: stripOf(r).x - 1.2 })),
    ],
    lines: [COLUMN.begin, COLUMN.regular, COLUMN.record, ...ROUNDS.flatMap((r) => [COLUMN[r], stripOf(r)]), COLUMN.extension, COLUMN.points].map(({ x }) => ({ x })),
    cells: [
      cell("spent", text(total((line) => line.influence.spent)), span(COLUMN.begin, COLUMN.end)),
      cell("record", text(`${total((line) => line.regular.wins)}${DASH}${total((line) => line.regular.losses)}`), span(COLUMN.record, COLUMN.winning)),
      ...ROUNDS.map((r) => cell(r, text(won(r)), stripOf(r))),
      cell("extension", text(total((line) => line.contractEnd - line.contractStart)), COLUMN.extension),
    ],
    name: `sums.${to}.points`,
    points: text(lines.at(-1)?.running ?? 0),
  };
}

/** How a row is filled in, under the table. */
function key(rules: DynastyRules, from: number, to: number, y: number): object[] {
  const gains = rules.tables.influenceGain.filter((gain) => gain.from <= to && gain.to >= from);
  const gain = gains.map((g) => (gains.length === 1 ? `${g.gain}` : `${g.gain} in seasons ${Math.max(from, g.from)}${DASH}${Math.min(to, g.to)}`)).join(", ");
  return [
    {
      lead: "Upper line",
      text: "the dice as they first fell; the +1 after a losing season; influence at the start, and when it is ready for the season's dice.",
    },
    { lead: "Lower line", text: "the dice that counted, if you changed any; modifiers bought; points spent and points left." },
    { lead: "Ready", text: `what the off-season left you, and ${gain || "no"} influence for the new season.` },
    { lead: "Points", text: "ring each number you score; check a round won, cross a round lost." },
  ].map((entry, i) => ({ ...entry, x: [0, 76, 146, 205][i], y, textY: round(y + 2.9), w: [70, 64, 53, 54.4][i], baseline: round(y + 2.3) }));
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
    return Array.from({ length: Math.ceil(seasons / SEASONS) }, (_, i): PageModel => {
      const [from, to] = [i * SEASONS + 1, Math.min(seasons, (i + 1) * SEASONS)];
      return { template: "dynasty/season-log", title: `Season log, seasons ${from}${DASH}${to}`, model: model(context, from, to) };
    });
  },
  large: largeLog,
};
