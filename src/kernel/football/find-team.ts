/** Finds teams by the names that people use. */
import { fault, suggest, throwOnErrors, UserError, type Issue, type Place } from "../issue/index.js";
import { bareText, slugOf } from "../words/index.js";
import { otherSide, type Side } from "./side.js";

/** The word for all teams, including any that are added later. */
export const ALL = "all";
export const isEverybody = (word: string): boolean => word.trim().toLowerCase() === ALL;

export interface TeamWords<T> {
  /** What a team may be called, most specific first; case and accents do not matter. */
  readonly ways: readonly ((team: T) => string)[];
  /** Names to suggest for a typo. */
  readonly near: (team: T) => readonly string[];
  /** Hint if no name is close. */
  readonly otherwise: string;
}

/**
 * The team that a name means.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` if several teams match
 */
export function teamByWord<T extends { readonly id: string }>(
  teams: readonly T[],
  typed: string,
  { ways, near, otherwise }: TeamWords<T>,
): T {
  const wanted = typed.trim().toLowerCase();
  const spellings = [bareText, slugOf];
  // First as written; then without accents and special letters, which a keyboard may not have.
  const tries = [
    ...ways.map((way) => (team: T) => way(team).toLowerCase() === wanted),
    ...spellings.flatMap((spelled) =>
      spelled(typed) === "" ? [] : ways.map((way) => (team: T) => spelled(way(team)) === spelled(typed)),
    ),
  ];
  for (const fits of tries) {
    const named = teams.filter(fits);
    const found = named.filter((team, i) => named.findIndex(({ id }) => id === team.id) === i);
    if (found.length === 1) return found[0];
    if (found.length > 1) {
      const hint = `write ${found.map(({ id }) => id).join(" or ")}`;
      throw new UserError(fault("team-ambiguous", `"${typed}" fits ${found.length} teams`, { hint }));
    }
  }
  const nearest = suggest(typed, teams.flatMap(near));
  const hint = nearest ? `did you mean "${nearest}"?` : otherwise;
  throw new UserError(fault("team-unknown", `there is no team "${typed}"`, { hint }));
}

interface TwoTeams<T> {
  /** The default team of a side, against `rival`; if both sides need one, `away` is chosen first. */
  usual(side: Side, rival?: T): T;
  find(word: string, side: Side): T;
  nameOf(team: T): string;
  /** The error if both teams are the same; default: a team cannot play against itself. */
  twice?(home: T): Issue;
  /** Location in a file of the side's name. */
  at?(side: Side): Place;
}

/** The first team of the list other than the rival. */
export const firstTwo =
  <T extends { readonly id: string }>(teams: readonly T[]) =>
  (_: Side, rival?: T): T =>
    teams.find(({ id }) => id !== rival?.id) ?? teams[0];

/** Each side has its own default team; if the rival already is that team, the other side's default. */
export const usualPair =
  <T extends { readonly id: string }>(pair: Readonly<Record<Side, T>>) =>
  (side: Side, rival?: T): T =>
    pair[pair[side].id === rival?.id ? otherSide(side) : side];

/** Both teams of a game, by the names given. @throws UserError `team-twice`, and the errors of `find` for both sides */
export function twoTeams<T extends { readonly id: string }>(
  names: Readonly<Partial<Record<Side, string>>>,
  { usual, find, nameOf, at, twice }: TwoTeams<T>,
): Readonly<Record<Side, T>> {
  const issues: Issue[] = [];
  const named = (side: Side): T | undefined => {
    const word = names[side];
    if (word === undefined) return undefined;
    try {
      return find(word, side);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, ...at?.(side) })));
      return undefined;
    }
  };
  const [visitors, hosts] = [named("away"), named("home")];
  throwOnErrors(issues);
  const away = visitors ?? usual("away", hosts);
  const home = hosts ?? usual("home", away);
  if (away.id !== home.id) return { away, home };
  if (twice) throw new UserError({ ...twice(home), ...at?.("home") });
  const hint = at ? "give one side a different team" : "name both teams: --away TEAM --home TEAM";
  throw new UserError(fault("team-twice", `${nameOf(home)} cannot play against themselves`, { ...at?.("home"), hint }));
}
