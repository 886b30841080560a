/** Steps of a season: each takes a league and gives a new one. Dice go on from the saved state. */
import { resumeRoller, type Roller } from "../../../kernel/dice/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { PenAndPaperRules, PerStat, Stat } from "../rules/index.js";
import { playLeagueGame } from "./league-game.js";
import type { PlayedGame } from "./played-game.js";
import type { GameInjuries, GameResult, League, LeagueTeam, ResultMode } from "./types.js";
import { fixturesOf, regularWeeks, rulesOfLeague, specOf, strengthOf, weekFixtures, type Fixture } from "./views.js";

/** A league with its dice gone on and its revision counted. */
export function nextRevision(league: League, changes: Partial<League>, roller?: Roller): League {
  const state = roller?.state();
  return { ...league, ...changes, ...(state ? { roller: state } : {}), revision: league.revision + 1 };
}

/** True when the game must have a winner. */
export const mustDecide = (rules: PenAndPaperRules, fixture: Pick<Fixture, "playoff">): boolean =>
  fixture.playoff || rules.switches.regularSeasonTies === "noTies";

function playFixture(league: League, rules: PenAndPaperRules, roller: Roller, fixture: Fixture): GameResult {
  const { game, week, playoff } = fixture;
  const [away, home] = [fixture.away!, fixture.home!];
  const line = playLeagueGame(rules, roller, strengthOf(league, away), strengthOf(league, home), {
    mustDecide: mustDecide(rules, fixture),
    neutral: playoff && week === specOf(league).playoffs.at(-1)!.week && rules.switches.neutralFinal,
  });
  const { awayPoints, homePoints } = line;
  return { game, week, away, home, awayPoints, homePoints, mode: "league", byHand: false, line };
}

/** Plays the games of the current week that have no result yet by league play, and goes on to the next week. */
export function playWeek(league: League): League {
  assertInSeason(league);
  const rules = rulesOfLeague(league);
  const roller = resumeRoller(league.roller);
  const open = weekFixtures(league).filter(({ result }) => !result);
  const results = open.map((fixture) => playFixture(league, rules, roller, fixture));
  const played = nextRevision(league, { results: [...league.results, ...results] }, roller);
  return { ...advance(played), revision: played.revision };
}

function assertInSeason(league: League): void {
  if (league.phase !== "offSeason") return;
  const hint = "finish the off-season first";
  throw new UserError(fault("season-over", `season ${league.season} is over`, { hint }));
}

/** What a person enters after a game. */
export interface EnteredResult {
  /** `w3-2`, or a playoff game by name. */
  readonly game: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  /** Default `hand`: entered by a person; `headToHead` for a game that the engine played. */
  readonly mode?: ResultMode;
  readonly byHand?: boolean;
  readonly injuries?: GameInjuries;
  /** A game that the engine played. */
  readonly played?: PlayedGame;
  /** Replaces a result of the current week. */
  readonly correct?: boolean;
}

/** Everything that is wrong with a result. */
export function checkResult(league: League, entered: EnteredResult): Issue[] {
  const fixtures = fixturesOf(league);
  const fixture = fixtures.find(({ game }) => game === entered.game);
  const at = { path: "game" };
  if (!fixture) {
    const current = fixtures.filter(({ week }) => week === league.week).map(({ game }) => game);
    const hint = `games of week ${league.week}: ${current.join(", ")}`;
    return [fault("game-unknown", `there is no game "${entered.game}"`, { ...at, hint })];
  }
  const issues: Issue[] = [];
  const past = fixture.week < league.week || league.phase === "offSeason";
  if (past || (fixture.result && !entered.correct)) {
    const found = fixture.result ? ` ${fixture.result.awayPoints}-${fixture.result.homePoints}` : "";
    const hint = past ? "results of past weeks stand" : "say that it is a correction";
    issues.push(fault("game-played", `${entered.game} was played already:${found}`, { ...at, hint }));
  } else if (fixture.week > league.week) {
    const message = `${entered.game} belongs to week ${fixture.week}; week ${league.week} is being played`;
    issues.push(fault("game-future", message, { ...at, hint: "finish the weeks before it" }));
  }
  for (const side of ["awayPoints", "homePoints"] as const) {
    const points = entered[side];
    if (Number.isInteger(points) && points >= 0) continue;
    issues.push(fault("points-invalid", `${side} is ${points}; expected 0 or a whole number above`, { path: side }));
  }
  if (entered.awayPoints === entered.homePoints && mustDecide(rulesOfLeague(league), fixture)) {
    const why = fixture.playoff ? "a playoff game" : "no game of this league";
    const message = `${why} ends in a tie; found ${entered.awayPoints}-${entered.homePoints}`;
    issues.push(
      fault("result-tie", fixture.playoff ? message.replace("ends", "cannot end") : message, { ...at, rule: "A7" }),
    );
  }
  return issues;
}

/** Enters a result; the league is unchanged when it has a fault. `advance` goes on when the week is full. */
export function enterResult(
  league: League,
  entered: EnteredResult,
): { readonly league: League; readonly issues: readonly Issue[] } {
  const issues = checkResult(league, entered);
  if (hasErrors(issues)) return { league, issues };
  const { game, week, away, home } = fixturesOf(league).find((fixture) => fixture.game === entered.game)!;
  const { awayPoints, homePoints, mode = "hand", byHand = mode === "hand", injuries, played } = entered;
  const result: GameResult = {
    game,
    week,
    away: away!,
    home: home!,
    awayPoints,
    homePoints,
    mode,
    byHand,
    ...(played && { played }),
  };
  const results = [...league.results.filter((r) => r.game !== game), result];
  const teams = league.teams.map((entry) => {
    const hurt = entry.team.id === away ? injuries?.away : entry.team.id === home ? injuries?.home : undefined;
    return hurt ? withInjuries(entry, hurt) : entry;
  });
  return { league: nextRevision(league, { results, teams }), issues };
}

/** Season injuries: 1 off the modifier for each. */
function withInjuries(entry: LeagueTeam, stats: readonly Stat[]): LeagueTeam {
  const injuries: Partial<Record<Stat, number>> = { ...entry.injuries };
  for (const stat of stats) injuries[stat] = (injuries[stat] ?? 0) + 1;
  return { ...entry, injuries: injuries as Partial<PerStat> };
}

/** Goes on to the next week, the playoffs or the off-season. @throws UserError `week-open` while games are missing. */
export function advance(league: League): League {
  assertInSeason(league);
  const open = weekFixtures(league).filter(({ result }) => !result);
  if (open.length > 0) {
    const games = open.map(({ game }) => game).join(", ");
    throw new UserError(
      fault("week-open", `week ${league.week} still lacks ${games}`, { hint: "play the week or enter the results" }),
    );
  }
  const last = specOf(league).playoffs.at(-1)!.week;
  if (league.week >= last) return nextRevision(league, { phase: "offSeason" });
  const week = league.week + 1;
  return nextRevision(league, { week, phase: week > regularWeeks(league) ? "playoffs" : "regular" });
}
