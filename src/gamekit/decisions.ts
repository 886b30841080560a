/**
 * The decisions of a game, each described once: what may be answered, what a person at the table is asked, under which key a dice log
 * holds the answer, and what a filled sheet says about it. The form of a record's choices, the form and the reader of dice logs, the
 * questions by hand, and the answers that a reader of sheets tries all come from this one table.
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
/** Keys that every choice of a kind has; the others say more of it. */
type KeysOf<C> = { [K in keyof C]-?: object extends Pick<C, K> ? never : K }[Exclude<keyof C, "kind">] & string;
/** Key of a choice that holds the answer; none where the choice is the answer itself. */
type KeyOf<C> = C extends Kinded ? KeysOf<C> : undefined;
type ValueOf<C> = C extends Kinded ? C[KeysOf<C> & keyof C] : C;
type Keyed<C> = C extends Kinded ? { readonly key: KeysOf<C> } : { readonly key?: undefined };

/** Types of a game with decisions in a table. */
export interface DecidedTypes extends GameTypes {
  readonly ask: Kinded;
}

/** A decision that waits for an answer. */
export interface Open<T extends DecidedTypes, A = T["ask"]> {
  readonly ask: A;
  readonly state: T["view"];
  readonly game: T["setup"];
}

/** A question by hand in the making. */
export interface Asking<T extends DecidedTypes, A = T["ask"]> extends Open<T, A> {
  /** Where the game stands. */
  readonly now: string;
  /** Who is asked: `Gulls: `. */
  readonly whose: string;
}

/** What a filled log says around a decision. */
export interface Written {
  /** The row that the decision begins, if it begins one. */
  readonly row: WrittenRow | undefined;
  /** The row under way. */
  readonly last: WrittenRow | undefined;
  readonly short: Readonly<Record<Side, string>>;
}

/** An answer in words; also what the player types, if that is not the value itself. */
type WayWords = string | readonly [id: string, words: string];
/** Answers in words, by value. */
export type Ways = Readonly<Record<string, WayWords>>;
type WaysBy<V> = Ways | ((value: V) => WayWords);

/** A key of a dice log: its meaning, and its form where it is not that of the answer. */
type LogKey = readonly [says: string, shape?: () => ZodType];

/** An entry of a dice log, by key. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** The play of an entry so far. */
export interface PlaySoFar<T extends DecidedTypes> {
  readonly game: T["setup"];
  /** Its events; if a decision begins the play, those since then. */
  readonly events: readonly T["event"][];
}

/** What the reader of a dice log offers a decision with a notation of its own. */
export interface LogReader<T extends DecidedTypes, Choice = T["choice"]> extends PlaySoFar<T> {
  /** How often this entry was asked for this kind of decision before. */
  readonly nth: number;
  /** What the coach decides here. */
  coached(): Choice;
  /** A fault with the place in the game, at a key of the entry. */
  fault(code: string, message: string, key: string, hint?: string): Issue;
}

/** An entry that contradicts the game. */
export type Contradiction = readonly [code: string, message: string, hint?: string];

/** Handles keys of a decision that the game did not ask for. */
interface Unasked<T extends DecidedTypes> {
  /** Why a play did not ask for the first key. */
  readonly unasked?: string | ((entry: LogEntry, play: PlaySoFar<T>) => string | undefined);
  /** Depends on another key: if that one is reported as unused, this one is not reported again. */
  readonly with?: string;
  /** True if a log may contain the first key even when the outcome was forced and no one was asked. */
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
  /** Keys with which an entry may begin where the decision begins a play; default the first key. */
  readonly opens?: readonly string[];
  /** Words for the values, or yes and no, in the same order. */
  readonly as?: readonly (string | boolean)[];
  /**
   * The answer, where it is more than what is under the first key.
   * @returns the key that answers, and the answer; undefined where the entry says nothing
   */
  read?(entry: LogEntry, open: Open<T, A>, reader: LogReader<T>): readonly [key: string, value?: V] | undefined;
}

