/** A week after the other: line scores of every game and the standings after them. */
import type { BookPart, BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { DASH } from "../sheets/shared.js";
import type { GameResult } from "../league/index.js";
import { BAND_H, HEAD_H, lineScoreTable, rowsPerGame } from "./line-score-table.js";
import {
  BOTTOM,
  bookPage,
  seasonHead,
  TOP,
  WIDTH,
  type Book,
  type PageContent,
  label,
  type PageLabel,
} from "./page.js";
import { hasQuarters, nickname, playedWeeks, scoreWords, standingsAfter, weekOf } from "./results.js";
import { standingRows, standingsHeight, standingsTables } from "./standings-tables.js";
import type { BookYear } from "./years.js";

/** Rows of line scores: no lower than a hand writes, no higher than they need. */
const LEAST_ROW = 5;
const MOST_ROW = 7.4;
const STANDING_ROW = 5.2;
const MOST_STANDING_ROW = 6;
/** Between line scores and standings, and between weeks. */
const INSIDE = 3.6;
const NOTES_H = 6.4;
const BETWEEN = 8;

export function weeksPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.weeks`,
    title: "Week by week",
    note: hasQuarters(year) ? "line scores and standings" : "scores and standings",
    pages: (plan) => weekPages(book, year, plan),
  };
}

function weekPages(book: Book, year: BookYear, plan: BookPlan): PageModel[] {
  const weeks = playedWeeks(year);
  const lines = rowsPerGame(year) * Math.max(0, ...weeks.map((week) => weekOf(year, week).length));
  const fixed = BAND_H + HEAD_H + INSIDE + NOTES_H + standingsHeight(year, STANDING_ROW);
  const room = BOTTOM - TOP;
  const perPage = Math.max(1, Math.floor((room + BETWEEN) / (fixed + lines * LEAST_ROW + BETWEEN)));
  const rowH = Math.min(MOST_ROW, ((room + BETWEEN) / perPage - BETWEEN - fixed) / lines);
  // What is left after the line scores goes to the standings.
  const spare = (room + BETWEEN) / perPage - BETWEEN - fixed - lines * rowH;
  const rankH = Math.min(MOST_STANDING_ROW, STANDING_ROW + spare / standingRows(year));
  const pages: PageModel[] = [];
  for (let i = 0; i < weeks.length; i += perPage) {
    const own = weeks.slice(i, i + perPage);
    const [first, last] = [own[0], own.at(-1)!];
    const title = first === last ? `Week ${first}` : `Weeks ${first}${DASH}${last}`;
    const head = seasonHead(
      year,
      title,
      `Season ${year.season}`,
      `${hasQuarters(year) ? "line scores" : "scores"} of every game, and the standings after it`,
    );
    pages.push(
      bookPage(book, plan, title, head, () => {
        const blockH = (room + BETWEEN) / perPage;
        const blocks = own.map((week, b) => weekBlock(book, year, week, plan, { y: TOP + b * blockH, rowH, rankH }));
        return {
          tables: blocks.flatMap((block) => block.tables),
          rings: blocks.flatMap((block) => block.rings),
          labels: blocks.flatMap((block) => block.labels),
          links: blocks.flatMap((block) => block.links),
        };
      }),
    );
  }
  return pages;
}

function weekBlock(
  book: Book,
  year: BookYear,
  week: number,
  plan: BookPlan,
  { y, rowH, rankH }: { readonly y: number; readonly rowH: number; readonly rankH: number },
): Required<Pick<PageContent, "tables" | "rings" | "labels" | "links">> {
  const results = weekOf(year, week);
  const name = `s${year.season}.w${week}`;
  const standings = standingsAfter(year, week);
  const scores = lineScoreTable(book, year, results, { y, rowH, name, title: `Week ${week}`, standings, plan });
  const notesY = scores.table.bottom + INSIDE;
  const tables = standingsTables(year, standings, {
    y: notesY + NOTES_H,
    rowH: rankH,
    name: `${name}.standings`,
  });
  return {
    tables: [scores.table, ...tables],
    rings: scores.rings,
    labels: [...scores.labels, ...notes(year, results, week, notesY)],
    links: scores.links,
  };
}

/** The week in one line: most points, widest and closest game; the head of the standings at the left. */
function notes(year: BookYear, results: readonly GameResult[], week: number, y: number): PageLabel[] {
  const cy = y + 2;
  const facts = results.length < 2 ? [] : weekFacts(year, results);
  return [
    label(`Standings after week ${week}`, 0, cy, { style: "band", size: 8.4, fill: "accent" }),
    label(facts.join("   \u00b7   "), WIDTH, cy, { style: "body", size: 7.6, align: "end", w: 132 }),
  ];
}

function weekFacts(year: BookYear, results: readonly GameResult[]): string[] {
  const margin = (r: GameResult): number => Math.abs(r.awayPoints - r.homePoints);
  const best = Math.max(...results.flatMap((r) => [r.awayPoints, r.homePoints]));
  const top = results.find((r) => r.awayPoints === best || r.homePoints === best)!;
  const scorer = nickname(year.league, top.awayPoints === best ? top.away : top.home);
  const widest = results.reduce((a, b) => (margin(b) > margin(a) ? b : a));
  const closest = results.reduce((a, b) => (margin(b) < margin(a) ? b : a));
  const winner = (r: GameResult): string => nickname(year.league, r.awayPoints > r.homePoints ? r.away : r.home);
  const loser = (r: GameResult): string => nickname(year.league, r.awayPoints > r.homePoints ? r.home : r.away);
  return [
    `most points: ${scorer} ${best}`,
    `widest: ${winner(widest)} over ${loser(widest)} ${scoreWords(widest)}`,
    margin(closest) === 0
      ? `closest: ${winner(closest)} and ${loser(closest)} ${scoreWords(closest)}`
      : `closest: ${winner(closest)} over ${loser(closest)} ${scoreWords(closest)}`,
  ];
}
