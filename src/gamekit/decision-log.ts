/** Dice logs play by play, read by the table of a game's decisions; and where the game stands, for messages. */
import type { ScriptedFace } from "../kernel/dice/index.js";
import { suggestHint, UserError, type Issue, type Locate } from "../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type Entry, type OwnWords } from "../kernel/machine/index.js";
import {
  choiceWith,
  every,
  isOwn,
  type AnyDecision,
  type DecidedTypes,
  type LogEntry,
  type LogReader,
  type Telling,
} from "./decisions.js";

/** Position in a game. */
export class Whereabouts<T extends DecidedTypes> implements OwnWords<T> {
  private now: string;
  private plays = 0;

  constructor(
    readonly telling: Telling<T>,
    readonly game: T["setup"],
  ) {
    this.now = telling.before;
  }

  get zeros(): boolean | undefined {
    return this.telling.zeros;
  }

  /** The play that a decision begins; undefined where one is under way. */
  begun(ask: T["ask"], state: T["view"]): string | undefined {
    return every(this.telling.decisions)[ask.kind].begins?.({ ask, state, game: this.game });
  }

  hear(ask: T["ask"], state: T["view"]): void {
    const play = this.begun(ask, state);
    if (play !== undefined) this.now = `play ${++this.plays}, ${this.telling.when(state, this.game)}, ${play}`;
  }

  where(): string {
    return this.now;
  }

  die(sides: number, use?: string): string {
    return this.telling.die(sides, use);
  }

  roll(roll: string): string | undefined {
    return this.telling.roll?.(roll);
  }
}

/** Keys with which an entry begins, by the kind of decision that begins its play. */
function openingsOf<T extends DecidedTypes>({ decisions }: Telling<T>): Readonly<Record<string, readonly string[]>> {
  const beginning = Object.entries(every(decisions)).filter(([, { begins }]) => begins !== undefined);
  return Object.fromEntries(beginning.map(([kind, { log }]) => [kind, log.opens ?? Object.keys(log.keys).slice(0, 1)]));
}

/** A game play by play: an entry has the dice of a play and what was decided in it. */
export class DecisionTable<T extends DecidedTypes> extends EntryDiceTable<T, Entry> {
  private readonly openings: Readonly<Record<string, readonly string[]>>;
  /** How often the entry under way was asked for each kind of decision. */
  private readonly asked = new Map<string, number>();

  /** @param first dice before the first entry */
  constructor(
    plays: readonly Entry[],
    protected readonly words: Whereabouts<T>,
    coach: Decide<T>,
    locate: Locate,
    first?: readonly ScriptedFace[],
  ) {
    super(plays, coach, locate, first);
    this.openings = openingsOf(words.telling);
  }

  protected answer(ask: T["ask"], state: T["view"]): Answer<T["choice"]> | undefined {
    const { words } = this;
    const { kind } = ask;
    if (words.begun(ask, state) !== undefined) {
      this.beginPlay(ask, state, kind, this.openings);
      this.asked.clear();
    }
    const decision = every(words.telling.decisions)[kind];
    const nth = this.asked.get(kind) ?? 0;
    this.asked.set(kind, nth + 1);
    const entry = this.entry as LogEntry;
    const open = { ask, state, game: words.game };
    const reader = {
      nth,
      coached: () => this.coach(ask, state),
      fault: (code: string, message: string, key: string, hint?: string) =>
        this.fault(code, message, { ...this.at(key), hint }),
    };
    for (const key of Object.keys(decision.log.keys)) this.used.add(key);
    if (isOwn(decision)) {
      this.key = Object.keys(decision.log.keys)[0];
      const read = decision.log.read(entry, open, reader as never);
      return read && this.said<T["choice"]>(...read);
    }
    const { key, more = {}, log } = decision;
    for (const name of Object.keys(more)) this.used.add(name);
    const said = log.read
      ? log.read(entry, open, reader)
      : ([Object.keys(log.keys)[0], plainAnswer(decision, entry, reader.fault)] as const);
    if (!said) return undefined;
    const besides = Object.keys(more).filter((name) => entry[name] !== undefined && entry[name] !== false);
    const [at, value] = said;
    const choice = choiceWith(kind, key, value, Object.fromEntries(besides.map((name) => [name, entry[name]])));
    return this.said<T["choice"]>(at, value === undefined ? undefined : choice);
  }

  protected why(key: string): string | undefined {
    const all = Object.values(every(this.words.telling.decisions));
    return all.find(({ log }) => Object.keys(log.keys)[0] === key)?.log.unasked;
  }

  override leftovers(): Issue[] {
    return [...this.unused(), ...super.leftovers()];
  }
}

/** What is under the first key. @throws UserError `choice-unknown` for a word that no value has, in data whose form nothing has checked. */
function plainAnswer<T extends DecidedTypes>(
  { values, log }: AnyDecision<T>,
  entry: LogEntry,
  fault: LogReader<never>["fault"],
): unknown {
  const [key] = Object.keys(log.keys);
  const written = entry[key];
  if (!log.as || written === undefined) return written;
  const place = log.as.indexOf(written as string);
  if (place >= 0) return values![place];
  const message = `found ${JSON.stringify(written)}; expected ${log.as.join(" or ")}`;
  throw new UserError(fault("choice-unknown", message, key, suggestHint(String(written), log.as)));
}