/** A decision; `key` is the field of the choice with the answer. */
export type Decision<T extends DecidedTypes, A, C> = Described<T, A, C> & Keyed<C>;

interface Described<T extends DecidedTypes, A, C> {
  readonly own?: undefined;
  /** All possible answers in the order offered; optional if the game gives the legal ones and logs use another form. */
  readonly values?: readonly ValueOf<C>[];
  /** Answers that are legal now; default: those that the game gives, or all. */
  legal?(ask: A): readonly ValueOf<C>[];
  /** Form of the answer, where its values do not give it. */
  shape?(): ZodType;
  /** Optional keys of a choice, and their meaning in a dice log. */
  readonly more?: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
  /** The play that the decision begins: `kickoff by Gulls`; undefined where a play is under way. */
  begins?(open: Open<T, A>): string | undefined;
  readonly question: string | ((open: Open<T, A>) => string);
  /** True if the other side must not see the answer before it gives its own. */
  secret?(open: Open<T, A>): boolean;
  /** What a person types for an answer, and its meaning; both are the value by default. */
  readonly ways?: Ways | ((open: Open<T, A>) => WaysBy<ValueOf<C>>);
  /** What is asked after an answer. */
  then?(choice: C, asking: Asking<T, A>): Said<T["choice"]>;
  readonly log: InLog<T, A, ValueOf<C>>;
  /** Whether a filled log speaks for an answer. */
  speaks?(value: ValueOf<C>, log: Written, ask: A): boolean;
  /** The answers that a reader of filled logs tries, in their order, where they are more than the legal ones. */
  tried?(log: Written, ask: A): readonly C[];
}

