/** The record as the referee reads it: dice and choices taken in his own order, and each event held against his own reading. */
import type { GameRecord } from "../../../../src/systems/dice-football/game-record.js";
import type { Choice } from "../../../../src/systems/dice-football/engine/decisions.js";
import type { GameEvent } from "../../../../src/systems/dice-football/engine/events.js";

/** Four dice, thrown together. */
export interface Four {
  readonly R: number;
  readonly W: number;
  readonly B: number;
  readonly RW: number;
  readonly KB: number;
}

/** Where record and referee part: the play, the section, and both readings. */
export class Difference extends Error {}

const show = (value: unknown): string => JSON.stringify(value) ?? "nothing";
type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

export class Tape {
  private die = 0;
  private choice = 0;
  private event = 0;
  private rolled: (readonly number[])[] = [];

  constructor(private readonly record: Pick<GameRecord, "dice" | "choices" | "events">) {}

  private part(section: string, text: string): never {
    const before = this.record.events.slice(Math.max(0, this.event - 2), this.event + 3).map(show);
    throw new Difference([`event ${this.event}, section ${section}: ${text}`, ...before].join("\n"));
  }

  private roll(count: number): readonly number[] {
    const faces = this.record.dice.slice(this.die, this.die + count);
    if (faces.length < count) this.part("dice", "the referee needs dice that were never thrown");
    this.die += count;
    const digits = faces.map((face) => face % 10);
    this.rolled.push(digits);
    return digits;
  }

  one(): number {
    return this.roll(1)[0];
  }

  two(): number {
    const [tens, ones] = this.roll(2);
    return 10 * tens + ones;
  }

  /** Red and white, told apart. */
  pair(): { readonly R: number; readonly W: number } {
    const [R, W] = this.roll(2);
    return { R, W };
  }

  four(): Four {
    const [R, W, K, B] = this.roll(4);
    return { R, W, B, RW: 10 * R + W, KB: 10 * K + B };
  }

  /** Throws that belong to the next event but one. */
  hold(): readonly (readonly number[])[] {
    const held = this.rolled;
    this.rolled = [];
    return held;
  }

  give(held: readonly (readonly number[])[]): void {
    this.rolled = [...held, ...this.rolled];
  }

  /** The next answer, if it is of this kind. */
  answer<K extends Choice["kind"]>(kind: K): Extract<Choice, { kind: K }> | undefined {
    const next = this.record.choices[this.choice];
    if (next?.kind !== kind) return undefined;
    this.choice++;
    return next as Extract<Choice, { kind: K }>;
  }

  take<K extends Choice["kind"]>(section: string, kind: K): Extract<Choice, { kind: K }> {
    return (
      this.answer(kind) ??
      this.part(section, `the referee asks for a ${kind}, the record answers ${show(this.record.choices[this.choice])}`)
    );
  }

  /** The next event, unread. */
  next(ahead = 0): GameEvent | undefined {
    return this.record.events[this.event + ahead];
  }

  /** Holds the next event against a reading: every key of it, and the dice since the event before. */
  say<T extends GameEvent["type"]>(
    section: string,
    type: T,
    reading: Partial<Omit<EventOf<T>, "type" | "throws" | "cites">>,
  ): EventOf<T> {
    const told = this.next();
    if (told?.type !== type) return this.part(section, `referee: ${type} ${show(reading)}; record: ${show(told)}`);
    for (const [key, mine] of Object.entries(reading)) {
      const theirs = (told as unknown as Record<string, unknown>)[key];
      if (show(theirs) !== show(mine))
        this.part(
          section,
          `${key} of ${type}: referee ${show(mine)}, record ${show(theirs)} (referee: ${show(reading)})`,
        );
    }
    if ("throws" in told) {
      const dice = told.throws.map((one) => one.dice);
      if (show(dice) !== show(this.rolled))
        this.part(section, `dice of ${type}: referee ${show(this.rolled)}, record ${show(dice)}`);
      this.rolled = [];
    }
    this.event++;
    return told as EventOf<T>;
  }

  /** Nothing may be left. */
  end(): void {
    const { dice, choices, events } = this.record;
    if (this.event < events.length || this.die < dice.length || this.choice < choices.length)
      this.part(
        "3",
        `left over: ${events.length - this.event} events, ${dice.length - this.die} dice, ${choices.length - this.choice} choices`,
      );
  }
}
