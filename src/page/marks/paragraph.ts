import { num, report, type Env } from "../env.js";
import type { StyleName } from "../../sheet/type/styles.js";
import { wrapParagraph, type Run } from "../../sheet/type/wrap.js";
import { writeLine, type Align } from "../write.js";
import { ptToMm } from "../../kernel/units/index.js";
import { defineMark } from "./mark.js";

export interface ParagraphProps {
  /** `**strong**` runs are set in `strongStyle`; `\n` starts a new line. */
  value: string;
  x: number;
  /** Top of the first line's box, or the middle of the whole text when `centre` is set. */
  y: number;
  w: number;
  /** Room downwards; 0 = unlimited. Text that is longer shrinks to `floor`, then is reported. */
  h: number;
  style: StyleName;
  strongStyle: StyleName;
  size: number;
  floor: number;
  /** Line distance as a share of the size. */
  leading: number;
  fill: string;
  align: Align;
  centre: boolean;
}

/** Lines of a text at the largest size that fits. */
export function layOut(env: Env, p: ParagraphProps): { lines: Run[][]; size: number; height: number; fits: boolean } {
  for (let size = p.size; ; size = Math.round((size - 0.1) * 10) / 10) {
    const lines = p.value.split("\n").flatMap((part) => wrapParagraph(env, part, p.w, p.style, p.strongStyle, size));
    const height = lines.length * ptToMm(size) * p.leading;
    const fits =
      (p.h === 0 || height <= p.h + 1e-6) &&
      lines.every((runs) => runs.length === 0 || runs[runs.length - 1].x + runs[runs.length - 1].width <= p.w + 0.01);
    if (fits || size - 0.1 < p.floor) return { lines, size, height, fits };
  }
}

export const PARAGRAPH_DEFAULTS = {
  h: 0,
  style: "rules",
  strongStyle: "strong",
  size: 8,
  floor: 6,
  leading: 1.25,
  fill: "ink",
  align: "start",
  centre: false,
} as const;

/** Wrapped text. */
export const paragraph = defineMark<ParagraphProps>({
  name: "paragraph",
  summary: "wrapped text with **strong** runs, shrunk to fit its box",
  required: ["value", "x", "y", "w"],
  defaults: PARAGRAPH_DEFAULTS,
  draw: (p, env) => {
    const { lines, size, height, fits } = layOut(env, p);
    if (!fits) {
      report(
        env,
        "text-too-long",
        `text of ${lines.length} lines is ${num(height)} mm high at ${p.floor} pt; the box holds ${num(p.w)} x ${num(p.h)} mm: "${p.value.slice(0, 60)}"`,
        {
          hint: "shorten the text",
        },
      );
    }
    const step = ptToMm(size) * p.leading;
    const top = p.centre ? p.y - height / 2 : p.y;
    return lines
      .map((runs, i) => {
        const last = runs[runs.length - 1];
        const free = last ? p.w - (last.x + last.width) : 0;
        const indent = p.align === "end" ? free : p.align === "middle" ? free / 2 : 0;
        return runs
          .map((run) =>
            writeLine(env, {
              value: run.value,
              x: p.x + indent + run.x,
              y: top + i * step + ptToMm(size) * (0.5 + p.leading / 2 - 0.15),
              style: run.strong ? p.strongStyle : p.style,
              size,
              fill: p.fill,
            }),
          )
          .join("");
      })
      .join("");
  },
});
