/**
 * The decisions of a game, each described once: the possible answers, the question for a person, the key of a dice log that contains the
 * answer, and how a filled sheet shows it. Five things are built from this one table: the schema of a record's choices, the schema and the
 * reader of dice logs, the interactive questions, and the answers that a sheet reader tries.
 */
import type { ZodType } from "zod";
import { numbersIn } from "../kernel/dice/index.js";
import { otherSide, type Side } from "../kernel/football/index.js";
import type { Issue } from "../kernel/issue/index.js";
import {
  boardWords,
  entryShape,
  inSecret,
  oneOf,
  type Board,
  type GameTypes,
  type Question,
  type Said,
  type Way,
  type WrittenRow,
} from "../kernel/machine/index.js";
import { zod } from "../kernel/zod/index.js";

interface Kinded {
  readonly kind: string;
}
type OfKind<U, K> = Extract<U, { readonly kind: K }>;
/** Required keys of a kind of choice; the others add details. */
type KeysOf<C> = { [K in keyof C]-?: object extends Pick<C, K> ? never : K }[Exclude<keyof C, "kind">] & string;
/** Key of a choice that contains the answer; none if the choice is itself the answer. */
type KeyOf<C> = C extends Kinded ? KeysOf<C> : undefined;
type ValueOf<C> = C extends Kinded ? C[KeysOf<C> & keyof C] : C;
type Keyed<C> = C extends Kinded ? { readonly key: KeysOf<C> } : { readonly key?: undefined };

/** Types of a game with decisions in a table. */
export interface DecidedTypes extends GameTypes {
  readonly ask: Kinded;
}

/** A decision waiting for an answer. */
export interface Open<T extends DecidedTypes, A = T["ask"]> {
  readonly ask: A;
  readonly state: T["view"];
  readonly game: T["setup"];
}

/** A question for a person, being built. */
export interface Asking<T extends DecidedTypes, A = T["ask"]> extends Open<T, A> {
  /** Current situation in words. */
  readonly now: string;
  /** Prefix with the team asked: `Gulls: `. */
  readonly whose: string;
}

/** What a filled log shows around a decision. */
export interface Written {
  /** The row that the decision begins, if it begins one. */
  readonly row: WrittenRow | undefined;
  /** The current row. */
  readonly last: WrittenRow | undefined;
  readonly short: Readonly<Record<Side, string>>;
}

/** An answer in words; with an id if the player types something other than the value itself. */
type WayWords = string | readonly [id: string, words: string];
/** Answers in words, by value. */
export type Ways = Readonly<Record<string, WayWords>>;
type WaysBy<V> = Ways | ((value: V) => WayWords);

/** A key of a dice log: its meaning, and its schema if it differs from that of the answer. */
type LogKey = readonly [says: string, shape?: () => ZodType];

/** An entry of a dice log, by key. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** The play of an entry so far. */
export interface PlaySoFar<T extends DecidedTypes> {
  readonly game: T["setup"];
  /** Its events; if a decision begins the play, those since then. */
  readonly events: readonly T["event"][];
}

/** What a dice log's reader offers to a decision with its own notation. */
export interface LogReader<T extends DecidedTypes, Choice = T["choice"]> extends PlaySoFar<T> {
  /** How often this entry was already asked for this kind of decision. */
  readonly nth: number;
  /** The coach's decision here. */
  coached(): Choice;
  /** An error at a key of the entry, with the point reached in the game. */
  fault(code: string, message: string, key: string, hint?: string): Issue;
}

/** An entry that contradicts the game. */
export type Contradiction = readonly [code: string, message: string, hint?: string];

/** Reports keys of a decision that the game did not ask for. */
interface Unasked<T extends DecidedTypes> {
  /** Why a play did not ask for the first key. */
  readonly unasked?: string | ((entry: LogEntry, play: PlaySoFar<T>) => string | undefined);
  /** Depends on another key: if that one is reported as unused, this one is not reported again. */
  readonly with?: string;
  /** True if a log may contain the first key even if the outcome was forced and no one was asked. */
  forced?(entry: LogEntry, play: PlaySoFar<T>): boolean;
  /** How the first key contradicts an event; called before the event is added to the play. */
  against?(event: T["event"], entry: LogEntry, play: PlaySoFar<T>): Contradiction | undefined;
  /** Messages for what the first key says beyond the play; undefined if the play never reached it. */
  over?(entry: LogEntry, play: PlaySoFar<T>): readonly string[] | undefined;
}

