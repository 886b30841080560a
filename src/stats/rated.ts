/** Which teams of a season are rated, and which statistics every rating requires: the same for every game. */
import { teamByWord } from "../kernel/football/index.js";
import { fault, throwOnErrors, warning, type Issue } from "../kernel/issue/index.js";
import { teamWords } from "./clubs/clubs.js";
import type { Season } from "./season/season.js";

/** The average of a smaller league says too little. */
export const LEAST_TEAMS = 2;

/** Statistics that every rating requires. */
const NEEDED = [
  ["passAttempts", "passing attempts"],
  ["rushAttempts", "rushing attempts"],
  ["rushYards", "rushing yards"],
  ["completions", "completions"],
  ["passYards", "passing yards"],
] as const;

const teamName = ({ city, name }: { readonly city: string; readonly name: string }): string => `${city} ${name}`.trim();

/** A team's code in the statistics, from any of its names. @throws UserError */
export function ratedTeam({ teams, own }: Season, wanted: string, year: number): string {
  const known = teams.map((id) => {
    const { city, name } = { ...teamWords(id, year), ...own.get(id) };
    return { id, city: city ?? "", name: name ?? "" };
  });
  return teamByWord(known, wanted, {
    ways: [({ id }) => id, ({ name }) => name, teamName, ({ city }) => city],
    near: (team) => [team.name, teamName(team), team.city, team.id],
    otherwise: `the statistics have ${teams.join(", ")}`,
  }).id;
}

/**
 * The year of a season: as its tables say, else as the user says. Without either it is the usual one, with a warning.
 * @param usual the season of the teams printed with the game
 */
export function yearOf(season: Season, said: number | undefined, usual: number): { year: number; issues: Issue[] } {
  const year = season.year ?? said;
  if (year !== undefined) return { year, issues: [] };
  const words = `no table says which season this is; averages are those of ${usual}`;
  return { year: usual, issues: [warning("stats-season", words, { hint: "say it with --season YEAR" })] };
}

/** Statistics that no fallback can replace: a team's own passes and runs. @throws UserError with everything that is missing */
export function requireFigures(season: Season, wanted: string | undefined): void {
  const issues: Issue[] = [];
  const file = season.sheets[0]?.file;
  if (season.teams.length < LEAST_TEAMS && wanted === undefined)
    issues.push(
      fault(
        "stats-league",
        `found ${season.teams.length} ${season.teams.length === 1 ? "team" : "teams"}; a league has at least ${LEAST_TEAMS}`,
        {
          file,
          hint: "--team NAME rates one team against the average of its era",
        },
      ),
    );
  for (const [column, words] of NEEDED) {
    const lacking = (wanted === undefined ? season.teams : [wanted]).filter(
      (team) => season.own.get(team)?.[column] === undefined,
    );
    if (lacking.length === 0) continue;
    const who = lacking.length === season.teams.length ? "every team" : lacking.join(", ");
    issues.push(
      fault("stats-missing", `${words} of ${who} are not in the tables`, {
        file,
        hint: "they are in the tables of passing and rushing, or in the team table; pressbox new stats writes empty ones",
      }),
    );
  }
  issues.push(...emptyFigures(season, file));
  throwOnErrors(issues);
}

/** Errors for statistics that ratings divide by: all must be above 0. */
function emptyFigures({ teams, own, against }: Season, file: string | undefined): Issue[] {
  const issues: Issue[] = [];
  const sides = [
    [own, ""],
    [against, " against"],
  ] as const;
  for (const [rows, side] of sides)
    for (const [column, words] of NEEDED) {
      const empty = teams.filter((team) => (rows.get(team)?.[column] ?? 1) <= 0);
      if (empty.length === 0) continue;
      const found = [...new Set(empty.map((team) => rows.get(team)![column]))].join(", ");
      const message = `${words}${side} of ${empty.join(", ")}: found ${found}; expected more than 0`;
      issues.push(fault("stats-empty", message, { file, hint: "correct the number; leave it blank if it is unknown" }));
    }
  return issues;
}
