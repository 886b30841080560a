/**
 * Games with dice rolled by people: the beginning of their file, and a coach for decisions it leaves open. The dice are in one list, or
 * play by play.
 */
import { facesOf, placeOfFace, type ScriptedFace } from "../dice/index.js";
import type { Side } from "../football/index.js";
import { fault, throwOnErrors, UserError, type Issue, type Locate } from "../issue/index.js";
import type { Decide, Kept } from "./keep.js";
import { IllegalChoice, type GameTypes, type Machine, type Table } from "./machine.js";

/** The dice have run out; the issue names the die needed. */
class OutOfDice extends Error {
  constructor(readonly issue: Issue) {
    super(issue.message);
  }
}

/** A game's words for finding a mistake in a dice file. */
export interface OwnWords<T extends GameTypes = GameTypes> {
  /** Receives the decisions of a file that does not divide its dice into plays. */
  hear?(ask: T["ask"], view: T["view"]): void;
  /** Receives each event; returns true if a play begins with it. */
  begins?(event: T["event"]): boolean;
  /** `the catch die of Gulls`. */
  die(sides: number, use?: string, side?: Side): string;
  /** What a throw decides: `which foul it is`. */
  roll?(roll: string): string | undefined;
  /** True if the highest face of a die shows 0. */
  readonly zeros?: boolean;
  /** `play 12, 3rd & 5 of Gulls at their own 30`. */
  where(): string;
}

const UNFINISHED = "add what is missing, or write unfinished: true";

/** Dice and answers from a file. A game says how its decisions are written. */
export abstract class OwnTable<T extends GameTypes> implements Table<T>, Kept<T> {
  readonly events: T["event"][] = [];
  readonly choices: T["choice"][] = [];
  readonly dice: number[] = [];
  /** Location of the last answer, if it came from the file. */
  private place: Partial<Issue> | undefined;
  /** Lengths of the three lists at the end of the last full step. */
  private readonly full = { events: 0, choices: 0, dice: 0 };
  private whole: readonly T["event"][] | undefined;
  /** The current play: each decision and each throw in words. */
  private readonly trail: (string | Throw)[] = [];
  /** Key of the entry that answers the open decision. */
  protected key: string | undefined;

  constructor(
    protected readonly coach: Decide<T>,
    protected readonly locate: Locate,
  ) {}

  protected abstract readonly words: OwnWords<T>;
  /** The next face in the file; undefined if there is none. */
  protected abstract face(): ScriptedFace | undefined;
  /** The file's answer, with its location; undefined leaves it to the coach. */
  protected abstract answer(ask: T["ask"], view: T["view"]): Answer<T["choice"]> | undefined;
  /** Where the dice end. */
  protected abstract endOfDice(): Partial<Issue>;
  /** Errors for dice and answers that a finished game did not use. */
  abstract leftovers(): Issue[];
  /** What is due after the last die, in words; undefined for nothing. */
  abstract rest(): string | undefined;

  die(sides: number, use?: string, side?: Side, roll?: string): number {
    const next = this.face();
    const decides = roll === undefined ? undefined : this.words.roll?.(roll);
    if (!next) {
      const due = this.words.die(sides, use, side);
      const why = decides === undefined ? "" : `: it decides ${decides}`;
      this.outOfDice("dice-exhausted", `the dice end here, but ${due} comes next${why}`, this.endOfDice());
    }
    const { face: shown, ...place } = next;
    const { zeros = false } = this.words;
    const face = zeros && shown === 0 ? sides : shown;
    if (!Number.isInteger(face) || face < 1 || face > sides || (zeros && shown === sides)) {
      const due = this.words.die(sides, use, side);
      const why = decides === undefined ? "" : `, which decides ${decides},`;
      const faces = zeros ? `0 to ${sides - 1}` : `1 to ${sides}`;
      throw new UserError(this.fault("die-face", `${due}${why} cannot show ${shown}; expected ${faces}`, place));
    }
    this.dice.push(face);
    this.thrown(shown, decides);
    return face;
  }

