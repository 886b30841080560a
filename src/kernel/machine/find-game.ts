/**
 * Finds a game that matches its written log. Dice come from the sheet, and decisions are tried until the game agrees with the log; if no
 * game does, the nearest one counts, and every contradiction is reported.
 */
import type { Side } from "../football/index.js";
import { UserError } from "../issue/index.js";
import type { Kept } from "./keep.js";
import type { GameTypes, Machine, Table } from "./machine.js";

/** A die for which a clue is requested. */
export interface DieAsked {
  readonly sides: number;
  readonly use: string;
  readonly side: Side | undefined;
  /** Counts, from 0, the dice of that use in the whole game. */
  readonly nth: number;
}

/** Progress of a step. */
export interface StepSoFar<T extends GameTypes> {
  /** Events of the steps before, and of this one. */
  readonly before: readonly T["event"][];
  readonly events: readonly T["event"][];
  /** `at`: events of the step before the answer. */
  readonly answered: readonly { readonly ask: T["ask"]; readonly choice: T["choice"]; readonly at: number }[];
  readonly thrown: readonly { readonly use: string; readonly side: Side | undefined; readonly face: number }[];
  /** How much of the log to trust: everything in pass 0, less in later passes. */
  readonly pass: number;
}

export interface Clues<T extends GameTypes> {
  /** Legal answers, likeliest first; none past the end of the log. */
  answers(ask: T["ask"], step: StepSoFar<T>): readonly T["choice"][];
  /** Possible faces of a die, likeliest first; none past the end of the log. */
  faces(die: DieAsked, step: StepSoFar<T>): readonly number[];
  /** Positions that differ from the log and can no longer change; undefined if the game is longer than the log. */
  against(events: readonly T["event"][], over: boolean): readonly string[] | undefined;
  /** Number of paths tried between two steps that agree, for each pass; default: one pass. */
  readonly passes?: readonly number[];
  /** Maximum number of steps to take back to find a better path; default 4. */
  readonly back?: number;
}

export interface FoundGame<T extends GameTypes> extends Kept<T> {
  readonly over: boolean;
  readonly filledIn: FilledIn;
}

/** Decisions and dice that the log leaves open: the found game has some that fit, not necessarily those actually played. */
export interface FilledIn {
  readonly choices: number;
  readonly dice: number;
}

/** Nothing is left to try here. */
class DeadEnd extends Error {}

const USUAL_BACK = 4;
/** Number of paths tried between two steps that agree. */
const USUAL_PASSES = [300];
/** Number of contradictions above which a sheet shows a different game. */
const MOST_AGAINST = 40;

/** How a step is answered: indices into the lists of possible answers. */
interface Way {
  readonly script: readonly number[];
  readonly pass: number;
}

/** One step of the game, answered in one way. */
class TryTable<T extends GameTypes> implements Table<T>, StepSoFar<T> {
  readonly answered: { ask: T["ask"]; choice: T["choice"]; at: number }[] = [];
  readonly thrown: { use: string; side: Side | undefined; face: number }[] = [];
  readonly events: T["event"][] = [];
  readonly widths: number[] = [];
  readonly open = { choices: 0, dice: 0 };
  readonly uses: Map<string, number>;
  readonly pass: number;

  constructor(
    private readonly clues: Clues<T>,
    private readonly way: Way,
    readonly before: readonly T["event"][],
    uses: ReadonlyMap<string, number>,
  ) {
    this.pass = way.pass;
    this.uses = new Map(uses);
  }

  die(sides: number, use = "", side?: Side): number {
    const nth = this.uses.get(use) ?? 0;
    this.uses.set(use, nth + 1);
    const faces = this.clues.faces({ sides, use, side, nth }, this);
    const face = this.pick(faces);
    if (faces.length > 1) this.open.dice++;
    this.thrown.push({ use, side, face });
    return face;
  }

  choose(ask: T["ask"]): T["choice"] {
    const answers = this.clues.answers(ask, this);
    const choice = this.pick(answers);
    if (answers.length > 1) this.open.choices++;
    this.answered.push({ ask, choice, at: this.events.length });
    return choice;
  }

  emit(event: T["event"]): void {
    this.events.push(event);
  }

  private pick<V>(ways: readonly V[]): V {
    const way = this.way.script[this.widths.length] ?? 0;
    if (way >= ways.length) throw new DeadEnd();
    this.widths.push(ways.length);
    return ways[way];
  }
}

/** A completed step of the game found so far. */
interface Frame<T extends GameTypes> extends Way {
  readonly state: T["state"] | undefined;
  readonly widths: readonly number[];
  readonly uses: ReadonlyMap<string, number>;
  /** Before this step. */
  readonly counts: { readonly choices: number; readonly dice: number; readonly events: number };
  readonly open: FilledIn;
}

