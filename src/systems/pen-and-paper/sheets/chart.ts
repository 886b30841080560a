/** A printed chart: title band, dice in the head of the column that they read, rows. Said once; placed, or set in large print. */
import type { LargeBlock } from "../../../page/flow.js";
import { columns, round, rows as placeRows, type Column } from "../../../page/lay-out.js";

export type DieSides = 6 | 20;

export interface ChartColumn {
  readonly head: string;
  /** Part of the chart's width. */
  readonly w: number;
  readonly align?: "start" | "middle" | "end";
  /** Key numbers are set strong and larger, remarks light. */
  readonly look?: "body" | "strong" | "key" | "light";
  /** Dice that read this column, drawn in its head. */
  readonly dice?: readonly DieSides[];
  /** The head stands beside its dice instead of giving way to them. */
  readonly beside?: boolean;
  /** Head in large print. */
  readonly long?: string;
}

/** Text, or a number of yard dice. */
export type ChartCell = string | { readonly d6: number };

export interface Chart {
  /** Table name in large print; unique in a sheet. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

/** Rules beside a chart, as a list. */
export interface Notes {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly items: readonly string[];
  /** Steps in order. */
  readonly numbered?: boolean;
}

export interface ChartPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowH?: number;
  /** Points; key numbers are 1.5 larger. */
  readonly size?: number;
  readonly bandH?: number;
  readonly headH?: number;
  readonly titleSize?: number;
  /** Smallest type, points. */
  readonly floor?: number;
}

const BAND = 5.6;
const HEAD = 4.8;
const ROW = 5;
const PAD = 1.6;
const LOOKS = { body: "body", strong: "semi", key: "strong", light: "rules" } as const;

interface TextPlace {
  readonly textX: number;
  readonly textW: number;
  readonly align: string;
}

/** Height of a chart with these rows. */
export const chartHeight = (
  chart: Chart,
  { rowH = ROW, bandH = BAND, headH = HEAD }: Partial<ChartPlace> = {},
): number => round(bandH + headH + chart.rows.length * rowH);

/** What the partial `chart` draws. */
export function placeChart(chart: Chart, place: ChartPlace) {
  const { x, y, w, rowH = ROW, size = 8, bandH = BAND, headH = HEAD, titleSize = 8, floor = 6 } = place;
  const total = chart.columns.reduce((sum, column) => sum + column.w, 0);
  const at = Object.values(columns(x, Object.fromEntries(chart.columns.map((c, i) => [`c${i}`, (c.w * w) / total]))));
  const headY = round(y + bandH);
  const top = round(headY + headH);
  const lines = placeRows(top, rowH, chart.rows.length);
  const bottom = round(top + chart.rows.length * rowH);
  const dieSize = round(Math.min(3.3, rowH - 1));
  const textPlace = (c: number): TextPlace => {
    const align = chart.columns[c].align ?? "start";
    const textX = align === "middle" ? at[c].cx : align === "end" ? at[c].right - PAD : at[c].x + PAD;
    return { textX: round(textX), textW: round(at[c].w - (align === "middle" ? 0.8 : PAD + 0.5)), align };
  };
  return {
    x,
    y,
    w,
    h: round(bottom - y),
    bottom,
    bandH,
    title: chart.title,
    note: chart.note ?? "",
    titleSize,
    floor,
    headY,
    headH,
    right: round(x + w),
    heads: chart.columns.map((column, c) => head(column, at[c], textPlace(c), round(headY + headH / 2), headH)),
    // The column that the dice read is the key: tinted, and every second row beside it.
    keys: chart.columns.flatMap((column, c) =>
      column.dice ? [{ x: at[c].x, y: top, w: at[c].w, h: round(bottom - top) }] : [],
    ),
    lines: at.slice(1).map((column) => ({ x: column.x, y1: headY, y2: bottom })),
    top,
    rows: lines.map((line, r) => ({
      ...line,
      tint: line.odd ? "tint6" : "none",
      cells: chart.rows[r].map((cell, c) => {
        const { look = "body" } = chart.columns[c];
        const dice = typeof cell === "string" ? 0 : cell.d6;
        return {
          text: typeof cell === "string" ? cell : "",
          ...textPlace(c),
          style: LOOKS[look],
          size: look === "key" ? size + 1.2 : look === "light" ? size - 0.4 : size,
          dice: Array.from({ length: dice }, () => 5),
          diceX: round(at[c].x + PAD),
          diceY: round(line.cy - dieSize / 2),
          dieSize,
          pitch: round(dieSize + 0.5),
        };
      }),
    })),
  };
}

/** A column's head: its words, its dice, or dice and words side by side. */
function head(column: ChartColumn, at: Column, text: TextPlace, cy: number, h: number): object {
  const size = Math.min(3.4, h - 1);
  const dice = column.dice ?? [];
  if (dice.length === 0) return { text: column.head, ...text, cy, dice: [] };
  if (!column.beside) return { text: "", ...text, cy, dice: headDice(dice, at.cx, cy, size) };
  const used = PAD + dice.length * (size + 0.6) + 0.8;
  return {
    text: column.head,
    textX: round(at.x + used),
    textW: round(at.w - used - 0.6),
    align: "start",
    cy,
    dice: headDice(dice, at.x + PAD + (dice.length * (size + 0.6)) / 2, cy, size),
  };
}

/** Dice side by side around the middle of a column head. */
function headDice(dice: readonly DieSides[], cx: number, cy: number, size: number): object[] {
  const pitch = size + 0.6;
  return dice.map((sides, i) => {
    const middle = cx + (i - (dice.length - 1) / 2) * pitch;
    return {
      hexagon: sides === 20,
      cx: round(middle),
      cy: round(cy),
      r: round(size * 0.6),
      x: round(middle - size / 2),
      y: round(cy - size / 2),
      size,
      face: [5, 3, 4][i % 3],
    };
  });
}

/** What the partial `notes` draws: a box that the list is set into. */
export function placeNotes(
  notes: Notes,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  size = 8.2,
  bandH = BAND,
) {
  return {
    x,
    y,
    w,
    h: round(h),
    bandH,
    title: notes.title,
    note: notes.note ?? "",
    size,
    blocks: [{ kind: "list", items: notes.items, numbered: notes.numbered ?? false }],
    frames: [{ page: 0, x: x + 2, y: round(y + bandH + 1.2), w: round(w - 4), h: round(h - bandH - 2.4) }],
  };
}

const DICE_WORDS = (dice: readonly DieSides[]): string =>
  dice[0] === 20 ? "d20" : `${dice.length === 1 ? "1" : dice.length}d6`;

/** A chart as heading and table. */
export const largeChart = (chart: Chart): LargeBlock[] => [
  { kind: "heading", text: chart.title, ...(chart.note ? { note: chart.note } : {}) },
  {
    kind: "table",
    name: chart.id,
    columns: chart.columns.map((column) => {
      const head = column.long ?? column.head;
      return {
        head: column.dice ? `${head === "" ? "" : `${head}, `}${DICE_WORDS(column.dice)}` : head,
        share: column.w,
        align: column.align ?? "start",
      };
    }),
    rows: chart.rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell : `${cell.d6}d6`))),
  },
];

/** Notes as heading and list. */
export const largeNotes = (notes: Notes): LargeBlock[] => [
  { kind: "heading", text: notes.title, ...(notes.note ? { note: notes.note } : {}) },
  { kind: "list", items: notes.numbered ? notes.items.map((item, i) => `${i + 1}. ${item}`) : notes.items },
];
