/** The source of a printed league page in one line, and the command that prints it again. */
import { drawTeams } from "../draw-teams.js";
import { quotedName, seasonCommand, stepsOfWeeks, unlessUsual } from "../../../league/command.js";
import { isChosen } from "../../../league/steps.js";
import { SCHEDULES } from "../rules/index.js";
import { ALL } from "../team-pick.js";
import { sampleTeams } from "../teams/index.js";
import { leagueNameBy } from "./create-league.js";
import type { League } from "./types.js";

/** `season 2, week 5`. */
export function whenOf({ season, phase, week }: Pick<League, "season" | "phase" | "week">): string {
  return `season ${season}, ${phase === "offSeason" ? "offseason" : `week ${week}`}`;
}

/** Footer text of a league. */
export const describeLeague = (league: League) => ({
  line: `seed ${league.seed}, ${whenOf(league)}`,
  command: leagueCommand(league) ?? "pressbox print pen-and-paper --record FILE",
});

/**
 * The command that replays this league from its first week; undefined if there is none because a person entered results, answered
 * questions, or supplied rules or teams.
 */
function leagueCommand(league: League): string | undefined {
  if (!playsItself(league)) return undefined;
  const { seed, size, name, season, phase, week, modes } = league;
  const begins = phase === "regular" && week === 1;
  const last = SCHEDULES[size].playoffs.at(-1)!.week;
  return seasonCommand("pen-and-paper", {
    teams: size,
    seed,
    years: begins ? season - 1 : unlessUsual(season, 1),
    weeks: begins ? undefined : stepsOfWeeks(season, last, phase === "offSeason" ? last : week - 1),
    "head-to-head": modes?.headToHead.join(",") || undefined,
    "league-name": quotedName(name, leagueNameBy(seed)),
  });
}

/** True for a league of sample teams, drawn by its seed, in which only the engine played. */
function playsItself({ seed, size, history, results, choices, modes, rules, teams, season, week }: League): boolean {
  const chosen = modes?.headToHead ?? [];
  const games = [...history.flatMap((year) => year.results), ...results];
  if (rules.tables !== undefined || rules.switches !== undefined || choices.length > 0) return false;
  if ((modes?.byHand ?? []).length > 0 || teams.some(({ manager }) => manager !== "simple")) return false;
  if (season === 1 && week === 1) return false;
  // Teams chosen later have played earlier games by league play.
  const asChosen = ({ away, home, mode }: (typeof games)[number]): boolean =>
    (mode === "headToHead") === (isChosen(chosen, away) && isChosen(chosen, home));
  if (games.some((game) => game.byHand || !asChosen(game))) return false;
  const known = new Set(sampleTeams().map(({ id }) => id));
  const wanted = chosen.filter((id) => id !== ALL);
  if (!wanted.every((id) => known.has(id))) return false;
  const first = new Set(history.length > 0 ? Object.keys(history[0].names) : teams.map(({ team }) => team.id));
  return drawTeams(sampleTeams(), size, seed, wanted).every(({ id }) => first.has(id));
}
