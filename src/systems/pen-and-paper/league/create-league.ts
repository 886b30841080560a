/** A new league from teams. */
import { seededRoller, seedOf } from "../../../kernel/dice/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import { LEAGUE_SIZES, STANDARD_RULES, type LeagueSize, type PenAndPaperRules, type Position } from "../rules/index.js";
import { packRules } from "../rules/resolve.js";
import { drawLots } from "../../../league/lots.js";
import { checkTeams } from "../teams/check-teams.js";
import { completeTeam } from "../teams/ratings.js";
import type { Team } from "../teams/types.js";
import { scheduleOf } from "./rotation.js";
import { LEAGUE_FORMAT, LEAGUE_VERSION, type League } from "./types.js";
import type { LeagueTeam, ManagerId } from "./league-team.js";

export interface LeagueOptions {
  readonly name?: string;
  readonly rules?: PenAndPaperRules;
  /** In division order: the first teams are the first division. */
  readonly teams: readonly Team[];
  /** A 32-bit integer, or any text entered by a user. */
  readonly seed?: number | string;
  /** Who makes decisions, by team id; default simple. */
  readonly managers?: Readonly<Record<string, ManagerId>>;
}

/** Default league names: things on the table. */
const NAMES = [
  "Inkwell League",
  "Graphite League",
  "Fountain Pen League",
  "Ballpoint League",
  "Blotter League",
  "Foolscap League",
  "Legal Pad League",
  "Carbon Copy League",
  "Pencil Case League",
  "Drawing Board League",
  "Margin League",
  "Notebook League",
] as const;

/** The default name of a league, from its seed. */
export const leagueNameBy = (seed: number): string => NAMES[(seed >>> 0) % NAMES.length];

/** Faults of printed cards do not affect play: scores count (A5), missing ones are filled in (A6). */
const PRINT_FAULTS: ReadonlySet<string> = new Set(["modifier-wrong", "total-wrong", "score-missing", "star-marker"]);

/** Faults that prevent a league of these teams. */
export function checkLeagueTeams(teams: readonly Team[], rules: PenAndPaperRules = STANDARD_RULES): Issue[] {
  const issues: Issue[] = [];
  if (!(LEAGUE_SIZES as readonly number[]).includes(teams.length)) {
    const expected = LEAGUE_SIZES.join(", ").replace(/, (\d+)$/, " or $1");
    issues.push(fault("league-size", `a league of ${teams.length} teams has no schedule; expected ${expected}`));
  }
  const faults = checkTeams(teams, { rules }).filter((i) => i.severity === "error" && !PRINT_FAULTS.has(i.code));
  return [...issues, ...faults];
}

/**
 * A league before its first week.
 * @throws UserError listing every fault of these teams
 */
export function createLeague({ name, rules = STANDARD_RULES, teams, seed = 0, managers = {} }: LeagueOptions): League {
  const issues = checkLeagueTeams(teams, rules);
  if (hasErrors(issues)) throw new UserError(issues);
  const number = seedOf(seed);
  const roller = seededRoller(number);
  const size = teams.length as LeagueSize;
  const entries = teams.map((team): LeagueTeam => {
    const full = completeTeam(rules, team);
    const starPoints = Object.fromEntries(full.stars.map((star) => [star, starPointsOf(rules, star)]));
    const manager = managers[team.id] ?? "simple";
    return { team: full, manager, bank: 0, injuries: {}, starPoints, absence: null };
  });
  const lots = drawLots(
    roller,
    entries.map(({ team }) => team.id),
  );
  return {
    format: LEAGUE_FORMAT,
    version: LEAGUE_VERSION,
    name: name ?? leagueNameBy(number),
    revision: 1,
    rules: packRules(rules),
    seed: number,
    roller: roller.state()!,
    size,
    season: 1,
    phase: "regular",
    week: 1,
    teams: entries,
    schedule: scheduleOf(size, 1),
    lots,
    results: [],
    choices: [],
    history: [],
  };
}

/** Points that a star on a printed card adds to its score: the printed score includes the bonus (A70). */
function starPointsOf(rules: PenAndPaperRules, position: Position): number {
  if (rules.switches.starBonus !== "score") return 0;
  return rules.tables.stars.find((star) => star.position === position)?.bonus ?? 0;
}
