/** The knock-out of a season as a bracket; 32 teams stand on two pages. */
import { DASH } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { bracketLines } from "../../../../league/figures/bracket-lines.js";
import { linesTo } from "../../../../league/book/parts.js";
import { fixturesOf, playoffsIn, titleOfWeek } from "../../../../league/season.js";
import { cupGames, type CupGame, type CupResult } from "../types.js";
import { lostBalls, scrimmageYards } from "./teams.js";
import { bookForm, type Book, type BookYear } from "./years.js";

type Round = readonly CupGame[];

/** Most games of a first round on one page. */
const MOST_ON_PAGE = 8;

export function bracketForm(book: Book, year: BookYear, title: string) {
  const rounds = playoffsIn(year.view).rounds.map(({ games }) => games);
  const { contest } = year.view;
  const two = rounds[0].length > MOST_ON_PAGE;
  const columns = (list: readonly Round[]) => list.map((round, r) => roundFacts(round, list.at(r + 1) ?? []));
  const all = columns(rounds);
  const before = rounds.slice(0, -1);
  const half = (from: number): readonly Round[] =>
    before.map((round) => round.slice((from * round.length) / 2, ((from + 1) * round.length) / 2));
  const facts = {
    season: year.season,
    cup: book.cup.name,
    title,
    overtime: contest.ties === "overtime",
    pages: two
      ? [
          { upper: true, lower: false, rounds: columns(half(0)), final: false },
          { upper: false, lower: true, rounds: columns(half(1)), final: all.at(-1)! },
        ]
      : [{ upper: false, lower: false, rounds: all.slice(0, -1), final: all.at(-1)! }],
    // The games of a cup without a table stand among its results.
    games: contest.format === "final-four" ? knockOutGames(year) : [],
  };
  const values = { ...bracketValues(year, rounds), ...gameValues(year) };
  return { ...bookForm("bracket", title, facts, values), figures: { bracketLines } };
}

function roundFacts(round: Round, next: Round) {
  const lines = linesTo(
    round.map(({ id }) => id),
    next.map(({ sides }) => sides.flatMap(({ candidate }) => ("winner" in candidate ? candidate.winner : []))),
  );
  return {
    title: round[0].title,
    lines,
    // The last round of half a bracket leads to the final of the other page.
    last: next.length === 0,
    games: round.map(({ id, bye, results, sides }) => ({
      id,
      bye,
      replayed: results.length > 1,
      sides: sides.map(({ candidate }, s) => ({
        key: s === 0 ? "a" : "b",
        number: "seed" in candidate ? `${candidate.seed}` : "",
      })),
    })),
  };
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

function bracketValues(year: BookYear, rounds: readonly Round[]): Values {
  const values: Record<string, Values[string]> = {};
  for (const { id, sides, results, winner, byLot } of rounds.flat()) {
    sides.forEach(({ team }, s) => {
      if (team === undefined) return;
      const slot = `${id}.${s === 0 ? "a" : "b"}`;
      // `14`, or `7, 14` after a replay.
      const points = results.map((r) => (r.away === team ? r.awayPoints : r.homePoints)).join(", ");
      values[`${slot}.team`] = year.team(team).short;
      values[`${slot}.points`] = team === winner && byLot ? `${points} lot` : points;
    });
  }
  if (year.champion !== undefined) values.champion = year.team(year.champion).short;
  return values;
}