/** A tried step; without positions it was a dead end. */
interface Tried<T extends GameTypes> {
  readonly table: TryTable<T>;
  readonly state: T["state"] | undefined;
  readonly over: boolean;
  readonly against: readonly string[] | undefined;
}

/** A path that contradicts the log in a few places. */
interface Nearest {
  readonly path: readonly Way[];
  readonly against: readonly string[];
}

/** The next combination of answers to try; undefined when all were tried. */
function nextWay({ script, pass }: Way, widths: readonly number[]): Way | undefined {
  for (let i = widths.length - 1; i >= 0; i--) {
    const way = script[i] ?? 0;
    if (way + 1 < widths[i]) return { script: [...widths.slice(0, i).map((_, k) => script[k] ?? 0), way + 1], pass };
  }
  return undefined;
}

/** Follows the log from beginning to end. */
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
    const { choices, dice, events, over, frames } = this;
    const filledIn = {
      choices: frames.reduce((sum, { open }) => sum + open.choices, 0),
      dice: frames.reduce((sum, { open }) => sum + open.dice, 0),
    };
    return { choices, dice, events, over, filledIn };
  }

  /** Advances by at least one step; false at the end of the log. */
  private advance(): boolean {
    const floor = Math.max(0, this.frames.length - (this.clues.back ?? USUAL_BACK));
    const start = this.frames.length;
    const before = this.wayFrom(floor);
    let best: Nearest | undefined;
    for (const [pass, tries] of (this.clues.passes ?? USUAL_PASSES).entries()) {
      // Takes back one step, for contradictions that only appear a step later.
      if (pass > 0) this.rewind(Math.max(floor, this.frames.length - 1));
      const found = this.search(floor, start, { pass, tries });
      if (found === true) return true;
      if (found && (!best || found.against.length < best.against.length)) best = found;
      this.rewind(floor, before);
      // A single mistake cannot be improved on.
      if (best?.against.length === 1) break;
    }
    if (!best) return false;
    this.rewind(floor, best.path);
    best.against.forEach((place) => this.excused.add(place));
    return true;
  }

  private wayFrom(floor: number): Way[] {
    return this.frames.slice(floor).map(({ script, pass }) => ({ script, pass }));
  }

  /** True if a path without contradictions was found; otherwise uses the nearest path, the first of those with the fewest contradictions. */
  private search(floor: number, start: number, most: { pass: number; tries: number }): true | Nearest | undefined {
    const fresh: Way = { script: [], pass: most.pass };
    let best: Nearest | undefined;
    let way: Way | undefined = fresh;
    for (let tries = most.tries; tries > 0 && way; tries--) {
      const tried = this.try(way);
      const against: readonly string[] | undefined = tried.against?.filter((place) => !this.excused.has(place));
      if (against?.length === 0) {
        this.push(way, tried);
        if (this.frames.length > start) return true;
        way = fresh;
        continue;
      }
      // At the point where nothing agrees.
      if (against && this.frames.length === start && (!best || against.length < best.against.length))
        best = { path: [...this.wayFrom(floor), way], against };
      way = nextWay(way, tried.table.widths);
      while (!way && this.frames.length > floor) {
        const frame = this.pop();
        way = nextWay(frame, frame.widths);
      }
    }
    return best;
  }

  /** Backtracks and tries another path. */
  private rewind(floor: number, path: readonly Way[] = []): void {
    while (this.frames.length > floor) this.pop();
    for (const way of path) this.push(way, this.try(way));
  }

  private try(way: Way): Tried<T> {
    const table = new TryTable<T>(this.clues, way, this.events, this.uses);
    try {
      const session = this.machine.open(this.setup, table, this.state);
      if (!session.over) session.step();
      const { over } = session;
      const against = this.clues.against([...this.events, ...table.events], over);
      return { table, state: session.keep(), over, against };
    } catch (error) {
      // An answer that is not legal here is a dead end.
      if (!(error instanceof DeadEnd) && !(error instanceof UserError)) throw error;
      return { table, state: undefined, over: false, against: undefined };
    }
  }

  private push({ script, pass }: Way, { table, state, over }: Tried<T>): void {
    const { choices, dice, events } = this;
    const counts = { choices: choices.length, dice: dice.length, events: events.length };
    const { widths, open } = table;
    this.frames.push({ state: this.state, script, pass, widths, uses: this.uses, counts, open });
    choices.push(...table.answered.map(({ choice }) => choice));
    dice.push(...table.thrown.map(({ face }) => face));
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
