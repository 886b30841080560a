/** The form of `switches:` in a house-rule file. */
import { zod } from "../zod/index.js";
import { switchable, type Ruling, type RulingAnswer } from "./ruling.js";

/** Any of the switches, each with one of its answers. */
export const switchesSchema = (rulings: readonly Ruling[]) =>
  zod().strictObject(
    Object.fromEntries(
      switchable(rulings).map(({ id, values }) => {
        const answers = values.map(({ value }) => value) as [RulingAnswer, ...RulingAnswer[]];
        return [id, zod().literal(answers).optional()];
      }),
    ),
  );
