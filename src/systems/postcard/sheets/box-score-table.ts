/** A ruled table of the box score: placed on the page in millimeters, or handed to large print. */
import type { LargeBlock } from "../../../page/flow.js";
import { columns, round, rows } from "../../../page/lay-out.js";

export interface BoxColumn {
  /** Part of field names; unique in its table and the beginning of no other. */
  readonly key: string;
  readonly head: string;
  /** Share of the width. */
  readonly w: number;
  readonly align?: "start" | "middle";
  /** Printed, not written. */
  readonly printed?: boolean;
  /** A column for a figure: nothing stands in it. */
  readonly empty?: boolean;
}

export interface BoxTable {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly BoxColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Cells gone over twice, as `row:key`. */
  readonly heavy?: ReadonlySet<string>;
}

export interface BoxPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowH: number;
  /** Hand, points. */
  readonly hand: number;
  readonly size?: number;
}

const BAND = 4.8;
const HEAD = 4.4;
/** Band and heads above the rows. */
export const TABLE_HEAD = BAND + HEAD;
const PAD = 1.3;

/** What `box-score-form` and `box-score-pencil` draw. */
export function placeBoxTable(table: BoxTable, { x, y, w, rowH, hand, size = 7.6 }: BoxPlace) {
  const total = table.columns.reduce((sum, column) => sum + column.w, 0);
  const at = columns(x, Object.fromEntries(table.columns.map(({ key, w: share }) => [key, (share * w) / total])));
  const headY = round(y + BAND);
  const top = round(headY + HEAD);
  const lines = rows(top, rowH, table.rows.length);
  const bottom = lines.at(-1)?.bottom ?? top;
  const shown = table.columns.filter((column) => !column.empty);
  const textX = (column: BoxColumn): number =>
    column.align === "start" ? round(at[column.key].x + PAD) : at[column.key].cx;
  const each = <T>(want: boolean, make: (column: BoxColumn, value: string, r: number) => T): T[] =>
    lines.flatMap((_, r) =>
      shown
        .filter((column) => (column.printed === true) === want)
        .map((column) => make(column, table.rows[r][table.columns.indexOf(column)] ?? "", r)),
    );
  return {
    x,
    y,
    w,
    h: round(bottom - y),
    right: round(x + w),
    bandH: BAND,
    title: table.title,
    note: table.note,
    headY,
    headH: HEAD,
    top,
    bottom,
    at,
    lines,
    heads: shown.map((column) => ({
      text: column.head,
      x: textX(column),
      y: round(headY + HEAD / 2),
      align: column.align ?? "middle",
      w: round(at[column.key].w - 0.8),
    })),
    tints: lines.filter(({ odd }) => odd),
    rowLines: lines.slice(1),
    columnLines: table.columns.slice(1).map(({ key }) => ({ x: at[key].x })),
    printed: each(true, (column, value, r) => ({
      text: value,
      x: textX(column),
      y: lines[r].cy,
      align: column.align ?? "middle",
      size,
      w: round(at[column.key].w - PAD - 0.3),
    })),
    written: each(false, (column, value, r) => ({
      name: `${table.name}.${r + 1}.${column.key}`,
      label: `${table.title} ${r + 1}, ${column.head}`,
      value,
      x: column.align === "start" ? round(at[column.key].x + 0.6) : at[column.key].x,
      y: lines[r].y,
      w: column.align === "start" ? round(at[column.key].w - 0.6) : at[column.key].w,
      h: rowH,
      align: column.align ?? "middle",
      size: hand,
      heavy: value !== "" && table.heavy?.has(`${r}:${column.key}`) === true,
    })),
  };
}

/** Heading and table at 16 points and more. */
export const largeBoxTable = (table: BoxTable): LargeBlock[] => {
  const shown = table.columns.filter((column) => !column.empty);
  return [
    { kind: "heading", text: table.title, ...(table.note === "" ? {} : { note: table.note }) },
    {
      kind: "table",
      name: table.name,
      columns: shown.map((column) => ({
        head: column.head,
        share: column.w,
        align: column.align ?? "middle",
        pencil: column.printed !== true,
      })),
      rows: table.rows.map((row) => shown.map((column) => row[table.columns.indexOf(column)] ?? "")),
    },
  ];
};
