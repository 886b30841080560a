/** Leaders of a season: teams by points, streaks and single games. */
import type { BookPart } from "../../../systems/contract-book.js";
import type { GameResult, Standing } from "../league/index.js";
import { signed } from "../sheets/shared.js";
import { BOTTOM, bookPage, seasonHead, TOP, type Book } from "./page.js";
import { best, placeRankings, type Ranking } from "./ranking.js";
import { gamesOf, nameIn, nickname, recordWords, regularOf, scoreWords, type TeamGame } from "./results.js";
import type { BookYear } from "./years.js";

export function leadersPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.leaders`,
    title: "Leaders",
    note: "points, streaks and single games",
    pages: (plan) => [
      bookPage(
        book,
        plan,
        "Leaders",
        seasonHead(
          year,
          "Leaders",
          `Season ${year.season}`,
          "teams over the regular season, single games of the whole year",
        ),
        () => ({
          tables: placeRankings(seasonRankings(year), { name: `s${year.season}.leaders`, y: TOP, bottom: BOTTOM }),
        }),
      ),
    ],
  };
}

/** The longest run of wins. */
export function longestRun(games: readonly TeamGame[]): number {
  let [run, longest] = [0, 0];
  for (const game of games) {
    run = game.own > game.other ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export const marginOf = (r: GameResult): number => Math.abs(r.awayPoints - r.homePoints);

/** `Cruisers over Tycoons`, or `Cruisers and Tycoons` after a tie. */
export function gameWords(year: BookYear, r: GameResult): string {
  const [away, home] = [nickname(year.league, r.away), nickname(year.league, r.home)];
  if (r.awayPoints === r.homePoints) return `${away} and ${home}`;
  return r.awayPoints > r.homePoints ? `${away} over ${home}` : `${home} over ${away}`;
}

export const whenWords = (r: GameResult): string =>
  /^w\d/.test(r.game) ? `week ${r.week}` : `playoffs, week ${r.week}`;

function seasonRankings(year: BookYear): Ranking[] {
  const results = year.league.results;
  const team = (row: Standing): string => nameIn(year.league, row.team);
  const played = (row: Standing): number => row.wins + row.losses + row.ties || 1;
  const perGame = (row: Standing, points: number): string => (points / played(row)).toFixed(1);
  const table = (
    title: string,
    note: string,
    value: (row: Standing) => number,
    figure: (row: Standing) => string,
  ): Ranking => ({
    title,
    note,
    rows: best(year.standings, value).map((row) => [team(row), recordWords(row), figure(row)] as const),
  });
  const runs = new Map(year.standings.map((row) => [row.team, longestRun(gamesOf(regularOf(year), row.team))]));
  const share =
    (home: boolean) =>
    (row: Standing): number => {
      const games = gamesOf(regularOf(year), row.team).filter((game) => game.home === home);
      return games.reduce((sum, g) => sum + (g.own > g.other ? 1 : g.own === g.other ? 0.5 : 0), 0);
    };
  const half = (value: number): string => `${Math.floor(value) || (value % 1 ? "" : 0)}${value % 1 ? "\u00bd" : ""}`;
  const sides = results.flatMap((r) => [
    { r, id: r.away, rival: r.home, own: r.awayPoints, other: r.homePoints },
    { r, id: r.home, rival: r.away, own: r.homePoints, other: r.awayPoints },
  ]);
  return [
    table(
      "Points scored",
      "a game",
      (row) => row.pointsFor / played(row),
      (row) => perGame(row, row.pointsFor),
    ),
    table(
      "Fewest points allowed",
      "a game",
      (row) => -row.pointsAgainst / played(row),
      (row) => perGame(row, row.pointsAgainst),
    ),
    table(
      "Point difference",
      "over the season",
      (row) => row.pointsFor - row.pointsAgainst,
      (row) => signed(row.pointsFor - row.pointsAgainst),
    ),
    table(
      "Wins in a row",
      "longest run",
      (row) => runs.get(row.team) ?? 0,
      (row) => `${runs.get(row.team) ?? 0}`,
    ),
    table("At home", "wins, a tie is half", share(true), (row) => half(share(true)(row))),
    table("On the road", "wins, a tie is half", share(false), (row) => half(share(false)(row))),
    {
      title: "Most points in a game",
      rows: best(sides, (s) => s.own).map(
        (s) =>
          [
            nameIn(year.league, s.id),
            `${s.r.home === s.id ? "" : "at "}${nickname(year.league, s.rival)}, ${whenWords(s.r)}`,
            `${s.own}`,
          ] as const,
      ),
    },
    {
      title: "Widest margins",
      rows: best(results, marginOf).map((r) => [gameWords(year, r), whenWords(r), scoreWords(r)] as const),
    },
  ];
}
