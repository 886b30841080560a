/** The plot at the foot of the hall of fame: a grid to tally on, bars when campaigns were played. */
import { round } from "../../../page/lay-out.js";
import { REFERENCE_CAREERS } from "./careers.js";
import type { Distribution } from "./hall-of-fame-values.js";

const PLOT = { y: 207.4, axis: 250.4, h: 31.2, lines: 6 };
/** A line of the grid holds one group of tally strokes. */
const TALLY = 5;

export function plot({ step, buckets, counts, campaigns, mean, median }: Distribution): object {
  const high = Math.max(0, ...counts);
  // Bars keep a little air under the top of the grid, where the names of the lines stand.
  const perLine = campaigns === 0 ? TALLY : handy(high / (PLOT.lines - 0.3));
  const noun = campaigns === 1 ? "campaign" : "campaigns";
  return {
    title: "Where campaigns end",
    note: "Tally each campaign over the points it scored. Arrows: average careers of the coaches, and twenty real seasons of one club.",
    titleY: PLOT.y,
    axis: PLOT.axis,
    h: PLOT.h,
    step,
    buckets,
    counts,
    lines: PLOT.lines,
    perLine,
    marks: REFERENCE_CAREERS.map(({ points, label, align, shift }) => ({ value: points, label, align, shift })),
    pencilMarks: campaigns < 3 ? [] : pencilMarks(mean, median),
    scaleLabel: "one line =",
    scale: campaigns === 0 ? "" : `${perLine}, of ${campaigns} ${noun}`,
    scaleX: 138,
    scaleLineX: 149.5,
    scaleLineX2: 190,
    scaleY: round(PLOT.y + 0.6),
    scaleBoxY: round(PLOT.y - 4.6),
    scaleW: 40.5,
  };
}

/** Mean and median, each label on its own side. */
function pencilMarks(mean: number | undefined, median: number | undefined): object[] {
  if (mean === undefined || median === undefined) return [];
  if (Math.round(mean) === Math.round(median)) {
    return [{ value: mean, label: `mean and median ${Math.round(mean)}`, align: "start", shift: 1 }];
  }
  const right = { align: "start", shift: 1 } as const;
  const left = { align: "end", shift: -1 } as const;
  return [
    { value: mean, label: `mean ${Math.round(mean)}`, ...(mean >= median ? right : left) },
    { value: median, label: `median ${Math.round(median)}`, ...(mean >= median ? left : right) },
  ];
}

/** The next number that is easy to count in: 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25 ... */
function handy(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    const found = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((n) => n * ten).find((n) => n >= least && Number.isInteger(n));
    if (found !== undefined) return found;
  }
}
