/** The end of the book: champions, all-time standings and records. */
import type { BookPart, BookPlan } from "../../../book.js";
import type { PageModel } from "../../../page/draw.js";
import { leagueTeam } from "../league/index.js";
import { signed } from "../sheets/shared.js";
import { placeTable } from "../sheets/table.js";
import { gameWords, longestRun, marginOf, whenWords } from "./leaders.js";
import { HELMET_ASPECT, helmetAt } from "./helmets.js";
import { BOTTOM, bookPage, TOP, WIDTH, type Book, type PageHead, type PageLink } from "./page.js";
import { best, placeRankings, type Ranking } from "./ranking.js";
import { gamesOf, nameIn, nickname, playoffsOf, recordWords, regularOf, scoreWords } from "./results.js";
import type { BookYear } from "./years.js";

const head = (book: Book, title: string, tagline: string): PageHead => ({
  title,
  subtitle: book.league.name,
  tagline,
  number: "20",
});

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

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

function championPages(book: Book, plan: BookPlan): PageModel[] {
  const crowned = book.years.filter((year) => year.bracket.champion !== undefined);
  const tagline = "every League Championship, and the best record of the regular season";
  return chunks(crowned, perPage()).map((years, p) =>
    bookPage(book, plan, "Champions", head(book, "Champions", tagline), () => {
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
export function allTime(book: Book): AllTime[] {
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

const shareOf = (row: Pick<AllTime, "wins" | "losses" | "ties">): number =>
  (row.wins + row.ties / 2) / (row.wins + row.losses + row.ties || 1);

function allTimePages(book: Book, plan: BookPlan): PageModel[] {
  const column = (key: string, title: string, w: number, style: "body" | "strong" = "body") =>
    ({ key, head: title, w, align: "middle", style }) as const;
  const sets = chunks(allTime(book), perPage());
  return sets.map((rows, p) =>
    bookPage(
      book,
      plan,
      "All-time standings",
      head(book, "All-time standings", "regular seasons, by share of wins; a tie is half a win"),
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

function recordsPage(book: Book, plan: BookPlan): PageModel {
  return bookPage(
    book,
    plan,
    "Records",
    head(book, "Records", "single games, playoffs included; seasons without their playoffs"),
    () => ({
      tables: placeRankings(records(book), { name: "records", y: TOP, bottom: BOTTOM }),
    }),
  );
}

function records(book: Book): Ranking[] {
  const games = book.years.flatMap((year) => year.league.results.map((r) => ({ year, r })));
  const sides = games.flatMap(({ year, r }) => [
    { year, r, id: r.away, rival: r.home, own: r.awayPoints },
    { year, r, id: r.home, rival: r.away, own: r.homePoints },
  ]);
  const seasons = book.years.flatMap((year) => year.standings.map((row) => ({ year, row })));
  const when = (year: BookYear, rest: string): string => `season ${year.season}, ${rest}`;
  const season = (
    title: string,
    value: (one: (typeof seasons)[number]) => number,
    figure: (one: (typeof seasons)[number]) => string,
  ): Ranking => ({
    title,
    note: "in a season",
    rows: best(seasons, value).map(
      (one) =>
        [
          nameIn(one.year.league, one.row.team),
          `season ${one.year.season}, ${recordWords(one.row)}`,
          figure(one),
        ] as const,
    ),
  });
  const runs = seasons.map(({ year, row }) => ({ year, row, run: longestRun(gamesOf(regularOf(year), row.team)) }));
  return [
    {
      title: "Most points",
      note: "one team in a game",
      rows: best(sides, (s) => s.own).map(
        (s) => [nameIn(s.year.league, s.id), when(s.year, whenWords(s.r)), `${s.own}`] as const,
      ),
    },
    {
      title: "Most points together",
      note: "both teams in a game",
      rows: best(games, ({ r }) => r.awayPoints + r.homePoints).map(
        ({ year, r }) => [gameWords(year, r), when(year, whenWords(r)), scoreWords(r)] as const,
      ),
    },
    {
      title: "Widest margins",
      note: "in a game",
      rows: best(games, ({ r }) => marginOf(r)).map(
        ({ year, r }) => [gameWords(year, r), when(year, whenWords(r)), scoreWords(r)] as const,
      ),
    },
    season(
      "Best records",
      ({ row }) => shareOf(row),
      ({ row }) => `${row.wins}`,
    ),
    season(
      "Most points scored",
      ({ row }) => row.pointsFor,
      ({ row }) => `${row.pointsFor}`,
    ),
    season(
      "Fewest points allowed",
      ({ row }) => -row.pointsAgainst,
      ({ row }) => `${row.pointsAgainst}`,
    ),
    season(
      "Best point difference",
      ({ row }) => row.pointsFor - row.pointsAgainst,
      ({ row }) => signed(row.pointsFor - row.pointsAgainst),
    ),
    {
      title: "Wins in a row",
      note: "in a season",
      rows: best(runs, ({ run }) => run).map(
        ({ year, row, run }) => [nameIn(year.league, row.team), `season ${year.season}`, `${run}`] as const,
      ),
    },
  ];
}