/** A decision with questions and a notation of its own: both sides answer it, or with a call and its dice. */
export interface OwnDecision<T extends DecidedTypes, A, C> extends Pick<Decision<T, A, C>, "begins"> {
  readonly own: true;
  /** Keys of the choice. */
  shapes(): Readonly<Record<KeyOf<C> & string, ZodType>>;
  /** Undefined where no person has a part in it. `coached` is what the program decides for its part. */
  ask(
    open: Omit<Asking<T, A>, "whose">,
    hands: Readonly<Record<Side, boolean>>,
    coached: C,
  ): Question<T["choice"]> | undefined;
  readonly log: Unasked<T> & {
    readonly before?: undefined;
    readonly keys: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
    readonly opens?: readonly string[];
    /** @returns the key that answers, and the choice; undefined where the entry says nothing */
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

/** What a game says about all its decisions. */
export interface Telling<T extends DecidedTypes> {
  readonly decisions: Decisions<T>;
  /** Who answers. */
  asked(ask: T["ask"]): Side;
  teamName(game: T["setup"], side: Side): string;
  /** Score, clock, possession and spot as numbers; the words are made from them. */
  board(state: T["view"], game: T["setup"]): Board;
  /** When a play begins, for games whose plays begin with decisions: `quarter 2 at 7:30`. */
  when?(state: T["view"], game: T["setup"]): string;
  /** Plays that begin and end with events instead of decisions: rows of the game's log. */
  readonly rows?: Rows<T>;
  /** Answers that are legal now, if the game's decisions include them. */
  legal?(ask: T["ask"]): readonly T["choice"][];
  /** Where a game is before its first play: `before the toss`. */
  readonly before: string;
  /** A die in a message about a dice log: `the red die`. @param whose the team that rolls it, if the engine says so */
  die(sides: number, use?: string, whose?: string): string;
  /** A die that a person rolls, where a message calls it otherwise. */
  handDie?(sides: number, use?: string, whose?: string): string;
  /** What the dice of a throw decide, by the engine's id of it. */
  roll?(roll: string): string | undefined;
  /** The highest face of a die shows 0. */
  readonly zeros?: boolean;
}

type Choice = Readonly<Record<string, unknown>>;
/** A decision whose types are its game's own business. */
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

/** The form of an answer by its values. */
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

/** Choices that are the answers themselves; the engine decides which are legal. */
function shortChoices() {
  const z = zod();
  return z.array(z.union([z.int().min(0).max(100), z.string().max(20)])).max(MOST_SHORT_CHOICES);
}

/** The form of a record's choices. */
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

/** The form of an entry of a dice log: the keys of all decisions, and the dice. */
export const entryOf = <T extends DecidedTypes>(decisions: Decisions<T>, faces: ZodType, dice: string) =>
  zod().strictObject({ ...logKeys(decisions), ...entryShape(faces, dice) });

/** Schema of a key: an answer to any decision that uses it. */
function plainShape<T extends DecidedTypes>(all: readonly (AnyDecision<T> | Own<T>)[], key: string): ZodType {
  const here = all.filter((one): one is AnyDecision<T> => !isOwn(one) && key in one.log.keys);
  if (here.length === 1 && !here[0].log.as) return answerShape(here[0]);
  return shapeOf([...new Set(here.flatMap(({ log, values }): readonly unknown[] => log.as ?? values!))]);
}

/** What an entry says under a key, once or several times. */
export const several = <V>(said: unknown): readonly V[] =>
  said === undefined ? [] : Array.isArray(said) ? (said as readonly V[]) : [said as V];

/** The form of such a key. */
export const severalShape = (one: ZodType, most: number) => zod().union([one, zod().array(one).max(most)]);

export type Numbers = Parameters<typeof numbersIn>[0];

/** The number of one side where an entry has one of each, the side with the ball first. */
export const numberOfSide = ({ offense }: { readonly offense: boolean }, both: Numbers = []): number | undefined =>
  numbersIn(both)[offense ? 0 : 1];

/** The form of a number of each side: `2 0`. */
export const numbersShape = (example: string) =>
  zod()
    .string()
    .regex(/^\s*\d+[\s,]+\d+\s*$/, `expected two numbers such as ${example}: the side with the ball first`);

/** A choice with its answer. */
export const choiceWith = (kind: string, key: string | undefined, value: unknown, more: object = {}): unknown =>
  key === undefined ? value : { kind, [key]: value, ...more };

/** A decision in words; undefined where no person has a part in it. */
export function handQuestion<T extends DecidedTypes>(
  telling: Telling<T>,
  open: Open<T>,
  hands: Readonly<Record<Side, boolean>>,
  coached: T["choice"],
): Question<T["choice"]> | undefined {
  const { ask, game } = open;
  const decision = every(telling.decisions)[ask.kind];
  const side = telling.asked(ask);
  if (isOwn(decision)) {
    if (!hands[side] && !hands[otherSide(side)]) return undefined;
    return decision.ask({ ...open, now: boardWords(telling.board(open.state, game)) }, hands, coached as Choice);
  }
  if (!hands[side]) return undefined;
  const { key, values, question, legal, then, ways: told, secret } = decision;
  const now = boardWords(telling.board(open.state, game));
  const asking = { ...open, now, whose: `${telling.teamName(game, side)}: ` };
  const words = typeof told === "function" ? told(open) : told;
  const answers = legal?.(ask) ?? telling.legal?.(ask) ?? values!;
  const ways = answers.map((value): Way<T["choice"]> => {
    const way = (typeof words === "function" ? words(value as never) : words?.[String(value)]) ?? String(value);
    const [id, means] = typeof way === "string" ? [String(value), way] : way;
    const choice = choiceWith(ask.kind, key, value);
    return { id, words: means, ...(then ? then(choice as Choice, asking) : { choice }) };
  });
  const asked = oneOf(now, asking.whose + (typeof question === "function" ? question(open) : question!), ways);
  return secret?.(open) ? inSecret(asked, side) : asked;
}

/** Legal answers; those come first that a filled log speaks for. */
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
