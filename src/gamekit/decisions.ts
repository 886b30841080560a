/**
 * The decisions of a game, each described once: what may be answered, what a person at the table is asked, under which key a dice log
 * holds the answer, and what a filled sheet says about it. The form of a record's choices, the form and the reader of dice logs, the
 * questions by hand, and the answers that a reader of sheets tries all come from this one table.
 */
import type { ZodType } from "zod";
import { otherSide, type Side } from "../kernel/football/index.js";
import type { Issue } from "../kernel/issue/index.js";
import {
  entryShape,
  oneOf,
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

/** Answers in words, by value; with what a person types where that is not the value itself. */
export type Ways = Readonly<Record<string, string | readonly [id: string, words: string]>>;

/** A key of a dice log: its meaning, and its form where it is not that of the answer. */
type LogKey = readonly [says: string, shape?: () => ZodType];

/** An entry of a dice log, by key. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** What the reader of a dice log offers a decision with a notation of its own. */
export interface LogReader<Choice> {
  /** How often this entry was asked for this kind of decision before. */
  readonly nth: number;
  /** What the coach decides here. */
  coached(): Choice;
  /** A fault with the place in the game, at a key of the entry. */
  fault(code: string, message: string, key: string, hint?: string): Issue;
}

/** How a dice log writes a decision. */
interface InLog<T extends DecidedTypes, A, V> {
  /** Keys of an entry; the first one holds the answer. */
  readonly keys: Readonly<Record<string, LogKey>>;
  /** Keys with which an entry may begin where the decision begins a play; default the first key. */
  readonly opens?: readonly string[];
  /** Words that stand for the values, in the same order. */
  readonly as?: readonly string[];
  /**
   * The answer, where it is more than what is under the first key.
   * @returns the key that answers, and the answer; undefined where the entry says nothing
   */
  read?(
    entry: LogEntry,
    open: Open<T, A>,
    reader: LogReader<T["choice"]>,
  ): readonly [key: string, value?: V] | undefined;
  /** Why a play did not ask for the first key. */
  readonly unasked?: string;
}

export interface Decision<T extends DecidedTypes, A, C> {
  readonly own?: undefined;
  /** Key of the answer in a choice. */
  readonly key: KeyOf<C>;
  /** All answers that there are, in the order offered. */
  readonly values: readonly ValueOf<C>[];
  /** Answers that are legal now; default all. */
  legal?(ask: A): readonly ValueOf<C>[];
  /** Form of the answer, where its values do not give it. */
  shape?(): ZodType;
  /** Optional keys of a choice, and their meaning in a dice log. */
  readonly more?: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
  /** The play that the decision begins: `kickoff by Gulls`; undefined where a play is under way. */
  begins?(open: Open<T, A>): string | undefined;
  readonly question: string | ((open: Open<T, A>) => string);
  /** What a person types for an answer, and its meaning; both are the value by default. */
  readonly ways?: Ways | ((open: Open<T, A>) => Ways);
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
  readonly log: {
    readonly keys: Readonly<Record<string, readonly [says: string, shape: () => ZodType]>>;
    readonly opens?: readonly string[];
    readonly unasked?: string;
    /** @returns the key that answers, and the choice; undefined where the entry says nothing */
    read(entry: LogEntry, open: Open<T, A>, reader: LogReader<C>): readonly [key: string, choice: C] | undefined;
  };
  tried?(log: Written, ask: A): readonly C[];
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
  /** Score, clock, and who has the ball where. */
  situation(open: Open<T>): string;
  /** When a play begins: `quarter 2 at 7:30`. */
  when(state: T["view"], game: T["setup"]): string;
  /** Where a game is before its first play: `before the toss`. */
  readonly before: string;
  /** A die in a message about a dice log: `the red die`. */
  die(sides: number, use?: string): string;
  /** A die that a person rolls, where a message calls it otherwise. */
  handDie?(sides: number, use?: string): string;
  /** What the dice of a throw decide, by the engine's id of it. */
  roll?(roll: string): string | undefined;
  /** The highest face of a die shows 0. */
  readonly zeros?: boolean;
}

type Choice = Readonly<Record<string, unknown>>;
/** A decision whose types are its game's own business. */
export type AnyDecision<T extends DecidedTypes> = Partial<Decision<T, T["ask"], Choice>> & {
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

/** The most choices that a record may have. */
const MOST_CHOICES = 5000;

/** The form of a record's choices. */
export function choicesShape<T extends DecidedTypes>(decisions: Decisions<T>) {
  const z = zod();
  const kinds = Object.entries(every(decisions)).map(([kind, decision]) => {
    if (isOwn(decision)) return z.strictObject({ kind: z.literal(kind), ...decision.shapes() });
    const { key, more = {} } = decision;
    return z.strictObject({
      kind: z.literal(kind),
      [key as unknown as string]: answerShape(decision),
      ...Object.fromEntries(Object.entries(more).map(([name, [, shape]]) => [name, shape().optional()])),
    });
  });
  return z.array(z.discriminatedUnion("kind", kinds as [(typeof kinds)[number], ...typeof kinds])).max(MOST_CHOICES);
}

/** The form of an entry of a dice log: the keys of all decisions, and the dice. */
export function entryOf<T extends DecidedTypes>(decisions: Decisions<T>, faces: ZodType, dice: string) {
  const keys = Object.values(every(decisions)).flatMap((decision) => {
    const more = isOwn(decision) ? {} : (decision.more ?? {});
    return Object.entries<LogKey>({ ...decision.log.keys, ...more }).map(([key, [says, shape]]) => {
      const own = shape ?? (() => plainShape(decision as AnyDecision<T>));
      return [key, own().optional().describe(says)] as const;
    });
  });
  return zod().strictObject({ ...Object.fromEntries(keys), ...entryShape(faces, dice) });
}

const plainShape = <T extends DecidedTypes>(decision: AnyDecision<T>): ZodType =>
  decision.log.as ? shapeOf(decision.log.as) : answerShape(decision);

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
    return decision.ask({ ...open, now: telling.situation(open) }, hands, coached as Choice);
  }
  if (!hands[side]) return undefined;
  const { key, values, question, legal, then, ways: told } = decision;
  const asking = { ...open, now: telling.situation(open), whose: `${telling.teamName(game, side)}: ` };
  const words = typeof told === "function" ? told(open) : told;
  const ways = (legal?.(ask) ?? values!).map((value): Way<T["choice"]> => {
    const way = words?.[String(value)] ?? String(value);
    const [id, means] = typeof way === "string" ? [String(value), way] : way;
    const choice = choiceWith(ask.kind, key, value);
    return { id, words: means, ...(then ? then(choice as Choice, asking) : { choice }) };
  });
  return oneOf(asking.now, asking.whose + (typeof question === "function" ? question(open) : question!), ways);
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
