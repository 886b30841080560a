/** PC-4: the box score, with the drives of the game drawn on a field. */
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import { bonusStrip } from "./box-score-bonuses.js";
import { largeBoxTable, placeBoxTable, TABLE_HEAD, type BoxTable } from "./box-score-table.js";
import { boxTables, DRIVES, MORE_DRIVES, type BoxTables } from "./box-score-values.js";
import { driveBars } from "./drive-bars.js";
import { stripField } from "./drive-strip.js";
import type { PostcardContext, PostcardSheet } from "./shared.js";

const WIDTH = 190;
const BOTTOM = 255.2;
const TOP = 21.6;
const GAP = 3;
const LINE_ROW = 7;
const LEFT = 80;
const RIGHT = 107;
const DRIVE_ROW = 5.2;
const SCORE_ROW = 4.4;
const DRIVES_H = TABLE_HEAD + DRIVES * DRIVE_ROW;

const head = (tagline: string) => ({ subtitle: "Box score", tagline, tagWidth: 110 });

/** Drives page by page: the first, and how many rows. The first page has rows to fill in by hand, too. */
function drivePages({ drives, moreScoring }: BoxTables): { readonly first: number; readonly count: number }[] {
  const more = Math.max(moreScoring ? 1 : 0, Math.ceil((drives.length - DRIVES) / MORE_DRIVES));
  return [
    { first: 0, count: DRIVES },
    ...Array.from({ length: more }, (_, i) => {
      const first = DRIVES + i * MORE_DRIVES;
      return { first, count: Math.max(0, Math.min(MORE_DRIVES, drives.length - first)) };
    }),
  ];
}

function pages(context: PostcardContext): PageModel[] {
  const tables = boxTables(context);
  return drivePages(tables).map(({ first, count }, i) =>
    i === 0 ? firstPage(tables, context) : morePage(tables, i, first, count),
  );
}

function firstPage(tables: BoxTables, context: PostcardContext): PageModel {
  const line = placeBoxTable(tables.line, { x: 0, y: TOP, w: WIDTH, rowH: LINE_ROW, hand: 13 });
  const y = round(line.bottom + GAP);
  const drivesY = round(BOTTOM - DRIVES_H);
  const room = drivesY - GAP - y - TABLE_HEAD;
  const figureRow = round(room / tables.figures.rows.length);
  const x = WIDTH - RIGHT;
  const ledgerRow = 5.2;
  const ledgerH = TABLE_HEAD + tables.ledger.rows.length * ledgerRow;
  const bonuses = bonusStrip(tables.boxes, context.rules, { x, w: RIGHT, bottom: drivesY - GAP });
  const ledgerY = round(bonuses.y - ledgerH);
  const scoringRoom = ledgerY - GAP - y - TABLE_HEAD;
  const scoringRow = round(scoringRoom / tables.scoring.rows.length);
  return {
    template: "postcard/box-score",
    title: "Box score",
    model: {
      ...head("the game in figures, its scores and its drives"),
      tables: [
        line,
        placeBoxTable(tables.figures, { x: 0, y, w: LEFT, rowH: figureRow, hand: 9.4 }),
        placeBoxTable(tables.scoring, { x, y, w: RIGHT, rowH: scoringRow, hand: Math.min(9.2, scoringRow * 1.75) }),
        placeBoxTable(tables.ledger, { x, y: ledgerY, w: RIGHT, rowH: ledgerRow, hand: 9.4 }),
      ],
      bonuses,
      chart: chart(tables, { first: 0, count: DRIVES, y: drivesY, rowH: DRIVE_ROW }),
    },
  };
}

function morePage(tables: BoxTables, i: number, first: number, count: number): PageModel {
  // Scores that the first page could not hold stand on the second, over its drives.
  const scores =
    i === 1 && tables.moreScoring
      ? [placeBoxTable(tables.moreScoring, { x: 0, y: TOP, w: WIDTH, rowH: SCORE_ROW, hand: 8.4 })]
      : [];
  const y = scores.length > 0 ? round(scores[0].bottom + GAP) : TOP;
  const rowH = Math.min(DRIVE_ROW, (BOTTOM - y - TABLE_HEAD) / Math.max(1, count));
  return {
    template: "postcard/box-score",
    title: `Drive chart, page ${i + 1}`,
    model: {
      ...head("more of the game"),
      tables: scores,
      bonuses: false,
      chart: count > 0 && chart(tables, { first, count, y, rowH }),
    },
  };
}

interface ChartPlace {
  readonly first: number;
  readonly count: number;
  readonly y: number;
  readonly rowH: number;
}

/** The drive chart: a table with the field in its middle. */
function chart(tables: BoxTables, { first, count, y, rowH }: ChartPlace) {
  const table = placeBoxTable(tables.drivesFrom(first, count), { x: 0, y, w: WIDTH, rowH, hand: 9 });
  const place = { x: table.at.field.x, w: table.at.field.w };
  return {
    table,
    field: stripField(place, table.top, table.bottom),
    numbersY: round(table.headY + table.headH / 2),
    bars: driveBars(
      tables.drives.slice(first, first + count),
      table.lines.map(({ cy }) => cy),
      place,
      `drive${first}`,
    ),
  };
}

/** A table with some of its columns: long names want a line of their own at 16 points. */
const pick = (table: BoxTable, keys: readonly string[]): BoxTable => ({
  ...table,
  columns: table.columns.filter(({ key }) => keys.includes(key)),
  rows: table.rows.map((row) => row.filter((_, i) => keys.includes(table.columns[i].key))),
});

function large(context: PostcardContext): LargeBlock[] {
  const tables = boxTables(context);
  return [
    { kind: "heading", text: "Box score" },
    ...largeBoxTable({ ...pick(tables.line, ["side", "team"]), name: "teams" }).slice(1),
    ...largeBoxTable(pick(tables.line, ["side", "half1", "half2", "final", "extra", "total"])),
    ...largeBoxTable(tables.figures),
    ...largeBoxTable(tables.scoring),
    ...(tables.moreScoring ? largeBoxTable(tables.moreScoring) : []),
    ...largeBoxTable(tables.ledger),
    // Without the field the note about its bars says nothing.
    ...drivePages(tables)
      .filter(({ count }) => count > 0)
      .flatMap(({ first, count }) => largeBoxTable({ ...tables.drivesFrom(first, count), note: "" })),
  ];
}

export const boxScore: PostcardSheet = {
  id: "box-score",
  code: "PC-4",
  title: "Box score",
  summary: "line score, team figures, scoring, bonuses, and the drives of a game on a field",
  orientation: "portrait",
  fills: "record",
  pages,
  large,
};