  private thrown(shown: number, decides: string | undefined): void {
    const last = this.trail.at(-1);
    if (typeof last === "object" && last.decides === decides) last.faces.push(shown);
    else this.trail.push({ decides, faces: [shown] });
  }

  /** Starts a new play: its story does not include what happened before. */
  protected beginTrail(): void {
    this.trail.length = 0;
  }

  /** Decisions and rolls of the current play, to explain why a die is needed. */
  private soFar(): string {
    if (this.trail.length === 0) return "Nothing of this play has been decided or rolled yet.";
    const steps = this.trail.map((step) => (typeof step === "string" ? step : throwWords(step)));
    return `This play so far: ${steps.join("; ")}.`;
  }

  choose(ask: T["ask"], view: T["view"]): T["choice"] {
    this.key = undefined;
    const own = this.answer(ask, view);
    this.place = own?.place;
    const choice = own ? own.choice : this.coach(ask, view);
    this.choices.push(choice);
    const key = typeof choice === "object" || this.key === undefined ? "" : `${this.key} `;
    this.trail.push(`${key}${choiceWords(choice)} (${own ? "from the file" : this.byCoach()})`);
    return choice;
  }

  /** Why the coach decided. */
  private byCoach(): string {
    return this.key === undefined ? "the coach decided" : `the coach decided: no "${this.key}" here`;
  }

  emit(event: T["event"]): void {
    if (this.words.begins?.(event)) this.playBegins();
    this.events.push(event);
  }

  /** Called when an event has begun the play. */
  protected playBegins(): void {
    this.beginTrail();
  }

  /** @throws OutOfDice */
  protected outOfDice(code: string, message: string, place: Partial<Issue>): never {
    throw new OutOfDice(this.fault(code, message, { ...place, hint: UNFINISHED }));
  }

  /** An error with the current play at its beginning and its history below. */
  protected fault(code: string, message: string, more: Partial<Issue>): Issue {
    return fault(code, `${this.words.where()}: ${message}`, { ...more, because: [this.soFar()] });
  }

  /** An answer that breaks the rules, as an error in the file. */
  illegal(issue: Issue): Issue {
    return this.fault(issue.code, issue.message, { ...issue, ...this.place });
  }

  /** Everything that happened, including a step that the dice did not finish. */
  get heard(): readonly T["event"][] {
    return this.whole ?? this.events;
  }

  /** A step is complete. */
  mark(): void {
    this.full.events = this.events.length;
    this.full.choices = this.choices.length;
    this.full.dice = this.dice.length;
  }

  /** Drops a step that the dice did not finish, and returns its dice. */
  rewind(): readonly number[] {
    this.whole = [...this.events];
    const dropped = this.dice.slice(this.full.dice);
    this.events.length = this.full.events;
    this.choices.length = this.full.choices;
    this.dice.length = this.full.dice;
    return dropped;
  }
}

/** Faces of one throw, as the file writes them. */
interface Throw {
  readonly decides: string | undefined;
  readonly faces: number[];
}

const throwWords = ({ decides, faces }: Throw): string =>
  `rolled ${faces.join(" ")}${decides === undefined ? "" : ` for ${decides}`}`;

/** A choice in the words of its file: `kickoff deep`, `penalty decline`, `no timeout`. */
function choiceWords(choice: unknown): string {
  if (typeof choice === "number" || typeof choice === "string") return String(choice);
  if (Array.isArray(choice)) return choice.map(choiceWords).join(" ");
  if (typeof choice !== "object" || choice === null) return String(choice);
  return Object.entries(choice)
    .flatMap(([key, value]: [string, unknown]) => {
      if (value === undefined || (Array.isArray(value) && value.every((one) => typeof one === "number"))) return [];
      if (key === "accept") return value === true ? "accept" : "decline";
      if (typeof value === "boolean") return value ? key : `no ${key}`;
      return choiceWords(value);
    })
    .join(" ");
}

/** An answer as the file gives it. */
export interface Answer<Choice> {
  readonly choice: Choice;
  readonly place: Partial<Issue>;
}

