/** Reads play-by-play dice logs with a game's table of decisions, and names the current play in messages. */
import type { ScriptedFace } from "../kernel/dice/index.js";
import type { Side } from "../kernel/football/index.js";
import { suggestHint, throwOnErrors, UserError, type Issue, type Locate } from "../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type Entry, type OwnWords } from "../kernel/machine/index.js";
import {
  choiceWith,
  every,
  isOwn,
  type AnyDecision,
  type DecidedTypes,
  type LogEntry,
  type LogReader,
  type PlaySoFar,
  type DecisionSpec,
} from "./decisions.js";

/** Position in a game. */
export class Whereabouts<T extends DecidedTypes> implements OwnWords<T> {
  private now: string;
  private plays = 0;

  constructor(
    readonly spec: DecisionSpec<T>,
    readonly game: T["setup"],
  ) {
    this.now = spec.before;
  }

  get zeros(): boolean | undefined {
    return this.spec.zeros;
  }

  /** The play that a decision begins; undefined if a play is already under way. */
  begun(ask: T["ask"], state: T["view"]): string | undefined {
    return every(this.spec.decisions)[ask.kind].begins?.({ ask, state, game: this.game });
  }

  hear(ask: T["ask"], state: T["view"]): void {
    const play = this.begun(ask, state);
    if (play !== undefined) this.playBegins(this.spec.when?.(state, this.game), play);
  }

  begins(event: T["event"]): boolean {
    const play = this.spec.rows?.begins(event, this.game);
    if (play !== undefined) this.playBegins(play);
    return play !== undefined;
  }

  private playBegins(...words: readonly (string | undefined)[]): void {
    this.now = [`play ${++this.plays}`, ...words.filter((word) => word !== undefined)].join(", ");
  }

  where(): string {
    return this.now;
  }

  die(sides: number, use?: string, side?: Side): string {
    return this.spec.die(sides, use, side && this.spec.teamName(this.game, side));
  }

  roll(roll: string): string | undefined {
    return this.spec.roll?.(roll);
  }
}

/** Keys that an entry may start with, for each kind of decision that begins a play. */
function openingsOf<T extends DecidedTypes>({
  decisions,
}: DecisionSpec<T>): Readonly<Record<string, readonly string[]>> {
  const beginning = Object.entries(every(decisions)).filter(([, { begins }]) => begins !== undefined);
  return Object.fromEntries(beginning.map(([kind, { log }]) => [kind, log.opens ?? Object.keys(log.keys).slice(0, 1)]));
}

/** Content of a file before its first entry. */
export interface BeforePlays {
  readonly dice: readonly ScriptedFace[];
  /** Key of the last of these dice. */
  readonly key?: string;
  /** Answers by file key. */
  readonly answers: LogEntry;
}

/**
 * Plays a game entry by entry: an entry contains the dice and decisions of one play. A play begins with a decision, or with an event if the
 * game says so; such a play also ends with an event, and its entry is compared with the game.
 */
export class DecisionTable<T extends DecidedTypes> extends EntryDiceTable<T, Entry> {
  private readonly openings: Readonly<Record<string, readonly string[]>>;
  /** How often the current entry has been asked for each kind of decision. */
  private readonly asked = new Map<string, number>();
  private happened: T["event"][] = [];

  constructor(
    plays: readonly Entry[],
    protected readonly words: Whereabouts<T>,
    coach: Decide<T>,
    locate: Locate,
    private readonly before?: BeforePlays,
  ) {
    super(plays, coach, locate, before?.dice);
    this.entry = { ...before?.answers };
    this.openings = openingsOf(words.spec);
  }

  protected override endOfDice(): Partial<Issue> {
    const key = this.before?.key;
    return this.index < 0 && key !== undefined ? this.locate([key]) : super.endOfDice();
  }

  private get decisions() {
    return Object.values(every(this.words.spec.decisions));
  }

  private get play(): PlaySoFar<T> {
    return { game: this.words.game, events: this.happened };
  }

  protected override open(): void {
    super.open();
    this.asked.clear();
    this.happened = [];
  }

