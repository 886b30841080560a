/** Teams by the words that people use. */
import { fault, suggest, UserError } from "../../../kernel/issue/index.js";
import { SAMPLE_TEAMS } from "./sample-teams.js";
import type { Team } from "./types.js";

/** The word that stands for every team. */
export const ALL = "all";
export const isEverybody = (word: string): boolean => word.trim().toLowerCase() === ALL;

/**
 * The team meant by an id, a name, a short name or a code; letter case does not matter.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` for words that fit several teams.
 */
export function findTeam<T extends Pick<Team, "id" | "name" | "short" | "code">>(
  teams: readonly T[],
  typed: string,
): T {
  const wanted = typed.trim().toLowerCase();
  for (const way of ["id", "name", "short", "code"] as const) {
    const found = teams.filter((team) => team[way].toLowerCase() === wanted);
    if (found.length === 1) return found[0];
    if (found.length > 1) {
      const hint = `write ${found.map(({ id }) => id).join(" or ")}`;
      throw new UserError(fault("team-ambiguous", `"${typed}" fits ${found.length} teams`, { hint }));
    }
  }
  const near = suggest(
    typed,
    teams.flatMap(({ name, short, id }) => [short, name, id]),
  );
  const hint = near ? `did you mean "${near}"?` : `the teams are ${teams.map(({ short }) => short).join(", ")}`;
  throw new UserError(fault("team-unknown", `there is no team "${typed}"`, { hint }));
}

/** The sample team meant by any of its names; undefined when it is none of them. */
export const sampleTeam = (typed: string): Team | undefined =>
  SAMPLE_TEAMS.find(({ id, name, short, code }) =>
    [id, name, short, code].some((word) => word.toLowerCase() === typed.trim().toLowerCase()),
  );
