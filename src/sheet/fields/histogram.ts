/** A distribution on a printed grid for tallying: an empty axis, with bars and counts drawn by hand. */
import { ptToMm } from "../../kernel/units/index.js";
import { DASH } from "../../kernel/words/index.js";
import { colorOf, drawLine, drawPolygon, strokeOf, WEIGHTS, type Pen } from "../drawing/pen.js";
import type { PathData, Rect } from "../drawing/types.js";
import { sizeOf } from "../marks/place.js";
import { lineWidth, writeLine, type Align } from "../type/line.js";
import { defineField, type FieldProps } from "./field.js";
import { nth, textField } from "./form-field.js";
import { pencilStroke } from "./hand.js";
import { asNumbers, take, type ReadValue } from "./value.js";

/** A labeled value on the axis. */
export interface HistogramMark {
  readonly value: number;
  readonly label: string;
  readonly align?: Align;
  /** Offset of the label from its value, millimeters. */
  readonly shift?: number;
}

export interface HistogramProps extends FieldProps {
  /** First value on the axis, and width of a bin, in values. */
  from: number;
  step: number;
  /** Printed under each bin: `20–39`. */
  buckets: readonly string[];
  /** Number of grid lines, and count per line. */
  lines: number;
  perLine: number;
  /** Printed above the grid, with an arrow down to the value. */
  marks: readonly HistogramMark[];
  size: number;
  /** Preferred height, millimeters. */
  h: number;
}

/** Count in each bin, and lines at values computed from the counts. */
interface Counted {
  readonly counts: readonly number[];
  readonly marks?: readonly HistogramMark[];
  /** Count per grid line, if not as printed. */
  readonly perLine?: number;
}

/** Type size in points, for handwritten line labels and counts on the bars. */
const LABEL = 9;
const COUNT = 8;
/** Space above the grid for handwritten marks, and between them and the printed labels; millimeters. */
const HEAD = 4.6;
const NAMES = 2.6;
/** Minimum gap between two printed labels. */
const APART = 1.2;
/** Gap between a pencil line and its label. */
const BESIDE = 0.8;

interface Plot {
  readonly p: HistogramProps;
  /** The grid. */
  readonly grid: Rect;
  readonly bottom: number;
  readonly bucket: number;
  readonly size: number;
  x(value: number): number;
}

function plotIn(pen: Pen, at: Rect, p: HistogramProps): Plot {
  const size = sizeOf(pen, p.size);
  const em = ptToMm(size);
  const above = HEAD + (p.marks.length > 0 ? NAMES + em : 0);
  const below = 1.2 + em;
  const grid = { x: at.x, y: at.y + above, w: at.w, h: at.h - above - below };
  const range = p.step * p.buckets.length || 1;
  return {
    p,
    grid,
    bottom: grid.y + grid.h,
    bucket: grid.w / Math.max(1, p.buckets.length),
    size,
    x: (value) => grid.x + grid.w * Math.min(1, Math.max(0, (value - p.from) / range)),
  };
}

/** Left end of a label at `x` with its alignment, kept inside the grid. */
function labelX({ grid }: Plot, x: number, width: number, { align = "middle", shift = 0 }: HistogramMark): number {
  const wanted = x + shift - (align === "end" ? width : align === "middle" ? width / 2 : 0);
  return Math.min(grid.x + grid.w - width, Math.max(grid.x, wanted));
}

