/** A team on a page of its own: its colors and habits, every game of the last season, what it did in the others. */
import { placeTable, type PlacedTable } from "../../../../page/table.js";
import { DOT } from "../../sheets/shared.js";
import {
  nameIn,
  BOTTOM,
  HELMET_ASPECT,
  helmetAt,
  label,
  TOP,
  WIDTH,
  type PageContent,
  type PageLabel,
} from "./page.js";
import { gameCells, headWords, seasonCells, type GameCells } from "./team-rows.js";
import type { Book, BookYear } from "./years.js";

const HELMET = 40;
const HEAD_H = HELMET * HELMET_ASPECT + 5;
const BAND = 5.4;
const HEADS = 4.8;
const GAP = 6;

export function teamContent(book: Book, id: string): PageContent {
  const year = book.years.at(-1)!;
  const { season, games: played, more } = headWords(book, id);
  const x = HELMET + 8;
  const w = WIDTH - x;
  const labels: PageLabel[] = [
    { ...label(nameIn(book, id), x, TOP + 6, { size: 22, w }), style: "title" },
    label(season, x, TOP + 14.5, { style: "strong", size: 11, fill: "accent", w }),
    label(played, x, TOP + 20.5, { size: 9.6, w }),
    label(more.join(`  ${DOT}  `), x, TOP + 26, { size: 9, w }),
  ];
  const games = gamesTables(book, year, id, TOP + HEAD_H);
  const y = Math.max(TOP + HEAD_H, ...games.map(({ bottom }) => bottom)) + GAP;
  return {
    helmets: [helmetAt(book, id, 0, TOP, HELMET)],
    labels,
    tables: [...games, ...seasonsTable(book, id, y)],
  };
}

function gamesTables(book: Book, year: BookYear, id: string, y: number): PlacedTable[] {
  const games = gameCells(book, year, id);
  // Earlier seasons need room below.
  const most = Math.max(games.length, 1);
  const two = most > 17;
  const first = two ? Math.ceil(most / 2) : most;
  const sets = two ? [games.slice(0, first), games.slice(first)] : [games];
  const w = two ? (WIDTH - GAP) / 2 : WIDTH;
  const rowH = Math.min(7.4, 124 / first);
  const columns = [
    { key: "when", head: "Round", w: two ? 17 : 24, align: "middle", style: "semi", tint: true },
    { key: "rival", head: "Opponent", w: two ? 30 : 60, style: "semi" },
    { key: "won", head: "", w: 8, align: "middle", style: "strong" },
    { key: "score", head: "Score", w: two ? 17 : 24, align: "middle", pencil: true, size: 11 },
    { key: "record", head: "Record", w: two ? 16 : 24, align: "middle" },
    ...(two
      ? []
      : ([
          { key: "yards", head: "Yards", w: 20, align: "middle" },
          { key: "balls", head: "Balls lost", w: 20, align: "middle" },
          { key: "spent", head: "Bonuses", under: "spent", w: 20, align: "middle" },
        ] as const)),
  ] as const;
  return sets.map((set, i) =>
    placeTable(
      {
        name: `team.${id}.games${i + 1}`,
        title: i === 0 ? `Season ${year.season}, game by game` : "",
        columns,
        rows: set.map((game) => columns.map(({ key }) => game[key as keyof GameCells])),
      },
      { x: i * (w + GAP), y, w, rowH, bandH: BAND, headH: two ? HEADS : 6.4, size: 9 },
    ),
  );
}

/** Season by season, the last ones where there are more than fit. */
function seasonsTable(book: Book, id: string, y: number): PlacedTable[] {
  const rowH = 6.4;
  const most = Math.floor((BOTTOM - y - BAND - HEADS) / rowH);
  const years = book.years.slice(-most);
  if (most < 1) return [];
  const columns = [
    { key: "season", head: "Season", w: 16, align: "middle", style: "strong", tint: true },
    { key: "record", head: "Record", w: 22, align: "middle" },
    { key: "pf", head: "PF", w: 16, align: "middle" },
    { key: "pa", head: "PA", w: 16, align: "middle" },
    { key: "diff", head: "Diff.", w: 16, align: "middle" },
    { key: "words", head: "Came to", w: 104, style: "semi" },
  ] as const;
  return [
    placeTable(
      {
        name: `team.${id}.seasons`,
        title: "Season by season",
        note: years.length < book.years.length ? `the last ${years.length}` : "all games",
        columns,
        rows: years.map((year) => {
          const cells = seasonCells(year, id);
          return columns.map(({ key }) => cells[key]);
        }),
      },
      { x: 0, y, w: WIDTH, rowH, bandH: BAND, headH: HEADS, size: 8.8 },
    ),
  ];
}
