/** Checks that the state of a league is consistent: a file may have been edited by hand. */
import { checkModes, checkResults } from "../../../league/checks.js";
import { ALL, scoreOf } from "../../../kernel/football/index.js";
import { fault, formatPath, hasErrors, UserError, warning, type Issue } from "../../../kernel/issue/index.js";
import { issuesOf, nowhereKnown, parsePath, placeOf, POSITIONS, type Locate } from "../rules/index.js";
import { checkLeagueTeams } from "./create-league.js";
import { checkHistory, checkSeasons } from "./check-history.js";
import { leagueModifiers, quarterOf } from "./league-game.js";
import { leagueSchema } from "./league-schema.js";
import { unpackGame } from "./played-game.js";
import { shared, type Report } from "./report.js";
import { mustDecide, pointsFault } from "./steps.js";
import type { League } from "./types.js";
import {
  leagueTeam,
  regularResults,
  regularWeeks,
  rulesOfLeague,
  specOf,
  strengthOf,
  viewOf,
  weekOf,
} from "./views.js";

/** All faults of a league whose form is valid. */
export function checkLeague(league: League, locate: Locate = nowhereKnown): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, hint) => {
    issues.push(fault(code, message, { ...placeOf(locate, parsePath(path)), ...(hint ? { hint } : {}) }));
  };
  const ids = league.teams.map(({ team }) => team.id);
  if (ids.length !== league.size) {
    report("league-size", "teams", `found ${ids.length} teams; expected ${league.size}`);
    return issues;
  }
  for (const issue of checkLeagueTeams(
    league.teams.map(({ team }) => team),
    rulesOfLeague(league),
  )) {
    issues.push({ ...issue, ...placeOf(locate, teamPath(issue.path ?? "")) });
  }
  const numbers = [...league.schedule.numbers].sort((a, b) => a - b);
  if (numbers.length !== league.size || numbers.some((n, i) => n !== i + 1)) {
    report("league-numbers", "schedule.numbers", `expected each of 1 to ${league.size} once`);
  }
  if ([...league.lots].sort().join() !== [...ids].sort().join()) {
    report("league-lots", "lots", "expected the id of every team once");
  }
  const once = new Set([...ids, ...league.history.flatMap(({ names }) => Object.keys(names))]);
  checkModes({ ...league.modes }, [...once], ["modes"], shared(report));
  checkStarPoints(league, report);
  if (checkSeasons(league, report) && !hasErrors(issues)) {
    checkPhase(league, report);
    checkGames(league, report);
    if (!hasErrors(issues)) checkLines(league, report);
    issues.push(...mixedModes(league, locate));
  }
  return issues;
}

/**
 * Head-to-head games score more than twice the points of league play, and points break ties: warns about a season that has both, or is
 * about to.
 */
export function mixedModes(league: League, locate: Locate = nowhereKnown): Issue[] {
  const modes = new Set(regularResults(league).map(({ mode }) => mode));
  const chosen = league.modes?.headToHead ?? [];
  const few = chosen.length > 0 && !chosen.includes(ALL) && league.teams.some(({ team }) => !chosen.includes(team.id));
  const ahead = few && league.phase === "regular";
  if (!ahead && !(modes.has("league") && modes.has("headToHead"))) return [];
  const message = "this season mixes league play and head-to-head games: points scored, a tie-break, do not compare";
  return [warning("modes-mixed", message, { ...placeOf(locate, ["results"]), rule: "section 2.7" })];
}

/** Converts `teams[3].home` to the path of the team inside the league's entry. */
function teamPath(path: string): (string | number)[] {
  const parts = parsePath(path);
  return parts[0] === "teams" ? [parts[0], parts[1], "team", ...parts.slice(2)] : parts;
}

function checkStarPoints(league: League, report: Report): void {
  league.teams.forEach(({ team, starPoints }, i) => {
    for (const position of POSITIONS) {
      const has = team.stars.includes(position);
      if (has === (starPoints[position] !== undefined)) continue;
      const message = has
        ? `the star ${position} has no points`
        : `points are given for ${position}, who is not a star here`;
      report("league-star", `teams[${i}].starPoints`, message);
    }
  });
}

function checkPhase(league: League, report: Report): void {
  const { phase, week } = league;
  const [regular, last] = [regularWeeks(league), specOf(league).playoffs.at(-1)!.week];
  const expected: Record<League["phase"], readonly [number, number]> = {
    regular: [1, regular],
    playoffs: [regular + 1, last],
    offSeason: [last, last],
  };
  const [from, to] = expected[phase];
  if (week >= from && week <= to) return;
  report("league-week", "week", `week ${week} is not a week of the phase "${phase}"; expected ${from} to ${to}`);
}

