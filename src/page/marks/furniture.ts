/** What every sheet carries: yard band, ruler, writing lines, printed check boxes, dot leaders. */
import { placeFigure } from "../place-figure.js";
import { yardBand, yardNumbers } from "../../sheet/figures/yard-band.js";
import { num, resolveColor, WEIGHTS } from "../env.js";
import { centredBaseline, lineWidth, writeLine } from "../write.js";
import { defineMark } from "./mark.js";

export interface YardsProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** False leaves the numbers off, where they would be too small to read. */
  numbers: boolean;
}

export const yards = defineMark<YardsProps>({
  name: "yards",
  summary: "the yard band under a title",
  required: ["x", "y", "w"],
  defaults: { h: 3.8, numbers: true },
  draw: ({ x, y, w, h, numbers: numbered }, env) => {
    const { solidBands, accent, band, onBand } = env.theme;
    const strip = placeFigure(
      env,
      yardBand,
      { width: w, height: h, field: band, chalk: onBand, frame: solidBands ? "none" : accent },
      x,
      y,
    );
    if (!numbered) return strip;
    const size = h * 2.1;
    const baseline = y + h / 2 + centredBaseline(env, "title", size, 0);
    const numbers = yardNumbers(w).map(({ x: at, left, right }) =>
      [
        writeLine(env, {
          value: left,
          x: x + at - 0.45,
          y: baseline,
          style: "title",
          size,
          fill: "onBand",
          align: "end",
        }),
        // Graduate's zero is dotted: the letter O stands in for it.
        writeLine(env, {
          value: right === "0" ? "O" : right,
          x: x + at + 0.45,
          y: baseline,
          style: "title",
          size,
          fill: "onBand",
        }),
      ].join(""),
    );
    return strip + numbers.join("");
  },
});

export interface RulerProps {
  /** Right end of the ruler. */
  x: number;
  y: number;
}

/** A ruler of exactly 50 mm: printed right only at 100 %. */
export const ruler = defineMark<RulerProps>({
  name: "ruler",
  summary: "a 50 mm ruler that proves the print scale",
  required: ["x", "y"],
  defaults: {},
  draw: ({ x, y }, env) => {
    const start = x - 50;
    let path = `M${num(start)} ${num(y)}H${num(x)}`;
    for (let mm = 0; mm <= 50; mm += 5)
      path += `M${num(start + mm)} ${num(y)}v${mm % 50 === 0 ? -2 : mm % 10 === 0 ? -1.4 : -0.8}`;
    return (
      `<path d="${path}" fill="none" stroke="${resolveColor(env, "ink")}" stroke-width="${num(WEIGHTS.hair)}"/>` +
      writeLine(env, { value: "50 mm", x: start - 1, y, style: "semi", size: 6, align: "end" })
    );
  },
});

export interface WritingLineProps {
  x: number;
  y: number;
  /** Total width with the label. */
  w: number;
  label: string;
  size: number;
}

/** `COACH ________`: a label and a line to write on; `y` is the line. */
export const writingLine = defineMark<WritingLineProps>({
  name: "writingLine",
  summary: "a label and a line to write on",
  required: ["x", "y", "w", "label"],
  defaults: { size: 6.5 },
  draw: ({ x, y, w, label, size }, env) => {
    const used = lineWidth(env, label, "label", size) + 1.4;
    return (
      writeLine(env, { value: label, x, y: y - 0.3, style: "label", size }) +
      `<line x1="${num(x + used)}" y1="${num(y)}" x2="${num(x + w)}" y2="${num(y)}" stroke="${resolveColor(env, "ink")}" stroke-width="${num(WEIGHTS.rule)}"/>`
    );
  },
});

export interface LeaderProps {
  label: string;
  value: string;
  x: number;
  right: number;
  y: number;
  size: number;
  valueSize: number;
}

/** `Divisional win ........ 3`: dots lead the eye from a name to its number. */
export const leader = defineMark<LeaderProps>({
  name: "leader",
  summary: "a name, a row of dots and a number",
  required: ["label", "value", "x", "right", "y"],
  defaults: { size: 8, valueSize: 9 },
  draw: ({ label, value, x, right, y, size, valueSize }, env) => {
    const x1 = x + lineWidth(env, label, "body", size) + 1.2;
    const x2 = right - lineWidth(env, value, "strong", valueSize) - 1.2;
    const dots =
      x2 - x1 < 2
        ? ""
        : `<line x1="${num(x1)}" y1="${num(y)}" x2="${num(x2)}" y2="${num(y)}" stroke="${resolveColor(env, "grey")}" stroke-width="0.25" stroke-dasharray="0.25 1.1"/>`;
    return (
      writeLine(env, { value: label, x, y, style: "body", size, width: right - x - 6 }) +
      dots +
      writeLine(env, { value, x: right, y, style: "strong", size: valueSize, align: "end" })
    );
  },
});

export interface FooterProps {
  x: number;
  y: number;
  /** Right end of the 50 mm ruler. */
  right: number;
  line: string;
  /** Seed and command of a filled sheet; empty when nothing was played. */
  played: string;
  /** Points. */
  size: number;
}

/** The footer: printed line and ruler in the form layer, seed and command behind it in the pencil layer. */
export const footer = defineMark<FooterProps>({
  name: "footer",
  summary: "game, sheet and page; seed and command; the 50 mm ruler",
  required: ["x", "y", "right", "line", "played"],
  defaults: { size: 6 },
  draw: ({ x, y, right, line, played, size }, env) => {
    // The ruler and its caption take 60 mm. What is printed must not depend on what was played.
    const room = right - x - 60;
    const width = lineWidth(env, line, "body", size);
    const fitted = Math.max(5, Math.min(size, (size * room) / width));
    if (env.layer === "pencil") {
      const at = x + (width * fitted) / size + 3;
      return writeLine(env, {
        value: played,
        x: at,
        y,
        style: "code",
        size: fitted,
        fill: "pencil",
        width: right - 60 - at,
        floor: 4.5,
      });
    }
    return (
      writeLine(env, { value: line, x, y, style: "body", size: fitted, width: room, floor: 4.5 }) +
      ruler.draw({ x: right, y }, env)
    );
  },
});
