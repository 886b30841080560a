/** What the dice showed and which rows were read: the part of an event that only a log tells. */
import type { Throw } from "./events.js";

/** The play's rolls and readings so far. */
export interface Notes {
  /** False for a game that keeps none: its lists stay empty. */
  readonly kept: boolean;
  readonly throws: Throw[];
  readonly cites: string[];
}

/** The notes of all plays that are only counted. They are half of what a game allocates. */
const UNNOTED: Notes = { kept: false, throws: [], cites: [] };

export const notes = ({ unnoted = false }: { readonly unnoted?: boolean }): Notes =>
  unnoted ? UNNOTED : { kept: true, throws: [], cites: [] };

/** Notes as events have them. */
export const noted = ({ throws, cites }: Notes): Pick<Notes, "throws" | "cites"> => ({ throws, cites });

/** Adds a reading. */
export function cite({ kept, cites }: Notes, reading: string): void {
  if (kept) cites.push(reading);
}
