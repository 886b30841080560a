/** A team in a block, several to a page: for knock-outs, where most teams play a game or two. */
import { placeTable } from "../../../../page/table.js";
import { DOT } from "../../sheets/shared.js";
import { BOTTOM, helmetAt, label, nameIn, TOP, WIDTH, type PageContent } from "./page.js";
import { gameCells, gamesIn, headWords, seasonCells } from "./team-rows.js";
import type { Book } from "./years.js";

const HELMET = 22;
const HEAD_H = 22.4;
const BAND = 5.2;
const HEADS = 4.8;
const ROW = 6.2;
/** White between two teams. */
const GAP = 6.4;
const GAMES_W = 108;
const SEASONS_W = WIDTH - GAMES_W - 6;
/** Longer lists want a page of their own. */
const MOST_GAMES = 5;
const MOST_SEASONS = 8;

const rowsOf = (book: Book, id: string): number =>
  Math.max(1, book.years.length, gamesIn(book.years.at(-1)!, id).length);
const heightOf = (book: Book, id: string): number => HEAD_H + BAND + HEADS + rowsOf(book, id) * ROW;

/** Whether every team is told in so few lines that two and more share a page. */
export const areShort = (book: Book): boolean =>
  book.years.length <= MOST_SEASONS &&
  book.cup.teams.every(({ id }) => gamesIn(book.years.at(-1)!, id).length <= MOST_GAMES);

/** Teams page by page, in their order. */
export function packTeams(book: Book): string[][] {
  const pages: string[][] = [];
  let y = Infinity;
  for (const { id } of book.cup.teams) {
    const h = heightOf(book, id);
    if (y + h > BOTTOM) {
      pages.push([]);
      y = TOP;
    }
    pages.at(-1)!.push(id);
    y += h + GAP;
  }
  return pages;
}

/** The blocks of a page, one under the other. */
export function blocksContent(book: Book, ids: readonly string[]): PageContent {
  let y = TOP;
  const blocks = ids.map((id) => {
    const block = teamBlock(book, id, y);
    y += heightOf(book, id) + GAP;
    return block;
  });
  return {
    helmets: blocks.flatMap(({ helmets }) => helmets),
    labels: blocks.flatMap(({ labels }) => labels),
    tables: blocks.flatMap(({ tables }) => tables),
  };
}

const GAME_COLUMNS = [
  { key: "when", head: "Round", w: 22, align: "middle", style: "semi", tint: true },
  { key: "rival", head: "Opponent", w: 36, style: "semi" },
  { key: "won", head: "", w: 7, align: "middle", style: "strong" },
  { key: "score", head: "Score", w: 17, align: "middle", pencil: true, size: 10 },
  { key: "yards", head: "Yards", w: 12, align: "middle" },
  { key: "balls", head: "Balls lost", w: 14, align: "middle" },
] as const;
const SEASON_COLUMNS = [
  { key: "season", head: "Season", w: 11, align: "middle", style: "strong", tint: true },
  { key: "record", head: "Record", w: 14, align: "middle" },
  { key: "pf", head: "PF", w: 8, align: "middle" },
  { key: "pa", head: "PA", w: 8, align: "middle" },
  { key: "words", head: "Came to", w: 35, style: "semi" },
] as const;

function teamBlock(book: Book, id: string, y: number) {
  const year = book.years.at(-1)!;
  const { season, games, more } = headWords(book, id);
  const x = HELMET + 5;
  const w = WIDTH - x;
  const place = { y: y + HEAD_H, rowH: ROW, bandH: BAND, headH: HEADS, size: 8.6 };
  return {
    helmets: [helmetAt(book, id, 0, y, HELMET)],
    labels: [
      { ...label(nameIn(book, id), x, y + 4, { size: 16, w }), style: "title" as const },
      label(season, x, y + 11, { style: "strong", size: 9.6, fill: "accent", w }),
      label([games, ...more].join(`  ${DOT}  `), x, y + 16.6, { size: 8.6, w }),
    ],
    tables: [
      placeTable(
        {
          name: `team.${id}.games`,
          title: `Season ${year.season}, game by game`,
          columns: GAME_COLUMNS,
          rows: gameCells(book, year, id).map((game) => GAME_COLUMNS.map(({ key }) => game[key])),
        },
        { x: 0, w: GAMES_W, ...place },
      ),
      placeTable(
        {
          name: `team.${id}.seasons`,
          title: "Season by season",
          columns: SEASON_COLUMNS,
          rows: book.years.map((one) => {
            const cells = seasonCells(one, id);
            return SEASON_COLUMNS.map(({ key }) => cells[key]);
          }),
        },
        { x: WIDTH - SEASONS_W, w: SEASONS_W, ...place },
      ),
    ],
  };
}