/** How a dice log writes a decision. */
interface InLog<T extends DecidedTypes, A, V> extends Unasked<T> {
  /** The decision comes before the first play: its keys are keys of the file. */
  readonly before?: true;
  /** Keys of an entry; the first one holds the answer. */
  readonly keys: Readonly<Record<string, LogKey>>;
  /** Keys that an entry may start with if the decision begins a play; default: the first key. */
  readonly opens?: readonly string[];
  /** Words for the values, or yes and no, in the same order. */
  readonly as?: readonly (string | boolean)[];
  /**
   * Reads the answer if it is more than the value of the first key.
   * @returns the key that answers, and the answer; undefined if the entry does not answer
   */
  read?(entry: LogEntry, open: Open<T, A>, reader: LogReader<T>): readonly [key: string, value?: V] | undefined;
}

/** A decision; `key` is the field of the choice with the answer. */
export type Decision<T extends DecidedTypes, A, C> = Described<T, A, C> & Keyed<C>;

interface Described<T extends DecidedTypes, A, C> {
  readonly own?: undefined;
  /** All possible answers, in the order offered; may be absent if the game gives the legal ones and logs use another form. */
  readonly values?: readonly ValueOf<C>[];
  /** Answers that are legal now; default: those given by the game, or all. */
  legal?(ask: A): readonly ValueOf<C>[];
  /** Schema of the answer, if its values do not define it. */
  shape?(): ZodType;
  /** Optional keys of a choice, and their meaning in a dice log. */
  readonly more?: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
  /** The play that the decision begins: `kickoff by Gulls`; undefined if a play is already under way. */
  begins?(open: Open<T, A>): string | undefined;
  readonly question: string | ((open: Open<T, A>) => string);
  /** True if the other side must not see the answer before it gives its own. */
  secret?(open: Open<T, A>): boolean;
  /** What a person types for an answer, and its meaning; both are the value by default. */
  readonly ways?: Ways | ((open: Open<T, A>) => WaysBy<ValueOf<C>>);
  /** The next question, after an answer. */
  then?(choice: C, asking: Asking<T, A>): Said<T["choice"]>;
  readonly log: InLog<T, A, ValueOf<C>>;
  /** True if a filled log suggests this answer. */
  speaks?(value: ValueOf<C>, log: Written, ask: A): boolean;
  /** The answers that a reader of filled logs tries, in order, if there are more than the legal ones. */
  tried?(log: Written, ask: A): readonly C[];
}

/** A decision with its own questions and notation: both sides answer it, or it is a call with dice. */
export interface OwnDecision<T extends DecidedTypes, A, C> extends Pick<Decision<T, A, C>, "begins"> {
  readonly own: true;
  /** Keys of the choice. */
  shapes(): Readonly<Record<KeyOf<C> & string, ZodType>>;
  /** Undefined if no person takes part in it. `coached` is the program's decision for its own part. */
  ask(
    open: Omit<Asking<T, A>, "whose">,
    hands: Readonly<Record<Side, boolean>>,
    coached: C,
  ): Question<T["choice"]> | undefined;
  readonly log: Unasked<T> & {
    readonly before?: undefined;
    readonly keys: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
    readonly opens?: readonly string[];
    /** @returns the key that answers, and the choice; undefined if the entry does not answer */
    read(entry: LogEntry, open: Open<T, A>, reader: LogReader<T, C>): readonly [key: string, choice: C] | undefined;
  };
  tried?(log: Written, ask: A): readonly C[];
}

interface Rows<T extends DecidedTypes> {
  /** The play that an event begins: `kickoff by Gulls`. */
  begins(event: T["event"], game: T["setup"]): string | undefined;
  /** True if the game has asked for everything in the entry (before the first play: in the file). */
  ends(event: T["event"]): boolean;
}

type DecisionOf<T extends DecidedTypes, A, C> = Decision<T, A, C> | OwnDecision<T, A, C>;

/** All decisions of a game by kind. */
export type Decisions<T extends DecidedTypes> = {
  readonly [K in T["ask"]["kind"]]: DecisionOf<
    T,
    OfKind<T["ask"], K>,
    T["choice"] extends Kinded ? OfKind<T["choice"], K> : T["choice"]
  >;
};

