/** What a ruling is. */

/** One answer to a ruling's question. */
export interface RulingValue {
  readonly value: string;
  /** What the game does under this answer. */
  readonly meaning: string;
}

/** One ruling. The first value is the default; a ruling with one value is fixed and has no switch. */
export interface Ruling {
  /** Key in house rules: `switches: {touchdown: plane}`. */
  readonly id: string;
  /** Number in the rulings list: `A2`; `F2` for the design flaws that the balanced preset mends. */
  readonly ruling: string;
  readonly question: string;
  readonly values: readonly [RulingValue, ...RulingValue[]];
  /** Answer of the balanced preset where it is not the default. */
  readonly balanced?: string;
}

/** A ruling without an alternative, as one row of the list. */
export const fixed = (id: string, ruling: string, question: string, value: string, meaning: string) =>
  ({ id, ruling, question, values: [{ value, meaning }] }) as const;
