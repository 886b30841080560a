/** Results that a person brings from the table, and corrections. */
import { fault, throwOnErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { LeagueEntry } from "../../contract.js";
import { findTeam } from "../teams/find-team.js";
import type { Team } from "../teams/types.js";
import { checkResults, totalFault } from "./check-cup.js";
import type { Cup, CupResult } from "./types.js";
import { currentRound, fixturesOf, roundCount, titleOfRound, viewOf, type Fixture, type SeasonView } from "./view.js";

type Known = Fixture & { readonly away: string; readonly home: string };

export const teamOf = (cup: Pick<Cup, "teams">, id: string): Team => cup.teams.find((team) => team.id === id)!;
const shortIn = (cup: Cup, id: string): string => teamOf(cup, id).short;

export interface Entered {
  readonly cup: Cup;
  readonly issues: readonly Issue[];
  readonly told: string;
}

/**
 * The cup with the result in it; unchanged when the result has a fault. A result of any round of this season may be
 * corrected as long as no later game hangs on it.
 */
export function enterResult(cup: Cup, entry: LeagueEntry): Entered {
  const view = viewOf(cup);
  const fixture = findFixture(cup, view, entry);
  const { away: awayPoints, home: homePoints, correct } = entry;
  const { game, away, home, stage, result: before } = fixture;
  const match = `${shortIn(cup, away)} at ${shortIn(cup, home)}`;
  const told = `${titleOfRound(view, fixture.round).toLowerCase()}: ${shortIn(cup, away)} ${awayPoints}, ${shortIn(cup, home)} ${homePoints}`;
  const refuse = (code: string, message: string, hint: string): Entered => ({
    cup,
    issues: [fault(code, `${match}: ${message}`, { hint })],
    told,
  });
  if (before && !correct) {
    return refuse(
      "result-there",
      `the result is ${before.awayPoints}-${before.homePoints} already`,
      "--correct replaces it",
    );
  }
  if (!before && correct) return refuse("result-none", "there is no result to correct", "leave --correct out");
  if (stage === "knock-out" && awayPoints === homePoints && cup.contest.ties === "overtime") {
    const hint = "play series from the 25 until one side leads, then enter that score";
    return refuse("result-tie", `a knock-out game cannot end ${awayPoints}-${homePoints}`, hint);
  }
  for (const points of [awayPoints, homePoints]) {
    const wrong = totalFault(cup, points);
    if (wrong) return refuse("points-impossible", wrong.message, wrong.hint);
  }
  const result: CupResult = { game, away, home, awayPoints, homePoints, mode: "hand" };
  const results = before ? cup.results.map((one) => (one === before ? result : one)) : [...cup.results, result];
  const changed: Cup = { ...cup, revision: cup.revision + 1, results };
  const bound: string[] = [];
  checkResults(viewOf(changed), [], (_code, [, i]) => bound.push(cup.results[i as number]?.game ?? game));
  if (bound.length > 0) {
    const words = [...new Set(bound)].join(", ");
    return refuse("result-bound", `later games hang on this result: ${words}`, "correct results before the next round");
  }
  return { cup: changed, issues: [], told };
}

/** The game that is meant. @throws UserError for a round that is none, teams that are none, and teams that do not meet. */
function findFixture(cup: Cup, view: SeasonView, { week, game, correct }: LeagueEntry): Known {
  const fixtures = fixturesOf(view);
  const last = roundCount(view);
  const current = currentRound(view);
  const round = week ?? current ?? last;
  if (round < 1 || round > last) {
    throw new UserError(fault("week-unknown", `there is no round ${round}; the season has rounds 1 to ${last}`));
  }
  if (current !== undefined && round > current) {
    const hint = `${titleOfRound(view, current).toLowerCase()} is being played`;
    throw new UserError(fault("game-future", `round ${round} has not begun`, { hint }));
  }
  const inRound = fixtures.filter(
    (one): one is Known => one.round === round && one.away !== undefined && one.home !== undefined,
  );
  const byId = inRound.find((one) => one.game === game.trim());
  if (byId) return byId;
  const sides = game.split("@");
  if (sides.length !== 2) {
    const example = inRound[0];
    const hint = `write for example --game "${shortIn(cup, example.away)}@${shortIn(cup, example.home)}"`;
    throw new UserError(fault("game-unknown", `"${game}" names no game; expected visitor@home team`, { hint }));
  }
  const [away, home] = bothTeams(cup, sides);
  const meets = (a: Team, b: Team) => (one: Fixture) => one.away === a.id && one.home === b.id;
  const found = inRound.filter(meets(away, home));
  // Replays repeat a pairing: the open one is meant, or the last one to correct.
  const meant = correct ? found.filter(({ result }) => result).at(-1) : found.find(({ result }) => !result);
  if (meant ?? found[0]) return meant ?? found[0];
  const other = fixtures.filter(meets(away, home)).map((one) => one.round);
  const list = inRound.map((one) => `${shortIn(cup, one.away)} at ${shortIn(cup, one.home)}`);
  const hint = inRound.some(meets(home, away))
    ? `the teams are turned round: ${home.short}@${away.short}`
    : other.length > 0
      ? `they meet there in round ${other.join(" and ")}; give it with --week`
      : `games of round ${round}: ${list.join(", ")}`;
  const message = `${away.short} do not play at ${home.short} in round ${round}`;
  throw new UserError(fault("game-unknown", message, { hint }));
}

/** Both teams of a game. @throws UserError with what is wrong with either of them. */
function bothTeams({ teams }: Cup, words: readonly string[]): Team[] {
  const issues: Issue[] = [];
  const found = words.map((word) => {
    try {
      return findTeam(teams, word);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
      return teams[0];
    }
  });
  throwOnErrors(issues);
  return found;
}
