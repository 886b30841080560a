/** What a game system gives to careers: one player whose card grows over the games, kept in a file. Types only. */
import type { Side } from "../kernel/football/index.js";
import type { HandSession } from "../kernel/machine/index.js";
import type { FileKind } from "./files.js";
import type { HandSeats } from "./by-hand.js";

export interface CareerRequest {
  /** Of the player. */
  readonly name: string;
  readonly position: string;
  /** His team, by any of its names; default the first one. */
  readonly team?: string;
  /** On his shirt. */
  readonly number?: number;
  readonly rules: unknown;
  readonly seed: number;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
  /** Number of teams; default all. */
  readonly size?: number;
  /** Games of a season before its playoffs; default as many as in the team's year. */
  readonly games?: number;
  /** Who spends the points. */
  readonly training: CareerTraining;
}

/** `coach` spends points as they come; `own` leaves them to the person. */
export type CareerTraining = "coach" | "own";

/** Where a career stands. */
export interface CareerStatus {
  readonly name: string;
  /** Goes up with every step. */
  readonly revision: number;
  readonly seed: number;
  /** 1 = the first. */
  readonly season: number;
  /** Seasons that are over. */
  readonly finished: number;
  /** `season 2, round 5`. */
  readonly when: string;
  /** Nothing can be played any more. */
  readonly over: boolean;
  readonly points: number;
  /** Points that are left to spend. */
  readonly bank: number;
  /** Who spends them. */
  readonly training: CareerTraining;
  readonly tier: string;
}

/** A step of a career, in words. */
export interface CareerStep<C> {
  readonly career: C;
  /** What happened, a line each. */
  readonly lines: readonly string[];
  /** A season ended, or the career. */
  readonly headline?: string;
}

/** His next game, for the table. */
export interface CareerTable {
  /** For the name of its file: `season-2-round-5`. */
  readonly id: string;
  /** That of his team. */
  readonly side: Side;
  /** Sits down to it before its first play. The seed is the career's own; without one in the seats people roll. */
  sit(seats: HandSeats): HandSession;
}

/** Careers of single players. Every step takes a career and gives a new one. */
export interface Careers<C = unknown> {
  readonly kind: FileKind<C>;
  readonly positions: readonly string[];
  /** @throws UserError with all that rules out such a career */
  create(request: CareerRequest): C;
  status(career: C): CareerStatus;
  /** What a request for a new career says that this one is not, a sentence each: the same request continues it. @throws UserError */
  differences(career: C, request: Partial<Pick<CareerRequest, "name" | "position" | "team">>): readonly string[];
  /** Plays one round, or moves on to the next season. @throws UserError once it is over */
  step(career: C): CareerStep<C>;
  /** Fields of the card, a step each, bought before the next round. @throws UserError for what cannot be bought */
  buy(career: C, fields: readonly string[]): C;
  withTraining(career: C, training: CareerTraining): C;
  /** His game of the next round, with everything that his coach buys before it; undefined where he has none. @throws UserError once it is over */
  nextGame(career: C): CareerTable | undefined;
  /** Plays the next round with his game as it was played at the table. @throws UserError for the record of another game, or of half of one */
  enter(career: C, record: unknown): CareerStep<C>;
  /** @throws UserError once it is over */
  retire(career: C): C;
  /** What can be bought, heads first. */
  prices(career: C): readonly (readonly string[])[];
}
