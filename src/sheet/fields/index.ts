/** The one list of fields: everything that can be written on a sheet. Docs and template checks derive from it. */
import { choose } from "./choose.js";
import { circles } from "./circles.js";
import { dice } from "./dice.js";
import type { Field } from "./field.js";
import { histogram } from "./histogram.js";
import { crossOut, stretch, strike } from "./lines.js";
import { notes } from "./notes.js";
import { scale } from "./scale.js";
import { check, ring, tally, tick } from "./signs.js";
import { blank, write } from "./write.js";

export const FIELDS = [
  write,
  blank,
  notes,
  ring,
  tick,
  check,
  tally,
  dice,
  choose,
  circles,
  scale,
  stretch,
  strike,
  crossOut,
  histogram,
] as readonly Field[];

export type { Field, FieldProps } from "./field.js";
