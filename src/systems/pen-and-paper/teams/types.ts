/** What a team is. */
import type { HasOwn } from "../../../kernel/own/index.js";
import type { PerStat, PhilosophyId, Position, Stat } from "../rules/index.js";

/** The content of a printed team card; stored verbatim, even where it is wrong. Absent = not printed. */
export interface PrintedCard {
  readonly modifiers?: Partial<PerStat>;
  readonly off?: number;
  readonly def?: number;
  /** Stats whose row carries the star marker. */
  readonly marks?: readonly Stat[];
  /** Home market as printed, if that is not the market's name. */
  readonly market?: string;
}

/** A user-written team; `null` is a missing score. */
export interface Team extends HasOwn {
  /** Unique, kebab-case: `san-diego-cruisers`. */
  readonly id: string;
  readonly city: string;
  /** Nickname: `Cruisers`. */
  readonly name: string;
  /** 1 to 3 capital letters for a helmet. */
  readonly monogram: string;
  /** Helmet color and the color on it, `#RRGGBB`. */
  readonly colors: readonly [string, string];
  /** Code of the home market. */
  readonly home: string;
  /** Codes of the other markets. */
  readonly markets: readonly string[];
  readonly stadium: string;
  /** Town of the stadium, if it is not `city`. */
  readonly town?: string;
  readonly philosophy: PhilosophyId;
  readonly scores: PerStat<number | null>;
  readonly stars: readonly Position[];
  readonly printed?: PrintedCard;
}

/** A team that can play: no score is missing. */
export interface FullTeam extends Team {
  readonly scores: PerStat;
}

/** `San Diego Cruisers`. */
export const fullName = (team: Pick<Team, "city" | "name">): string => `${team.city} ${team.name}`.trim();

/** An object without one of its keys. */
export function without<T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> {
  const copy = { ...object };
  delete copy[key];
  return copy;
}
