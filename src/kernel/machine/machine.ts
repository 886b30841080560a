/**
 * A game as a state machine. It asks a table for decisions and dice and reports what happened; between two steps its state is JSON.
 * Everything that can be done with a game is built on this once: play, record, replay, your own dice, many games.
 */
import type { Side } from "../football/index.js";
import { UserError, type Issue } from "../issue/index.js";

/** The types of a game. */
export interface GameTypes {
  /** What determines a game besides dice and decisions: rules, teams. */
  readonly setup: unknown;
  /** JSON from which a game resumes. */
  readonly state: unknown;
  /** What a decider may look at; it must not keep or change it. */
  readonly view: unknown;
  /** An open decision and its legal answers. */
  readonly ask: unknown;
  readonly choice: unknown;
  readonly event: unknown;
}

/** What a game needs from outside. */
export interface Table<T extends GameTypes> {
  /**
   * A face from 1 to `sides`. For people who roll: `use` names the die in the game's words, `side` throws it, `roll` is the game's id of
   * what the throw decides.
   */
  die(sides: number, use?: string, side?: Side, roll?: string): number;
  /** A legal answer. Decisions with one legal answer are not asked. */
  choose(ask: T["ask"], view: T["view"]): T["choice"];
  emit(event: T["event"]): void;
  /** True if events are only counted: games may leave out of them what only a log tells. */
  readonly unlogged?: boolean;
}

/** A game in progress. */
export interface Session<T extends GameTypes> {
  readonly over: boolean;
  /**
   * Plays on to the next point where the game can be interrupted.
   * @throws IllegalChoice if an answer breaks the rules
   */
  step(): void;
  /** The state: JSON from which `open` resumes. */
  keep(): T["state"];
}

export interface Machine<T extends GameTypes> {
  /** Begins or resumes a game. */
  open(setup: T["setup"], table: Table<T>, state?: T["state"]): Session<T>;
}

/** An answer that breaks the rules; the issue says which answers are legal. */
export class IllegalChoice extends UserError {}

/** A game of pure functions, each step leading from one decision to the next. */
export interface Steps<T extends GameTypes> {
  start(setup: T["setup"], emit: (event: T["event"]) => void): T["state"];
  isOver(state: T["state"]): boolean;
  pending(setup: T["setup"], state: T["state"]): T["ask"];
  /** What is wrong with an answer; undefined when it is legal. */
  check(setup: T["setup"], state: T["state"], ask: T["ask"], choice: T["choice"]): Issue | undefined;
  /** The next state; the given one is not touched. */
  apply(
    setup: T["setup"],
    state: T["state"],
    choice: T["choice"],
    table: Pick<Table<T>, "die">,
    emit: (event: T["event"]) => void,
  ): T["state"];
}

/**
 * A session of a game of pure steps. A class, here and in the games: V8 makes a new hidden class for every object literal with a getter,
 * and that would keep each game's events alive until the next full collection.
 */
class StepsSession<T extends GameTypes> implements Session<T> {
  private state: T["state"];
  private readonly emit = (event: T["event"]): void => this.table.emit(event);

  constructor(
    private readonly steps: Steps<T>,
    private readonly setup: T["setup"],
    private readonly table: Table<T>,
    from: T["state"] | undefined,
  ) {
    this.state = from ?? steps.start(setup, this.emit);
  }

  get over(): boolean {
    return this.steps.isOver(this.state);
  }

  step(): void {
    const { steps, setup, table, state } = this;
    const ask = steps.pending(setup, state);
    const choice = table.choose(ask, state);
    const wrong = steps.check(setup, state, ask, choice);
    if (wrong) throw new IllegalChoice(wrong);
    this.state = steps.apply(setup, state, choice, table, this.emit);
  }

  keep(): T["state"] {
    return this.state;
  }
}

/** The machine of a game whose steps are pure functions; deciders see its state. */
export const machineOf = <T extends GameTypes>(steps: Steps<T>): Machine<T> => ({
  open: (setup, table, from) => new StepsSession(steps, setup, table, from),
});

/** Plays a game to its end. */
export function playOut<T extends GameTypes>(machine: Machine<T>, setup: T["setup"], table: Table<T>): Session<T> {
  const session = machine.open(setup, table);
  while (!session.over) session.step();
  return session;
}
