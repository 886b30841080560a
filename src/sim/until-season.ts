/** Parses how far to play a league: to a week, the playoffs or the end of a season. */
import type { Seasons } from "../contract/seasons.js";
import { fault, suggest, UserError } from "../kernel/issue/index.js";

const EXPECTED = 'expected "week 5", playoffs or season';

/**
 * Returns a test that is true once the league has reached the goal: after a week, before the first playoff game, after a season. The goal
 * lies in the current season or, once that is over, in the next one.
 * @param words `week 5`, `round 5`, `5`, `playoffs`, `season`
 * @throws UserError `until-unknown` for other words, and for a week or playoffs that the season does not have
 */
export function goalOf<L>(seasons: Seasons<L>, league: L, words: string): (now: L) => boolean {
  const { season, current, round, rounds, knockOut, bracket } = seasons.shown(league);
  const wanted = current === undefined ? season + 1 : season;
  const word = words.trim().toLowerCase();
  const refuse = (message: string, hint?: string): never => {
    throw new UserError(fault("until-unknown", message, hint === undefined ? {} : { hint }));
  };
  if (word === "season") {
    const { finished } = seasons.status(league);
    return (now) => seasons.status(now).finished > finished;
  }
  if (word === "playoffs") {
    if (knockOut) refuse("in a knockout every game is one of the playoffs");
    if (bracket.length === 0) refuse("this league has no playoffs", "play until a week, or the season");
    return (now) => {
      const shown = seasons.shown(now);
      return shown.season > wanted || (shown.season === wanted && !shown.ifNow);
    };
  }
  const number = /^(?:(?:week|round)\s*)?(\d{1,4})$/.exec(word)?.[1];
  if (number === undefined) return refuse(`${EXPECTED}; found "${words.trim()}"`, suggested(word));
  const week = Number(number);
  if (week < 1 || week > rounds.length)
    refuse(
      `the season has ${rounds.length} ${round}s; found ${week}`,
      `write "${round} 1" to "${round} ${rounds.length}"`,
    );
  return (now) => {
    const shown = seasons.shown(now);
    if (shown.season !== wanted) return shown.season > wanted;
    return shown.current === undefined || shown.current > week;
  };
}

const suggested = (word: string): string | undefined => {
  const meant = suggest(word, ["playoffs", "season"]);
  return meant === undefined ? undefined : `did you mean "${meant}"?`;
};