/** What a game defines for all its decisions together. */
export interface DecisionSpec<T extends DecidedTypes> {
  readonly decisions: Decisions<T>;
  /** Who answers. */
  asked(ask: T["ask"]): Side;
  teamName(game: T["setup"], side: Side): string;
  /** Score, clock, possession and spot as numbers, from which the words are made. */
  board(state: T["view"], game: T["setup"]): Board;
  /** When a play begins, for games whose plays begin with decisions: `quarter 2 at 7:30`. */
  when?(state: T["view"], game: T["setup"]): string;
  /** Plays that begin and end with events instead of decisions: rows of the game's log. */
  readonly rows?: Rows<T>;
  /** Answers that are legal now, if the game's decisions include them. */
  legal?(ask: T["ask"]): readonly T["choice"][];
  /** Name of the time before the first play: `before the toss`. */
  readonly before: string;
  /** A die in a message about a dice log: `the red die`. @param whose the team that rolls it, if the engine says so */
  die(sides: number, use?: string, whose?: string): string;
  /** Name in messages of a die that a person rolls, if it differs. */
  handDie?(sides: number, use?: string, whose?: string): string;
  /** What the dice of a throw decide, by the engine's roll id. */
  roll?(roll: string): string | undefined;
  /** True if the highest face of a die is labeled 0. */
  readonly zeros?: boolean;
}

type Choice = Readonly<Record<string, unknown>>;
/** A decision whose types only its game knows. */
export type AnyDecision<T extends DecidedTypes> = Partial<Described<T, T["ask"], Choice>> & {
  readonly key?: string;
  readonly log: InLog<T, T["ask"], unknown>;
};
type Own<T extends DecidedTypes> = OwnDecision<T, T["ask"], Choice>;

/** All decisions by kind, whatever their types. */
export const every = <T extends DecidedTypes>(
  decisions: Decisions<T>,
): Readonly<Record<string, AnyDecision<T> | Own<T>>> =>
  decisions as unknown as Readonly<Record<string, AnyDecision<T> | Own<T>>>;

export const isOwn = <T extends DecidedTypes>(decision: AnyDecision<T> | Own<T>): decision is Own<T> =>
  "ask" in decision;

/** Schema of an answer, from its values. */
function shapeOf(values: readonly unknown[]): ZodType {
  const z = zod();
  if (typeof values[0] === "boolean") return z.boolean();
  if (typeof values[0] === "number") {
    const numbers = values as readonly number[];
    return z
      .int()
      .min(Math.min(...numbers))
      .max(Math.max(...numbers));
  }
  return z.enum(values as [string, ...string[]]);
}

const answerShape = <T extends DecidedTypes>({ shape, values }: AnyDecision<T>): ZodType =>
  shape?.() ?? shapeOf(values!);

/** Maximum number of choices in a record; higher if many are single numbers. */
const MOST_CHOICES = 5000;
const MOST_SHORT_CHOICES = 50_000;

/** Choices that are themselves the answers; the engine decides which are legal. */
function shortChoices() {
  const z = zod();
  return z.array(z.union([z.int().min(0).max(100), z.string().max(20)])).max(MOST_SHORT_CHOICES);
}

/** Schema of a record's choices. */
export function choicesShape<T extends DecidedTypes>(decisions: Decisions<T>): ZodType {
  const z = zod();
  const all = Object.entries(every(decisions));
  if (all.every(([, decision]) => !isOwn(decision) && decision.key === undefined)) return shortChoices();
  const kinds = all.map(([kind, decision]) => {
    if (isOwn(decision)) return z.strictObject({ kind: z.literal(kind), ...decision.shapes() });
    const { key, more = {} } = decision;
    return z.strictObject({
      kind: z.literal(kind),
      [key!]: answerShape(decision),
      ...Object.fromEntries(Object.entries(more).map(([name, [, shape]]) => [name, shape().optional()])),
    });
  });
  return z.array(z.discriminatedUnion("kind", kinds as [(typeof kinds)[number], ...typeof kinds])).max(MOST_CHOICES);
}

/** The keys of a dice log that answer decisions: those of the file before its first play, or those of an entry. */
export function logKeys<T extends DecidedTypes>(decisions: Decisions<T>, before = false): Record<string, ZodType> {
  const all = Object.values(every(decisions)).filter(({ log }) => (log.before ?? false) === before);
  const keys = all.flatMap((decision) => {
    const more = isOwn(decision) ? {} : (decision.more ?? {});
    return Object.entries<LogKey>({ ...decision.log.keys, ...more }).map(([key, [says, shape]]) => {
      const own = shape ?? (() => plainShape(all, key));
      return [key, own().optional().describe(says)] as const;
    });
  });
  return Object.fromEntries(keys);
}

