/** The first page of a season: who won, and the final table. */
import type { BookPlan } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { DASH, DOT, MINUS } from "../../sheets/shared.js";
import { rowOf, tieBreakWords, TIE_BREAKS, type Standing } from "../standings.js";
import { knockOutRows, recordWords, shareWords, signedWords } from "../standings-words.js";
import { bracketOf, hasTable, roundCount, tableOf, winnerOf } from "../view.js";
import { placeTable, type PlacedTable, type TableColumn } from "../../../../page/table.js";
import { contestWords } from "./cover.js";
import {
  BOTTOM,
  bookPage,
  counted,
  HELMET_ASPECT,
  helmetAt,
  label,
  nameIn,
  seasonHead,
  TOP,
  WIDTH,
  type PageContent,
  type PageLabel,
} from "./page.js";
import type { Book, BookYear } from "./years.js";

const BAND = 5.4;
const HEAD = 5;

export function openerPage(book: Book, year: BookYear, plan: BookPlan): PageModel {
  const name = `Season ${year.season}`;
  const { view } = year;
  const tagline = `${view.order.length} teams ${DOT} ${contestWords(view.contest)} ${DOT} ${counted(view.results.length, "game")} in ${counted(roundCount(view), "round")}`;
  const head = { ...seasonHead(year, name, tagline), subtitle: book.cup.name };
  return bookPage(book, plan, name, head, () => {
    const count = view.order.length;
    const foot = hasTable(view.contest) ? 11 : 0;
    const rowH = Math.min(8, (BOTTOM - TOP - foot - 76) / Math.max(8, count));
    const y = BOTTOM - foot - BAND - HEAD - count * rowH;
    const table = hasTable(view.contest) ? finalTable(book, year, y, rowH) : reachedTable(book, year, y, rowH);
    const champion = championBlock(book, year, y - 6);
    return {
      ...champion,
      tables: [table],
      labels: [...(champion.labels ?? []), ...(foot > 0 ? tieBreakLabels(BOTTOM - foot + 3) : [])],
    };
  });
}

/** Height of the table with its band and heads. */
export const tableHeight = (count: number, rowH: number): number => BAND + HEAD + count * rowH;

const figure = (key: string, head: string, w: number, more: Partial<TableColumn> = {}): TableColumn => ({
  key,
  head,
  w,
  align: "middle",
  ...more,
});

function finalTable(book: Book, year: BookYear, y: number, rowH: number): PlacedTable {
  const rows = tableOf(year.view);
  return placeTable(
    {
      name: `s${year.season}.table`,
      title: year.champion === undefined ? "Standings so far" : "Final standings",
      note: `win ${year.view.points.win}, tie ${year.view.points.tie}, loss ${year.view.points.loss} points`,
      columns: [
        figure("rank", "", 7, { style: "strong", tint: true, size: 9.5 }),
        { key: "team", head: "Team", w: 52, style: "semi", size: 9.2 },
        figure("points", "Points", 12, { style: "strong", size: 11 }),
        figure("w", "W", 8),
        figure("l", "L", 8),
        figure("t", "T", 8),
        figure("share", "Pct.", 12),
        figure("pf", "PF", 11),
        figure("pa", "PA", 11),
        figure("diff", "Diff.", 12, { style: "semi" }),
        figure("streak", "Streak", 12),
        { key: "by", head: "Placed by", w: 37, style: "rules", size: 7.6 },
      ],
      rows: rows.map((row) => tableCells(book, row)),
    },
    { x: 0, y, w: WIDTH, rowH, bandH: BAND, headH: HEAD, size: 8.8, titleSize: 8.4 },
  );
}

const tableCells = (book: Book, row: Standing): string[] => [
  `${row.rank}`,
  nameIn(book, row.team),
  ...[row.points, row.wins, row.losses, row.ties].map(String),
  shareWords(row.share),
  ...[row.pointsFor, row.pointsAgainst].map(String),
  signedWords(row.difference, MINUS),
  row.streak,
  row.by ? tieBreakWords(row.by) : "",
];

function reachedTable(book: Book, year: BookYear, y: number, rowH: number): PlacedTable {
  return placeTable(
    {
      name: `s${year.season}.reached`,
      title: year.champion === undefined ? "In the cup so far" : "How far they came",
      note: "level teams by their number in the draw",
      columns: [
        figure("number", "No.", 10, { style: "strong", tint: true }),
        { key: "team", head: "Team", w: 62, style: "semi", size: 9.2 },
        { key: "reached", head: "Reached", w: 44, style: "semi" },
        figure("w", "W", 10, { style: "strong" }),
        figure("l", "L", 10),
        figure("t", "T", 10),
        figure("pf", "PF", 13),
        figure("pa", "PA", 13),
        figure("diff", "Diff.", 13),
      ],
      rows: knockOutRows(year.view).map(({ row, words, number }) => [
        `${number + 1}`,
        nameIn(book, row.team),
        words,
        ...[row.wins, row.losses, row.ties, row.pointsFor, row.pointsAgainst].map(String),
        signedWords(row.difference, MINUS),
      ]),
    },
    { x: 0, y, w: WIDTH, rowH, bandH: BAND, headH: HEAD, size: 8.8, titleSize: 8.4 },
  );
}

/** The order of comparisons, under the table. */
function tieBreakLabels(y: number): PageLabel[] {
  const words = TIE_BREAKS.map(({ meaning }, i) => `${i + 1} ${meaning}`);
  const lines = [words.slice(0, 4), words.slice(4)].map((list) => list.join(`  ${DOT}  `));
  return lines.map((value, i) => label(value, 0, y + i * 4.2, { style: "rules", size: 7.4, w: WIDTH }));
}

function championBlock(book: Book, year: BookYear, bottom: number): PageContent {
  const { champion, runnerUp, view } = year;
  const middle = (TOP + bottom) / 2;
  const centre = (value: string, at: number, more: Partial<PageLabel>): PageLabel =>
    label(value, WIDTH / 2, at, { align: "middle", w: WIDTH, ...more });
  if (champion === undefined || runnerUp === undefined) {
    const words = `${counted(view.results.length, "game")} played`;
    return { labels: [centre(words, middle, { style: "strong", size: 20 })] };
  }
  const row = rowOf(champion, view.results, view.points);
  const helmetW = Math.min(52, (bottom - TOP - 34) / HELMET_ASPECT);
  const top = middle - (helmetW * HELMET_ASPECT + 33) / 2;
  const y = top + helmetW * HELMET_ASPECT;
  const final = bracketOf(view).at(-1)?.[0];
  const last = final?.results.at(-1);
  const score = last ? [last.awayPoints, last.homePoints].sort((a, b) => b - a).join(DASH) : "";
  const how = !last
    ? `ahead of the ${nameIn(book, runnerUp)}`
    : winnerOf(last) === undefined
      ? `by lot, after ${score} with the ${nameIn(book, runnerUp)}`
      : `${score} over the ${nameIn(book, runnerUp)} in the final`;
  return {
    helmets: [helmetAt(book, champion, (WIDTH - helmetW) / 2, top, helmetW)],
    labels: [
      centre("Champions", y + 7, { style: "band", size: 12, fill: "accent" }),
      { ...centre(nameIn(book, champion), y + 16, { size: 25 }), style: "title" },
      centre(how, y + 24.5, { style: "semi", size: 11.5 }),
      centre(
        `${recordWords(row, DASH)} in all games, ${row.pointsFor} points scored and ${row.pointsAgainst} allowed`,
        y + 30.5,
        { style: "body", size: 9.6 },
      ),
    ],
  };
}
