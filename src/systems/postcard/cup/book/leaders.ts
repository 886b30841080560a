/** Leaders and records: teams over seasons, single games, single plays. Folds over results and over the events of games. */
import type { BookPart, BookPlan } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { best, placeRankings, type Ranking } from "../../../../page/ranking.js";
import { DASH, MINUS } from "../../sheets/shared.js";
import { teamOf } from "../enter-result.js";
import { gamesOf, rowOf, type Standing } from "../standings.js";
import { recordWords, signedWords } from "../standings-words.js";
import type { CupResult } from "../types.js";
import { fixturesOf, titleOfRound } from "../view.js";
import { BOTTOM, bookPage, counted, cupHead, nameIn, seasonHead, shortIn, TOP } from "./page.js";
import type { Book, BookGame, BookYear } from "./years.js";

type Row = Omit<Standing, "rank" | "by">;
type Line = Ranking["rows"][number];

/** A team's part in a game. */
interface Part {
  readonly year: BookYear;
  readonly game: BookGame;
  readonly side: "away" | "home";
}

const idOf = ({ game, side }: Part): string => game.result[side];
const rivalOf = ({ game, side }: Part): string => game.result[side === "away" ? "home" : "away"];

/** `round 3`, `final`; with the season where several are looked at. */
function whenWords(year: BookYear, { game }: CupResult, several: boolean): string {
  const round = fixturesOf(year.view).find((one) => one.game === game)!.round;
  const title = titleOfRound(year.view, round).toLowerCase();
  return several ? `season ${year.season}, ${title}` : title;
}

/** Most letters of a full name in a ranking; longer ones stand there by their short names. */
const NAME_LETTERS = 34;
const nameFor = (book: Book, id: string): string => {
  const name = nameIn(book, id);
  return name.length <= NAME_LETTERS ? name : shortIn(book, id);
};
/** With the season beside it there is room for the code only. */
const rivalWords = (book: Book, id: string, several: boolean): string =>
  several ? teamOf(book.cup, id).code : shortIn(book, id);

const scoreWords = ({ awayPoints, homePoints }: CupResult): string =>
  `${Math.max(awayPoints, homePoints)}${DASH}${Math.min(awayPoints, homePoints)}`;

function gameWords(book: Book, { away, home, awayPoints, homePoints }: CupResult): string {
  const [a, h] = [shortIn(book, away), shortIn(book, home)];
  if (awayPoints === homePoints) return `${a} and ${h}`;
  return awayPoints > homePoints ? `${a} over ${h}` : `${h} over ${a}`;
}

