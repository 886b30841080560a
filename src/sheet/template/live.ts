/** Print that differs from copy to copy: a page number, a team's name. It is on blanks too, and is never typed. */
import { asForms } from "../fields/value.js";
import { centredBaseline, lineWidth, writeLine, type Align } from "../type/line.js";
import { PRESSED, type StyleName } from "../type/styles.js";
import { ptToMm } from "../../kernel/units/index.js";
import { defineField, type FieldProps } from "../fields/field.js";

export interface LiveProps extends FieldProps {
  readonly style: StyleName;
  readonly size: number;
  readonly floor: number;
  readonly align: Align;
  readonly fill: string;
  readonly pad: number;
  /** `page {} of {}`: values are marked by braces. */
  readonly words: string;
  /** Printed instead of the words if a copy has no value. */
  readonly otherwise: string | number;
}

export const live = defineField<LiveProps>({
  name: "live",
  summary:
    "print that differs from copy to copy; `words` says where its values go (page {} of {}), `otherwise` prints without a value",
  defaults: { style: "body", size: 8, floor: 5, align: "start", fill: "ink", pad: 0, words: "{}", otherwise: "" },
  wide: () => 20,
  high: ({ size }) => ptToMm(size) * 1.15,
  hand: (at, { name, style, size, floor, align, fill, pad, words, otherwise }, pen) => {
    const x = align === "middle" ? at.x + at.w / 2 : align === "end" ? at.x + at.w - pad : at.x + pad;
    const y = centredBaseline(pen, style, size, at.y + at.h / 2);
    const width = Math.max(at.w - 2 * pad, 0.1);
    const room = width / Math.max(PRESSED, floor / size);
    return {
      write: (given, to) => {
        const ways = asForms(given);
        const value = ways?.find((way) => lineWidth(to, way, style, size) <= room) ?? ways?.[ways.length - 1] ?? given;
        const parts = [...(Array.isArray(value) ? value : [value])];
        const line = value === otherwise ? `${otherwise}` : words.replace(/\{\}/g, () => `${parts.shift() ?? ""}`);
        writeLine(to, { value: line, x, y, style, size, align, fill, width, floor, path: name });
      },
      fields: () => [],
    };
  },
});
