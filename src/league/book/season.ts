/** A season as the chapters of a book read it; games extend it. */
import type { ManMoved } from "../men-together.js";
import type { Result } from "../results.js";

export interface BookTeam {
  readonly name: string;
  /** Nickname: where the full name has no room. */
  readonly short: string;
  /** A few letters, where even that has none; "" in games whose teams have no such code. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Picture on its helmet; empty = the letters. */
  readonly decal: string;
}

/** What a game says of a team's looks. */
export type TeamLooks = Omit<BookTeam, "name" | "short" | "decal"> & Partial<Pick<BookTeam, "decal">>;

export interface Season<R extends Result = Result> {
  readonly season: number;
  /** Every game, in the order of play. */
  readonly results: readonly R[];
  /** Those that records count. */
  readonly counted: readonly R[];
  /** Ids, in the order in which the season lists its teams. */
  readonly teams: readonly string[];
  readonly champion?: string | undefined;
  readonly second?: string | undefined;
  /** The game that decided it; absent where the table did. */
  readonly final?: R | undefined;
  /** Who changed teams, of all seasons; absent where no one did. */
  readonly moves?: readonly ManMoved[] | undefined;
  /** A team under its name of that season. */
  team(id: string): BookTeam;
  /** `week 3`, `final`. */
  when(result: R): string;
}
