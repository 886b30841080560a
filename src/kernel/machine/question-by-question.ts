/**
 * A game played question by question. Between any two answers it is JSON: the state after its last full step, and the answers since.
 * Each answer replays the current step from its beginning: engines stay plain code, and games without questions lose no time. (With
 * PostCard's engine as generators, games ran half as fast, and a generator cannot be saved as JSON.)
 */
import type { Side } from "../football/index.js";
import type { GameTypes, Machine, Session, Table } from "./machine.js";

/** A game at one of its questions, as JSON. */
export interface Position<T extends GameTypes> {
  /** State after the last full step; absent before the first. */
  readonly state?: T["state"];
  /** Answers and faces since then. */
  readonly choices: readonly T["choice"][];
  readonly dice: readonly number[];
  /** Events since then, all of them already narrated. */
  readonly narrated: number;
}

/** A game before anything has happened. */
export const BEFORE_THE_GAME: Position<GameTypes> = { choices: [], dice: [], narrated: 0 };

export type Waiting<T extends GameTypes> =
  | { readonly for: "choice"; readonly ask: T["ask"]; readonly view: T["view"] }
  | {
      readonly for: "die";
      readonly sides: number;
      readonly use?: string;
      readonly side?: Side;
      /** The game's id for what the throw decides. */
      readonly roll?: string;
    }
  | { readonly for: "nothing" };

export type GameAnswer<T extends GameTypes> = { readonly choice: T["choice"] } | { readonly face: number };

export interface Moved<T extends GameTypes> {
  readonly position: Position<T>;
  /** What the game needs now; `nothing` once it is over. */
  readonly waiting: Waiting<T>;
  /** Events since the position it resumed from. */
  readonly events: readonly T["event"][];
  /** What the decider last saw in this step; absent if none was asked. Read it at once: the game changes it. */
  readonly view?: T["view"];
}

/** Thrown at the first open question: always the same error, for its trace takes longer than the step. */
const UNANSWERED = new Error("unanswered");

/** Replays the answers given so far. */
class AnsweredTable<T extends GameTypes> implements Table<T> {
  readonly events: T["event"][] = [];
  view: T["view"] | undefined;
  /** The open question. */
  waiting: Waiting<T> = { for: "nothing" };
  private readonly used = { choices: 0, dice: 0 };
  /** Counts at the end of the last full step. */
  private readonly full = { choices: 0, dice: 0, events: 0 };

  constructor(
    private readonly choices: readonly T["choice"][],
    private readonly dice: readonly number[],
  ) {}

  die(sides: number, use?: string, side?: Side, roll?: string): number {
    if (this.used.dice >= this.dice.length) this.wait({ for: "die", sides, use, side, roll });
    return this.dice[this.used.dice++];
  }

  choose(ask: T["ask"], view: T["view"]): T["choice"] {
    this.view = view;
    if (this.used.choices >= this.choices.length) this.wait({ for: "choice", ask, view });
    return this.choices[this.used.choices++];
  }

  emit(event: T["event"]): void {
    this.events.push(event);
  }

  private wait(waiting: Waiting<T>): never {
    this.waiting = waiting;
    throw UNANSWERED;
  }

  mark(): void {
    this.view = undefined;
    Object.assign(this.full, this.used);
    this.full.events = this.events.length;
  }

  position(state: T["state"] | undefined): Position<T> {
    const { full, events } = this;
    const rest = {
      choices: this.choices.slice(full.choices),
      dice: this.dice.slice(full.dice),
      narrated: events.length - full.events,
    };
    return state === undefined ? rest : { state, ...rest };
  }
}

/**
 * Answers the open question and plays on to the next one; without an answer, returns what is open.
 * @throws IllegalChoice if the answer breaks the rules
 */
export function playOn<T extends GameTypes>(
  machine: Machine<T>,
  setup: T["setup"],
  from: Position<T>,
  answer?: GameAnswer<T>,
): Moved<T> {
  const choices = answer && "choice" in answer ? [...from.choices, answer.choice] : from.choices;
  const dice = answer && "face" in answer ? [...from.dice, answer.face] : from.dice;
  const table = new AnsweredTable<T>(choices, dice);
  let { state } = from;
  try {
    const session: Session<T> = machine.open(setup, table, state);
    if (state === undefined) {
      state = session.keep();
      table.mark();
    }
    while (!session.over) {
      session.step();
      state = session.keep();
      table.mark();
    }
  } catch (error) {
    if (error !== UNANSWERED) throw error;
  }
  const { view, waiting } = table;
  return {
    position: table.position(state),
    waiting,
    events: table.events.slice(from.narrated),
    ...(view !== undefined && { view }),
  };
}
