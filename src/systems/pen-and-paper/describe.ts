/** Where a printed page came from, in a line, and the command that prints it again. */
import { matchFooter } from "../../kernel/machine/index.js";
import type { GameRecord } from "./game-record.js";
import { drawTeams } from "./draw-teams.js";
import { leagueNameBy, type League } from "./league/index.js";
import { isChosen } from "../../league/steps.js";
import { SCHEDULES } from "./rules/index.js";
import { shortNames } from "./records.js";
import { ALL, DEFAULT_COACH, USUAL_TEAMS } from "./team-pick.js";
import { fullName, SAMPLE_TEAMS } from "./teams/index.js";

/** `season 2, week 5`. */
export function whenOf({ season, phase, week }: Pick<League, "season" | "phase" | "week">): string {
  return `season ${season}, ${phase === "offSeason" ? "off-season" : `week ${week}`}`;
}

/** Footer words of a league. */
export const describeLeague = (league: League) => ({
  line: `seed ${league.seed}, ${whenOf(league)}`,
  command: leagueCommand(league) ?? "pressbox print pen-and-paper --record FILE",
});

/**
 * The command that plays this league again from its first week; undefined where there is none: a person entered results or
 * answered questions, or brought rules or teams.
 */
function leagueCommand(league: League): string | undefined {
  if (!playsItself(league)) return undefined;
  const { seed, size, name, season, phase, week, modes } = league;
  const begins = phase === "regular" && week === 1;
  const last = SCHEDULES[size].playoffs.at(-1)!.week;
  // A step is a week or an off-season.
  const weeks = (season - 1) * (last + 1) + (phase === "offSeason" ? last : week - 1);
  const years = begins ? season - 1 : season;
  const until = `${years > 1 || (begins && years > 0) ? ` --years ${years}` : ""}${begins && years > 0 ? "" : ` --weeks ${weeks}`}`;
  const chosen = modes?.headToHead.length ? ` --head-to-head ${modes.headToHead.join(",")}` : "";
  const called = name === leagueNameBy(seed) ? "" : ` --league-name "${name}"`;
  return `pressbox season pen-and-paper --teams ${size} --seed ${seed}${until}${chosen}${called}`;
}

/** True for a league of sample teams, drawn by its seed, that nobody but the engine had a hand in. */
function playsItself({ seed, size, history, results, choices, modes, rules, teams, season, week }: League): boolean {
  const chosen = modes?.headToHead ?? [];
  const games = [...history.flatMap((year) => year.results), ...results];
  if (rules.tables !== undefined || rules.switches !== undefined || choices.length > 0) return false;
  if ((modes?.byHand ?? []).length > 0 || teams.some(({ manager }) => manager !== "simple")) return false;
  if (season === 1 && week === 1) return false;
  // Teams that were chosen later on have games by league play behind them.
  const asChosen = ({ away, home, mode }: (typeof games)[number]): boolean =>
    (mode === "headToHead") === (isChosen(chosen, away) && isChosen(chosen, home));
  if (games.some((game) => game.byHand || !asChosen(game))) return false;
  const known = new Set(SAMPLE_TEAMS.map(({ id }) => id));
  const wanted = chosen.filter((id) => id !== ALL);
  if (!wanted.every((id) => known.has(id))) return false;
  const first = new Set(history.length > 0 ? Object.keys(history[0].names) : teams.map(({ team }) => team.id));
  return drawTeams(SAMPLE_TEAMS, size, seed, wanted).every(({ id }) => first.has(id));
}

/** Footer words of a game. */
export function describeGame(game: GameRecord): { line: string; command: string } {
  const { away, home, rules, playoff } = game;
  const short = shortNames(game);
  const [first, second] = [away, home].map(({ name }) => SAMPLE_TEAMS.find((team) => fullName(team) === name));
  return matchFooter(game, {
    system: "pen-and-paper",
    line: `${short.away} at ${short.home}`,
    teams: first && second && ` --away ${first.monogram} --home ${second.monogram}`,
    usualTeams: first?.id === USUAL_TEAMS.away && second?.id === USUAL_TEAMS.home,
    usualCoach: DEFAULT_COACH,
    rules: rules.tables || rules.switches ? " --rules FILE" : "",
    special: playoff,
    unplayed: "pressbox season pen-and-paper --sheets DIR",
  });
}
