/** A number on a scale: an arrow drawn under it, with the number next to it. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawLine, drawPolygon } from "../drawing/pen.js";
import { drawScale, scaleHeight, scaleIn, type ScaleProps } from "../marks/number-line.js";
import { sizeOf } from "../marks/place.js";
import { lineWidth, writeLine } from "../type/line.js";
import { defineField, type FieldProps } from "./field.js";
import { textField } from "./form-field.js";
import { wobble } from "./hand.js";
import { asNumber, asText, take } from "./value.js";

export interface ScaleFieldProps extends ScaleProps, FieldProps {
  /** Size of the handwritten number, points. */
  hand: number;
}

/** Distance from the scale's line to the tip of the arrow; the arrow's length; the gap to the number. Millimeters. */
const TIP = 4.7;
const ARROW = { head: 1.5, half: 0.78, shaft: 1.3, line: 0.4 } as const;
const BESIDE = 1.9;
/** Width of a form's field. */
const TYPED = 14;

export const scale = defineField<ScaleFieldProps>({
  name: "scale",
  summary: "a number marked on a scale; with a step, the scale is printed, too",
  required: ["from", "to"],
  defaults: { marks: [], step: 0, major: 0, size: 6.5, hand: 10.5 },
  wide: () => 60,
  high: (p, pen) => scaleHeight(p, pen) - ptToMm(sizeOf(pen, p.size)) * 1.15 + 6,
  print: (at, p, pen) => drawScale(pen, at, p),
  hand(at, p, pen) {
    const line = scaleIn(pen, at, p);
    const size = sizeOf(pen, p.hand);
    const stray = wobble(p.name, 0.2);
    const tip = line.y + TIP;
    const base = tip + ARROW.head;
    return {
      write(value, to) {
        const number = take(to, p.name, value, asNumber, "a number");
        if (number === undefined || number === "none") return;
        const x = line.at(number);
        const head = [
          [x - ARROW.half, base],
          [x, tip],
          [x + ARROW.half, base],
        ] as const;
        drawLine(to, x, base, x, base + ARROW.shaft, { stroke: "pencil", weight: ARROW.line });
        drawPolygon(to, head, { fill: "pencil" });
        const words = `${number}`;
        // Near the right end, the number only fits on the left.
        const left = x + BESIDE + lineWidth(to, words, "pencil", size) > at.x + at.w;
        writeLine(to, {
          value: words,
          x: x + (left ? -BESIDE : BESIDE),
          y: base + ARROW.shaft * 0.85 + stray.dy,
          style: "pencil",
          size,
          fill: "pencil",
          align: left ? "end" : "start",
        });
      },
      fields(value) {
        const h = Math.min(5, at.h);
        const box = { x: at.x + at.w - TYPED, y: at.y + at.h - h, w: TYPED, h };
        return [textField(box, p, (value !== undefined && asText(value)) || "", 9)];
      },
    };
  },
});
