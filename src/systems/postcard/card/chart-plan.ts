/** Sets the charts of a half: axis, rows, cells and their words. */
import type { RunPiece } from "../../../page/marks/runs.js";
import type { PostcardRules } from "../rules/index.js";
import { cardCharts, signedYards, type CellWords, type ChartCell, type Tone } from "./chart-cells.js";
import type { Box } from "./frame.js";
import type { CardInks } from "./inks.js";
import { signFigure } from "./signs-figure.js";
import { box, drawingItem, type Items, type TypeScale } from "./items.js";

/** Heights of the rows against each other. */
export const CHART_ROWS = { axis: 2.7, rush: 3.05, pass: 3.05, level: 2.7, run: 3.05 } as const;
type RowName = Exclude<keyof typeof CHART_ROWS, "axis">;

interface ChartPlace extends Box {
  readonly s: number;
  readonly labelW: number;
}

/** What a tone is filled with. */
function fillOf({ tints, greys, paper }: CardInks, tone: Tone): string {
  const fills: Record<Tone, string> = {
    none: paper,
    good1: tints[0],
    good2: tints[1],
    good3: tints[2],
    good4: tints[3],
    bad1: greys[0],
    bad2: greys[1],
  };
  return fills[tone];
}

/** Type of a cell's words. */
const ROLES = {
  number: { style: "strong", size: 7.3 },
  catch: { style: "strong", size: 6.6 },
  word: { style: "semi", size: 5.8 },
  small: { style: "body", size: 5.5 },
} as const;

/** Columns narrower than this hold no flag beside the yards. */
const NARROW = 5;

/** White before a piece, millimeters on the postcard. */
const GAPS = { number: 0.4, catch: 1.1, word: 0.55, small: 0.4 } as const;

function pieceOf({ role, short: _short, ...what }: CellWords, { ink }: CardInks, pt: TypeScale, s: number): RunPiece {
  const { style, size } = ROLES[role];
  return {
    ...what,
    style,
    size: pt(size),
    fill: ink,
    gap: ("sign" in what && what.sign === "up" ? 1.1 : GAPS[role]) * s,
  };
}

/** Adds the four rows and their axis to the half. */
export function planCharts(items: Items, rules: PostcardRules, place: ChartPlace, inks: CardInks, pt: TypeScale): void {
  const charts = cardCharts(rules);
  const { x, y, w, h, s, labelW } = place;
  const total = Object.values(CHART_ROWS).reduce((sum, row) => sum + row, 0);
  const column = (w - labelW) / (charts.high - charts.low + 1);
  const left = (result: number): number => x + labelW + (result - charts.low) * column;
  const axisH = (CHART_ROWS.axis / total) * h;
  items.boxes.push(box(x, y, w, h, { fill: inks.paper }), box(x, y, w, axisH, { fill: inks.band }));
  axisWords(items, place, charts, axisH, inks, pt, left, column);
  let top = y + axisH;
  const labels = rowLabels(rules);
  for (const row of ["rush", "pass", "level", "run"] as const) {
    const rowH = (CHART_ROWS[row] / total) * h;
    items.boxes.push(box(x, top, labelW, rowH, { fill: inks.tints[1] }));
    labelWords(items, labels[row], { x, y: top, w: labelW, h: rowH }, inks, pt, s);
    charts[row].forEach((cell, i) => {
      const cellX = left(cell.from);
      const cellW = (cell.to - cell.from + 1) * column;
      items.boxes.push(box(cellX, top, cellW, rowH, { fill: fillOf(inks, cell.tone) }));
      if (i > 0) items.lines.push({ x1: cellX, y1: top, x2: cellX, y2: top + rowH, stroke: inks.line, weight: 0.2 });
      cellText(items, cell, { x: cellX, y: top, w: cellW, h: rowH }, inks, pt, s);
    });
    if (row !== "rush" && row !== "level")
      items.lines.push({ x1: x, y1: top, x2: x + w, y2: top, stroke: inks.accent, weight: Math.max(0.2, 0.24 * s) });
    top += rowH;
  }
  // Between the results that stop the ball and those that move it.
  const zero = left(1);
  items.lines.push(
    { x1: zero, y1: y + axisH, x2: zero, y2: y + h, stroke: inks.accent, weight: 0.42 * s },
    { x1: x + labelW, y1: y + axisH, x2: x + labelW, y2: y + h, stroke: inks.accent, weight: Math.max(0.2, 0.24 * s) },
  );
  items.backs.push(box(x, y, w, h, { stroke: inks.accent, weight: 0.5 * s }));
}

