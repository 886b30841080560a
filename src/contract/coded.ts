/** What games give for their codes. Types only. */
import type { Side } from "../kernel/football/index.js";

/** What a game of the dice was played from. */
export interface Origin {
  readonly seed: number;
  readonly coach: string;
  /** Absent = one player's game, or the usual teams. */
  readonly sides?: Readonly<Record<Side, SideOrigin>>;
  /** Plays so far of a game that is not over. */
  readonly plays?: number;
}

/** A team: a built-in one by its id, any name that plays, or one of a person's own as games keep it. */
export type SideOrigin = { readonly id: string } | { readonly name: string } | { readonly own: unknown };

/** Words for the sides of a game, and the file of teams that they are in. */
export interface SidesAsked<Rules> {
  readonly rules: Rules;
  readonly names: Readonly<Record<string, string>>;
  readonly teams?: unknown;
}

/** What a game of two sides gives for its codes. */
export interface CodedSides<Rules> {
  /** Ids of the built-in teams; their places are in codes: new ones come last. */
  readonly ids: () => readonly string[];
  /** The teams of a file, by words that name them. */
  words(teams: unknown): readonly string[];
  /** The sides of a game as it keeps them. */
  kept(asked: SidesAsked<Rules>): Readonly<Record<Side, unknown>>;
}
