/** All-time standings: sums of every regular season. */
import type { BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { signed } from "../sheets/shared.js";
import { placeTable } from "../sheets/table.js";
import { BOTTOM, bookPage, leagueHead, TOP, WIDTH, type Book } from "./page.js";
import { best, chunks } from "./ranking.js";
import { nameIn } from "./results.js";

const ROW = 6.6;
const PER_PAGE = Math.floor((BOTTOM - TOP - 10) / ROW);

interface AllTime {
  readonly id: string;
  name: string;
  seasons: number;
  wins: number;
  losses: number;
  ties: number;
  pf: number;
  pa: number;
  firsts: number;
  playoffs: number;
  finals: number;
  titles: number;
}

/** Sums of all seasons, best share of wins first. */
function allTime(book: Book): AllTime[] {
  const totals = new Map<string, AllTime>();
  for (const year of book.years) {
    const { champion, finalist, qualifiers } = year.bracket;
    for (const row of year.standings) {
      const zero = {
        seasons: 0,
        wins: 0,
        losses: 0,
        ties: 0,
        pf: 0,
        pa: 0,
        firsts: 0,
        playoffs: 0,
        finals: 0,
        titles: 0,
      };
      const sum = totals.get(row.team) ?? { id: row.team, name: "", ...zero };
      totals.set(row.team, sum);
      sum.name = nameIn(year.league, row.team);
      sum.seasons++;
      sum.wins += row.wins;
      sum.losses += row.losses;
      sum.ties += row.ties;
      sum.pf += row.pointsFor;
      sum.pa += row.pointsAgainst;
      if (champion === undefined) continue;
      if (row.divisionRank === 1) sum.firsts++;
      if (qualifiers.includes(row.team)) sum.playoffs++;
      if (row.team === champion || row.team === finalist) sum.finals++;
      if (row.team === champion) sum.titles++;
    }
  }
  return best([...totals.values()], shareOf, Infinity);
}

/** Share of wins; a tie is half a win. */
export const shareOf = (row: Pick<AllTime, "wins" | "losses" | "ties">): number =>
  (row.wins + row.ties / 2) / (row.wins + row.losses + row.ties || 1);

export function allTimePages(book: Book, plan: BookPlan): PageModel[] {
  const column = (key: string, title: string, w: number, style: "body" | "strong" = "body") =>
    ({ key, head: title, w, align: "middle", style }) as const;
  const sets = chunks(allTime(book), PER_PAGE);
  return sets.map((rows, p) =>
    bookPage(
      book,
      plan,
      "All-time standings",
      leagueHead(book, "All-time standings", "regular seasons, by share of wins; a tie is half a win"),
      () => ({
        tables: [
          placeTable(
            {
              name: `all-time.${p + 1}`,
              title: "All-time standings",
              columns: [
                { key: "team", head: "Team", w: 46, style: "semi", tint: true },
                column("seasons", "Seasons", 14),
                column("w", "W", 10, "strong"),
                column("l", "L", 10, "strong"),
                column("t", "T", 9),
                column("share", "Share", 13, "strong"),
                column("pf", "PF", 13),
                column("pa", "PA", 13),
                column("difference", "Diff.", 13),
                column("firsts", "Division", 14),
                column("playoffs", "Playoffs", 14),
                column("finals", "Finals", 12),
                column("titles", "Titles", 12, "strong"),
              ],
              rows: rows.map((row) => [
                row.name,
                ...[row.seasons, row.wins, row.losses, row.ties].map(String),
                shareOf(row).toFixed(3).replace(/^0/, ""),
                `${row.pf}`,
                `${row.pa}`,
                signed(row.pf - row.pa),
                ...[row.firsts, row.playoffs, row.finals, row.titles].map(String),
              ]),
            },
            { x: 0, y: TOP, w: WIDTH, rowH: ROW, size: 8.6 },
          ),
        ],
      }),
    ),
  );
}
