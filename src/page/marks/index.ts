/** THE list of marks: every template helper that draws. Docs and the checks of templates derive from it. */
import { arcText } from "./arc-text.js";
import { ball } from "./ball.js";
import { band } from "./band.js";
import { diceRow, die } from "./dice.js";
import { drawing } from "./drawing.js";
import { field } from "./field.js";
import { footer, leader, ruler, writingLine, yards } from "./furniture.js";
import { helmet } from "./helmet.js";
import { hexDie } from "./hex-die.js";
import { histogram } from "./histogram.js";
import { linePlot } from "./line-plot.js";
import { link } from "./link.js";
import { paragraph } from "./paragraph.js";
import { pencil } from "./pencil.js";
import { pencilLine } from "./pencil-line.js";
import { checkMark, pencilDice, ring, tick } from "./scribbles.js";
import { tally } from "./tally.js";
import { pointer } from "./pointer.js";
import { polygon } from "./polygon.js";
import { procedures } from "./procedures.js";
import { runs } from "./runs.js";
import { star } from "./star.js";
import { story } from "./story.js";
import { arrow, box, circle, dot, line } from "./shapes.js";
import { lead, text } from "./text.js";
import type { Mark } from "./mark.js";

export const MARKS = [
  text,
  lead,
  runs,
  arcText,
  paragraph,
  band,
  box,
  line,
  arrow,
  dot,
  circle,
  star,
  ball,
  polygon,
  pointer,
  die,
  diceRow,
  hexDie,
  helmet,
  yards,
  field,
  drawing,
  ruler,
  footer,
  writingLine,
  leader,
  pencil,
  pencilLine,
  ring,
  tick,
  checkMark,
  tally,
  pencilDice,
  story,
  procedures,
  histogram,
  linePlot,
  link,
] as readonly Mark[];

export type { Mark } from "./mark.js";
