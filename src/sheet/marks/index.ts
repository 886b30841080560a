/** THE list of marks: everything printed that a template places with one call. Docs and the checks of templates derive from it. */
import { arrow, pointer } from "./arrows.js";
import { band } from "./band.js";
import { diceRow, die, hexDie } from "./dice.js";
import { footer, ruler, yardBand } from "./furniture.js";
import type { Mark } from "./mark.js";
import { lead, price } from "./pairs.js";
import { item, p } from "./paragraph.js";
import { box, circle, dot, polygon, rule } from "./shapes.js";
import { ball, flag, helmet, star } from "./signs.js";
import { text } from "./text.js";

export const MARKS = [
  text,
  p,
  item,
  lead,
  price,
  band,
  box,
  rule,
  arrow,
  pointer,
  polygon,
  dot,
  circle,
  star,
  ball,
  flag,
  die,
  diceRow,
  hexDie,
  helmet,
  yardBand,
  ruler,
  footer,
] as readonly Mark[];

export type { Mark } from "./mark.js";