/** Checks that results are games of the schedule, each once, and that none is missing before the current week. */
function checkGames(league: League, report: Report, base?: string): void {
  const rules = rulesOfLeague(league);
  checkResults(
    viewOf(league),
    {
      round: "week",
      current: weekOf(league),
      // League play may still end in a tie, between teams that can never score.
      mustDecide: ({ result, playoff }) => result?.mode !== "league" && mustDecide(rules, { playoff }),
      totalFault: (points) => pointsFault(rules, points),
      more({ game, week, mode, line }, fixture, path) {
        if (week !== fixture.week)
          report("game-teams", formatPath(path), `${game}: found week ${week}; expected week ${fixture.week}`);
        if (base === undefined && mode === "league" && !line)
          report("game-line", formatPath(path), `${game} is a league-play game, but has no dice`);
      },
    },
    base === undefined ? [] : parsePath(base),
    shared(report),
  );
}

/** Checks the dice against their results. */
function checkLines(league: League, report: Report, list = "results"): void {
  const rules = rulesOfLeague(league);
  const { quarters } = rules.tables.leagueGame;
  const hurt = (id: string): boolean => Object.keys(leagueTeam(league, id).injuries).length > 0;
  const final = specOf(league).playoffs.at(-1)!.week;
  league.results.forEach((result, i) => {
    const { line, away, home, week } = result;
    if (!line) return;
    const path = `${list}[${i}]`;
    // Injuries accumulate during a season: if there are none at its end, there were none before.
    if (!hurt(away) && !hurt(home)) {
      const neutral = week === final && rules.switches.neutralFinal;
      const made = leagueModifiers(rules, strengthOf(league, away), strengthOf(league, home), neutral);
      for (const side of ["away", "home"] as const) {
        const [key, expected] = [`${side}Modifier`, made[side]] as const;
        if (line[`${side}Modifier`] !== expected)
          report("game-dice", `${path}.line.${key}`, `found ${line[`${side}Modifier`]}; the teams make it ${expected}`);
      }
    }
    for (const side of ["away", "home"] as const) {
      const rolls = line[side];
      if (rolls.length < quarters || rolls.length !== line.home.length)
        report("game-dice", `${path}.line.${side}`, `found ${rolls.length} quarters; expected ${quarters}`);
      rolls.forEach(({ die, total, points }, q) => {
        const made = quarterOf(rules, die, line[`${side}Modifier`]);
        if (made.total === total && made.points === points) return;
        const message = `a die of ${die} makes a total of ${made.total} and ${made.points} points; found ${total} and ${points}`;
        report("game-dice", `${path}.line.${side}[${q}]`, message);
      });
      const sum = rolls.reduce((all, { points }) => all + points, 0);
      const key = `${side}Points` as const;
      if (result[key] !== sum)
        report("game-points", `${path}.${key}`, `${result[key]} points, but the quarters make ${sum}`);
      if (line[key] !== sum)
        report("game-points", `${path}.line.${key}`, `${line[key]} points, but the quarters make ${sum}`);
    }
  });
}

/** Replays head-to-head games. */
function checkPlayed(league: League, report: Report, list = "results"): void {
  const rules = rulesOfLeague(league);
  league.results.forEach(({ played, awayPoints, homePoints }, i) => {
    if (!played) return;
    const path = `${list}[${i}]`;
    try {
      const { away, home } = scoreOf(unpackGame(rules, played).events);
      if (away === awayPoints && home === homePoints) return;
      report("game-points", path, `found ${awayPoints}-${homePoints}; dice and answers make it ${away}-${home}`);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const { message } of error.issues) report("game-dice", `${path}.played`, message);
    }
  });
}

/** Recomputes past seasons; only for a league that is otherwise consistent. */
export function proveLeague(league: League, locate: Locate = nowhereKnown): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, hint) => {
    issues.push(fault(code, message, { ...placeOf(locate, parsePath(path)), ...(hint ? { hint } : {}) }));
  };
  checkPlayed(league, report);
  checkHistory(league, report, ({ league: past, exact }, path) => {
    checkGames(past, report, path);
    if (exact) checkLines(past, report, `${path}.results`);
    checkPlayed(past, report, `${path}.results`);
  });
  return issues;
}

/** A league from parsed data, or all of its faults. */
export function parseLeague(
  data: unknown,
  locate: Locate = nowhereKnown,
): { readonly issues: readonly Issue[]; readonly league?: League } {
  const parsed = leagueSchema.safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "league-form") };
  const league = parsed.data as unknown as League;
  const issues = checkLeague(league, locate);
  return hasErrors(issues) ? { issues } : { issues, league };
}
