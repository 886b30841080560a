/** Finds teams by the names that people use. */
import { teamByWord } from "../../../kernel/football/index.js";
import type { Team } from "./types.js";

export { ALL, isEverybody } from "../../../kernel/football/index.js";

/**
 * The team for an id, a name, a short name or a code, ignoring case.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` if several teams match
 */
export function findTeam<T extends Pick<Team, "id" | "name" | "short" | "code">>(
  teams: readonly T[],
  typed: string,
): T {
  return teamByWord(teams, typed, {
    ways: [({ id }) => id, ({ name }) => name, ({ short }) => short, ({ code }) => code],
    near: ({ name, short, id }) => [short, name, id],
    otherwise: `the teams are ${teams.map(({ short }) => short).join(", ")}`,
  });
}
