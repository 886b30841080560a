/** Teams with a city, a nickname and a monogram: which one a name means, and what sheets call them. */
import { firstTwo, SIDES, teamByWord, twoTeams, type Side } from "../kernel/football/index.js";
import type { Place } from "../kernel/issue/index.js";
import { keyed } from "../kernel/lists/index.js";

interface CityTeam {
  readonly id: string;
  readonly city: string;
  readonly name: string;
  readonly monogram: string;
}
type Words<T> = readonly ((team: T) => string)[];

/** How a game names its teams. */
interface Called<T> {
  /** `Galveston Pilots`. */
  nameOf(team: T): string;
  /** Codes of a team; they win over monograms. */
  readonly codes?: Words<T>;
  /** Other names of a team. */
  readonly besides?: Words<T>;
}

/**
 * Finds a team by id, full name, nickname, code, monogram or city, ignoring case.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` if several teams match
 */
export const cityTeam = <T extends CityTeam>(
  teams: readonly T[],
  typed: string,
  { nameOf, codes = [], besides = [] }: Called<NoInfer<T>>,
): T =>
  teamByWord(teams, typed, {
    ways: [
      ({ id }) => id,
      nameOf,
      ({ name }) => name,
      ...codes,
      ({ monogram }) => monogram,
      ({ city }) => city,
      ...besides,
    ],
    near: (team) => [nameOf(team), team.name, team.id, team.city],
    otherwise: `for example ${teams.slice(0, 16).map(nameOf).join(", ")}`,
  });

/** The teams asked for. */
export interface TeamsWanted {
  readonly names?: Readonly<Partial<Record<Side, string>>>;
  /** A file of teams; absent = the built-in ones. */
  readonly teams?: unknown;
  readonly at?: (side: Side) => Place;
}

/**
 * Both teams of a fixture by the names given; without names, the first two of the list.
 * @param usual ids of the built-in teams that play by default
 * @throws UserError
 */
export const firstTeams =
  <T extends CityTeam>(
    sample: () => readonly T[],
    find: (teams: readonly T[], typed: string) => T,
    nameOf: (team: T) => string,
    usual?: Readonly<Record<Side, string>>,
  ) =>
  ({ names = {}, teams: file, at }: TeamsWanted): Readonly<Record<Side, T>> => {
    const teams = (file as { readonly teams: readonly T[] } | undefined)?.teams ?? sample();
    const pair = usual && teams === sample() ? keyed(SIDES, (side) => find(teams, usual[side])) : undefined;
    return twoTeams<T>(names, {
      usual: pair ? (side) => pair[side] : firstTwo(teams),
      find: (word) => find(teams, word),
      nameOf,
      at,
    });
  };

/** Short names of both sides, always different. */
export const apart = (away: string, home: string): Readonly<Record<Side, string>> =>
  away === home ? { away: "V", home: "H" } : { away, home };

/** Short names of teams with monograms. */
export const shortNames = ({ away, home }: Readonly<Record<Side, Pick<CityTeam, "monogram">>>) =>
  apart(away.monogram, home.monogram);
