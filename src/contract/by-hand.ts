/** Games that people play question by question. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Side } from "../kernel/football/index.js";
import type { HandSession } from "../kernel/machine/index.js";
import type { Progress } from "./progress.js";

export interface Coaching {
  /** Plays the sides that no person plays, and answers for a person who asks it to. */
  readonly coach: string;
  readonly cache: ByteCache;
  readonly progress?: Progress;
}

/** Who plays which side, and with which dice. */
export interface HandSeats extends Pick<Coaching, "coach"> {
  /** Seed of the dice; absent = people roll them. */
  readonly seed?: number;
  /** Sides that people play; a one-player game ignores this, because its player always plays. */
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
   * Resumes an unfinished record with its rules, sides, seed and coaches.
   * @param coaching its coach plays where the record names none
   */
  resume(record: unknown, coaching: Coaching): HandSession;
}
