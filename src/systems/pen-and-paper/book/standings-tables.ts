/** Standings by division, side by side. */
import type { Standing } from "../league/index.js";
import { DASH } from "../sheets/shared.js";
import { placeTable, type PlacedTable, type TableColumn } from "../sheets/table.js";
import { WIDTH } from "./page.js";
import { nameIn, nickname } from "./results.js";
import type { BookYear } from "./years.js";

export const STANDING_BAND = 5;
export const STANDING_HEAD = 4.2;
const GAP = 4;

/** Divisions beside each other: three stand in one row, four in two. */
export const divisionsAcross = (count: number): number => (count === 3 ? 3 : Math.min(2, count));

/** Height of all divisions at a height of rows. */
export function standingsHeight(year: BookYear, rowH: number): number {
  const { count, most } = shapeOf(year);
  const deep = Math.ceil(count / divisionsAcross(count));
  return deep * (STANDING_BAND + STANDING_HEAD + most * rowH) + (deep - 1) * GAP;
}

/** Rows that stand one under the other. */
export function standingRows(year: BookYear): number {
  const { count, most } = shapeOf(year);
  return Math.ceil(count / divisionsAcross(count)) * most;
}

function shapeOf(year: BookYear): { readonly count: number; readonly most: number } {
  const names = new Set(year.standings.map((row) => row.division));
  return { count: names.size, most: Math.ceil(year.standings.length / names.size) };
}

export function standingsTables(
  year: BookYear,
  standings: readonly Standing[],
  place: { readonly y: number; readonly rowH: number; readonly name: string },
): PlacedTable[] {
  const names = [...new Set(standings.map((row) => row.division))];
  const across = divisionsAcross(names.length);
  const w = (WIDTH - GAP * (across - 1)) / across;
  const blockH = STANDING_BAND + STANDING_HEAD + shapeOf(year).most * place.rowH + GAP;
  return names.map((division, i) =>
    placeTable(
      {
        name: `${place.name}.${i + 1}`,
        title: division,
        columns: columnsFor(across),
        rows: standings.filter((row) => row.division === division).map((row) => cells(year, row, across)),
      },
      {
        x: (i % across) * (w + GAP),
        y: place.y + Math.floor(i / across) * blockH,
        w,
        rowH: place.rowH,
        bandH: STANDING_BAND,
        headH: STANDING_HEAD,
        size: 8.2,
        headSize: 6.4,
      },
    ),
  );
}

function columnsFor(across: number): TableColumn[] {
  const figure = (key: string, head: string, w: number, more: Partial<TableColumn> = {}): TableColumn => ({
    key,
    head,
    w,
    align: "middle",
    ...more,
  });
  return [
    figure("rank", "", 5.5, { style: "semi", tint: true }),
    { key: "team", head: "Team", w: across === 2 ? 33 : 20, style: "semi" },
    figure("w", "W", 6.5, { style: "strong" }),
    figure("l", "L", 6.5, { style: "strong" }),
    figure("t", "T", 5.5),
    figure("division", "Div.", 11),
    figure("pf", "PF", 8.5),
    figure("pa", "PA", 8.5),
    ...(across === 2 ? [figure("league", "League", 8)] : []),
  ];
}

function cells(year: BookYear, row: Standing, across: number): string[] {
  const division = [row.divisionWins, row.divisionLosses, ...(row.divisionTies > 0 ? [row.divisionTies] : [])];
  return [
    `${row.divisionRank}`,
    across === 2 ? nameIn(year.league, row.team) : nickname(year.league, row.team),
    `${row.wins}`,
    `${row.losses}`,
    `${row.ties}`,
    division.join(DASH),
    `${row.pointsFor}`,
    `${row.pointsAgainst}`,
    ...(across === 2 ? [`${row.leagueRank}`] : []),
  ];
}
