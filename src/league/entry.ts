/** Results that a person enters, and corrections. */
import { fault, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { LeagueEntry } from "../contract/seasons.js";
import { checkResults } from "./checks.js";
import { nameIn, type Keeper, type LeagueHead } from "./keeper.js";
import { fixturesOf, isKnown, weekCount, type GameResult, type Known } from "./season.js";

export interface Entered<L> {
  readonly league: L;
  readonly issues: readonly Issue[];
  /** What was entered. */
  readonly summary: string;
}

/** The league with the result entered; unchanged if the result has an error. */
export function enterResult<L extends LeagueHead, R extends GameResult>(
  keeper: Keeper<L, R>,
  league: L,
  entry: LeagueEntry,
): Entered<L> {
  const view = keeper.view(league);
  const current = keeper.current(league);
  const fixture = findFixture(keeper, league, entry);
  const { away: awayPoints, home: homePoints, correct } = entry;
  const short = (id: string): string => nameIn(keeper, league, id).short;
  const [away, home] = [short(fixture.away), short(fixture.home)];
  const summary = `${keeper.title(league, fixture.week).toLowerCase()}: ${away} ${awayPoints}, ${home} ${homePoints}`;
  const refuse = (code: string, message: string, hint?: string, detail?: Issue["detail"]): Entered<L> => ({
    league,
    issues: [
      fault(code, `${away} at ${home}: ${message}`, { ...(hint !== undefined && { hint }), ...(detail && { detail }) }),
    ],
    summary,
  });
  const before = fixture.result;
  const past = keeper.corrected === "round" && fixture.week !== current;
  if (before && (past || !correct)) {
    const hint = past ? `results of past ${keeper.round}s are final` : "--correct replaces it";
    const stands = { away: before.awayPoints, home: before.homePoints };
    return refuse("game-played", `the result is already ${before.awayPoints}-${before.homePoints}`, hint, stands);
  }
  if (!before && correct) return refuse("result-none", "there is no result to correct", "remove --correct");
  if (awayPoints === homePoints && keeper.mustDecide(league, fixture)) {
    const which = !fixture.playoff ? "this" : view.rounds.length > 0 ? "a playoff" : "a knockout";
    const message = `${which} game cannot end ${awayPoints}-${homePoints}`;
    return refuse("result-tie", message, keeper.tieHint);
  }
  for (const [points, part] of [
    [awayPoints, "awayPoints"],
    [homePoints, "homePoints"],
  ] as const) {
    if (!Number.isInteger(points) || points < 0)
      return refuse("points-invalid", `found ${points} points; expected a whole number, 0 or more`, undefined, {
        part,
      });
    const wrong = keeper.totalFault?.(league, points);
    if (wrong) return refuse("points-impossible", wrong.message, wrong.hint, { part });
  }
  const result = keeper.entered(fixture, awayPoints, homePoints);
  const results = before ? view.results.map((one) => (one === before ? result : one)) : [...view.results, result];
  const changed = keeper.withResults(league, results);
  const bound = new Set<string>();
  checkResults(
    keeper.view(changed),
    { round: keeper.round, current: keeper.current(changed), mustDecide: () => false },
    [],
    (_code, [, i]) => bound.add(results.at(i as number)?.game ?? fixture.game),
  );
  if (bound.size > 0) {
    const words = [...bound].join(", ");
    const hint = `correct results before the next ${keeper.round}`;
    return refuse("result-bound", `later games depend on this result: ${words}`, hint);
  }
  return { league: changed, issues: [], summary };
}

/** The game meant. @throws UserError for an unknown round, unknown teams, and teams that do not meet */
function findFixture<L extends LeagueHead, R extends GameResult>(
  keeper: Keeper<L, R>,
  league: L,
  { week: wanted, game, correct }: LeagueEntry,
): Known<R> {
  const view = keeper.view(league);
  const fixtures = fixturesOf(view);
  const last = weekCount(view);
  const current = keeper.current(league);
  const { round } = keeper;
  const week = wanted ?? current ?? last;
  if (week < 1 || week > last) {
    const message = `there is no ${round} ${week}; the season has ${round}s 1 to ${last}`;
    throw new UserError(fault("week-unknown", message));
  }
  if (current !== undefined && week > current) {
    const hint = `${keeper.title(league, current).toLowerCase()} is being played; remove --week for its games`;
    throw new UserError(fault("game-future", `${round} ${week} has not begun`, { hint }));
  }
  const short = (id: string): string => nameIn(keeper, league, id).short;
  const inWeek = fixtures.filter(isKnown).filter((one) => one.week === week);
  const byId = inWeek.find((one) => one.game === game.trim());
  if (byId) return byId;
  const sides = game.split("@");
  if (sides.length !== 2) {
    const [{ away, home }] = inWeek;
    const hint = `write for example --game "${short(away)}@${short(home)}"`;
    throw new UserError(fault("game-unknown", `"${game}" is not a game; expected visitor@home team`, { hint }));
  }
  const [away, home] = bothTeams(keeper, league, sides);
  const meets = (a: string, b: string) => (one: { readonly away?: string; readonly home?: string }) =>
    one.away === a && one.home === b;
  const found = inWeek.filter(meets(away, home));
  // Replays repeat a pairing: means the open one, or when correcting, the last one.
  const meant = correct ? found.filter(({ result }) => result).at(-1) : found.find(({ result }) => !result);
  const one = meant ?? found.at(0);
  if (one) return one;
  const other = fixtures.filter(meets(away, home)).map((fixture) => fixture.week);
  const hint = inWeek.some(meets(home, away))
    ? `the teams are reversed: ${short(home)}@${short(away)}`
    : other.length > 0
      ? `they meet there in ${round} ${other.join(" and ")}`
      : `games of ${round} ${week}: ${inWeek.map((fixture) => `${short(fixture.away)} at ${short(fixture.home)}`).join(", ")}`;
  const message = `${short(away)} do not play at ${short(home)} in ${round} ${week}`;
  throw new UserError(fault("game-unknown", message, { hint }));
}

/** Parts of an entry that an error can belong to: a table has one column for each. */
const PARTS = ["away", "home"] as const;

/** Ids of both teams of a game. @throws UserError with all that is wrong with either name */
function bothTeams<L extends LeagueHead, R extends GameResult>(
  keeper: Keeper<L, R>,
  league: L,
  words: readonly string[],
): string[] {
  const issues: Issue[] = [];
  const found = words.map((word, i) => {
    try {
      return keeper.find(league, word).id;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, detail: { ...issue.detail, part: PARTS[i] } })));
      return "";
    }
  });
  throwOnErrors(issues);
  return found;
}
