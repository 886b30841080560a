/** What a histogram is given, and where its values stand. */
import type { Align } from "../write.js";

/** A value marked on the axis, with its label beside it. */
export interface HistogramMark {
  readonly value: number;
  readonly label: string;
  readonly align: Align;
  /** Millimetres that the label stands off its value. */
  readonly shift: number;
}

export interface HistogramProps {
  /** Starts the names of its form fields. */
  name: string;
  /** Left end of the axis. */
  x: number;
  /** The axis itself; bars rise from it. */
  y: number;
  w: number;
  /** Height of the grid. */
  h: number;
  /** First value of the axis and width of a bucket, in values. */
  from: number;
  step: number;
  /** Printed under each bucket: `20-39`. */
  buckets: readonly string[];
  /** Lines of the grid, and how many a line stands for. */
  lines: number;
  perLine: number;
  /** How many in each bucket; empty on a blank. */
  counts: readonly number[];
  /** Printed above the grid, with an arrow down to the value. */
  marks: readonly HistogramMark[];
  /** Drawn by the pencil: lines at values that come from the counts. */
  pencilMarks: readonly HistogramMark[];
}

/** Room above the grid for what the pencil marks. */
export const HEAD = 4.6;

/** Where a value stands on the axis. */
export const valueX = (p: HistogramProps, value: number): number => {
  const share = (value - p.from) / (p.step * p.buckets.length);
  return p.x + p.w * Math.min(1, Math.max(0, share));
};
