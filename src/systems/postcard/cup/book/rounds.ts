/** Results round by round, and the table after every round. */
import type { BookPart } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { placeTable, type PlacedTable } from "../../../../page/table.js";
import { DOT } from "../../sheets/shared.js";
import { fixturesOf, hasTable, resting, tableOf, tableRounds, titleOfRound, type Fixture } from "../view.js";
import { BOTTOM, bookPage, seasonHead, shortIn, TOP, WIDTH, type PageContent } from "./page.js";
import type { Book, BookYear } from "./years.js";

const ACROSS = 3;
const GAP_X = 5;
const GAP_Y = 4;
const BAND = 5.2;
/** Rows as high as they can be without another page. */
const ROWS = [5.6, 5.2, 4.8, 4.5];

export type Played = Fixture & { readonly result: NonNullable<Fixture["result"]> };

interface Block {
  readonly round: number;
  readonly title: string;
  readonly note: string;
  readonly games: readonly Played[];
}

function blocksOf(book: Book, year: BookYear): Block[] {
  const { view } = year;
  // The final four stand in their bracket.
  const stage = hasTable(view.contest) ? "table" : "knock-out";
  const played = fixturesOf(view).filter((one): one is Played => one.result !== undefined && one.stage === stage);
  const rounds = [...new Set(played.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const rest = round <= tableRounds(view) ? resting(view, round) : undefined;
    return {
      round,
      title: titleOfRound(view, round),
      note: rest === undefined ? "" : `${shortIn(book, rest)} rest`,
      games: played.filter((one) => one.round === round),
    };
  });
}

