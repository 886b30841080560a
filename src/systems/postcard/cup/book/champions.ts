/** Champions season by season, and the sums of all seasons. */
import type { BookPart, BookPlan } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { best, chunks } from "../../../../page/ranking.js";
import { placeTable, type PlacedTable } from "../../../../page/table.js";
import { DASH, MINUS } from "../../sheets/shared.js";
import { rowOf } from "../standings.js";
import { recordWords, shareWords, signedWords } from "../standings-words.js";
import { bracketOf, hasTable, tableOf, winnerOf } from "../view.js";
import { BOTTOM, bookPage, cupHead, HELMET_ASPECT, helmetAt, nameIn, TOP, WIDTH, type PageContent } from "./page.js";
import type { Book, BookYear } from "./years.js";

const ROW = 13;
const PER_PAGE = Math.floor((BOTTOM - TOP - 11) / ROW);
const HELMET = 11;
const GAP = 8;
const ALL_TIME_WORDS = "every game of every season, by share of wins; a tie is half a win";

const finished = (book: Book): BookYear[] => book.years.filter(({ champion }) => champion !== undefined);

export const championsPart = (book: Book): BookPart => ({
  id: "champions",
  title: "Champions",
  note: "season by season",
  pages: (plan) => pages(book, plan),
});

/** Both tables on one page where they fit. */
function pages(book: Book, plan: BookPlan): PageModel[] {
  const sets = chunks(finished(book), PER_PAGE);
  const head = cupHead(book, "Champions", "who won, and over whom");
  const used = TOP + 10.4 + finished(book).length * ROW + GAP;
  const rowH = (BOTTOM - used - 10.4) / book.cup.teams.length;
  if (rowH >= 6) {
    return [
      bookPage(book, plan, "Champions", head, () => {
        const own = championContent(book, finished(book), 1);
        return { ...own, tables: [...(own.tables ?? []), allTimeTable(book, used, Math.min(8, rowH))] };
      }),
    ];
  }
  return [
    ...sets.map((years, p) => bookPage(book, plan, "Champions", head, () => championContent(book, years, p + 1))),
    bookPage(book, plan, "All-time standings", cupHead(book, "All-time standings", ALL_TIME_WORDS), () => ({
      tables: [allTimeTable(book, TOP, Math.min(9, (BOTTOM - TOP - 11) / book.cup.teams.length))],
    })),
  ];
}

function championContent(book: Book, years: readonly BookYear[], part: number): PageContent {
  const table = placeTable(
    {
      name: `champions.${part}`,
      title: "Champions",
      columns: [
        { key: "season", head: "Season", w: 13, align: "middle", style: "strong", tint: true, size: 13 },
        { key: "helmet", head: "", w: 17 },
        { key: "champion", head: "Champion", w: 60, style: "strong", size: 11 },
        { key: "record", head: "Games", w: 18, align: "middle", size: 10 },
        { key: "score", head: "Final", w: 20, align: "middle", style: "semi", size: 10 },
        { key: "second", head: "Second", w: 62, style: "semi", size: 9.6 },
      ],
      rows: years.map((year) => [
        `${year.season}`,
        "",
        nameIn(book, year.champion!),
        recordWords(rowOf(year.champion!, year.view.results, year.view.points), DASH),
        finalWords(year),
        nameIn(book, year.runnerUp!),
      ]),
    },
    { x: 0, y: TOP, w: WIDTH, rowH: ROW, bandH: 5.4, headH: 5 },
  );
  const { cx } = table.at.helmet;
  const helmets = years.map((year, i) =>
    helmetAt(book, year.champion!, cx - HELMET / 2, table.lines[i].cy - (HELMET * HELMET_ASPECT) / 2, HELMET),
  );
  return { tables: [table], helmets };
}

/** `24–17`; `by lot`; empty where the table decides. */
function finalWords(year: BookYear): string {
  const last = bracketOf(year.view).at(-1)?.[0].results.at(-1);
  if (!last) return "table";
  if (winnerOf(last) === undefined) return "by lot";
  return `${Math.max(last.awayPoints, last.homePoints)}${DASH}${Math.min(last.awayPoints, last.homePoints)}`;
}

/** Sums of all seasons, best share of wins first. */
export function allTimeRows(book: Book) {
  const rows = book.cup.teams.map(({ id }) => {
    const results = book.years.flatMap(({ view }) => view.results);
    const sum = rowOf(id, results, book.cup.points);
    const titles = book.years.filter(({ champion }) => champion === id).length;
    const seconds = book.years.filter(({ runnerUp }) => runnerUp === id).length;
    const firsts = finished(book).filter(({ view }) => hasTable(view.contest) && tableOf(view)[0].team === id).length;
    return { id, sum, titles, seconds, firsts };
  });
  return best(rows, ({ sum }) => sum.share, Infinity);
}

function allTimeTable(book: Book, y: number, rowH: number): PlacedTable {
  const figure = (key: string, head: string, w: number, style: "body" | "strong" = "body") =>
    ({ key, head, w, align: "middle", style }) as const;
  const table = hasTable(book.cup.contest);
  return placeTable(
    {
      name: "all-time",
      title: "All-time standings",
      note: ALL_TIME_WORDS,
      columns: [
        figure("rank", "", 8, "strong"),
        { key: "team", head: "Team", w: 56, style: "semi", tint: true, size: 9.2 },
        figure("played", "Games", 12),
        figure("w", "W", 10, "strong"),
        figure("l", "L", 10),
        figure("t", "T", 9),
        figure("share", "Pct.", 13, "strong"),
        figure("pf", "PF", 13),
        figure("pa", "PA", 13),
        figure("diff", "Diff.", 13),
        ...(table ? [figure("firsts", "Table", 11)] : []),
        figure("seconds", "Second", 12),
        figure("titles", "Cups", 11, "strong"),
      ],
      rows: allTimeRows(book).map(({ id, sum, titles, seconds, firsts }, i) => [
        `${i + 1}`,
        nameIn(book, id),
        ...[sum.played, sum.wins, sum.losses, sum.ties].map(String),
        shareWords(sum.share),
        ...[sum.pointsFor, sum.pointsAgainst].map(String),
        signedWords(sum.difference, MINUS),
        ...(table ? [`${firsts}`] : []),
        `${seconds}`,
        `${titles}`,
      ]),
    },
    { x: 0, y, w: WIDTH, rowH, bandH: 5.4, headH: 5, size: 8.8 },
  );
}
