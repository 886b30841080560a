/** PC-6: the exact chances of the card in force, on two pages. */
import { round } from "../../../page/lay-out.js";
import { oddsOf, type PointsTable, type PostcardOdds } from "../odds/index.js";
import { tableOf } from "../facts/choices.js";
import {
  attemptTable,
  levelTable,
  rushTable,
  runTable,
  stepTable,
  uniformTable,
  uniformWords,
} from "./probability-plays.js";
import {
  fieldGoalTable,
  fieldTable,
  onsideTable,
  pointsPlot,
  pointsTable,
  puntTable,
  recoveryTable,
  singleWords,
  spendTable,
  throwPlot,
} from "./probability-points.js";
import { largeOdds, oddsHeight, placeOdds, type OddsPlace, type OddsTable } from "./probability-table.js";
import type { PostcardContext, PostcardSheet } from "./shared.js";

const WIDTH = 190;
const TOP = 21.4;
const BOTTOM = 254;
const GAP = 3.6;
const LEFT_W = 96;
const RIGHT_X = LEFT_W + 4;
const RIGHT_W = WIDTH - RIGHT_X;
const ROW = 4.5;
/** Tallest row: beyond it a table looks empty. */
const MOST_ROW = 6.4;

const withoutRows = (table: OddsTable): number => oddsHeight(table, ROW) - table.rows.length * ROW;

/** Rows as high as the room allows for these tables under each other. */
const rowFor = (tables: readonly OddsTable[], room: number): number => {
  const fixed = tables.reduce((sum, table) => sum + withoutRows(table), 0) + (tables.length - 1) * GAP;
  const lines = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return Math.min(MOST_ROW, Math.floor(((room - fixed) / lines) * 1000) / 1000);
};

/** Tables under each other. */
function stack(
  tables: readonly OddsTable[],
  { x, y, w, rowH }: Required<OddsPlace>,
  widths: readonly number[] = [],
): ReturnType<typeof placeOdds>[] {
  let top = y;
  return tables.map((table, i) => {
    const at = placeOdds(table, { x, y: round(top), w: widths[i] ?? w, rowH });
    top = at.bottom + GAP;
    return at;
  });
}

function playsPage(odds: PostcardOdds): object {
  const [rush, run, steps, attempts] = [rushTable(odds), runTable(odds), stepTable(odds), attemptTable(odds)];
  const [levels, uniform] = [levelTable(odds), uniformTable(odds)];
  const stacked = [rush, run, steps, attempts];
  const rowH = rowFor(stacked, BOTTOM - TOP);
  const placed = stack(stacked, { x: 0, y: TOP, w: LEFT_W, rowH }, [WIDTH, LEFT_W, LEFT_W, WIDTH]);
  // Right column: beside the runs and the second dice.
  const right = { x: RIGHT_X, w: RIGHT_W };
  const levelPlace = placeOdds(levels, { ...right, y: placed[1].y, rowH });
  const uniformH = oddsHeight(uniform, rowH) + WORDS_H;
  const uniformY = round(placed[2].bottom - uniformH);
  const plotY = round(levelPlace.bottom + GAP);
  return {
    subtitle: "Probabilities",
    tagline: "plays, exact by counting every roll; no bonuses spent, a field without ends; percent and yards",
    tagWidth: 168,
    tables: [...placed, levelPlace, placeOdds(uniform, { ...right, y: uniformY, rowH })],
    words: [
      { text: uniformWords(odds), x: RIGHT_X, y: round(placed[2].bottom - WORDS_H + 1), w: RIGHT_W, h: WORDS_H - 1 },
    ],
    plots: [
      {
        ...throwPlot(odds),
        title: "Yards of a throw",
        note: "by yards in the air, with the run after the catch",
        bandX: RIGHT_X,
        bandY: plotY,
        bandW: RIGHT_W,
        bandH: 5,
        x: round(RIGHT_X + 7),
        y: round(plotY + 8),
        w: round(RIGHT_W - 23),
        h: round(uniformY - GAP - plotY - 8 - 5),
        labelW: 13,
        base: 0,
      },
    ],
  };
}
const WORDS_H = 15;
const PLOT_H = 62;
const NOTE_H = 15;

function pointsPage(odds: PostcardOdds, table: PointsTable): object {
  const points = pointsTable(table);
  const left = [fieldGoalTable(odds), spendTable(odds), recoveryTable(odds)];
  const right = [puntTable(odds), onsideTable(odds)];
  const field = fieldTable(table);
  const fieldW = 36;
  const fieldX = WIDTH - fieldW;
  const wide = fieldX - 4;
  const fieldRow = Math.min(
    MOST_ROW,
    (PLOT_H + 5 + GAP + oddsHeight(points, 5) - withoutRows(field)) / field.rows.length,
  );
  const fieldPlace = placeOdds(field, { x: fieldX, y: TOP, w: fieldW, rowH: fieldRow });
  const pointsY = round(TOP + 5 + PLOT_H + GAP);
  const pointsPlace = placeOdds(points, { x: 0, y: pointsY, w: wide, rowH: 5 });
  const foot = round(pointsPlace.bottom + GAP);
  const room = BOTTOM - foot;
  const leftPlaces = stack(left, { x: 0, y: foot, w: LEFT_W, rowH: rowFor(left, room - NOTE_H) });
  const rightPlaces = stack(right, { x: RIGHT_X, y: foot, w: RIGHT_W, rowH: rowFor(right, room) });
  const last = leftPlaces[leftPlaces.length - 1];
  return {
    subtitle: "Probabilities",
    tagline: "field position, kicks and single rolls; points under best play of both sides, empty bars",
    tagWidth: 168,
    tables: [fieldPlace, pointsPlace, ...leftPlaces, ...rightPlaces],
    words: [{ text: singleWords(odds, table), x: 0, y: round(last.bottom + 2), w: LEFT_W, h: NOTE_H - 2 }],
    plots: [
      {
        ...pointsPlot(table),
        title: "What the ball is worth",
        note: "points to come for the side that has it, by field position",
        bandX: 0,
        bandY: TOP,
        bandW: wide,
        bandH: 5,
        x: 8,
        y: round(TOP + 8),
        w: round(wide - 26),
        h: round(PLOT_H - 8),
        labelW: 14,
        base: 0,
      },
    ],
  };
}

const pages = (context: PostcardContext): { title: string; model: object }[] => {
  const odds = oddsOf(context.rules);
  return [
    { title: "Probabilities of plays", model: playsPage(odds) },
    { title: "Probabilities of kicks and points", model: pointsPage(odds, tableOf(context)) },
  ];
};

export const probability: PostcardSheet = {
  id: "probability",
  code: "PC-6",
  title: "Probability card",
  summary:
    "exact chances of rushes, runs, passes, kicks and bonuses, and what field position is worth, for the card in force",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => pages(context).map((page) => ({ template: "postcard/probability", ...page })),
  large: (context) => {
    const odds = oddsOf(context.rules);
    const table = tableOf(context);
    const plays = [rushTable, runTable, levelTable, stepTable, attemptTable, uniformTable].map((make) => make(odds));
    const kicks = [fieldGoalTable, puntTable, spendTable, recoveryTable, onsideTable].map((make) => make(odds));
    return [
      ...plays.flatMap(largeOdds),
      { kind: "text", text: uniformWords(odds) },
      ...[fieldTable(table), pointsTable(table), ...kicks].flatMap(largeOdds),
      { kind: "text", text: singleWords(odds, table) },
    ];
  },
};
