/** Several lines to write on. */
import { drawLine, report, type Weight } from "../drawing/pen.js";
import { sizeOf } from "../marks/place.js";
import { wrapWords } from "../type/words.js";
import { defineField, type FieldProps, type SlotValue } from "./field.js";
import { nth, textField } from "./form-field.js";
import { wobble, writer } from "./hand.js";
import { asText, take, type ReadValue } from "./value.js";

export interface NotesProps extends FieldProps {
  /** Number of lines; 0 = as many as fit. */
  rows: number;
  /** Distance between lines, millimeters. */
  pitch: number;
  size: number;
  floor: number;
  stroke: string;
  weight: Weight | number;
}

/** A list puts each item on a line; a text is wrapped. */
const asLines: ReadValue<readonly string[] | string> = (value) =>
  Array.isArray(value) ? value.map((one) => asText(one as SlotValue) ?? "") : asText(value);

/** Distance of letters above their line, millimeters. */
const ABOVE = 0.9;

export const notes = defineField<NotesProps>({
  name: "notes",
  summary: "ruled lines to write on; a text runs over them, a list has a line for each item",
  defaults: { rows: 0, pitch: 6.5, size: 10.5, floor: 6.5, stroke: "grey", weight: "rule" },
  wide: () => 60,
  high: ({ rows, pitch }) => (rows || 3) * pitch,
  print(at, p, pen) {
    for (const y of linesOf(at.y, at.h, p)) {
      drawLine(pen, at.x, y, at.x + at.w, y, { stroke: p.stroke, weight: p.weight });
    }
  },
  hand(at, p, pen) {
    const size = sizeOf(pen, p.size);
    const ys = linesOf(at.y, at.h, p);
    const writers = ys.map((y, i) => {
      const stray = wobble(`${p.name}.${i + 1}`);
      return writer({
        x: at.x + 0.8 + stray.dx,
        y: y - ABOVE + stray.dy * 0.6,
        style: "pencil",
        size,
        width: Math.max(at.w - 1.6, 0.1),
        floor: p.floor,
        turn: stray.turn * 0.2,
        path: p.name,
      });
    });
    const split = (given: readonly string[] | string): readonly string[] => {
      if (typeof given !== "string") return given;
      if (given === "") return [];
      const look = { style: "pencil", strong: "pencil", size } as const;
      return wrapWords(pen, given, at.w - 2, look).map(({ runs }) => runs.map(({ text }) => text).join(" "));
    };
    return {
      write(value, to) {
        const given = take(to, p.name, value, asLines, "words, or a list of lines");
        if (given === undefined) return;
        const lines = split(given);
        if (lines.length > ys.length) {
          const message = `"${p.name}" has ${lines.length} lines of words and ${ys.length} to write on`;
          report(to, "text-too-long", message, { path: p.name, hint: "shorten the text" });
        }
        lines.slice(0, ys.length).forEach((line, i) => writers[i](line, to));
      },
      fields(value) {
        const given = value === undefined ? [] : split(asLines(value) ?? "");
        return ys.map((y, i) => {
          const box = { x: at.x, y: y - p.pitch + 0.4, w: at.w, h: p.pitch - 0.4 };
          return textField(box, nth(p, i + 1), given[i] ?? "", size, "start");
        });
      },
    };
  },
});

/** Vertical positions of the lines. */
function linesOf(top: number, h: number, { rows, pitch }: NotesProps): number[] {
  const count = rows > 0 ? rows : Math.max(1, Math.floor(h / pitch + 1e-6));
  return Array.from({ length: count }, (_, i) => top + (i + 1) * pitch - 0.1);
}
