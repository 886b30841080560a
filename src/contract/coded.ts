/** What games provide for their codes. Types only. */
import type { Side } from "../kernel/football/index.js";

/** What a game played with dice started from. */
export interface Origin {
  readonly seed: number;
  readonly coach: string;
  /** Absent = a game for one player, or the default teams. */
  readonly sides?: Readonly<Record<Side, SideOrigin>>;
  /** Plays so far, if the game is unfinished. */
  readonly plays?: number;
}

/** A team: a built-in one by its id, one made up from a name, or a user's own as records store it. */
export type SideOrigin = { readonly id: string } | { readonly name: string } | { readonly own: unknown };

/** Names for the sides of a game, and the file with their teams. */
export interface SidesAsked<Rules> {
  readonly rules: Rules;
  readonly names: Readonly<Record<string, string>>;
  readonly teams?: unknown;
}

/** What a two-team game provides for its codes. */
export interface CodedSides<Rules> {
  /** Ids of the built-in teams; codes store their positions, so add new ones at the end only. */
  readonly ids: () => readonly string[];
  /** The teams of a file, each by a name that identifies it. */
  words(teams: unknown): readonly string[];
  /** The sides of a game as its records store them. */
  kept(asked: SidesAsked<Rules>): Readonly<Record<Side, unknown>>;
}
