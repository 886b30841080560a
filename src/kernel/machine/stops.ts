/** Cuts a kept game off at any point where it could have been interrupted: at a question, at a die, between two steps. */
import type { Kept } from "./keep.js";
import type { GameTypes, Machine, Table } from "./machine.js";

/** How much of a game has happened when it waits. */
export interface Stop {
  readonly events: number;
  readonly choices: number;
  readonly dice: number;
}

/** The recorded answers and dice have run out. */
class EndOfKept extends Error {}

/** Reads a game through and notes where it waits. */
class StopsTable<T extends GameTypes> implements Table<T> {
  readonly stops: Stop[] = [];
  private events = 0;
  private choices = 0;
  private dice = 0;

  constructor(private readonly kept: Pick<Kept<T>, "choices" | "dice">) {}

  die(): number {
    this.note();
    if (this.dice >= this.kept.dice.length) throw new EndOfKept();
    return this.kept.dice[this.dice++];
  }

  choose(): T["choice"] {
    this.note();
    if (this.choices >= this.kept.choices.length) throw new EndOfKept();
    return this.kept.choices[this.choices++];
  }

  emit(): void {
    this.events++;
  }

  /** Of several stops at one event, only the last is kept. */
  note(): void {
    const { events, choices, dice, stops } = this;
    if (stops.at(-1)?.events === events) stops.pop();
    stops.push({ events, choices, dice });
  }
}

/** Every point at which a kept game waits for an answer or a die, in order, at most one per number of events. */
export function stopsOf<T extends GameTypes>(
  machine: Machine<T>,
  setup: T["setup"],
  kept: Pick<Kept<T>, "choices" | "dice">,
): readonly Stop[] {
  const table = new StopsTable<T>(kept);
  try {
    const session = machine.open(setup, table);
    for (table.note(); !session.over; table.note()) session.step();
  } catch (error) {
    if (!(error instanceof EndOfKept)) throw error;
  }
  return table.stops;
}

/** A kept game, with only what had happened at a stop. */
export const keptAt = <R extends Kept<GameTypes>>(record: R, { events, choices, dice }: Stop): R => ({
  ...record,
  choices: record.choices.slice(0, choices),
  dice: record.dice.slice(0, dice),
  events: record.events.slice(0, events),
});

/**
 * A game after this many of its plays, before anything of the next one. It is an ordinary record: it can be replayed, printed and
 * continued. After the last play it is the record itself.
 * @param starts index of the first event of each play
 * @param play 0 (before the first) to the number of plays
 * @param stops called only if the game is cut
 */
export function keptUntil<R extends Kept<GameTypes>>(
  record: R,
  starts: readonly number[],
  play: number,
  stops: () => readonly Stop[],
): R {
  if (!Number.isInteger(play) || play < 0 || play > starts.length)
    throw new RangeError(`the game has ${starts.length} plays; found ${play}`);
  if (play === starts.length) return record;
  const stop = stops().findLast(({ events }) => events <= starts[play]);
  if (!stop) throw new RangeError(`nothing is decided before play ${play + 1}`);
  return keptAt(record, stop);
}
