/** Leaders of a season and records of the league: the five best of everything. Titles and words around them are the templates'. */
import { best } from "../../../kernel/lists/index.js";
import { signedText } from "../../../kernel/words/index.js";
import type { GameResult, Standing } from "../league/index.js";
import type { Book } from "./index.js";
import { outcome } from "./lines.js";
import { gamesOf, nameIn, nickname, recordWords, regularOf, shareText, type TeamGame } from "./results.js";
import type { BookYear } from "./years.js";

/** A line of a ranking: who (over whom), against whom, when; what it is worth. */
const line = {
  who: "",
  beaten: "",
  tied: false,
  rival: "",
  away: false,
  touchdown: false,
  season: 0,
  time: "",
  figure: "" as string | number,
};
type Line = typeof line;

/** The longest run of wins. */
export function longestRun(games: readonly TeamGame[]): number {
  let [run, longest] = [0, 0];
  for (const game of games) {
    run = game.own > game.other ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

const marginOf = (r: GameResult): number => Math.abs(r.awayPoints - r.homePoints);
const whenOf = ({ game, week }: GameResult): string => (/^w\d/.test(game) ? `week ${week}` : `playoffs, week ${week}`);
const played = (row: Standing): number => row.wins + row.losses + row.ties || 1;
const difference = (row: Standing): number => row.pointsFor - row.pointsAgainst;
/** Share of wins; a tie is half a win. */
const shareOf = (row: Standing): number => (row.wins + row.ties / 2) / played(row);
/** `4`, `4½`. */
const halves = (value: number): string => `${Math.floor(value) || (value % 1 ? "" : 0)}${value % 1 ? "\u00bd" : ""}`;

/** Rankings over some seasons; lines name their season where there are several. */
function rankings(years: readonly BookYear[]) {
  const seasonOf = (year: BookYear): number => (years.length > 1 ? year.season : 0);
  const games = years.flatMap((year) => year.league.results.map((r) => ({ year, r })));
  const sides = games.flatMap(({ year, r }) => [
    { year, r, id: r.away, rival: r.home, own: r.awayPoints },
    { year, r, id: r.home, rival: r.away, own: r.homePoints },
  ]);
  const rows = years.flatMap((year) =>
    year.standings.map((row) => ({ year, row, games: gamesOf(regularOf(year), row.team) })),
  );
  type Row = (typeof rows)[number];
  const ofTeams = (value: (row: Row) => number, figure: (row: Row) => string | number): Line[] =>
    best(rows, value).map((one) => ({
      ...line,
      who: nameIn(one.year.league, one.row.team),
      season: seasonOf(one.year),
      time: recordWords(one.row),
      figure: figure(one),
    }));
  const ofGames = (value: (result: GameResult) => number): Line[] =>
    best(games, ({ r }) => value(r)).map(({ year, r }) => {
      const { first, second, tied, score } = outcome(year, r);
      return { ...line, who: first, beaten: second, tied, season: seasonOf(year), time: whenOf(r), figure: score };
    });
  const won =
    (home: boolean) =>
    ({ games: own }: Row): number =>
      own.filter((game) => game.home === home).reduce((sum, g) => sum + (Math.sign(g.own - g.other) + 1) / 2, 0);
  const average = (points: number, row: Standing): string => (points / played(row)).toFixed(1);
  return {
    ofTeams,
    ofGames,
    mostPoints: best(sides, ({ own }) => own).map(({ year, r, id, rival, own }): Line => ({
      ...line,
      who: nameIn(year.league, id),
      rival: nickname(year.league, rival),
      away: r.away === id,
      season: seasonOf(year),
      time: whenOf(r),
      figure: own,
    })),
    margins: ofGames(marginOf),
    scored: ofTeams(
      ({ row }) => row.pointsFor / played(row),
      ({ row }) => average(row.pointsFor, row),
    ),
    allowed: ofTeams(
      ({ row }) => -row.pointsAgainst / played(row),
      ({ row }) => average(row.pointsAgainst, row),
    ),
    difference: ofTeams(
      ({ row }) => difference(row),
      ({ row }) => signedText(difference(row)),
    ),
    runs: ofTeams(
      ({ games: own }) => longestRun(own),
      ({ games: own }) => longestRun(own),
    ),
    atHome: ofTeams(won(true), (row) => halves(won(true)(row))),
    onTheRoad: ofTeams(won(false), (row) => halves(won(false)(row))),
  };
}

export function leaderFacts(year: BookYear) {
  const { scored, allowed, difference: differences, runs, atHome, onTheRoad, mostPoints, margins } = rankings([year]);
  return { scored, allowed, differences, runs, atHome, onTheRoad, mostPoints, margins };
}

export function recordFacts({ years, league }: Book) {
  const all = rankings(years);
  const { ofTeams, ofGames, margins, runs, difference: differences } = all;
  return {
    league: league.name,
    // A line of the table beside it: the rival has no room there.
    mostPoints: all.mostPoints.map((one) => ({ ...one, rival: "" })),
    together: ofGames((r) => r.awayPoints + r.homePoints),
    margins,
    shares: ofTeams(
      ({ row }) => shareOf(row),
      ({ row }) => shareText(shareOf(row)),
    ),
    scored: ofTeams(
      ({ row }) => row.pointsFor,
      ({ row }) => row.pointsFor,
    ),
    allowed: ofTeams(
      ({ row }) => -row.pointsAgainst,
      ({ row }) => row.pointsAgainst,
    ),
    differences,
    runs,
  };
}