/** Rankings of one season, or of all of them. */
export function rankingsOf(book: Book, years: readonly BookYear[]): readonly (readonly Ranking[])[] {
  const several = years.length > 1;
  const results = years.flatMap((year) => year.view.results.map((result) => ({ year, result })));
  const seasons = years.flatMap((year) =>
    year.view.order.map((team) => ({ year, row: rowOf(team, year.view.results, year.view.points) })),
  );
  const parts = years.flatMap((year) =>
    year.games.flatMap((game) => (["away", "home"] as const).map((side): Part => ({ year, game, side }))),
  );
  const remark = (year: BookYear, result: CupResult): string => whenWords(year, result, several);

  const ofTeams = (
    title: string,
    note: string,
    value: (row: Row) => number,
    figure: (row: Row) => string,
  ): Ranking => ({
    title,
    note,
    rows: best(
      seasons.filter(({ row }) => row.played > 0),
      ({ row }) => value(row),
    ).map(({ year, row }): Line => [
      nameFor(book, row.team),
      several ? `season ${year.season}, ${recordWords(row, DASH)}` : recordWords(row, DASH),
      figure(row),
    ]),
  });
  const ofGames = (
    title: string,
    note: string,
    value: (result: CupResult) => number,
    figure = scoreWords,
  ): Ranking => ({
    title,
    note,
    rows: best(results, ({ result }) => value(result)).map(({ year, result }): Line => [
      gameWords(book, result),
      remark(year, result),
      figure(result),
    ]),
  });
  const ofParts = (title: string, note: string, value: (part: Part) => number): Ranking => ({
    title,
    note,
    rows: best(
      parts.filter((part) => value(part) > 0),
      value,
    ).map((part): Line => [
      nameFor(book, idOf(part)),
      `${part.side === "away" ? "at" : "vs."} ${rivalWords(book, rivalOf(part), several)}, ${remark(part.year, part.game.result)}`,
      `${value(part)}`,
    ]),
  });
  const plays = years.flatMap((year) => year.games.flatMap((game) => game.plays.map((play) => ({ year, game, play }))));
  const ofPlays = (title: string, kinds: readonly string[]): Ranking => ({
    title,
    note: "yards",
    rows: best(
      plays.filter(({ play }) => kinds.includes(play.kind)),
      ({ play }) => play.yards + (play.touchdown ? 0.5 : 0),
    ).map(({ year, game, play }): Line => [
      nameFor(book, game.result[play.side]),
      `${play.touchdown ? "touchdown, " : ""}${remark(year, game.result)}`,
      `${play.yards}`,
    ]),
  });
  const perGame = (row: Row, points: number): string => (points / row.played).toFixed(1);
  const runs = new Map(seasons.map(({ year, row }) => [row, longestRun(gamesOf(year.view.results, row.team))]));
  const yards = ({ game, side }: Part): number => {
    const { box } = game.figures.sides[side];
    return box.rushYards + box.passYards - box.sackYards;
  };
  const taken = ({ game, side }: Part): number => {
    const { box } = game.figures.sides[side === "away" ? "home" : "away"];
    return box.interceptions + box.fumblesLost + box.lostOnDowns;
  };
  return [
    [
      ofTeams(
        "Points scored",
        "a game",
        (row) => row.pointsFor / row.played,
        (row) => perGame(row, row.pointsFor),
      ),
      ofTeams(
        "Fewest points allowed",
        "a game",
        (row) => -row.pointsAgainst / row.played,
        (row) => perGame(row, row.pointsAgainst),
      ),
      ofTeams(
        "Point difference",
        "in a season",
        (row) => row.difference,
        (row) => signedWords(row.difference, MINUS),
      ),
      ofTeams(
        "Wins in a row",
        "in a season",
        (row) => runs.get(row) ?? 0,
        (row) => `${runs.get(row) ?? 0}`,
      ),
      {
        title: "Most points in a game",
        note: "by one team",
        rows: best(
          results.flatMap(({ year, result }) => [
            { year, result, id: result.away, rival: result.home, own: result.awayPoints },
            { year, result, id: result.home, rival: result.away, own: result.homePoints },
          ]),
          ({ own }) => own,
        ).map(({ year, result, id, rival, own }): Line => [
          nameFor(book, id),
          `${result.away === id ? "at" : "vs."} ${rivalWords(book, rival, several)}, ${remark(year, result)}`,
          `${own}`,
        ]),
      },
      ofGames("Biggest wins", "by points", (r) => Math.abs(r.awayPoints - r.homePoints)),
      ofGames("Most points together", "in a game", (r) => r.awayPoints + r.homePoints),
      ofGames("Fewest points together", "in a game", (r) => -(r.awayPoints + r.homePoints)),
    ],
    ...(parts.length === 0
      ? []
      : [
          [
            ofPlays("Longest rushes", ["rush"]),
            ofPlays("Longest passes", ["pass"]),
            ofPlays("Longest returns", ["return"]),
            ofPlays("Longest field goals", ["fieldGoal"]),
            ofParts("Most yards in a game", "rushes and passes, less sacks", yards),
            ofParts("Most balls won in a game", "interceptions, fumbles, downs", taken),
            ofParts("Most bonuses spent in a game", "by one team", ({ game, side }) => game.figures.sides[side].spent),
            ofParts("Most stars in a game", "from circles crossed", ({ game, side }) => game.figures.sides[side].stars),
          ],
        ]),
  ];
}

/** The longest run of wins. */
export function longestRun(games: readonly { readonly own: number; readonly other: number }[]): number {
  let [run, longest] = [0, 0];
  for (const { own, other } of games) {
    run = own > other ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function pages(book: Book, years: readonly BookYear[], plan: BookPlan, name: string, title: string): PageModel[] {
  const sets = rankingsOf(book, years);
  const scoresOnly = years.reduce((sum, year) => sum + year.scoresOnly, 0);
  const note = scoresOnly === 0 ? "" : `  \u00b7  ${counted(scoresOnly, "game")} known by the score alone`;
  const titles = ["teams and games", "plays and bonuses"];
  return sets.map((rankings, i) => {
    const head =
      years.length === 1
        ? seasonHead(years[0], title, `${titles[i]}${i === 1 ? note : ""}`)
        : cupHead(book, title, `${titles[i]}, all seasons${i === 1 ? note : ""}`);
    return bookPage(book, plan, `${title}: ${titles[i]}`, head, () => ({
      tables: placeRankings(rankings, { name: `${name}.${i + 1}`, y: TOP, bottom: BOTTOM }),
    }));
  });
}

export const leadersPart = (book: Book, year: BookYear): BookPart => ({
  id: `s${year.season}.leaders`,
  title: "Leaders",
  pages: (plan) => pages(book, [year], plan, `s${year.season}.leaders`, "Leaders"),
});

export const recordsPart = (book: Book): BookPart => ({
  id: "records",
  title: "Records",
  note: "all seasons",
  pages: (plan) => pages(book, book.years, plan, "records", "Records"),
});
