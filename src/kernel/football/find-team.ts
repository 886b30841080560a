/** Teams by the words that people use. */
import { fault, suggest, UserError } from "../issue/index.js";

/** The word that stands for every team, also for those that will take the place of others. */
export const ALL = "all";
export const isEverybody = (word: string): boolean => word.trim().toLowerCase() === ALL;

export interface TeamWords<T> {
  /** What a team may be called by, the surest way first; letter case does not matter. */
  readonly ways: readonly ((team: T) => string)[];
  /** Words that a slip of the keyboard may have meant. */
  readonly near: (team: T) => readonly string[];
  /** Hint when nothing is near. */
  readonly otherwise: string;
}

/**
 * The team meant by a word.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` for words that fit several teams.
 */
export function teamByWord<T extends { readonly id: string }>(
  teams: readonly T[],
  typed: string,
  { ways, near, otherwise }: TeamWords<T>,
): T {
  const wanted = typed.trim().toLowerCase();
  for (const way of ways) {
    const named = teams.filter((team) => way(team).toLowerCase() === wanted);
    const found = named.filter((team, i) => named.findIndex(({ id }) => id === team.id) === i);
    if (found.length === 1) return found[0];
    if (found.length > 1) {
      const hint = `write ${found.map(({ id }) => id).join(" or ")}`;
      throw new UserError(fault("team-ambiguous", `"${typed}" fits ${found.length} teams`, { hint }));
    }
  }
  const meant = suggest(typed, teams.flatMap(near));
  const hint = meant ? `did you mean "${meant}"?` : otherwise;
  throw new UserError(fault("team-unknown", `there is no team "${typed}"`, { hint }));
}
