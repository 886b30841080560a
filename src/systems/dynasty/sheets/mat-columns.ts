/** Measures that the three columns of the team mat share, millimetres in the live area. */
import { round } from "../../../page/lay-out.js";

/** Top and bottom of the columns, and the heights that all of them share. */
export const PHASES = { y: 61.4, h: 122, band: 7.2, note: 4.8, head: 3.9 } as const;
export const BOTTOM = PHASES.y + PHASES.h;
export const NOTE_Y = round(PHASES.y + PHASES.band + 3.3);
export const HEAD_Y = round(PHASES.y + PHASES.band + PHASES.note);
export const ROWS_Y = round(HEAD_Y + PHASES.head);
/** Baseline of the column heads. */
export const HEAD_BASE = round(HEAD_Y + 2.8);
/** Bands inside a column. */
export const SUB_BAND = 5.6;

/** A type size that follows its row: `base` points in rows of `full` millimetres and more, never under the floor. */
export const sizeFor = (h: number, base: number, full: number): number =>
  Math.max(6, Math.round(base * Math.min(1, h / full) * 10) / 10);

/** Band, number and title of a column. */
export const head = (number: number, title: string, note: string, x: number, w: number): object => ({
  number: `${number}`,
  title,
  note,
  x,
  w,
  y: PHASES.y,
  h: PHASES.band,
  squareX: x + 1,
  squareY: PHASES.y + 1,
  numberX: x + 3.6,
  cy: PHASES.y + PHASES.band / 2,
});
