/** PC-4: the box score, with the drives of the game drawn on a field. */
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import { bonusStrip } from "./box-score-bonuses.js";
import { largeBoxTable, placeBoxTable, TABLE_HEAD, type BoxTable } from "./box-score-table.js";
import { boxTables, DRIVES, type BoxTables } from "./box-score-values.js";
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
const DRIVES_H = TABLE_HEAD + DRIVES * DRIVE_ROW;

const head = (tagline: string) => ({ subtitle: "Box score", tagline, tagWidth: 110 });

function pages(context: PostcardContext): PageModel[] {
  const tables = boxTables(context);
  const count = Math.max(1, Math.ceil(tables.drives.length / DRIVES));
  return Array.from({ length: count }, (_, i) => (i === 0 ? firstPage(tables, context) : morePage(tables, i)));
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
      chart: chart(tables, 0, drivesY),
    },
  };
}

function morePage(tables: BoxTables, i: number): PageModel {
  return {
    template: "postcard/box-score",
    title: `Drive chart, page ${i + 1}`,
    model: { ...head("more drives of the game"), tables: [], bonuses: false, chart: chart(tables, i * DRIVES, TOP) },
  };
}

/** The drive chart: a table with the field in its middle. */
function chart(tables: BoxTables, first: number, y: number) {
  const table = placeBoxTable(tables.drivesFrom(first), { x: 0, y, w: WIDTH, rowH: DRIVE_ROW, hand: 9 });
  const place = { x: table.at.field.x, w: table.at.field.w };
  return {
    table,
    field: stripField(place, table.top, table.bottom),
    numbersY: round(table.headY + table.headH / 2),
    bars: driveBars(
      tables.drives.slice(first, first + DRIVES),
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
  const count = Math.max(1, Math.ceil(tables.drives.length / DRIVES));
  return [
    { kind: "heading", text: "Box score" },
    ...largeBoxTable({ ...pick(tables.line, ["side", "team"]), name: "teams" }).slice(1),
    ...largeBoxTable(pick(tables.line, ["side", "half1", "half2", "final", "extra", "total"])),
    ...largeBoxTable(tables.figures),
    ...largeBoxTable(tables.scoring),
    ...largeBoxTable(tables.ledger),
    // Without the field the note about its bars says nothing.
    ...Array.from({ length: count }, (_, i) => largeBoxTable({ ...tables.drivesFrom(i * DRIVES), note: "" })).flat(),
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
