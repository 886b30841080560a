/** The one list of marks: everything printed that a template places with one call. Docs and template checks derive from it. */
import { arcText } from "./arc-text.js";
import { arrow, pointer } from "./arrows.js";
import { band } from "./band.js";
import { diceRow, die, hexDie, kiteDie } from "./dice.js";
import { distribution } from "./distribution.js";
import { drawing, link } from "./drawing.js";
import { driveField, driveScale, field } from "./field.js";
import { ruler, yardBand } from "./furniture.js";
import { image } from "./image.js";
import { linePlot } from "./line-plot.js";
import type { Mark } from "./mark.js";
import { numberLine } from "./number-line.js";
import { lead, price } from "./pairs.js";
import { item, p } from "./paragraph.js";
import { qr } from "./qr.js";
import { runs } from "./runs.js";
import { bar, box, circle, dot, polygon, rule } from "./shapes.js";
import { ball, flag, helmet, star } from "./signs.js";
import { text } from "./text.js";
import { yardRuler } from "./yard-ruler.js";

export const MARKS = [
  text,
  p,
  item,
  lead,
  price,
  runs,
  arcText,
  band,
  box,
  rule,
  bar,
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
  kiteDie,
  helmet,
  yardBand,
  ruler,
  field,
  yardRuler,
  driveField,
  driveScale,
  numberLine,
  linePlot,
  distribution,
  drawing,
  image,
  qr,
  link,
] as readonly Mark[];

export type { Mark } from "./mark.js";
