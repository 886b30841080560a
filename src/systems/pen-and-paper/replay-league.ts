/**
 * A league played again from its seed, offseasons among it. What people brought is taken from the file: the rules, the teams of
 * the first season, what teams are called and look like, who manages and coaches them, results from the table and answers of an
 * offseason. All the rest follows, and must be in the file as it comes out.
 */
import { UserError, placeOf, warning, type Issue, type Locate, type Path } from "../../kernel/issue/index.js";
import { differencesOf } from "../../league/differences.js";
import { enteredResult, playedOut } from "./league-games.js";
import {
  createLeague,
  playWeek,
  rulesOfLeague,
  weekFixtures,
  weekOf,
  type GameResult,
  type League,
} from "./league/index.js";
import type { LeagueTeam } from "./league/league-team.js";
import { runOffSeason } from "./off-season/index.js";
import type { GeneralManager, OffSeasonChoice, OffSeasonEntry } from "./off-season/types.js";
import { without, type FullTeam } from "./teams/types.js";

type Played = Pick<GameResult, "game" | "week" | "awayPoints" | "homePoints" | "mode">;

/** Up to this many differing values are listed: after one early fault, everything later differs. */
const MOST_NAMED = 40;

/** Every value with a different result; none for files of older versions, which do not store the starting state of their seasons. */
export function replayIssues(league: League, locate: Locate, reported: readonly Issue[] = []): Issue[] {
  // If the file is unchanged, its managers or coaches have changed since.
  const severity = league.seal === undefined ? "error" : "warning";
  const known = new Set(reported.map(({ path }) => path));
  const issues: Issue[] = [];
  let more = 0;
  const report = (path: Path, message: string, hint?: string): void => {
    const issue = warning("league-differs", message, { ...placeOf(locate, path), ...(hint !== undefined && { hint }) });
    if (known.has(issue.path)) return;
    if (issues.length < MOST_NAMED) issues.push({ ...issue, severity });
    else more++;
  };
  try {
    for (const [base, found, made] of replayed(league))
      for (const difference of differencesOf(found, made, base))
        report(difference.path, words(difference.found, difference.made));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const { message } of error.issues)
      report(["seed"], `played again from its seed, the league stops: ${message}`);
  }
  if (more > 0) {
    const hint = "the seed, the rules and the first season's teams determine all that follows";
    issues.push({ ...warning("league-differs", `${more} more values differ`, { hint }), severity });
  }
  return issues;
}

const words = (found: unknown, made: unknown): string => {
  if (made === undefined) return "found a value that the league, played again from its seed, does not have";
  const due = `the league, played again from its seed, makes it ${JSON.stringify(made)}`;
  return found === undefined ? `missing: ${due}` : `found ${JSON.stringify(found)}; ${due}`;
};

/** Season after season: a part of the file, and its recomputed value. */
function* replayed(file: League): Generator<readonly [base: Path, found: unknown, made: unknown]> {
  const first = file.history.length > 0 ? file.history[0].end?.teams : file.teams;
  if (!first || file.history.some(({ end }) => end === undefined)) return;
  let now = begun(file, first);
  for (const [i, past] of file.history.entries()) {
    now = played(takenOver(now, past.end!.teams), past.results, undefined);
    const run = runOffSeason(now, { managers: { hand: answersOf(past.offSeason) } });
    // A manager who answers everything always gets to the end.
    if (!run.done) return;
    now = run.league;
    yield [["history", i], past, now.history[i]];
  }
  now = played(takenOver(now, file.teams), file.results, weekOf(file) ?? Infinity);
  for (const key of ["season", "phase", "week", "teams", "schedule", "lots", "results", "roller"] as const)
    yield [[key], file[key], now[key]];
}

/** The league before its first week. */
function begun(file: League, teams: readonly LeagueTeam[]): League {
  const { name, seed } = file;
  const rules = rulesOfLeague(file);
  return { ...createLeague({ name, rules, teams: teams.map(({ team }) => team), seed }), rules: file.rules };
}

/** What users may change between two seasons: a team's manager, name and appearance. */
const takenOver = (league: League, teams: readonly LeagueTeam[]): League => ({
  ...league,
  teams: league.teams.map((entry, place) => {
    const { manager, team } = teams[place];
    return team.id === entry.team.id ? { ...entry, manager, team: lookingLike(entry.team, team) } : entry;
  }),
});

function lookingLike(team: FullTeam, { city, name, monogram, colors, stadium, town, logo, decal }: FullTeam): FullTeam {
  const own = {
    ...(town !== undefined && { town }),
    ...(logo !== undefined && { logo }),
    ...(decal !== undefined && { decal }),
  };
  return { ...without(without(without(team, "town"), "logo"), "decal"), city, name, monogram, colors, stadium, ...own };
}

/** Plays weeks up to this one, or to the end, with the results entered for its games. */
function played(league: League, results: readonly Played[], until = Infinity): League {
  let now = league;
  while (now.phase !== "offSeason") {
    const { week } = now;
    now = results.filter((one) => one.week === week && one.mode !== "league").reduce(withOne, now);
    if (week >= until) return now;
    now = playWeek(now);
  }
  return now;
}

function withOne(league: League, { game, mode, awayPoints, homePoints }: Played): League {
  const fixture = weekFixtures(league).find((one) => one.game === game && !one.result);
  if (fixture?.away === undefined || fixture.home === undefined) return league;
  if (mode === "headToHead") return playedOut(league, fixture);
  const { away, home } = fixture;
  return { ...league, results: [...league.results, enteredResult({ ...fixture, away, home }, awayPoints, homePoints)] };
}

/** A person's answers, inferred from their results: every team is asked each question once an offseason. */
function answersOf(ledger: readonly OffSeasonEntry[]): GeneralManager {
  return {
    id: "hand",
    title: "By hand",
    decide(question): OffSeasonChoice {
      const own = ledger.filter(({ team }) => team === question.team);
      const line = <T extends OffSeasonEntry["type"]>(type: T) =>
        own.find((entry): entry is Extract<OffSeasonEntry, { type: T }> => entry.type === type);
      switch (question.kind) {
        case "grow":
          return { kind: "grow", market: (line("challenge") ?? line("grew"))?.market ?? null };
        case "shrink":
          return { kind: "shrink", market: line("shrank")?.market ?? question.options[0] };
        case "stay":
          return { kind: "stay", pay: line("stayed") !== undefined };
        case "setback":
          return { kind: "setback", points: line("setback")?.taken ?? {} };
        case "spend":
          return { kind: "spend", extra: line("spent")?.extra ?? 0 };
        case "improve":
          return {
            kind: "improve",
            stats: own.flatMap((entry) => (entry.type === "improvement" || entry.type === "star" ? [entry.stat] : [])),
          };
      }
    },
  };
}
