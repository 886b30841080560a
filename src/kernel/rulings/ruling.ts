/** Rulings: every point that a rulebook leaves open, how it is decided, and the switches that this gives a house. */

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
  /** Number in the system's list of rulings: `A21`; `variant` for what the source offers as a choice. */
  readonly ruling: string;
  readonly question: string;
  readonly values: readonly [RulingValue<A>, ...RulingValue<A>[]];
}

/** Rulings with an alternative: one value means fixed. */
export type Switchable<R extends Ruling> = R extends { readonly values: readonly [unknown] } ? never : R;

/** One value for every ruling that has an alternative. */
export type SwitchesOf<R extends Ruling> = {
  readonly [S in Switchable<R> as S["id"]]: S["values"][number]["value"];
};

/** The rulings that house rules may answer in another way, in list order. */
export const switchable = <R extends Ruling>(rulings: readonly R[]): readonly Switchable<R>[] =>
  rulings.filter(({ values }) => values.length > 1) as unknown as readonly Switchable<R>[];

/** An answer to every switch; the first value where nothing else is picked. */
export const answersTo = <R extends Ruling>(
  rulings: readonly R[],
  pick: (ruling: Switchable<R>) => RulingAnswer = ({ values }) => values[0].value,
): SwitchesOf<R> =>
  Object.fromEntries(switchable(rulings).map((ruling) => [ruling.id, pick(ruling)])) as unknown as SwitchesOf<R>;

/** Switches as help and documents list them: every answer as the word a person writes. */
export const describeSwitches = (rulings: readonly Ruling[]) =>
  switchable(rulings).map(({ id, ruling, question, values }) => ({
    id,
    ruling,
    question,
    values: values.map(({ value, meaning }) => ({ id: String(value), meaning })),
    default: String(values[0].value),
  }));
