/** THE list of fields: everything that a hand writes into. Docs and the checks of templates derive from it. */
import { dice } from "./dice.js";
import type { Field } from "./field.js";
import { check, ring, tally, tick } from "./signs.js";
import { blank, write } from "./write.js";

export const FIELDS: readonly Field[] = [write, blank, ring, tick, tally, dice, check] as readonly Field[];

export type { Field, FieldProps, Hand, SlotValue } from "./field.js";
