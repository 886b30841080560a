import { num, resolveColor, WEIGHTS, type Env } from "../env.js";
import { lineWidth, writeLine, type Align } from "../text/write.js";
import { fieldRect } from "./hand.js";
import { defineMark } from "./mark.js";

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
const HEAD = 4.6;
const SIZE = { tick: 6.5, mark: 6.5, count: 8, pencil: 9 };

const at = (p: HistogramProps, value: number): number => {
  const share = (value - p.from) / (p.step * p.buckets.length);
  return p.x + p.w * Math.min(1, Math.max(0, share));
};

/**
 * A distribution on a printed grid. In the form layer the empty axis, which a person can tally on;
 * in the pencil layer bars with their counts. Call it once in each.
 */
export const histogram = defineMark<HistogramProps>({
  name: "histogram",
  summary: "an axis in buckets to tally on, and the bars of what was played",
  required: ["name", "x", "y", "w", "h", "from", "step", "buckets", "lines", "perLine", "counts"],
  defaults: { marks: [], pencilMarks: [] },
  draw: (p, env) => {
    if (env.layer !== "pencil") return drawAxis(p, env);
    if (env.fill === "forms") return drawFields(p, env);
    return env.fill === "blank" || p.counts.length === 0 ? "" : drawBars(p, env);
  },
});

function drawAxis(p: HistogramProps, env: Env): string {
  const [grey, ink] = [resolveColor(env, "grey"), resolveColor(env, "ink")];
  const width = p.w / p.buckets.length;
  const top = p.y - p.h;
  let grid = "";
  for (let i = 1; i <= p.lines; i++) grid += `M${num(p.x)} ${num(p.y - (p.h * i) / p.lines)}h${num(p.w)}`;
  for (let i = 0; i <= p.buckets.length; i++) grid += `M${num(p.x + i * width)} ${num(p.y)}V${num(top)}`;
  const labels = p.buckets.map((value, i) =>
    writeLine(env, {
      value,
      x: p.x + (i + 0.5) * width,
      y: p.y + 3.2,
      style: "body",
      size: SIZE.tick,
      align: "middle",
      width,
    }),
  );
  const arrows = p.marks.map((mark) => {
    const x = at(p, mark.value);
    const tip = top - HEAD;
    return (
      `<path d="M${num(x - 0.85)} ${num(tip - 1.6)}h1.7l-.85 1.6z" fill="${resolveColor(env, "accent")}"/>` +
      `<line x1="${num(x)}" y1="${num(tip)}" x2="${num(x)}" y2="${num(p.y)}" stroke="${resolveColor(env, "accent")}" stroke-width="${num(WEIGHTS.rule)}" stroke-dasharray="0.5 0.9"/>` +
      writeLine(env, {
        value: mark.label,
        x: x + mark.shift,
        y: tip - 2.6,
        style: "semi",
        size: SIZE.mark,
        align: mark.align,
      })
    );
  });
  return (
    `<path d="${grid}" fill="none" stroke="${grey}" stroke-width="${num(WEIGHTS.hair)}"/>` +
    arrows.join("") +
    `<line x1="${num(p.x)}" y1="${num(p.y)}" x2="${num(p.x + p.w)}" y2="${num(p.y)}" stroke="${ink}" stroke-width="${num(WEIGHTS.frame)}"/>` +
    labels.join("")
  );
}

function drawBars(p: HistogramProps, env: Env): string {
  const color = resolveColor(env, "pencil");
  const width = p.w / p.buckets.length;
  const unit = p.h / p.lines / p.perLine;
  let outline = "";
  let hatch = "";
  let labels = "";
  p.counts.forEach((count, i) => {
    if (count === 0) return;
    const [left, right] = [p.x + i * width + 1.6, p.x + (i + 1) * width - 1.6];
    const top = p.y - Math.max(0.4, count * unit);
    outline += `M${num(left)} ${num(p.y)}V${num(top)}H${num(right)}V${num(p.y)}`;
    hatch += hatching(left, right, top, p.y);
    labels += writeLine(env, {
      value: `${count}`,
      x: (left + right) / 2,
      y: top - 0.9,
      style: "pencil",
      size: SIZE.count,
      align: "middle",
      width: width - 0.4,
    });
  });
  const lines = p.pencilMarks.map((mark) => {
    const x = at(p, mark.value);
    const line = `<line x1="${num(x)}" y1="${num(p.y + 0.8)}" x2="${num(x)}" y2="${num(p.y - p.h - HEAD + 0.4)}" stroke="${color}" stroke-width="0.34" stroke-linecap="round"/>`;
    const label = {
      value: mark.label,
      x: x + mark.shift,
      y: p.y - p.h - 1.4,
      style: "pencil",
      size: SIZE.pencil,
      align: mark.align,
    } as const;
    // A label at the edge turns to the inside.
    const room = lineWidth(env, label.value, "pencil", label.size) + 1;
    const align = x + room > p.x + p.w ? "end" : x - room < p.x ? "start" : label.align;
    return (
      line + writeLine(env, { ...label, align, x: align === label.align ? label.x : x + (align === "end" ? -1 : 1) })
    );
  });
  return (
    `<path d="${hatch}" fill="none" stroke="${color}" stroke-width="0.16"/>` +
    `<path d="${outline}" fill="none" stroke="${color}" stroke-width="0.34" stroke-linejoin="round"/>` +
    labels +
    lines.join("")
  );
}

/** Slanted strokes inside a bar. */
function hatching(left: number, right: number, top: number, bottom: number): string {
  const [w, h] = [right - left, bottom - top];
  let path = "";
  for (let d = 1.1; d < w + h; d += 1.1) {
    const [x1, y1] = d <= h ? [left, top + d] : [left + d - h, bottom];
    const [x2, y2] = d <= w ? [left + d, top] : [right, top + d - w];
    path += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  return path;
}

function drawFields(p: HistogramProps, env: Env): string {
  const width = p.w / p.buckets.length;
  const h = Math.min(6, p.h);
  return p.buckets
    .map((bucket, i) => {
      const value = p.counts[i] ? `${p.counts[i]}` : "";
      const [x, y] = [p.x + i * width + 0.5, p.y - h - 0.3];
      return fieldRect(env, {
        kind: "text",
        name: `${p.name}.${i + 1}`,
        value,
        label: `campaigns with ${bucket} points`,
        x,
        y,
        w: width - 1,
        h,
        size: 9,
        align: "center",
      });
    })
    .join("");
}
