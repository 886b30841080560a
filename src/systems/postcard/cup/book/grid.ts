/** Everybody against everybody, as a grid. */
import type { BookPart } from "../../../../systems/contract-book.js";
import { placeTable } from "../../../../page/table.js";
import { DASH } from "../../sheets/shared.js";
import { teamOf } from "../enter-result.js";
import { fixturesOf, tableOf } from "../view.js";
import { BOTTOM, bookPage, seasonHead, shortIn, TOP, WIDTH, type PageContent } from "./page.js";
import type { Played } from "./rounds.js";
import type { Book, BookYear } from "./years.js";

/** The results grid: a row as that team saw its games. */
export function gridPart(book: Book, year: BookYear): BookPart {
  const twice = year.view.contest.rounds === 2;
  const tagline = twice
    ? "a row is the home team, a column the visitors; home points first"
    : "a row as that team saw its games; at home in the tinted cells";
  return {
    id: `s${year.season}.grid`,
    title: "Results grid",
    pages: (plan) => [
      bookPage(book, plan, "Results grid", seasonHead(year, "Results grid", tagline), () => gridContent(book, year)),
    ],
  };
}

function gridContent(book: Book, year: BookYear): PageContent {
  const teams = tableOf(year.view).map(({ team }) => team);
  const code = (id: string): string => teamOf(book.cup, id).code;
  const twice = year.view.contest.rounds === 2;
  const results = fixturesOf(year.view).filter(
    (one): one is Played => one.stage === "table" && one.result !== undefined,
  );
  const nameW = 36;
  const codeW = 10;
  const cell = Math.min(16, (WIDTH - nameW - codeW) / teams.length);
  const rowH = Math.min(18, cell * 1.15, (BOTTOM - TOP - 14) / teams.length);
  const w = nameW + codeW + cell * teams.length;
  const left = (WIDTH - w) / 2;
  const cellOf = (row: string, column: string): { readonly words: string; readonly home: boolean } => {
    const found = results.find(
      ({ result: r }) => (r.home === row && r.away === column) || (!twice && r.away === row && r.home === column),
    );
    if (!found) return { words: "", home: false };
    const { result: r } = found;
    return r.home === row
      ? { words: `${r.homePoints}${DASH}${r.awayPoints}`, home: !twice }
      : { words: `${r.awayPoints}${DASH}${r.homePoints}`, home: false };
  };
  const table = placeTable(
    {
      name: `s${year.season}.grid`,
      title: "Everybody against everybody",
      note: "in the order of the table",
      columns: [
        { key: "team", head: "Team", w: nameW, style: "semi" },
        { key: "code", head: "", w: codeW, style: "strong", align: "middle", tint: true },
        ...teams.map((id, i) => ({
          key: `c${i + 1}`,
          head: code(id),
          w: cell,
          align: "middle" as const,
          pencil: true,
          size: Math.min(10, cell * 0.86),
        })),
      ],
      rows: teams.map((row) => [shortIn(book, row), code(row), ...teams.map((column) => cellOf(row, column).words)]),
    },
    { x: left, y: TOP, w, rowH, bandH: 5.4, headH: 5, block: 0, size: 8.8 },
  );
  const at = (r: number, c: number) => ({
    x: table.at[`c${c + 1}`].x,
    y: table.lines[r].y,
    w: table.at[`c${c + 1}`].w,
    h: rowH,
  });
  const boxes = teams.flatMap((row, r) =>
    teams.flatMap((column, c) => {
      if (r === c) return [{ ...at(r, c), fill: "grey", stroke: "none", weight: "hair" }];
      return cellOf(row, column).home ? [{ ...at(r, c), fill: "tint12", stroke: "none", weight: "hair" }] : [];
    }),
  );
  return { tables: [table], boxes };
}