function axisWords(
  items: Items,
  { x, y, labelW, s }: ChartPlace,
  { low, high }: { readonly low: number; readonly high: number },
  axisH: number,
  { onBand }: CardInks,
  pt: TypeScale,
  left: (result: number) => number,
  column: number,
): void {
  const middle = y + axisH / 2;
  const write = (text: string, at: number, width: number, size: number): void =>
    void items.runs.push({
      pieces: [{ text, style: "strong", size: pt(size), fill: onBand }],
      x: at,
      y: middle,
      align: "middle",
      width,
    });
  write("OFF \u2212 DEF", x + labelW / 2, labelW - 0.8 * s, 6);
  for (let result = low; result <= high; result++)
    write(signedYards(result), left(result) + column / 2, column - 0.3 * s, 6.3);
}

/** Name of a row and what else stands beside it. */
function rowLabels({ card }: PostcardRules): Record<RowName, readonly [string, string]> {
  const numbers = (play: string): string =>
    card.strategy.flatMap((entry) => (entry.play === play ? [entry.number] : [])).join("\u00b7");
  return { rush: ["RUSH", numbers("rush")], pass: ["PASS", numbers("pass")], level: ["", ""], run: ["RUN", ""] };
}

function labelWords(
  items: Items,
  [name, more]: readonly [string, string],
  { x, y, w, h }: Box,
  { ink }: CardInks,
  pt: TypeScale,
  s: number,
): void {
  const middle = y + h / 2;
  const pad = 0.7 * s;
  if (name === "") {
    // The level row: what the triangle means.
    const pieces: RunPiece[] = [
      { text: "CATCH", style: "strong", size: pt(5.5), fill: ink },
      { sign: "up", size: pt(5.5), fill: ink, gap: 0.5 * s },
      { text: "DEF", style: "body", size: pt(5.5), fill: ink, gap: 0.15 * s },
    ];
    items.runs.push({ pieces, x: x + pad, y: middle, align: "start", width: w - 1 * s });
    return;
  }
  items.runs.push({
    pieces: [{ text: name, style: "strong", size: pt(6.5), fill: ink }],
    x: x + pad,
    y: middle,
    align: "start",
    width: 0,
  });
  items.runs.push({
    pieces: [{ text: more, style: "semi", size: pt(5.2), fill: ink }],
    x: x + w - 0.45 * s,
    y: middle,
    align: "end",
    width: 0,
  });
}

function cellText(items: Items, cell: ChartCell, { x, y, w, h }: Box, inks: CardInks, pt: TypeScale, s: number): void {
  if (cell.words.length === 0) return;
  const corner = cell.words[0].sign === "flag" && w < NARROW * s;
  const words = corner ? cell.words.slice(1) : cell.words;
  if (corner) items.drawings.push(drawingItem(signFigure, { kind: "corner", size: 1.05 * s, color: inks.ink }, x, y));
  items.runs.push({
    pieces: words.map((one) => pieceOf(one, inks, pt, s)),
    or: [words.map((one) => pieceOf({ ...one, text: one.short ?? one.text }, inks, pt, s))],
    x: x + w / 2 + (corner ? 0.2 * s : 0),
    y: y + h / 2,
    align: "middle",
    width: w - 0.75 * s,
  });
}
