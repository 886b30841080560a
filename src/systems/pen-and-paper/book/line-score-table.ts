/** Line scores of games as one table: two rows a game, dice and points in pencil, the winner's total ringed. */
import { round } from "../../../page/lay-out.js";
import type { BookPlan } from "../../../systems/contract-book.js";
import type { GameResult, Standing } from "../league/index.js";
import { signed } from "../sheets/shared.js";
import { placeTable, type PlacedTable, type TableColumn, type TableSpec } from "../sheets/table.js";
import { label, WIDTH, type Book, type PageLabel, type PageLink, type PageRing } from "./page.js";
import { hasQuarters, nameIn, recordWords, sideLine } from "./results.js";
import { gameId, type BookYear } from "./years.js";

export const BAND_H = 5;
export const HEAD_H = 4.4;

export interface LineScores {
  readonly table: PlacedTable;
  readonly rings: readonly PageRing[];
  /** In place of the modifier where a game was not played by league play. */
  readonly labels: readonly PageLabel[];
  readonly links: readonly PageLink[];
}

export interface LineScorePlace {
  readonly y: number;
  readonly rowH: number;
  readonly name: string;
  readonly title: string;
  /** The table whose records stand beside the teams. */
  readonly standings: readonly Standing[];
  readonly plan: BookPlan;
}

export function lineScoreTable(
  book: Book,
  year: BookYear,
  results: readonly GameResult[],
  place: LineScorePlace,
): LineScores {
  const { y, rowH } = place;
  if (!hasQuarters(year)) return { table: scoresOnly(year, results, place), rings: [], labels: [], links: [] };
  const spec = specFor(book, year, results, place);
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
  return { table, rings, ...howPlayed(year, results, table, place.plan) };
}

/** `full, p. 23` or `by hand`: how a result came about that has no modifiers. */
function howPlayed(
  year: BookYear,
  results: readonly GameResult[],
  table: PlacedTable,
  plan: BookPlan,
): Pick<LineScores, "labels" | "links"> {
  const labels: PageLabel[] = [];
  const links: PageLink[] = [];
  const { x, cx, w } = table.at.mod;
  results.forEach(({ mode, game }, i) => {
    if (mode === "league") return;
    const [away, home] = [table.lines[2 * i], table.lines[2 * i + 1]];
    const page = plan.pageOf(gameId({ season: year.season, game }));
    const words = mode === "hand" ? ["by", "hand"] : page > 0 ? ["in full", `p. ${page}`] : ["in full", ""];
    [away, home].forEach((row, r) =>
      labels.push(
        label(words[r], cx, row.cy, {
          style: "semi",
          size: 7,
          align: "middle",
          w: w - 1,
          fill: page > 0 ? "accent" : "ink",
        }),
      ),
    );
    links.push({ page, x, y: away.y, w, h: away.h + home.h });
  });
  return { labels, links };
}

/** Rows that a game takes. */
export const rowsPerGame = (year: BookYear): number => (hasQuarters(year) ? 2 : 1);

/** Seasons whose dice nobody kept: a row a game, with the score. */
function scoresOnly(year: BookYear, results: readonly GameResult[], place: LineScorePlace): PlacedTable {
  const records = new Map(place.standings.map((row) => [row.team, recordWords(row)]));
  const points = (key: string): TableColumn => ({
    key,
    head: "Points",
    w: 16,
    align: "middle",
    pencil: true,
    size: 12,
  });
  const record = (key: string): TableColumn => ({ key, head: "Record", w: 15, align: "middle" });
  return placeTable(
    {
      name: place.name,
      title: place.title,
      columns: [
        { key: "away", head: "Visitor", w: 52, style: "semi" },
        record("awayRecord"),
        points("awayPoints"),
        { key: "home", head: "Home team", w: 52, style: "semi" },
        record("homeRecord"),
        points("homePoints"),
      ],
      rows: results.map(({ away, home, awayPoints, homePoints }) => [
        nameIn(year.league, away),
        records.get(away) ?? "",
        `${awayPoints}`,
        `at ${nameIn(year.league, home)}`,
        records.get(home) ?? "",
        `${homePoints}`,
      ]),
    },
    {
      x: 0,
      y: place.y,
      w: WIDTH,
      rowH: place.rowH,
      bandH: BAND_H,
      headH: HEAD_H,
      size: 9,
      headSize: 6.2,
      titleSize: 7.6,
    },
  );
}

function specFor(book: Book, year: BookYear, results: readonly GameResult[], place: LineScorePlace): TableSpec {
  const { name, title, standings } = place;
  const records = new Map(standings.map((row) => [row.team, recordWords(row)]));
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