function printAxis(pen: Pen, plot: Plot): void {
  const { p, grid, bottom, bucket, size } = plot;
  const d: PathData[number][] = [];
  for (let i = 1; i <= p.lines; i++) {
    const y = bottom - (grid.h * i) / p.lines;
    d.push("M", grid.x, y, "L", grid.x + grid.w, y);
  }
  for (let i = 0; i <= p.buckets.length; i++) {
    const x = grid.x + i * bucket;
    d.push("M", x, bottom, "L", x, grid.y);
  }
  pen.ops.push({ op: "path", d, stroke: strokeOf(colorOf(pen, "grey") ?? pen.theme.grey, WEIGHTS.hair) });
  /** Where the last label ends: the next one must not overlap it. */
  let end = -Infinity;
  for (const mark of [...p.marks].sort((a, b) => a.value - b.value)) {
    const x = plot.x(mark.value);
    const tip = grid.y - HEAD;
    drawPolygon(
      pen,
      [
        [x - 0.85, tip - 1.6],
        [x + 0.85, tip - 1.6],
        [x, tip],
      ],
      { fill: "accent" },
    );
    drawLine(pen, x, tip, x, bottom, { stroke: "accent", dash: [0.5, 0.9] });
    const width = lineWidth(pen, mark.label, "semi", size);
    const left = Math.max(labelX(plot, x, width, mark), end + APART);
    end = left + width;
    writeLine(pen, { value: mark.label, x: left, y: tip - NAMES, style: "semi", size });
  }
  drawLine(pen, grid.x, bottom, grid.x + grid.w, bottom, { weight: "frame" });
  // If ranges do not fit, each grid line is labeled with the start of its bin.
  const least = Math.max(Math.min(6, size), pen.least);
  const ranges = p.buckets.every((value) => lineWidth(pen, value, "body", least) <= bucket);
  p.buckets.forEach((range, i) => {
    const x = grid.x + (ranges ? i + 0.5 : i) * bucket;
    const value = ranges ? range : range.split(DASH)[0];
    const y = bottom + 1 + ptToMm(size) * 0.95;
    writeLine(pen, {
      value,
      x,
      y,
      style: "body",
      size,
      align: "middle",
      width: ranges ? bucket : 2 * bucket,
      floor: Math.min(6, size),
    });
  });
}

const isCounted = (value: unknown): value is Counted =>
  typeof value === "object" && value !== null && Array.isArray((value as Counted).counts);

export const histogram = defineField<HistogramProps>({
  name: "histogram",
  summary: "an axis of buckets to tally on, with bars for the games played",
  required: ["from", "step", "buckets", "lines", "perLine"],
  defaults: { marks: [], size: 6.5, h: 45 },
  wide: (p) => p.buckets.length * 12,
  high: ({ h }) => h,
  alt: ({ label, buckets, marks }) => {
    const named = marks.map((mark) => mark.label).join(", ");
    return `${label}: ${buckets[0]} ... ${buckets.at(-1)}${named === "" ? "" : `; ${named}`}`;
  },
  print: (at, p, pen) => printAxis(pen, plotIn(pen, at, p)),
  hand(at, p, pen) {
    const plot = plotIn(pen, at, p);
    const wanted = `counts of ${p.buckets.length} buckets`;
    const read: ReadValue<Counted> = (value) => {
      const counts = isCounted(value) ? asNumbers(value.counts) : asNumbers(value);
      if (!counts || counts.length > p.buckets.length) return undefined;
      if (!isCounted(value)) return { counts };
      return { counts, marks: value.marks ?? [], perLine: value.perLine ?? p.perLine };
    };
    return {
      heard(value) {
        const counts = read(value)?.counts;
        return counts?.flatMap((count, i) => (count === 0 ? [] : [`${p.buckets[i]}: ${count}`])).join(", ");
      },
      write(value, to) {
        const counted = take(to, p.name, value, read, wanted);
        if (counted && counted.counts.length > 0) drawBars(to, plot, counted);
      },
      fields(value) {
        const counts = (value !== undefined && read(value)?.counts) || [];
        const h = Math.min(6, plot.grid.h);
        return p.buckets.map((bucket, i) => {
          const box = { x: plot.grid.x + i * plot.bucket + 0.5, y: plot.bottom - h - 0.3, w: plot.bucket - 1, h };
          const part = { name: nth(p, i + 1).name, label: `${p.label || p.name}: ${bucket}` };
          return textField(box, part, counts[i] ? `${counts[i]}` : "", 9);
        });
      },
    };
  },
});

