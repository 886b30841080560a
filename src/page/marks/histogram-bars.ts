/** The pencil layer of a histogram. */
import { num, resolveColor, type Env } from "../env.js";
import { lineWidth, writeLine } from "../write.js";
import { fieldRect } from "./hand.js";
import { HEAD, valueX, type HistogramProps } from "./histogram-scale.js";

/** Points: the names of the lines, and the counts on the bars. */
const LABEL = 9;
const COUNT = 8;

/** Bars as a pencil draws them, each with its count, and the lines that come from them. */
export function drawBars(p: HistogramProps, env: Env): string {
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
      size: COUNT,
      align: "middle",
      width: width - 0.4,
    });
  });
  const lines = pencilLabels(p, env).map(({ x, text, value }) => {
    // The line hangs from its label and stops short of the count on the bar below it.
    const bar = Math.min(p.counts.length - 1, Math.max(0, Math.floor((x - p.x) / width)));
    const end = Math.min(p.y, p.y - p.counts[bar] * unit - (p.counts[bar] > 0 ? 3.9 : 0));
    const path = `M${num(x)} ${num(p.y - p.h - HEAD + 0.4)}V${num(end)}M${num(x)} ${num(p.y)}v1`;
    return (
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="0.34" stroke-linecap="round"/>` +
      writeLine(env, { value, x: text, y: p.y - p.h - 1.4, style: "pencil", size: LABEL })
    );
  });
  return (
    `<path d="${hatch}" fill="none" stroke="${color}" stroke-width="0.16"/>` +
    `<path d="${outline}" fill="none" stroke="${color}" stroke-width="0.34" stroke-linejoin="round"/>` +
    labels +
    lines.join("")
  );
}

/** Where the pencil's lines stand and their labels begin: inside the plot, and none on another. */
function pencilLabels(p: HistogramProps, env: Env): { x: number; text: number; value: string }[] {
  const taken: { from: number; to: number }[] = [];
  return p.pencilMarks.map(({ value, label, align, shift }) => {
    const x = valueX(p, value);
    const w = lineWidth(env, label, "pencil", LABEL);
    const wanted = x + shift - (align === "end" ? w : align === "middle" ? w / 2 : 0);
    let text = Math.min(p.x + p.w - w, Math.max(p.x + 0.5, wanted));
    for (const { from, to } of taken) {
      if (text >= to || text + w <= from) continue;
      text = to + 1.5 + w <= p.x + p.w ? to + 1.5 : from - 1.5 - w;
    }
    taken.push({ from: text, to: text + w });
    return { x, text, value: label };
  });
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

/** A number field for each bucket. */
export function drawFields(p: HistogramProps, env: Env): string {
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
