/** Records of the league: single games and whole seasons. */
import type { BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { signed } from "../sheets/shared.js";
import { shareOf } from "./all-time.js";
import { gameWords, longestRun, marginOf, whenWords } from "./leaders.js";
import { BOTTOM, bookPage, leagueHead, TOP, type Book } from "./page.js";
import { best, placeRankings, type Ranking } from "./ranking.js";
import { gamesOf, nameIn, recordWords, regularOf, scoreWords } from "./results.js";
import type { BookYear } from "./years.js";

export function recordsPage(book: Book, plan: BookPlan): PageModel {
  return bookPage(
    book,
    plan,
    "Records",
    leagueHead(book, "Records", "single games, playoffs included; seasons without their playoffs"),
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