/** Hand-drawn bars with counts, and the lines computed from them. */
function drawBars(pen: Pen, plot: Plot, { counts, marks = [], perLine = plot.p.perLine }: Counted): void {
  const { grid, bottom, bucket, p } = plot;
  const unit = grid.h / p.lines / perLine;
  const outline: PathData[number][] = [];
  const hatch: PathData[number][] = [];
  const inset = Math.min(1.6, bucket * 0.2);
  counts.forEach((count, i) => {
    if (count === 0) return;
    const [left, right] = [grid.x + i * bucket + inset, grid.x + (i + 1) * bucket - inset];
    // A bar too tall for the grid ends at the top; its number tells.
    const top = Math.max(grid.y, bottom - Math.max(0.4, count * unit));
    outline.push("M", left, bottom, "L", left, top, "L", right, top, "L", right, bottom);
    hatching(hatch, left, right, top, bottom);
    const middle = (left + right) / 2;
    const shared = { style: "pencil", size: sizeOf(pen, COUNT), align: "middle", width: bucket - 0.4 } as const;
    writeLine(pen, { ...shared, value: `${count}`, x: middle, y: top - 0.9 });
  });
  if (hatch.length > 0) pen.ops.push({ op: "path", d: hatch, stroke: pencilStroke(pen, 0.16) });
  if (outline.length > 0) pen.ops.push({ op: "path", d: outline, stroke: pencilStroke(pen) });
  for (const { x, left, label } of labels(pen, plot, marks)) {
    // The line hangs from its label and ends above the count on the bar below.
    const bar = Math.min(p.buckets.length - 1, Math.max(0, Math.floor((x - grid.x) / bucket)));
    const count = counts[bar] ?? 0;
    const end = Math.max(grid.y, Math.min(bottom, bottom - count * unit - (count > 0 ? 3.9 : 0)));
    const d: PathData = ["M", x, grid.y - HEAD + 0.4, "L", x, end, "M", x, bottom, "L", x, bottom + 1];
    pen.ops.push({ op: "path", d, stroke: pencilStroke(pen) });
    // The dotted line of a printed mark may run behind it.
    writeLine(pen, { value: label, x: left, y: grid.y - 1.4, style: "pencil", size: sizeOf(pen, LABEL), halo: true });
  }
}

/** Positions of the pencil lines and their labels: inside the plot, without overlaps. */
function labels(pen: Pen, plot: Plot, marks: readonly HistogramMark[]): { x: number; left: number; label: string }[] {
  const right = plot.grid.x + plot.grid.w;
  const taken: { from: number; to: number }[] = [];
  return marks.map((mark) => {
    const x = plot.x(mark.value);
    const w = lineWidth(pen, mark.label, "pencil", sizeOf(pen, LABEL));
    // A label next to its line must not cover the line.
    const { align = "start" } = mark;
    let left = labelX(plot, x, w, { align, shift: align === "end" ? -BESIDE : BESIDE, ...mark });
    for (const { from, to } of taken) {
      if (left >= to || left + w <= from) continue;
      left = to + 1.5 + w <= right ? to + 1.5 : from - 1.5 - w;
    }
    taken.push({ from: left, to: left + w });
    return { x, left, label: mark.label };
  });
}

/** Slanted strokes inside a bar. */
function hatching(d: PathData[number][], left: number, right: number, top: number, bottom: number): void {
  const [w, h] = [right - left, bottom - top];
  for (let at = 1.1; at < w + h; at += 1.1) {
    const [x1, y1] = at <= h ? [left, top + at] : [left + at - h, bottom];
    const [x2, y2] = at <= w ? [left + at, top] : [right, top + at - w];
    d.push("M", x1, y1, "L", x2, y2);
  }
}
