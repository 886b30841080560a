import { num, resolveColor, WEIGHTS, type Env } from "../env.js";
import { writeLine } from "../write.js";
import { drawBars, drawFields } from "./histogram-bars.js";
import { HEAD, valueX, type HistogramProps } from "./histogram-scale.js";
import { defineMark } from "./mark.js";

const SIZE = 6.5;

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
      size: SIZE,
      align: "middle",
      width,
    }),
  );
  const arrows = p.marks.map((mark) => {
    const x = valueX(p, mark.value);
    const tip = top - HEAD;
    return (
      `<path d="M${num(x - 0.85)} ${num(tip - 1.6)}h1.7l-.85 1.6z" fill="${resolveColor(env, "accent")}"/>` +
      `<line x1="${num(x)}" y1="${num(tip)}" x2="${num(x)}" y2="${num(p.y)}" stroke="${resolveColor(env, "accent")}" stroke-width="${num(WEIGHTS.rule)}" stroke-dasharray="0.5 0.9"/>` +
      writeLine(env, {
        value: mark.label,
        x: x + mark.shift,
        y: tip - 2.6,
        style: "semi",
        size: SIZE,
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