type Line = string | number;

/** All dice of a game in one list, and its choices in another. */
export class FlatDiceTable<T extends GameTypes> extends OwnTable<T> {
  private readonly faces: readonly ScriptedFace[];
  private next = 0;
  private asked = 0;

  constructor(
    private readonly file: { readonly dice?: readonly Line[]; readonly choices?: readonly T["choice"][] },
    protected readonly words: OwnWords<T>,
    coach: Decide<T>,
    locate: Locate,
  ) {
    super(coach, locate);
    this.faces = facesOf(file.dice, ["dice"], locate);
  }

  protected face(): ScriptedFace | undefined {
    return this.faces.at(this.next++);
  }

  protected answer(ask: T["ask"], view: T["view"]): Answer<T["choice"]> | undefined {
    const before = this.words.where();
    this.words.hear?.(ask, view);
    if (this.words.where() !== before) this.beginTrail();
    const at = this.asked++;
    const choice = this.file.choices?.at(at);
    if (choice === undefined) return undefined;
    return { choice, place: { ...this.locate(["choices", at]), path: `choices[${at}]` } };
  }

  protected endOfDice(): Partial<Issue> {
    return this.locate(["dice", Math.max(0, (this.file.dice?.length ?? 1) - 1)]);
  }

  rest(): undefined {
    return undefined;
  }

  leftovers(): Issue[] {
    const issues: Issue[] = [];
    const dice = this.faces.length - this.next;
    if (dice > 0) {
      const message = `the game is over, but ${dice} dice are left`;
      issues.push(fault("dice-left", message, placeOfFace(this.faces[this.next])));
    }
    const choices = (this.file.choices?.length ?? 0) - this.asked;
    if (choices > 0) {
      const message = `the game is over before the last ${choices} choices`;
      issues.push(fault("choices-left", message, this.locate(["choices", this.asked])));
    }
    return issues;
  }
}

/** A file's entry for one play. */
export interface Entry {
  readonly dice?: Line | readonly Line[];
  readonly note?: string;
}

/** A game play by play: each entry of `plays` has the dice and choices of one play. */
export abstract class EntryDiceTable<T extends GameTypes, E extends Entry> extends OwnTable<T> {
  /** Current entry; -1 before the first. */
  protected index = -1;
  protected entry: E = {} as E;
  private faces: readonly ScriptedFace[];
  private next = 0;
  /** Keys of the entry used so far. */
  protected used = new Set<string>();

  /** @param first dice before the first entry */
  constructor(
    protected readonly plays: readonly E[],
    coach: Decide<T>,
    locate: Locate,
    first: readonly ScriptedFace[] = [],
  ) {
    super(coach, locate);
    this.faces = first;
  }

  /** Why a key was not needed, if the rules can say so briefly. */
  protected abstract why(key: string): string | undefined;

  protected face(): ScriptedFace | undefined {
    return this.faces.at(this.next++);
  }

  protected endOfDice(): Partial<Issue> {
    return this.at(this.index >= 0 && this.entry.dice === undefined ? undefined : "dice");
  }

  /** Location of a key of the current entry; before the first entry, of a key of the file. */
  protected at(key?: string): Partial<Issue> {
    return this.locate([...(this.index < 0 ? [] : ["plays", this.index]), ...(key === undefined ? [] : [key])]);
  }

  /** An answer under a key of the entry. */
  protected said<C extends T["choice"]>(key: string, choice: C | undefined): Answer<C> | undefined {
    this.used.add(key);
    this.key = key;
    return choice === undefined ? undefined : { choice, place: this.at(key) };
  }

