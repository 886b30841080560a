/** The end of the book: champions, all-time standings and records. */
import type { BookPart, BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { leagueTeam } from "../league/index.js";
import { placeTable } from "../sheets/table.js";
import { allTimePages } from "./all-time.js";
import { HELMET_ASPECT, helmetAt } from "./helmets.js";
import { BOTTOM, bookPage, leagueHead, TOP, WIDTH, type Book, type PageLink } from "./page.js";
import { recordsPage } from "./records.js";
import { chunks } from "./ranking.js";
import { nameIn, nickname, playoffsOf, recordWords, scoreWords } from "./results.js";
import type { BookYear } from "./years.js";

export function honorsParts(book: Book): BookPart[] {
  if (book.years.length === 0) return [];
  return [
    { id: "champions", title: "Champions", pages: (plan) => championPages(book, plan), listPages: false },
    { id: "all-time", title: "All-time standings", pages: (plan) => allTimePages(book, plan), listPages: false },
    { id: "records", title: "Records", pages: (plan) => [recordsPage(book, plan)] },
  ];
}

/** Rows grow to hold a helmet while there are few of them. */
const ROW = 6.6;
const HELMET_ROW = 11;
const MOST_ROW = 15;
const perPage = (): number => Math.floor((BOTTOM - TOP - 10) / ROW);

function championPages(book: Book, plan: BookPlan): PageModel[] {
  const crowned = book.years.filter((year) => year.bracket.champion !== undefined);
  const tagline = "every League Championship, and the best record of the regular season";
  return chunks(crowned, perPage()).map((years, p) =>
    bookPage(book, plan, "Champions", leagueHead(book, "Champions", tagline), () => {
      const rowH = Math.max(ROW, Math.min(MOST_ROW, (BOTTOM - TOP - 10) / years.length));
      const table = placeTable(
        {
          name: `champions.${p + 1}`,
          title: "Champions",
          note: "a season leads to its first page",
          columns: [
            { key: "season", head: "Season", w: 14, align: "middle", style: "strong", tint: true },
            { key: "helmet", head: "", w: rowH < HELMET_ROW ? 0.1 : 20 },
            { key: "champion", head: "Champion", w: 46, style: "strong", size: 10.5 },
            { key: "record", head: "Record", w: 16, align: "middle" },
            { key: "score", head: "Final", w: 18, align: "middle", style: "semi" },
            { key: "finalist", head: "Finalist", w: 44 },
            { key: "first", head: "Best record", w: 36 },
            { key: "firstRecord", head: "", w: 16, align: "middle" },
          ],
          rows: years.map((year) => championRow(year)),
        },
        { x: 0, y: TOP, w: WIDTH, rowH, size: 9.4 },
      );
      const helmetW = Math.min(15, (rowH - 2) / HELMET_ASPECT);
      const helmets = years.flatMap((year, i) => {
        const { team } = leagueTeam(year.league, year.bracket.champion!);
        const { x, w } = table.at.helmet;
        const y = table.lines[i].cy - (helmetW * HELMET_ASPECT) / 2;
        return rowH < HELMET_ROW ? [] : [helmetAt(book.theme, team, x + (w - helmetW) / 2, y, helmetW)];
      });
      const links = years.map((year, i): PageLink => {
        const { y, h } = table.lines[i];
        return { page: plan.pageOf(`s${year.season}`), x: 0, y, w: WIDTH, h };
      });
      return { tables: [table], helmets, links };
    }),
  );
}

function championRow(year: BookYear): string[] {
  const { champion, finalist } = year.bracket;
  const row = year.standings.find(({ team }) => team === champion)!;
  const first = year.standings.find(({ leagueRank }) => leagueRank === 1)!;
  const final = playoffsOf(year).find(({ game }) => game === "final");
  return [
    `${year.season}`,
    "",
    nameIn(year.league, champion!),
    recordWords(row),
    final ? scoreWords(final) : "",
    finalist === undefined ? "" : nameIn(year.league, finalist),
    nickname(year.league, first.team),
    recordWords(first),
  ];
}
