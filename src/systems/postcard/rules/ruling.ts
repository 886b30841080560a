/** What a ruling of this game is. */
import type { Ruling as KernelRuling } from "../../../kernel/rulings/index.js";

/** `ruling` is a number of the rulings list, `A2`, or `F2` for the design flaws that the balanced preset mends. */
export interface Ruling extends KernelRuling<string> {
  /** Answer of the balanced preset where it is not the default. */
  readonly balanced?: string;
}

/** A ruling without an alternative, as one row of the list. */
export const fixed = (id: string, ruling: string, question: string, value: string, meaning: string) =>
  ({ id, ruling, question, values: [{ value, meaning }] }) as const;
