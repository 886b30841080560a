/** A ruled table said once: placed on a page in millimetres, or handed to large print. */
import type { LargeBlock } from "./flow.js";
import { columns, round, rows, type Column } from "./lay-out.js";

export interface TableColumn {
  /** Part of field names; unique in the table. */
  readonly key: string;
  readonly head: string;
  /** Second line of the head. */
  readonly under?: string;
  /** Head in large print, where there is room for words. */
  readonly long?: string;
  /** Part of the table's width. */
  readonly w: number;
  /** Part of the width in large print; default `w`. */
  readonly share?: number;
  readonly align?: "start" | "middle" | "end";
  /** Written in by hand. */
  readonly pencil?: boolean;
  readonly style?: "body" | "semi" | "strong" | "rules";
  /** Points; default the table's. */
  readonly size?: number;
  /** Key column, tinted. */
  readonly tint?: boolean;
  /** Title over neighbouring columns of the same group; a heavier line stands between groups. */
  readonly group?: string;
}

export interface TableSpec {
  /** Field names start with this; unique in a sheet. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly TableColumn[];
  /** A text a column, written or printed as the column says. */
  readonly rows: readonly (readonly string[])[];
}

export interface TablePlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowH: number;
  /** Height of the title band; 0 = none. */
  readonly bandH?: number;
  /** Height of the column heads; 0 = none. */
  readonly headH?: number;
  /** Rows a tinted block: 1 = every second row, 5 = every second five; 0 = no tint. */
  readonly block?: number;
  /** Type of printed and written cells, points. */
  readonly size?: number;
  readonly pencil?: number;
  readonly headSize?: number;
  readonly titleSize?: number;
}

const PAD = 1.2;

/** What `table-form` and `table-pencil` draw. */
export function placeTable(spec: TableSpec, place: TablePlace) {
  const { x, y, w, rowH, bandH = 5, headH = 4.6, block = 1, size = 8, pencil = 9.5, headSize = 6.4 } = place;
  const total = spec.columns.reduce((sum, column) => sum + column.w, 0);
  const at = columns(x, Object.fromEntries(spec.columns.map((c) => [c.key, (c.w * w) / total])));
  const grouped = spec.columns.some((c) => c.group !== undefined);
  const headY = y + bandH;
  const top = headY + headH;
  const lines = rows(top, rowH, spec.rows.length);
  const bottom = lines.at(-1)?.bottom ?? top;
  const printed: object[] = [];
  const written: object[] = [];
  lines.forEach((line, r) => {
    spec.columns.forEach((column, c) => {
      const value = spec.rows[r][c] ?? "";
      const { x: left, w: width } = at[column.key];
      const align = column.align ?? "start";
      if (column.pencil) {
        written.push({
          name: `${spec.name}.${r + 1}.${column.key}`,
          label: `${spec.title} ${r + 1}, ${column.long ?? `${column.head} ${column.under ?? ""}`.trim()}`,
          value,
          x: align === "start" ? left + 0.6 : left,
          y: line.y,
          w: align === "start" ? width - 0.6 : width,
          h: rowH,
          align,
          size: column.size ?? pencil,
        });
      } else if (value !== "") {
        printed.push({
          value,
          ...textAt(at[column.key], align),
          y: line.cy,
          align,
          style: column.style ?? "body",
          size: column.size ?? size,
        });
      }
    });
  });
  return {
    x,
    y,
    w,
    right: round(x + w),
    band: bandH > 0 && { h: bandH, title: spec.title, note: spec.note ?? "", size: place.titleSize ?? 7.8 },
    groups: grouped && bandH > 0 ? groupsOf(spec, at, y, bandH) : [],
    head: headH > 0 && { y: headY, h: headH },
    heads: headH > 0 ? spec.columns.flatMap((c) => headTexts(c, at[c.key], headY, headH, headSize)) : [],
    tints: lines.filter((line) => block > 0 && Math.floor(line.index / block) % 2 === 1),
    keyColumns: spec.columns
      .filter((c) => c.tint)
      .map((c) => ({ x: at[c.key].x, y: top, w: at[c.key].w, h: round(bottom - top) })),
    rowLines: lines.slice(1).map((line) => ({
      y: line.y,
      weight: block > 1 && line.index % block === 0 ? "rule" : "hair",
    })),
    columnLines: spec.columns.slice(1).map((c, i) => ({
      x: at[c.key].x,
      y1: headY,
      y2: bottom,
      weight: grouped && c.group !== spec.columns[i].group ? "rule" : "hair",
    })),
    headLine: headH > 0 && { y: top },
    printed,
    written,
    top,
    bottom,
    height: round(bottom - y),
    lines,
    at,
  };
}

export type PlacedTable = ReturnType<typeof placeTable>;

function textAt(column: Column, align: "start" | "middle" | "end"): { x: number; w: number } {
  const x = align === "middle" ? column.cx : align === "end" ? column.right - PAD : column.x + PAD;
  return { x: round(x), w: column.w - (align === "middle" ? 0.5 : 1.6) };
}

function headTexts(column: TableColumn, at: Column, y: number, h: number, size: number): object[] {
  const align = column.align ?? "start";
  const place = { ...textAt(at, align), align };
  if (!column.under) return [{ ...place, value: column.head, y: y + h / 2, style: "label", size }];
  return [
    { ...place, value: column.head, y: y + h * 0.29, style: "label", size },
    { ...place, value: column.under, y: y + h * 0.72, style: "rules", size },
  ];
}

function groupsOf(spec: TableSpec, at: Record<string, Column>, y: number, h: number): object[] {
  const groups: { title: string; x: number; cx: number; cy: number; w: number; y1: number; y2: number }[] = [];
  spec.columns.forEach((column, i) => {
    const { x, right } = at[column.key];
    const title = column.group ?? "";
    const before = spec.columns[i - 1]?.group;
    const open = groups.at(-1);
    if (open && before === column.group) {
      open.w = round(right - open.x);
      open.cx = round(open.x + open.w / 2);
    } else {
      const w = round(right - x);
      groups.push({ title, x, w, cx: round(x + w / 2), cy: y + h / 2, y1: y + 0.9, y2: y + h - 0.9 });
    }
  });
  return groups;
}

/** The same table at 16 points and more; columns may be picked, in order. */
export function largeTable(spec: TableSpec, keys: readonly string[] = spec.columns.map((c) => c.key)): LargeBlock {
  const picked = keys.map((key) => spec.columns.findIndex((c) => c.key === key));
  return {
    kind: "table",
    name: keys.length === spec.columns.length ? spec.name : `${spec.name}.${keys[keys.length - 1]}`,
    columns: picked.map((c) => {
      const column = spec.columns[c];
      return {
        head: column.long ?? `${column.head} ${column.under ?? ""}`.trim(),
        share: column.share ?? column.w,
        align: column.align ?? "start",
        pencil: column.pencil ?? false,
      };
    }),
    rows: spec.rows.map((row) => picked.map((c) => row[c] ?? "")),
  };
}

/** Heading and table. */
export const largeSection = (spec: TableSpec, keys?: readonly string[]): LargeBlock[] => [
  { kind: "heading", text: spec.title, ...(spec.note ? { note: spec.note } : {}) },
  largeTable(spec, keys),
];
