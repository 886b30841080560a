/** The knock-out of a season as a bracket; 32 teams stand on two pages. */
import { DASH } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { bracketLines } from "../../../../league/figures/bracket-lines.js";
import { fixturesOf, titleOfWeek } from "../../../../league/season.js";
import { bracketColumns, bracketValues, halvesOf, pointWords } from "../../facts/cup-sheet.js";
import { cupGames, type CupResult } from "../types.js";
import { lostBalls, scrimmageYards } from "./teams.js";
import { bookForm, type Book, type BookYear } from "./years.js";

export function bracketForm(book: Book, year: BookYear, title: string) {
  const { contest, playoffs } = year.view;
  const again = new Set(cupGames(year.view).flatMap(({ id, results }) => (results.length > 1 ? id : [])));
  /** The last round of half a bracket leads to the final of the other page. */
  const columns = (rounds: typeof playoffs, half: boolean) =>
    bracketColumns(rounds).map(({ games, ...column }, r) => ({
      ...column,
      last: half && r === rounds.length - 1,
      games: games.map((game) => ({ ...game, replayed: again.has(game.key) })),
    }));
  const rounds = columns(playoffs, false);
  const final = rounds[rounds.length - 1];
  const halves = halvesOf(playoffs).map((half, i) => ({
    upper: i === 0,
    lower: i === 1,
    rounds: columns(half, true),
    final: i === 1 && final,
  }));
  const whole = { upper: false, lower: false, rounds: rounds.slice(0, -1), final };
  const facts = {
    season: year.season,
    cup: book.cup.name,
    title,
    overtime: contest.ties === "overtime",
    pages: halves.length > 0 ? halves : [whole],
    // The games of a cup without a table stand among its results.
    games: contest.format === "final-four" ? knockOutGames(year) : [],
  };
  const short = (team: string): string => year.team(team).short;
  const values = {
    ...bracketValues(year.view, (game, team) => ({ team: short(team), points: pointWords(game, team) })),
    ...(year.champion !== undefined && { champion: short(year.champion) }),
    ...gameValues(year),
  };
  return { ...bookForm("bracket", title, facts, values), figures: { bracketLines } };
}

const resultsIn = ({ view }: BookYear): readonly CupResult[] => cupGames(view).flatMap(({ results }) => results);

/** Every game of the knock-out with its figures. */
export const knockOutGames = (year: BookYear) => resultsIn(year).map((result) => gameFacts(year, result));

/** The scores of those games. */
export const gameValues = (year: BookYear): Values =>
  Object.fromEntries(
    resultsIn(year).map(({ game, awayPoints, homePoints }) => [
      `games.${slotOf(game)}.score`,
      `${awayPoints}${DASH}${homePoints}`,
    ]),
  );

/** Replays are `sf1.r1`: a dot would be read as a part of the slot's name. */
const slotOf = (game: string): string => game.replaceAll(".", "-");

/** A game with its figures, visitors first; they are empty for games that are known by the score alone. */
function gameFacts(year: BookYear, result: CupResult) {
  const { week } = fixturesOf(year.view).find(({ game }) => game === result.game)!;
  const game = year.games.find((one) => one.result.game === result.game);
  type Sides = NonNullable<typeof game>["figures"]["sides"];
  const both = (pick: (side: Sides["away"]) => number): string =>
    game ? `${pick(game.figures.sides.away)}${DASH}${pick(game.figures.sides.home)}` : "";
  return {
    key: slotOf(result.game),
    round: titleOfWeek(year.view, week).replace(/s$/, ""),
    away: year.team(result.away).short,
    home: year.team(result.home).short,
    yards: both(scrimmageYards),
    balls: both(lostBalls),
    spent: both(({ spent }) => spent),
    longest: game
      ? Math.max(0, ...game.plays.filter(({ kind }) => kind !== "fieldGoal").map(({ yards }) => yards))
      : "",
  };
}
