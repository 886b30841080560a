/** Line scores of games as one table: two rows a game, dice and points in pencil, the winner's total ringed. */
import { round } from "../../../page/lay-out.js";
import type { GameResult } from "../league/index.js";
import { signed } from "../sheets/shared.js";
import { placeTable, type PlacedTable, type TableColumn, type TableSpec } from "../sheets/table.js";
import { WIDTH, type Book, type PageRing } from "./page.js";
import { nameIn, sideLine } from "./results.js";
import type { BookYear } from "./years.js";

export const BAND_H = 5;
export const HEAD_H = 4.4;

export interface LineScores {
  readonly table: PlacedTable;
  readonly rings: readonly PageRing[];
}


export function lineScoreTable(
  book: Book,
  year: BookYear,
  results: readonly GameResult[],
  place: { readonly y: number; readonly rowH: number; readonly name: string; readonly title: string },
): LineScores {
  const spec = specFor(book, year, results, place.name, place.title);
  const { y, rowH } = place;
  const table = placeTable(spec, {
    x: 0,
    y,
    w: WIDTH,
    rowH,
    bandH: BAND_H,
    headH: HEAD_H,
    block: 2,
    size: 8.6,
    pencil: 9.6,
    headSize: 6.2,
    titleSize: 7.6,
  });
  const { cx, w } = table.at.total;
  const rings = results.flatMap(({ awayPoints, homePoints }, i): PageRing[] => {
    if (awayPoints === homePoints) return [];
    const row = table.lines[2 * i + (homePoints > awayPoints ? 1 : 0)];
    return [{ name: `${place.name}.${i + 1}.ring`, x: cx, y: row.cy, r: round(Math.min(w * 0.4, rowH * 0.47, 2.9)) }];
  });
  return { table, rings };
}

function specFor(book: Book, year: BookYear, results: readonly GameResult[], name: string, title: string): TableSpec {
  const { quarters, sides } = book.rules.tables.leagueGame;
  const die = `d${book.rules.switches.pointsTable === "classic" ? 6 : sides}`;
  const periods = [...Array.from({ length: quarters }, (_, i) => `${i + 1}`), "OT"];
  const written = (key: string, head: string, w: number, group: string, size: number): TableColumn => ({
    key,
    head,
    w,
    group,
    size,
    align: "middle",
    pencil: true,
  });
  return {
    name,
    title,
    columns: [
      { key: "team", head: "Visitor, then home team", w: 54, style: "semi", group: title },
      { key: "record", head: "Record", w: 14, align: "middle", group: title },
      written("mod", "Mod.", 11, title, 9.2),
      ...periods.flatMap((period) => {
        const group = period === "OT" ? "Overtime" : `Quarter ${period}`;
        return [written(`d${period}`, die, 8.2, group, 8.4), written(`p${period}`, "Pts", 9, group, 10.4)];
      }),
      { ...written("total", "Total", 15, "Final", 12), tint: true },
    ],
    rows: results.flatMap((result) =>
      (["away", "home"] as const).map((side) => {
        const line = sideLine(year, result, side, quarters);
        return [
          `${side === "home" ? "at " : ""}${nameIn(year.league, result[side])}`,
          records.get(result[side]) ?? "",
          line.modifier === undefined ? "" : signed(line.modifier),
          ...[...line.quarters, line.overtime].flatMap((cells) => [cells.die, cells.points]),
          `${line.total}`,
        ];
      }),
    ),
  };
}
