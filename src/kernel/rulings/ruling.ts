/** Rulings: every question that a rulebook leaves open, its answer, and the switches for house rules. */

export type RulingAnswer = string | boolean | number;

/** One answer to a ruling's question. */
export interface RulingValue<A extends RulingAnswer = RulingAnswer> {
  readonly value: A;
  /** What the game does under this answer. */
  readonly meaning: string;
}

/** One ruling. The first value is the default; a ruling with one value is fixed and has no switch. */
export interface Ruling<A extends RulingAnswer = RulingAnswer> {
  /** Key in house rules: `switches: {kickoffSpot: 30}`. */
  readonly id: string;
  /** Number in the system's list of rulings: `A21`; `variant` for optional rules of the rulebook. */
  readonly ruling: string;
  readonly question: string;
  readonly values: readonly [RulingValue<A>, ...RulingValue<A>[]];
}

/** A ruling as its list has it: `"A2: When is it a touchdown?"`, then the answers, the default first. */
type Listed = readonly [asked: `${string}: ${string}`, ...answers: (readonly [value: RulingAnswer, meaning: string])[]];

type ValuesOf<L extends Listed> = L extends readonly [string, ...infer Answers]
  ? {
      readonly [K in keyof Answers]: Answers[K] extends readonly [infer V, string]
        ? RulingValue<V & RulingAnswer>
        : never;
    }
  : never;

type RulingsOf<L extends Readonly<Record<string, Listed>>> = {
  readonly [Id in keyof L & string]: Omit<Ruling, "id" | "values"> & {
    readonly id: Id;
    readonly values: ValuesOf<L[Id]>;
  };
}[keyof L & string];

/** Rulings by id, in list order. */
export const rulings = <const L extends Readonly<Record<string, Listed>>>(list: L): readonly RulingsOf<L>[] =>
  Object.entries(list).map(([id, [asked, ...answers]]) => {
    const [ruling, question] = asked.split(/: (.*)/);
    return { id, ruling, question, values: answers.map(([value, meaning]) => ({ value, meaning })) };
  }) as unknown as RulingsOf<L>[];

/** Rulings with more than one answer. */
export type Switchable<R extends Ruling> = R extends { readonly values: readonly [unknown] } ? never : R;

/** One value for every ruling that has an alternative. */
export type SwitchesOf<R extends Ruling> = {
  readonly [S in Switchable<R> as S["id"]]: S["values"][number]["value"];
};

/** The rulings that house rules may answer differently, in list order. */
export const switchable = <R extends Ruling>(rulings: readonly R[]): readonly Switchable<R>[] =>
  rulings.filter(({ values }) => values.length > 1) as unknown as readonly Switchable<R>[];

/** The default answer to every switch: its first value. */
export const usualAnswers = <R extends Ruling>(rulings: readonly R[]): SwitchesOf<R> =>
  Object.fromEntries(switchable(rulings).map(({ id, values }) => [id, values[0].value])) as unknown as SwitchesOf<R>;

/** A ruling that house rules answer differently from the default. */
export interface SwitchedRuling {
  readonly id: string;
  readonly ruling: string;
  readonly question: string;
  /** The answer in force, as people write it. */
  readonly value: string;
  readonly meaning: string;
}

/** The rulings not at their default, in the order of `describeRulings`. */
export const switchedRulings = (
  rulings: readonly Ruling[],
  switches: Readonly<Record<string, RulingAnswer>>,
): readonly SwitchedRuling[] =>
  describeRulings(rulings).flatMap(({ id, ruling, question, fixed, values }) => {
    if (fixed) return [];
    const at = values.findIndex((one) => one.id === String(switches[id]));
    return at > 0 ? [{ id, ruling, question, value: values[at].id, meaning: values[at].meaning }] : [];
  });

/**
 * All rulings as help and docs list them, each answer as people write it. Sorted by number, so that a number in a message is easy to find;
 * other letters follow.
 */
export function describeRulings(rulings: readonly Ruling[]) {
  const letter = rulings[0]?.ruling.charAt(0);
  const place = ({ ruling }: Ruling): number =>
    ruling.startsWith(letter) && /^.\d+$/.test(ruling) ? Number(ruling.slice(1)) : 1e6;
  const inOrder = [...rulings].sort((a, b) => place(a) - place(b));
  return inOrder.map(({ id, ruling, question, values }) => ({
    id,
    ruling,
    question,
    fixed: values.length === 1,
    values: values.map(({ value, meaning }) => ({ id: String(value), meaning })),
    default: String(values[0].value),
  }));
}
