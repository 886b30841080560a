/** Games that people play at the table, question by question. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Side } from "../kernel/football/index.js";
import type { HandSession } from "../kernel/machine/index.js";
import type { Progress } from "./progress.js";

export interface Coaching {
  /** Plays the sides that no one plays by hand, and answers where a person asks it to. */
  readonly coach: string;
  readonly cache: ByteCache;
  readonly progress?: Progress;
}

/** Who sits at the table, with which dice. */
export interface HandSeats extends Pick<Coaching, "coach"> {
  /** Of the dice; absent = people roll them. */
  readonly seed?: number;
  /** Sides that people play; a game for one is its player's. */
  readonly hands: Readonly<Record<Side, boolean>>;
}

export interface HandRequest<Rules> extends Coaching, HandSeats {
  readonly rules: Rules;
  readonly names: Readonly<Record<string, string>>;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

export interface ByHand<Rules = unknown> {
  /** Two sides play against each other. */
  readonly sides: boolean;
  begin(request: HandRequest<Rules>): HandSession;
  /**
   * Resumes a record that was left: its rules, sides, seed and coaches.
   * @param coaching its coach answers where the record names none
   */
  resume(record: unknown, coaching: Coaching): HandSession;
}
