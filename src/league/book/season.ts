/** A season as the chapters of a book read it; games extend it. */
import type { ManMoved } from "../men-together.js";
import type { Result } from "../results.js";

export interface BookTeam {
  readonly name: string;
  /** Nickname, used if there is no room for the full name. */
  readonly short: string;
  /** A code of a few letters, used if there is no room for the nickname; "" in games whose teams have none. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Picture on its helmet; empty = the letters. */
  readonly decal: string;
}

/** A team's appearance, as its game defines it. */
export type TeamLooks = Omit<BookTeam, "name" | "short" | "decal"> & Partial<Pick<BookTeam, "decal">>;

export interface Season<R extends Result = Result> {
  readonly season: number;
  /** Every game, in the order of play. */
  readonly results: readonly R[];
  /** Those that count for records. */
  readonly counted: readonly R[];
  /** Team ids, in the season's order. */
  readonly teams: readonly string[];
  readonly champion?: string | undefined;
  readonly second?: string | undefined;
  /** The deciding game; absent if the table decided. */
  readonly final?: R | undefined;
  /** All players who changed teams, in all seasons; absent if no one did. */
  readonly moves?: readonly ManMoved[] | undefined;
  /** A team under the name it had that season. */
  team(id: string): BookTeam;
  /** `week 3`, `final`. */
  when(result: R): string;
}
