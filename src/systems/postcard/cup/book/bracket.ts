/** The knock-out of a season as a bracket; 32 teams stand on two pages. */
import { DASH } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { bracketLines } from "../../../../league/figures/bracket-lines.js";
import { linesTo } from "../../../../league/book/parts.js";
import type { CupResult } from "../types.js";
import { bracketOf, fixturesOf, tableRounds, titleOfRound, type BracketSlot } from "../view.js";
import { lostBalls, scrimmageYards } from "./teams.js";
import { bookForm, type Book, type BookYear } from "./years.js";

type Round = readonly BracketSlot[];

/** Most games of a first round on one page. */
const MOST_ON_PAGE = 8;

export function bracketForm(book: Book, year: BookYear, title: string) {
  const rounds = bracketOf(year.view);
  const { contest } = year.view;
  const two = rounds[0].length > MOST_ON_PAGE;
  const columns = (list: readonly Round[]) => list.map((round, r) => roundFacts(year, round, list.at(r + 1) ?? []));
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

function roundFacts(year: BookYear, round: Round, next: Round) {
  const lines = linesTo(
    round.map(({ game }) => game),
    next.map(({ sides }) => sides.flatMap(({ feeder }) => feeder ?? [])),
  );
  return {
    title: titleOfRound(year.view, tableRounds(year.view) + round[0].round),
    lines,
    // The last round of half a bracket leads to the final of the other page.
    last: next.length === 0,
    games: round.map(({ game, bye, results, sides }) => ({
      id: game,
      bye,
      replayed: results.length > 1,
      sides: sides.map(({ from, feeder }, s) => ({
        key: s === 0 ? "a" : "b",
        number: feeder === undefined ? (/(\d+)$/.exec(from)?.[1] ?? "") : "",
      })),
    })),
  };
}

const resultsIn = (year: BookYear): readonly CupResult[] =>
  bracketOf(year.view)
    .flat()
    .flatMap(({ results }) => results);

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
  const { round } = fixturesOf(year.view).find(({ game }) => game === result.game)!;
  const game = year.games.find((one) => one.result.game === result.game);
  type Sides = NonNullable<typeof game>["figures"]["sides"];
  const both = (pick: (side: Sides["away"]) => number): string =>
    game ? `${pick(game.figures.sides.away)}${DASH}${pick(game.figures.sides.home)}` : "";
  return {
    key: slotOf(result.game),
    round: titleOfRound(year.view, round).replace(/s$/, ""),
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
  for (const { game, sides, results, winner, byLot } of rounds.flat()) {
    sides.forEach(({ team }, s) => {
      if (team === undefined) return;
      const slot = `${game}.${s === 0 ? "a" : "b"}`;
      // `14`, or `7, 14` after a replay.
      const points = results.map((r) => (r.away === team ? r.awayPoints : r.homePoints)).join(", ");
      values[`${slot}.team`] = year.team(team).short;
      values[`${slot}.points`] = team === winner && byLot ? `${points} lot` : points;
    });
  }
  if (year.champion !== undefined) values.champion = year.team(year.champion).short;
  return values;
}
