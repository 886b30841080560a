/** The form of `switches:` in a house-rule file. */
import { z } from "zod";
import { switchable, type Ruling, type RulingAnswer } from "./ruling.js";

/** Any of the switches, each with one of its answers. */
export const switchesSchema = (rulings: readonly Ruling[]) =>
  z.strictObject(
    Object.fromEntries(
      switchable(rulings).map(({ id, values }) => {
        const answers = values.map(({ value }) => value) as [RulingAnswer, ...RulingAnswer[]];
        return [id, z.literal(answers).optional()];
      }),
    ),
  );