  protected override playBegins(): void {
    this.open();
  }

  override emit(event: T["event"]): void {
    super.emit(event);
    for (const { log } of this.decisions) {
      const contradiction = log.against?.(event, this.entry as LogEntry, this.play);
      if (!contradiction) continue;
      const [code, message, hint] = contradiction;
      throwOnErrors([this.fault(code, message, { ...this.at(firstKey(log)), ...(hint && { hint }) })]);
    }
    this.happened.push(event);
    if (this.words.spec.rows?.ends(event)) this.close();
  }

  /** When an event ends a play, all dice and answers of its entry must have been used. */
  private close(): void {
    const entry = this.entry as LogEntry;
    const beyond: Issue[] = [];
    for (const { log } of this.decisions) {
      const key = firstKey(log);
      const over = log.over?.(entry, this.play);
      if (over || log.forced?.(entry, this.play)) this.used.add(key);
      for (const message of over ?? []) beyond.push(this.fault("choice-unused", message, this.at(key)));
    }
    for (const { log } of this.decisions)
      if (log.with !== undefined && log.with in entry && !this.used.has(log.with)) this.used.add(firstKey(log));
    throwOnErrors([...this.unused(), ...beyond]);
  }

  protected answer(ask: T["ask"], state: T["view"]): Answer<T["choice"]> | undefined {
    const { words } = this;
    const { kind } = ask;
    if (words.begun(ask, state) !== undefined) this.beginPlay(ask, state, kind, this.openings);
    const decision = every(words.spec.decisions)[kind];
    const nth = this.asked.get(kind) ?? 0;
    this.asked.set(kind, nth + 1);
    const entry = this.entry as LogEntry;
    const open = { ask, state, game: words.game };
    const reader = {
      ...this.play,
      nth,
      coached: () => this.coach(ask, state),
      fault: (code: string, message: string, key: string, hint?: string) =>
        this.fault(code, message, { ...this.at(key), hint }),
    };
    for (const key of Object.keys(decision.log.keys)) this.used.add(key);
    if (isOwn(decision)) {
      this.key = firstKey(decision.log);
      const read = decision.log.read(entry, open, reader as never);
      return read && this.said<T["choice"]>(...read);
    }
    const { key, more = {}, log } = decision;
    for (const name of Object.keys(more)) this.used.add(name);
    const said = log.read
      ? log.read(entry, open, reader)
      : ([firstKey(log), plainAnswer(decision, entry, reader.fault)] as const);
    if (!said) return undefined;
    const besides = Object.keys(more).filter((name) => entry[name] !== undefined && entry[name] !== false);
    const [at, value] = said;
    const choice = choiceWith(kind, key, value, Object.fromEntries(besides.map((name) => [name, entry[name]])));
    return this.said<T["choice"]>(at, value === undefined ? undefined : choice);
  }

  protected why(key: string): string | undefined {
    const unasked = this.decisions.find(({ log }) => firstKey(log) === key)?.log.unasked;
    return typeof unasked === "function" ? unasked(this.entry as LogEntry, this.play) : unasked;
  }

  override leftovers(): Issue[] {
    return [...this.unused(), ...super.leftovers()];
  }
}

/** The key that contains the answer. */
const firstKey = ({ keys }: { readonly keys: Readonly<Record<string, unknown>> }): string => Object.keys(keys)[0];

/** The value of the first key. @throws UserError `choice-unknown` for an unknown word, in data without prior validation. */
function plainAnswer<T extends DecidedTypes>(
  { values, log }: AnyDecision<T>,
  entry: LogEntry,
  fault: LogReader<T>["fault"],
): unknown {
  const key = firstKey(log);
  const written = entry[key];
  if (!log.as || written === undefined) return written;
  const place = log.as.indexOf(written as string);
  if (place >= 0) return values![place];
  const message = `found ${JSON.stringify(written)}; expected ${log.as.join(" or ")}`;
  throw new UserError(fault("choice-unknown", message, key, suggestHint(String(written), log.as.map(String))));
}
