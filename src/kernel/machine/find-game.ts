/**
 * A game found again from what was written down about it. Dice that stand on the sheet are taken from there, decisions are
 * tried until what happens is what was written; where nothing does, the nearest way counts and the places that
 * contradict it are told.
 */
import type { Side } from "../football/index.js";
import { UserError } from "../issue/index.js";
import type { Kept } from "./keep.js";
import type { GameTypes, Machine, Table } from "./machine.js";

export interface Clues<T extends GameTypes> {
  /** Legal answers, the likeliest first. `told` is what has happened so far. */
  answers(ask: T["ask"], view: T["view"], told: readonly T["event"][]): readonly T["choice"][];
  /** Faces that a die may have shown, the likeliest first; none where the writing ends. `nth` counts the dice of that use from 0. */
  faces(sides: number, use: string, side: Side | undefined, nth: number): readonly number[];
  /** Places that are not as they were written, as far as nothing more can change there; undefined when more has happened than was written. */
  against(events: readonly T["event"][], over: boolean): readonly string[] | undefined;
}

export interface FoundGame<T extends GameTypes> extends Kept<T> {
  readonly over: boolean;
}

/** Nothing is left to try here. */
class DeadEnd extends Error {}

/** Steps that are taken back at most to find a better way. */
const BACK = 4;
/** Ways that are tried between two steps that agree. */
const TRIES = 300;
/** Contradictions after which a sheet tells another game. */
const MOST_AGAINST = 40;

/** One step of the game with the answers of a script: places in the lists of what may be answered. */
class TryTable<T extends GameTypes> implements Table<T> {
  readonly choices: T["choice"][] = [];
  readonly dice: number[] = [];
  readonly events: T["event"][] = [];
  readonly widths: number[] = [];
  readonly uses: Map<string, number>;

  constructor(
    private readonly clues: Clues<T>,
    private readonly script: readonly number[],
    private readonly told: readonly T["event"][],
    uses: ReadonlyMap<string, number>,
  ) {
    this.uses = new Map(uses);
  }

  die(sides: number, use = "", side?: Side): number {
    const nth = this.uses.get(use) ?? 0;
    this.uses.set(use, nth + 1);
    const face = this.pick(this.clues.faces(sides, use, side, nth));
    this.dice.push(face);
    return face;
  }

  choose(ask: T["ask"], view: T["view"]): T["choice"] {
    const choice = this.pick(this.clues.answers(ask, view, [...this.told, ...this.events]));
    this.choices.push(choice);
    return choice;
  }

  emit(event: T["event"]): void {
    this.events.push(event);
  }

  private pick<V>(ways: readonly V[]): V {
    const way = this.script[this.widths.length] ?? 0;
    if (way >= ways.length) throw new DeadEnd();
    this.widths.push(ways.length);
    return ways[way];
  }
}

/** The game as far as it was followed. */
interface Frame<T extends GameTypes> {
  readonly state: T["state"] | undefined;
  readonly script: readonly number[];
  readonly widths: readonly number[];
  readonly uses: ReadonlyMap<string, number>;
  /** Before this step. */
  readonly counts: { readonly choices: number; readonly dice: number; readonly events: number };
}

/** The next way to answer; undefined when all were tried. */
function nextScript(script: readonly number[], widths: readonly number[]): number[] | undefined {
  for (let i = widths.length - 1; i >= 0; i--) {
    const way = script[i] ?? 0;
    if (way + 1 < widths[i]) return [...widths.slice(0, i).map((_, k) => script[k] ?? 0), way + 1];
  }
  return undefined;
}

/** Follows what was written from the beginning to its end. */
export function findGame<T extends GameTypes>(machine: Machine<T>, setup: T["setup"], clues: Clues<T>): FoundGame<T> {
  return new Search(machine, setup, clues).run();
}

class Search<T extends GameTypes> {
  private readonly choices: T["choice"][] = [];
  private readonly dice: number[] = [];
  private readonly events: T["event"][] = [];
  private frames: Frame<T>[] = [];
  private state: T["state"] | undefined;
  private uses: ReadonlyMap<string, number> = new Map();
  private over = false;
  private readonly excused = new Set<string>();

  constructor(
    private readonly machine: Machine<T>,
    private readonly setup: T["setup"],
    private readonly clues: Clues<T>,
  ) {}

  run(): FoundGame<T> {
    let lost = false;
    while (!this.over && !lost) {
      if (!this.advance()) break;
      lost = this.excused.size > MOST_AGAINST;
    }
    const { choices, dice, events, over } = this;
    return { choices, dice, events, over };
  }

  /** Goes on by at least one step; false where the writing ends. */
  private advance(): boolean {
    const floor = Math.max(0, this.frames.length - BACK);
    const start = this.frames.length;
    const before = this.frames.slice(floor).map((frame) => frame.script);
    let best: { readonly path: readonly (readonly number[])[]; readonly against: readonly string[] } | undefined;
    let script: readonly number[] | undefined = [];
    for (let tries = 0; tries < TRIES && script; tries++) {
      const tried = this.try(script);
      const fresh: readonly string[] | undefined = tried.against?.filter((place) => !this.excused.has(place));
      if (fresh && tried.done) {
        if (fresh.length === 0) {
          this.push(script, tried.table, tried.state, tried.over);
          if (this.frames.length > start) return true;
          script = [];
          continue;
        }
        // The nearest way: the first of those that contradict least, at the place where nothing agrees any more.
        if (this.frames.length === start && (!best || fresh.length < best.against.length))
          best = { path: [...this.frames.slice(floor).map((frame) => frame.script), script], against: fresh };
      }
      script = nextScript(script, tried.table.widths);
      while (!script && this.frames.length > floor) {
        const frame = this.pop();
        script = nextScript(frame.script, frame.widths);
      }
    }
    this.rewind(floor, best?.path ?? before);
    best?.against.forEach((place) => this.excused.add(place));
    return best !== undefined;
  }

  /** Takes steps back and goes another way. */
  private rewind(floor: number, path: readonly (readonly number[])[]): void {
    while (this.frames.length > floor) this.pop();
    for (const way of path) {
      const { table, state, over } = this.try(way);
      this.push(way, table, state, over);
    }
  }

  private try(script: readonly number[]) {
    const table = new TryTable<T>(this.clues, script, this.events, this.uses);
    try {
      const session = this.machine.open(this.setup, table, this.state);
      if (!session.over) session.step();
      const { over } = session;
      const against = this.clues.against([...this.events, ...table.events], over);
      return { table, state: session.keep(), over, against, done: true };
    } catch (error) {
      // An answer that is not legal here is a way that leads nowhere.
      if (!(error instanceof DeadEnd) && !(error instanceof UserError)) throw error;
      return { table, state: undefined, over: false, against: undefined, done: false };
    }
  }

  private push(script: readonly number[], table: TryTable<T>, state: T["state"] | undefined, over: boolean): void {
    const { choices, dice, events } = this;
    const counts = { choices: choices.length, dice: dice.length, events: events.length };
    this.frames.push({ state: this.state, script, widths: table.widths, uses: this.uses, counts });
    choices.push(...table.choices);
    dice.push(...table.dice);
    events.push(...table.events);
    this.state = state;
    this.uses = table.uses;
    this.over = over;
  }

  private pop(): Frame<T> {
    const frame = this.frames.pop()!;
    this.choices.length = frame.counts.choices;
    this.dice.length = frame.counts.dice;
    this.events.length = frame.counts.events;
    this.state = frame.state;
    this.uses = frame.uses;
    this.over = false;
    return frame;
  }
}