  /**
   * A decision begins a play: moves on to the next entry. Only for games whose plays all begin with a decision.
   * @param due which of `openings` the decision is
   * @param openings keys that open each kind of play
   */
  protected beginPlay<K extends string>(
    ask: T["ask"],
    view: T["view"],
    due: K,
    openings: Readonly<Record<K, readonly string[]>>,
  ): void {
    const issues = this.index < 0 ? [] : this.unused();
    throwOnErrors(issues);
    this.words.hear?.(ask, view);
    this.open();
    const has = (key: string): boolean => key in this.entry;
    if (openings[due].some(has)) return;
    const other = Object.values<readonly string[]>(openings).flat().find(has);
    if (other === undefined) return;
    const message = `this entry has "${other}", but no such play comes now`;
    const hint = `write "${openings[due][0]}" for the play that is due, or remove this entry`;
    throw new UserError(this.fault("play-other", message, { ...this.at(other), hint }));
  }

  /** Starts the next entry: a play begins. */
  protected open(): void {
    this.index++;
    const entry = this.plays.at(this.index);
    if (!entry) {
      this.index--;
      this.outOfDice("plays-missing", "the plays end here, but the game continues", this.locate(["plays", this.index]));
    }
    this.entry = entry;
    this.faces = facesOf(entry.dice, ["plays", this.index, "dice"], this.locate);
    this.next = 0;
    this.used = new Set(["note", "dice"]);
    this.beginTrail();
  }

  /** What a finished play left unused in its entry. */
  protected unused(): Issue[] {
    const issues: Issue[] = [];
    const left = this.faces.slice(this.next).map(({ face }) => face);
    if (left.length > 0) {
      const used = this.faces.length - left.length;
      const message = `${left.join(" ")} ${left.length === 1 ? "is" : "are"} left over; this play took ${used === 0 ? "no" : used} ${used === 1 ? "die" : "dice"}`;
      const hint = "check the decisions of this play; the next play needs its own entry";
      issues.push(this.fault("dice-left", message, { ...placeOfFace(this.faces[this.next]), hint }));
    }
    for (const key of Object.keys(this.entry)) {
      if (this.used.has(key)) continue;
      const hint = this.why(key);
      issues.push(
        this.fault("choice-unused", `this play does not ask for "${key}"`, { ...this.at(key), ...(hint && { hint }) }),
      );
    }
    return issues;
  }

  rest(): string | undefined {
    const after = this.plays.length - this.index - 1;
    return after > 0 ? `${after} ${after === 1 ? "play follows" : "plays follow"}` : undefined;
  }

  leftovers(): Issue[] {
    const over = this.plays.length - this.index - 1;
    if (over <= 0) return [];
    const message = `the game is over, but ${over} ${over === 1 ? "play is" : "plays are"} left`;
    return [fault("plays-left", message, this.locate(["plays", this.index + 1]))];
  }
}

/** Reports dice in the file that belong to an unfinished step and so are not in the game. */
function brokenOff(end: Issue, dropped: readonly number[]): Issue {
  const many = dropped.length > 1;
  const message = `${end.message}; the ${many ? "dice" : "die"} ${dropped.join(" ")} of this play ${many ? "are" : "is"} not used`;
  const hint = "write the rest of the play, or remove it";
  return { ...end, severity: "warning", code: "play-unfinished", message, hint };
}

/**
 * Plays a game with the dice and answers of a file, which its table supplies.
 * @param unfinished true if the dice may end before the game; a step they do not finish is reported and omitted
 */
export function playOwnDice<T extends GameTypes>(
  machine: Machine<T>,
  setup: T["setup"],
  table: OwnTable<T>,
  unfinished = false,
): readonly Issue[] {
  try {
    const session = machine.open(setup, table);
    for (table.mark(); !session.over; table.mark()) session.step();
    return table.leftovers();
  } catch (error) {
    if (error instanceof IllegalChoice) return error.issues.map((issue) => table.illegal(issue));
    if (error instanceof UserError) return error.issues;
    if (!(error instanceof OutOfDice)) throw error;
    const { issue } = error;
    const dropped = table.rewind();
    const rest = table.rest();
    if (rest !== undefined) return [{ ...issue, hint: `add what is missing here: ${rest}` }];
    if (!unfinished) return [issue];
    if (table.events.length === 0) return [{ ...issue, hint: "an unfinished game needs at least its first dice" }];
    return dropped.length > 0 ? [brokenOff(issue, dropped)] : [];
  }
}
