/** Short lists of the best: five lines with a number at the right. */
import { placeTable, type PlacedTable } from "./table.js";
import { LIVE_AREA } from "./draw.js";

const WIDTH = LIVE_AREA.width;

export interface Ranking {
  readonly title: string;
  readonly note?: string;
  /** Who or what, remark, figure; best first. */
  readonly rows: readonly (readonly [who: string, remark: string, figure: string])[];
}

const GAP_X = 5;
const GAP_Y = 5.5;
const BAND = 5.4;

/** Rankings in two columns; a page's height is shared out evenly. */
export function placeRankings(
  rankings: readonly Ranking[],
  place: { readonly name: string; readonly y: number; readonly bottom: number; readonly across?: number },
): PlacedTable[] {
  const { y, bottom, name, across = 2 } = place;
  const deep = Math.ceil(rankings.length / across);
  const w = (WIDTH - GAP_X * (across - 1)) / across;
  const most = Math.max(1, ...rankings.map(({ rows }) => rows.length));
  const blockH = (bottom - y + GAP_Y) / Math.max(1, deep);
  const rowH = Math.min(8.8, (blockH - GAP_Y - BAND) / most);
  return rankings.map((ranking, i) =>
    placeTable(
      {
        name: `${name}.${i + 1}`,
        title: ranking.title,
        note: ranking.note ?? "",
        columns: [
          { key: "rank", head: "", w: 6, align: "middle", style: "semi", tint: true },
          { key: "who", head: "", w: 42, style: "semi", size: 9 },
          { key: "remark", head: "", w: 34, style: "rules", size: 7.8 },
          { key: "figure", head: "", w: 15, style: "strong", size: 10, align: "end" },
        ],
        rows: ranking.rows.map((row, r) => [`${r + 1}`, ...row]),
      },
      {
        x: (i % across) * (w + GAP_X),
        y: y + Math.floor(i / across) * (BAND + most * rowH + GAP_Y),
        w,
        rowH,
        bandH: BAND,
        headH: 0,
        titleSize: 8,
      },
    ),
  );
}

/** The best of a list. */
export const best = <T>(list: readonly T[], value: (item: T) => number, count = 5): T[] =>
  list
    .map((item, i) => ({ item, i, value: value(item) }))
    .sort((a, b) => b.value - a.value || a.i - b.i)
    .slice(0, count)
    .map(({ item }) => item);

/** A list in pieces of a size. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
