/** The command that plays a cup again. */
import { sampleTeams } from "../teams/sample-teams.js";
import type { Team } from "../teams/types.js";
import { findTeam } from "../teams/find-team.js";
import { USUAL_CONTEST } from "../../../league/plain/contest.js";
import { planOf } from "../../../league/plans.js";
import { quotedName, seasonCommand, stepsOfWeeks, unlessUsual } from "../../../league/command.js";
import { drawTeams } from "../../../league/plain/create.js";
import { currentWeek, weekCount } from "../../../league/season.js";
import { USUAL_POINTS, type PointsRule } from "../../../league/standings.js";
import { USUAL_NAMES, USUAL_SIZE, viewOf, type Cup } from "./types.js";

/** Rules with a preset name on the command line. */
const PRESETS = ["strict", "balanced"];

/** The command that replays this cup from its first round; undefined if none can. */
export function cupCommand(cup: Cup): string | undefined {
  const { contest, rules, name, seed, teams, season } = cup;
  const round = currentWeek(viewOf(cup));
  if ((season === 1 && round === 1) || !playsItself(cup)) return undefined;
  const { format, games, rounds, draw, ties, playoffs = 0, tiers = 1, promoted = 1 } = contest;
  return seasonCommand("postcard", {
    // A number of games implies the format.
    format: games === undefined ? unlessUsual(format, USUAL_CONTEST.format) : undefined,
    teams: unlessUsual(teams.length, USUAL_SIZE),
    seed,
    rounds: unlessUsual(rounds, USUAL_CONTEST.rounds),
    draw: unlessUsual(draw, USUAL_CONTEST.draw),
    ties: unlessUsual(ties, USUAL_CONTEST.ties),
    games,
    playoffs: unlessUsual(playoffs, 0),
    tiers: unlessUsual(tiers, 1),
    promoted: unlessUsual(promoted, 1),
    rules: unlessUsual(rules.name, PRESETS[0]),
    years: unlessUsual(season, 1),
    weeks: round && stepsOfWeeks(season, weekCount(viewOf(cup)), round - 1),
    "league-name": quotedName(name, USUAL_NAMES[format]),
  });
}

/** True for a cup of sample teams, drawn by its seed, that only the engine played. */
function playsItself({ rules, name, seed, contest, teams, points, byHand = [], results, history }: Cup): boolean {
  const house = rules as { readonly name: string; readonly card?: unknown; readonly switches?: unknown };
  if (!PRESETS.includes(house.name) || house.card !== undefined || house.switches !== undefined) return false;
  if (byHand.length > 0 || /["\\$`!]/.test(name)) return false;
  if ((Object.keys(USUAL_POINTS) as (keyof PointsRule)[]).some((key) => points[key] !== USUAL_POINTS[key]))
    return false;
  if ([...history.flatMap((past) => past.results), ...results].some(({ mode }) => mode === "hand")) return false;
  if (teams.length > sampleTeams().length) return false;
  // A user's own schedule comes from a file.
  if (contest.format === "schedule" && contest.games === undefined) return false;
  const drawn = drawTeams({ find: findTeam }, sampleTeams(), teams.length, seed);
  const planned = contest.games === undefined ? drawn : planOf(drawn, contest.games, seed, new Map()).teams;
  return planned.every((team, i) => isSame(team, teams[i]));
}

const isSame = (a: Team, b: Team): boolean =>
  (Object.keys(a) as (keyof Team)[]).every((key) => `${a[key]}` === `${b[key]}`);
