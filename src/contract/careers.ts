/** What a game system provides for careers: one player whose card grows over the games, kept in a file. Types only. */
import type { Side } from "../kernel/football/index.js";
import type { HandSession } from "../kernel/machine/index.js";
import type { FileKind } from "./files.js";
import type { HandSeats } from "./by-hand.js";

export interface CareerRequest {
  /** Of the player. */
  readonly name: string;
  readonly position: string;
  /** The player's team, by any of its names; default: the first. */
  readonly team?: string;
  /** On his shirt. */
  readonly number?: number;
  readonly rules: unknown;
  readonly seed: number;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
  /** Number of teams; default: all. */
  readonly size?: number;
  /** Regular-season games; default: as many as in the team's real season. */
  readonly games?: number;
  /** Who spends the points. */
  readonly training: CareerTraining;
}

/** `coach` spends points as they come; `own` leaves them to the user. */
export type CareerTraining = "coach" | "own";

/** Current state of a career. */
export interface CareerStatus {
  readonly name: string;
  /** Goes up with every step. */
  readonly revision: number;
  readonly seed: number;
  /** 1 = the first. */
  readonly season: number;
  /** Completed seasons. */
  readonly finished: number;
  /** `season 2, round 5`. */
  readonly when: string;
  /** True if there is nothing left to play. */
  readonly over: boolean;
  readonly points: number;
  /** Unspent points. */
  readonly bank: number;
  /** Who spends them. */
  readonly training: CareerTraining;
  readonly tier: string;
}

/** Report on one step of a career. */
export interface CareerStep<C> {
  readonly career: C;
  /** What happened, one line per event. */
  readonly lines: readonly string[];
  /** Set when a season or the career ended. */
  readonly headline?: string;
}

/** The player's next game, to play by hand. */
export interface CareerTable {
  /** For the name of its file: `season-2-round-5`. */
  readonly id: string;
  /** The side of the player's team. */
  readonly side: Side;
  /** Starts the game by hand. Its seed comes from the career; without a seed in `seats`, people roll the dice. */
  sit(seats: HandSeats): HandSession;
}

/** Careers of single players. Every step takes a career and returns a new one. */
export interface Careers<C = unknown> {
  readonly kind: FileKind<C>;
  readonly positions: readonly string[];
  /** @throws UserError with everything that rules out such a career */
  create(request: CareerRequest): C;
  status(career: C): CareerStatus;
  /** How a request for a new career differs from this one, one sentence each; none = the request continues this career. @throws UserError */
  differences(career: C, request: Partial<Pick<CareerRequest, "name" | "position" | "team">>): readonly string[];
  /** Plays one round, or moves on to the next season. @throws UserError once it is over */
  step(career: C): CareerStep<C>;
  /** Buys steps on the card, one per field listed, before the next round. @throws UserError for what cannot be bought */
  buy(career: C, fields: readonly string[]): C;
  withTraining(career: C, training: CareerTraining): C;
  /** The player's game of the next round, after his coach has spent; undefined if his team has none. @throws UserError once it is over */
  nextGame(career: C): CareerTable | undefined;
  /** Plays the next round with the player's game as played by hand. @throws UserError if the record is of another game or unfinished */
  enter(career: C, record: unknown): CareerStep<C>;
  /** @throws UserError once it is over */
  retire(career: C): C;
  /** What can be bought, column headings first. */
  prices(career: C): readonly (readonly string[])[];
}
