/** Tables of chances: said once, placed on the page or set in large print. */
import type { LargeBlock } from "../../../page/flow.js";
import { columns, round, rows } from "../../../page/lay-out.js";

export interface OddsColumn {
  readonly head: string;
  readonly w: number;
  /** Title over neighboring columns of the same group. */
  readonly group?: string;
  readonly key?: boolean;
  /** Never tinted: yards, totals. */
  readonly plain?: boolean;
}

export interface OddsCell {
  readonly text: string;
  /** A chance from 0 to 1, for the tint. */
  readonly chance?: number;
}

export interface OddsTable {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly OddsColumn[];
  readonly rows: readonly (readonly OddsCell[])[];
}

export interface OddsPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowH?: number;
}

const BAND = 5;
const HEAD = 4.6;
const GROUP = 3.8;
const ROW = 4.5;
/** Chances from which a cell is tinted, and tinted more. */
const LIKELY = 0.1;
const VERY_LIKELY = 0.3;

export const oddsHeight = (table: OddsTable, rowH = ROW): number =>
  round(BAND + headHeight(table) + table.rows.length * rowH);

const headHeight = ({ columns: all }: OddsTable): number => HEAD + (all.some(({ group }) => group) ? GROUP : 0);

const shade = ({ chance = 0 }: OddsCell): string =>
  chance >= VERY_LIKELY ? "tint12" : chance >= LIKELY ? "tint6" : "none";

/** What the partial `probability-table` draws. */
export function placeOdds(table: OddsTable, { x, y, w, rowH = ROW }: OddsPlace) {
  const total = table.columns.reduce((sum, column) => sum + column.w, 0);
  const at = Object.values(columns(x, Object.fromEntries(table.columns.map((c, i) => [`c${i}`, (c.w * w) / total]))));
  const headH = headHeight(table);
  const headY = round(y + BAND);
  const top = round(headY + headH);
  const lines = rows(top, rowH, table.rows.length);
  const bottom = round(top + rowH * table.rows.length);
  const groups: { text: string; x: number; right: number; cx: number }[] = [];
  table.columns.forEach(({ group = "" }, i) => {
    const last = groups.at(-1);
    if (last && group !== "" && table.columns[i - 1].group === group) {
      last.right = at[i].right;
      last.cx = round((last.x + last.right) / 2);
    } else groups.push({ text: group, x: at[i].x, right: at[i].right, cx: at[i].cx });
  });
  return {
    x,
    y,
    w,
    right: round(x + w),
    h: round(bottom - y),
    bandH: BAND,
    title: table.title,
    note: table.note,
    headY,
    headH,
    groups: groups.filter(({ text }) => text !== ""),
    groupCy: round(headY + GROUP / 2 + 0.3),
    heads: table.columns.map(({ head, key }, i) => ({
      text: head,
      x: key ? round(at[i].x + 1.4) : at[i].cx,
      align: key ? "start" : "middle",
      cy: round(top - HEAD / 2),
      w: round(at[i].w - 0.6),
    })),
    verticals: table.columns.flatMap(({ group }, i) =>
      i > 0 && (group !== table.columns[i - 1].group || table.columns[i - 1].key) ? [{ x: at[i].x }] : [],
    ),
    top,
    bottom,
    rows: lines.map((line, r) => ({
      y: line.y,
      cy: line.cy,
      h: rowH,
      cells: table.rows[r].map((cell, i) => {
        const { key, plain } = table.columns[i];
        return {
          text: cell.text,
          x: at[i].x,
          w: at[i].w,
          textX: key ? round(at[i].x + 1.4) : at[i].cx,
          textW: round(at[i].w - 0.8),
          align: key ? "start" : "middle",
          style: key || plain ? "strong" : "body",
          size: key ? 7.8 : 7.6,
          fill: key || plain ? "none" : shade(cell),
        };
      }),
    })),
  };
}

/** Heading and table; every group keeps its columns together with its title. */
export const largeOdds = ({ name, title, note, columns: all, rows: lines }: OddsTable): LargeBlock[] => {
  const table = (part: string, wanted: readonly number[]): LargeBlock => ({
    kind: "table",
    name: `${name}${part}`,
    columns: wanted.map((i) => ({
      head: all[i].group ? `${all[i].group}: ${all[i].head}` : all[i].head,
      share: all[i].key ? 1.6 : 1,
      align: all[i].key ? ("start" as const) : ("middle" as const),
    })),
    rows: lines.map((cells) => wanted.map((i) => cells[i].text)),
  });
  const keys = all.flatMap(({ key }, i) => (key ? [i] : []));
  const rest = all.flatMap(({ key }, i) => (key ? [] : [i]));
  const parts = Array.from({ length: Math.ceil(rest.length / WIDE) }, (_, p) => rest.slice(p * WIDE, (p + 1) * WIDE));
  return [
    { kind: "heading", text: title, ...(note ? { note } : {}) },
    ...parts.map((part, p) => table(parts.length > 1 ? `-${p + 1}` : "", [...keys, ...part])),
  ];
};
/** Columns of figures that a page holds in large print. */
const WIDE = 8;