interface PlacedBlock extends Block {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

const COLUMN = (WIDTH - GAP_X * (ACROSS - 1)) / ACROSS;

/** Blocks column by column, on as few pages as the lowest rows need. */
function place(blocks: readonly Block[]): { readonly placed: readonly PlacedBlock[]; readonly rowH: number } {
  const pagesOf = ({ placed }: { readonly placed: readonly PlacedBlock[] }): number => (placed.at(-1)?.page ?? 0) + 1;
  const tries = ROWS.map((rowH) => ({ rowH, placed: placeRows(blocks, rowH, BOTTOM) }));
  const least = Math.min(...tries.map(pagesOf));
  const { rowH } = tries.find((one) => pagesOf(one) === least)!;
  // Columns of one height where there is room to spare.
  const bottoms = Array.from({ length: BOTTOM - TOP - 20 }, (_, i) => TOP + 20 + i);
  const bottom = bottoms.find((y) => pagesOf({ placed: placeRows(blocks, rowH, y) }) === least) ?? BOTTOM;
  return { rowH, placed: placeRows(blocks, rowH, bottom) };
}

function placeRows(blocks: readonly Block[], rowH: number, bottom: number): PlacedBlock[] {
  let [page, column, y] = [0, 0, TOP];
  return blocks.map((block) => {
    const h = BAND + block.games.length * rowH;
    if (y > TOP && y + h > bottom) {
      column++;
      y = TOP;
      if (column === ACROSS) [page, column] = [page + 1, 0];
    }
    const placed = { ...block, page, x: column * (COLUMN + GAP_X), y };
    y += h + GAP_Y;
    return placed;
  });
}

export function resultsPart(book: Book, year: BookYear): BookPart {
  const { placed, rowH } = place(blocksOf(book, year));
  const count = (placed.at(-1)?.page ?? 0) + 1;
  const head = seasonHead(year, "Results", "round by round, the visitors first");
  return {
    id: `s${year.season}.results`,
    title: "Results",
    listPages: false,
    pages: (plan) =>
      Array.from({ length: count }, (_, p) =>
        bookPage(book, plan, "Results", head, () => ({
          tables: placed.filter(({ page }) => page === p).map((block) => blockTable(book, year, block, rowH)),
        })),
      ),
  };
}

function blockTable(
  book: Book,
  year: BookYear,
  { round, title, note, games, x, y }: PlacedBlock,
  rowH: number,
): PlacedTable {
  const points = { w: 9, align: "middle", pencil: true, size: 9.5 } as const;
  return placeTable(
    {
      name: `s${year.season}.round${round}`,
      title,
      note,
      columns: [
        { key: "away", head: "", w: 21, style: "semi", align: "end" },
        { key: "awayPoints", head: "", ...points },
        { key: "homePoints", head: "", ...points },
        { key: "home", head: "", w: 21, style: "semi" },
      ],
      rows: games.map(({ result }) => [
        shortIn(book, result.away),
        `${result.awayPoints}`,
        `${result.homePoints}`,
        shortIn(book, result.home),
      ]),
    },
    { x, y, w: COLUMN, rowH, bandH: BAND, headH: 0, size: 8.4 },
  );
}

/** Above this there is no room for the points. */
const MANY_ROUNDS = 20;

/** Places after every round as lines, and as a table with the points. */
export function racePart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.race`,
    title: "Standings by round",
    pages: (plan): PageModel[] => [
      bookPage(
        book,
        plan,
        "Standings by round",
        seasonHead(year, "Standings by round", "place of every team after every round"),
        () => raceContent(book, year),
      ),
    ],
  };
}

/** Rounds of the table that have begun. */
export function playedRounds(year: BookYear): number[] {
  if (!hasTable(year.view.contest)) return [];
  const rounds = fixturesOf(year.view).flatMap(({ stage, round, result }) =>
    stage === "table" && result ? [round] : [],
  );
  return [...new Set(rounds)].sort((a, b) => a - b);
}

function raceContent(book: Book, year: BookYear): PageContent {
  const rounds = playedRounds(year);
  const tables = rounds.map((round) => tableOf(year.view, round));
  const final = tables.at(-1)!;
  const count = final.length;
  const rowH = Math.min(7, 100 / count);
  const tableY = BOTTOM - (5.4 + 4.8 + count * rowH);
  const plotH = tableY - TOP - 20;
  const standing = (team: string, table: (typeof tables)[number]) => table.find((row) => row.team === team)!;
  return {
    plots: [
      {
        x: 8,
        y: TOP + 4,
        w: WIDTH - 8 - 26,
        h: plotH,
        steps: Math.max(1, rounds.length - 1),
        low: 0,
        high: count,
        series: final.map(({ team, rank }) => ({
          label: shortIn(book, team),
          // One round alone is a level line.
          values: (tables.length === 1 ? [tables[0], tables[0]] : tables).map(
            (table) => count + 0.5 - standing(team, table).rank,
          ),
          strong: rank === 1,
        })),
        across: rounds.map((round, i) => ({ at: i, label: `${round}` })),
        up: Array.from({ length: count }, (_, i) => ({ at: count - i - 0.5, label: `${i + 1}` })),
        labelW: 25,
      },
    ],
    tables: [
      placeTable(
        {
          name: `s${year.season}.race`,
          title: rounds.length > MANY_ROUNDS ? "Place" : `Place ${DOT} points`,
          note: "after each round",
          columns: [
            { key: "team", head: "Team", w: 32, style: "semi", tint: true },
            ...rounds.map((round) => ({
              key: `r${round}`,
              head: `${round}`,
              w: 158 / Math.max(8, rounds.length),
              align: "middle" as const,
              size: rounds.length > MANY_ROUNDS ? 6.4 : 8,
            })),
          ],
          rows: final.map(({ team }) => [
            shortIn(book, team),
            ...tables.map((table) => {
              const { rank, points } = standing(team, table);
              return rounds.length > MANY_ROUNDS ? `${rank}` : `${rank} ${DOT} ${points}`;
            }),
          ]),
        },
        { x: 0, y: tableY, w: WIDTH, rowH, bandH: 5.4, headH: 4.8, size: 8.4 },
      ),
    ],
  };
}
