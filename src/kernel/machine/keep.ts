/** Plays games for any decider, recording them or only narrating. */
import type { Dice } from "../dice/index.js";
import type { GameTypes, Table } from "./machine.js";

/** Answers a decision: coaches with their own dice. */
export type Decide<T extends GameTypes> = (ask: T["ask"], view: T["view"]) => T["choice"];

/** What a game leaves behind: every answer and every face in order, and what they brought about. */
export interface Kept<T extends GameTypes> {
  readonly choices: readonly T["choice"][];
  readonly dice: readonly number[];
  readonly events: readonly T["event"][];
}

/** A table at which everything is written down. */
export class RecordingTable<T extends GameTypes> implements Table<T>, Kept<T> {
  readonly choices: T["choice"][] = [];
  readonly dice: number[] = [];
  readonly events: T["event"][] = [];

  constructor(
    private readonly roller: Dice,
    private readonly decide: Decide<T>,
  ) {}

  die(sides: number): number {
    const face = this.roller.die(sides);
    this.dice.push(face);
    return face;
  }

  choose(ask: T["ask"], view: T["view"]): T["choice"] {
    const choice = this.decide(ask, view);
    this.choices.push(choice);
    return choice;
  }

  emit(event: T["event"]): void {
    this.events.push(event);
  }
}

/** A table for games by the thousand: dice and choices are forgotten, events go to whoever counts them. */
export const quickTable = <T extends GameTypes>(
  roller: Dice,
  decide: Decide<T>,
  emit: (event: T["event"]) => void = () => undefined,
): Table<T> => ({ die: (sides) => roller.die(sides), choose: decide, emit });
