/** The season of a team, game by game. */
import { numbered } from "../../kernel/lists/index.js";
import { DASH } from "../../kernel/words/index.js";
import { gamesOf, letterOf, recordText, tallyOf, type Result, type TeamGame } from "../results.js";
import type { Season } from "./season.js";

/** One row per game, with the record after it. @param more extra columns of the game */
export function gameRows<R extends Result, M extends object>(
  season: Season<R>,
  id: string,
  more: (game: TeamGame<R>) => M,
) {
  const counted = new Set<Result>(season.counted);
  const sofar: TeamGame<R>[] = [];
  return gamesOf(season.results, id).map((game) => {
    if (counted.has(game.result)) sofar.push(game);
    return {
      // Only one of the two: the template adds "at" to the other.
      [game.home ? "rival" : "away"]: season.team(game.rival).short,
      won: letterOf(game),
      score: `${game.own}${DASH}${game.other}`,
      record: recordText(tallyOf(sofar)),
      ...more(game),
    };
  });
}

/** Rows split into two tables side by side, the first `count` rows in the first: their sizes and their values. */
export function halves<T extends object>(rows: readonly T[], count: number) {
  const both = [
    { key: "first", rows: rows.slice(0, count) },
    { key: "second", rows: rows.slice(count) },
  ].filter((half) => half.rows.length > 0);
  return {
    facts: both.map(({ key, rows: own }) => ({ key, rows: own.length })),
    values: Object.fromEntries(both.map(({ key, rows: own }) => [key, numbered(own)])),
  };
}
