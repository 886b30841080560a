/** Plays games for any decider, recording or only narrating them. */
import type { Dice } from "../dice/index.js";
import type { Side } from "../football/index.js";
import type { GameTypes, Table } from "./machine.js";

/** Answers a decision; coaches bring their own dice. */
export type Decide<T extends GameTypes> = (ask: T["ask"], view: T["view"]) => T["choice"];

/** The history of a game: every answer and every face in order, and the resulting events. */
export interface Kept<T extends GameTypes> {
  readonly choices: readonly T["choice"][];
  readonly dice: readonly number[];
  readonly events: readonly T["event"][];
}

/** A table that records everything. */
export class RecordingTable<T extends GameTypes> implements Table<T>, Kept<T> {
  readonly choices: T["choice"][] = [];
  readonly dice: number[] = [];
  readonly events: T["event"][] = [];

  constructor(
    private readonly roller: Dice,
    private readonly decide: Decide<T>,
  ) {}

  die(sides: number, use?: string, _side?: Side, roll?: string): number {
    const face = this.roller.die(sides, use, roll);
    this.dice.push(face);
    return face;
  }

  choose(ask: T["ask"], view: T["view"]): T["choice"] {
    this.roller.pause?.();
    const choice = this.decide(ask, view);
    this.choices.push(choice);
    return choice;
  }

  emit(event: T["event"]): void {
    this.roller.pause?.();
    this.events.push(event);
  }
}

/** For thousands of games: discards dice and choices and passes events to a counter, without notes of dice and readings. */
export const quickTable = <T extends GameTypes>(
  roller: Dice,
  decide: Decide<T>,
  emit: (event: T["event"]) => void = () => undefined,
): Table<T> => ({ die: (sides) => roller.die(sides), choose: decide, emit, unlogged: true });