/** Schema of an entry of a dice log: the keys of all decisions, and the dice. */
export const entryOf = <T extends DecidedTypes>(decisions: Decisions<T>, faces: ZodType, dice: string) =>
  zod().strictObject({ ...logKeys(decisions), ...entryShape(faces, dice) });

/** Schema of a key: an answer to any decision that uses it. */
function plainShape<T extends DecidedTypes>(all: readonly (AnyDecision<T> | Own<T>)[], key: string): ZodType {
  const here = all.filter((one): one is AnyDecision<T> => !isOwn(one) && key in one.log.keys);
  if (here.length === 1 && !here[0].log.as) return answerShape(here[0]);
  return shapeOf([...new Set(here.flatMap(({ log, values }): readonly unknown[] => log.as ?? values!))]);
}

/** The answers under a key: one, or a list. */
export const several = <V>(said: unknown): readonly V[] =>
  said === undefined ? [] : Array.isArray(said) ? (said as readonly V[]) : [said as V];

/** Schema of a key with one answer or a list. */
export const severalShape = (one: ZodType, most: number) => zod().union([one, zod().array(one).max(most)]);

export type Numbers = Parameters<typeof numbersIn>[0];

/** One side's number from an entry with one for each side, the offense first. */
export const numberOfSide = ({ offense }: { readonly offense: boolean }, both: Numbers = []): number | undefined =>
  numbersIn(both)[offense ? 0 : 1];

/** Schema of one number for each side: `2 0`. */
export const numbersShape = (example: string) =>
  zod()
    .string()
    .regex(/^\s*\d+[\s,]+\d+\s*$/, `expected two numbers such as ${example}: the side with the ball first`);

/** Makes a choice from its answer. */
export const choiceWith = (kind: string, key: string | undefined, value: unknown, more: object = {}): unknown =>
  key === undefined ? value : { kind, [key]: value, ...more };

/** A decision as a question; undefined if no person takes part in it. */
export function handQuestion<T extends DecidedTypes>(
  spec: DecisionSpec<T>,
  open: Open<T>,
  hands: Readonly<Record<Side, boolean>>,
  coached: T["choice"],
): Question<T["choice"]> | undefined {
  const { ask, game } = open;
  const decision = every(spec.decisions)[ask.kind];
  const side = spec.asked(ask);
  if (isOwn(decision)) {
    if (!hands[side] && !hands[otherSide(side)]) return undefined;
    return decision.ask({ ...open, now: boardWords(spec.board(open.state, game)) }, hands, coached as Choice);
  }
  if (!hands[side]) return undefined;
  const { key, values, question, legal, then, ways: wording, secret } = decision;
  const now = boardWords(spec.board(open.state, game));
  const asking = { ...open, now, whose: `${spec.teamName(game, side)}: ` };
  const words = typeof wording === "function" ? wording(open) : wording;
  const answers = legal?.(ask) ?? spec.legal?.(ask) ?? values!;
  const ways = answers.map((value): Way<T["choice"]> => {
    const way = (typeof words === "function" ? words(value as never) : words?.[String(value)]) ?? String(value);
    const [id, means] = typeof way === "string" ? [String(value), way] : way;
    const choice = choiceWith(ask.kind, key, value);
    return { id, words: means, ...(then ? then(choice as Choice, asking) : { choice }) };
  });
  const asked = oneOf(now, asking.whose + (typeof question === "function" ? question(open) : question!), ways);
  return secret?.(open) ? inSecret(asked, side) : asked;
}

/** Legal answers, those that a filled log suggests first. */
export function writtenAnswers<T extends DecidedTypes>(
  decisions: Decisions<T>,
  ask: T["ask"],
  log: Written,
): readonly T["choice"][] {
  const decision = every(decisions)[ask.kind];
  if (decision.tried) return decision.tried(log, ask);
  if (isOwn(decision)) throw new RangeError(`no filled log answers "${ask.kind}"`);
  const { key, values, legal, speaks } = decision;
  const said = (value: unknown): number => Number(speaks?.(value as never, log, ask) ?? false);
  return [...(legal?.(ask) ?? values!)]
    .sort((a, b) => said(b) - said(a))
    .map((value) => choiceWith(ask.kind, key, value));
}
