/** Leaders and records: the five best of everything, from results and from the events of games. Titles and words are the templates'. */
import { best } from "../../../../kernel/lists/index.js";
import { DASH, MINUS } from "../../../../kernel/words/index.js";
import { teamOf } from "../enter-result.js";
import { gamesOf, rowOf } from "../standings.js";
import { recordWords, signedWords } from "../standings-words.js";
import type { CupResult } from "../types.js";
import { fixturesOf, titleOfRound } from "../view.js";
import type { LongPlay } from "./long-plays.js";
import { lostBalls, nameIn, scrimmageYards, shortIn } from "./teams.js";
import type { Book, BookGame, BookYear } from "./years.js";

/** A line of a ranking: who (over whom), against whom, when; what it is worth. */
const LINE = {
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
type Line = typeof LINE;

/** Most letters of a full name in a ranking; longer ones stand there by their short names. */
const NAME_LETTERS = 34;
const nameFor = (book: Book, id: string): string => {
  const name = nameIn(book, id);
  return name.length <= NAME_LETTERS ? name : shortIn(book, id);
};

const rivalSide = { away: "home", home: "away" } as const;
const margin = ({ awayPoints, homePoints }: CupResult): number => Math.abs(awayPoints - homePoints);
const together = ({ awayPoints, homePoints }: CupResult): number => awayPoints + homePoints;

/** The longest run of wins. */
export function longestRun(games: readonly { readonly own: number; readonly other: number }[]): number {
  let [run, longest] = [0, 0];
  for (const { own, other } of games) {
    run = own > other ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** `round 3`, `final`. */
const timeOf = ({ view }: BookYear, { game }: CupResult): string =>
  titleOfRound(view, fixturesOf(view).find((one) => one.game === game)!.round).toLowerCase();

/** Teams over seasons and single games. */
export function gameRankings(book: Book, years: readonly BookYear[]) {
  const several = years.length > 1;
  const rows = years.flatMap((year) =>
    year.view.order.flatMap((team) => {
      const row = rowOf(team, year.view.results, year.view.points);
      return row.played === 0 ? [] : [{ year, row, run: longestRun(gamesOf(year.view.results, team)) }];
    }),
  );
  type Row = (typeof rows)[number];
  const ofTeams = (value: (one: Row) => number, figure: (one: Row) => string | number): Line[] =>
    best(rows, value).map((one) => ({
      ...LINE,
      who: nameFor(book, one.row.team),
      season: several ? one.year.season : 0,
      time: recordWords(one.row, DASH),
      figure: figure(one),
    }));
  const results = years.flatMap((year) => year.view.results.map((result) => ({ year, result })));
  const ofGames = (value: (result: CupResult) => number): Line[] =>
    best(results, ({ result }) => value(result)).map(({ year, result }) => {
      const { away, home, awayPoints, homePoints } = result;
      const [first, second] = awayPoints > homePoints ? [away, home] : [home, away];
      return {
        ...LINE,
        who: shortIn(book, first),
        beaten: shortIn(book, second),
        tied: awayPoints === homePoints,
        season: several ? year.season : 0,
        time: timeOf(year, result),
        figure: `${Math.max(awayPoints, homePoints)}${DASH}${Math.min(awayPoints, homePoints)}`,
      };
    });
  const sides = results.flatMap(({ year, result }) =>
    (["away", "home"] as const).map((side) => ({ year, result, side, own: result[`${side}Points`] })),
  );
  const average = ({ row }: Row, points: number): string => (points / row.played).toFixed(1);
  return {
    scored: ofTeams(
      ({ row }) => row.pointsFor / row.played,
      (one) => average(one, one.row.pointsFor),
    ),
    allowed: ofTeams(
      ({ row }) => -row.pointsAgainst / row.played,
      (one) => average(one, one.row.pointsAgainst),
    ),
    differences: ofTeams(
      ({ row }) => row.difference,
      ({ row }) => signedWords(row.difference, MINUS),
    ),
    runs: ofTeams(
      ({ run }) => run,
      ({ run }) => run,
    ),
    mostPoints: best(sides, ({ own }) => own).map(({ year, result, side, own }) =>
      ofSide(book, years, year, result, side, own),
    ),
    margins: ofGames(margin),
    most: ofGames(together),
    fewest: ofGames((result) => -together(result)),
  };
}

/** What a team did in a game. With the season beside it there is room for the rival's code only. */
function ofSide(
  book: Book,
  years: readonly BookYear[],
  year: BookYear,
  result: CupResult,
  side: "away" | "home",
  figure: number,
): Line {
  const several = years.length > 1;
  const rival = teamOf(book.cup, result[rivalSide[side]]);
  return {
    ...LINE,
    who: nameFor(book, result[side]),
    rival: several ? rival.code : rival.short,
    away: side === "away",
    season: several ? year.season : 0,
    time: timeOf(year, result),
    figure,
  };
}

/** A team's part in a game that is known play by play. */
interface Part {
  readonly year: BookYear;
  readonly game: BookGame;
  readonly side: "away" | "home";
}

/** Single plays and what teams did with their bonuses; undefined where no game is known play by play. */
export function playRankings(book: Book, years: readonly BookYear[]) {
  const games = years.flatMap((year) => year.games.map((game) => ({ year, game })));
  if (games.length === 0) return undefined;
  const plays = games.flatMap(({ year, game }) => game.plays.map((play) => ({ year, game, play })));
  const ofPlays = (kind: LongPlay["kind"]): Line[] =>
    best(
      plays.filter(({ play }) => play.kind === kind),
      ({ play }) => play.yards + (play.touchdown ? 0.5 : 0),
    ).map(({ year, game, play }) => ({
      ...LINE,
      who: nameFor(book, game.result[play.side]),
      touchdown: play.touchdown,
      season: years.length > 1 ? year.season : 0,
      time: timeOf(year, game.result),
      figure: play.yards,
    }));
  const parts = games.flatMap((one) => (["away", "home"] as const).map((side): Part => ({ ...one, side })));
  const ofParts = (value: (figures: BookGame["figures"]["sides"], side: Part["side"]) => number): Line[] => {
    const valued = parts.map((part) => ({ ...part, value: value(part.game.figures.sides, part.side) }));
    return best(
      valued.filter((one) => one.value > 0),
      (one) => one.value,
    ).map((one) => ofSide(book, years, one.year, one.game.result, one.side, one.value));
  };
  return {
    rushes: ofPlays("rush"),
    passes: ofPlays("pass"),
    returns: ofPlays("return"),
    fieldGoals: ofPlays("fieldGoal"),
    yards: ofParts((sides, side) => scrimmageYards(sides[side])),
    taken: ofParts((sides, side) => lostBalls(sides[rivalSide[side]])),
    spent: ofParts((sides, side) => sides[side].spent),
    stars: ofParts((sides, side) => sides[side].stars),
  };
}
