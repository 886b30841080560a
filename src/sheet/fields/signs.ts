/** Handwritten symbols: a circle around something printed, a check or cross in a cell, tally marks, a cross in a box. */
import { drawRect, type Pen, type Weight } from "../drawing/pen.js";
import type { Op, PathData, Rect } from "../drawing/types.js";
import type { ScribbleName } from "../figures/scribble.js";
import { sizeOf, spotIn } from "../marks/place.js";
import { centredBaseline, type Align } from "../type/line.js";
import { defineField, type FieldProps, type Hand } from "./field.js";
import { checkField, textField } from "./form-field.js";
import { pencilPath, wobble, writer } from "./hand.js";
import { ovalAt, ringAt, scribble } from "./scribble.js";
import { asCount, asFlag, asText, take } from "./value.js";

/** A place that draws one thing if its value is true. */
function onOff(p: FieldProps, drawn: Op, box: Rect, look: "circle" | "cross" | "star"): Hand {
  return {
    write(value, pen) {
      if (value === true || take(pen, p.name, value, asFlag, "true or false")) pen.ops.push(drawn);
    },
    fields: (value) => [checkField(box, p, value !== undefined && asFlag(value) === true, look)],
  };
}

export interface RingProps extends FieldProps {
  /** Millimeters; 0 = an oval that fills its place. */
  r: number;
}

export const ring = defineField<RingProps>({
  name: "ring",
  summary: "a circle drawn around something printed",
  defaults: { r: 2.7 },
  wide: ({ r }) => 2 * r || 6,
  high: ({ r }) => 2 * r || 5,
  hand(at, p, pen) {
    if (p.r <= 0) return onOff(p, ovalAt(pen, p.name, at), at, "circle");
    const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
    const box = { x: x - p.r, y: y - p.r, w: 2 * p.r, h: 2 * p.r };
    return onOff(p, ringAt(pen, p.name, x, y, p.r), box, "circle");
  },
});

/** Symbols that a tick can be, and the letter typed in a form instead. */
const TICKS: Readonly<Record<string, { readonly drawn: ScribbleName; readonly typed: string }>> = {
  win: { drawn: "check", typed: "W" },
  loss: { drawn: "cross", typed: "L" },
  title: { drawn: "star", typed: "W" },
  none: { drawn: "dash", typed: "-" },
};

export interface TickProps extends FieldProps {
  /** Scale of the symbols: 1 is about 4 mm wide. */
  scale: number;
  /** Type size of a word, points. */
  size: number;
}

/** `win`, `loss`, `title`, `none`, or a short word ("bye"). */
export const tick = defineField<TickProps>({
  name: "tick",
  summary: "a check, cross, star or short word in a cell",
  defaults: { scale: 1, size: 8.5 },
  wide: () => 6,
  high: () => 5,
  hand(at, p, pen) {
    const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
    const signs = new Map(
      Object.entries(TICKS).map(([value, { drawn }]) => [value, scribble(pen, drawn, p.name, x, y, p.scale)]),
    );
    const stray = wobble(p.name);
    const size = sizeOf(pen, p.size);
    const word = writer({
      x: x + stray.dx,
      y: centredBaseline(pen, "pencil", size, y) + stray.dy,
      style: "pencil",
      size,
      align: "middle",
      width: Math.max(at.w - 0.6, 0.1),
      floor: 6,
      turn: stray.turn,
      path: p.name,
    });
    return {
      write(value, to) {
        const text = take(to, p.name, value, asText, "win, loss, title, none or a short word");
        if (text === undefined) return;
        const sign = signs.get(text);
        if (sign) to.ops.push(sign);
        else word(text, to);
      },
      fields(value) {
        const text = (value !== undefined && asText(value)) || "";
        return [textField(at, p, TICKS[text]?.typed ?? text, 9)];
      },
    };
  },
});

/** Tally marks: their distance, the gap after five, and the minimum legible distance; millimeters. */
const STEP = 0.95;
const BLANK = 0.55;
const LEAST_STEP = 0.5;

export interface TallyProps extends FieldProps {
  /** Type size of the number that replaces too many marks, points. */
  size: number;
}

/** Tally marks, every fifth across four; a count too large for the cell is written as a number. */
export const tally = defineField<TallyProps>({
  name: "tally",
  summary: "tally strokes in groups of five",
  defaults: { size: 10 },
  wide: () => 8,
  high: () => 5,
  hand(at, p, pen) {
    const stray = wobble(p.name, 0.2, 2);
    const [cx, cy] = [at.x + at.w / 2 + stray.dx, at.y + at.h / 2 + stray.dy];
    const known = new Map<number, Op>();
    const size = sizeOf(pen, p.size);
    const number = writer({
      x: cx,
      y: centredBaseline(pen, "pencil", size, cy),
      style: "pencil",
      size,
      align: "middle",
      width: Math.max(at.w - 1, 0.1),
      floor: 6.5,
      path: p.name,
    });
    return {
      write(value, to) {
        const count = take(to, p.name, value, asCount, "a count");
        if (count === undefined || count === 0) return;
        let strokes = known.get(count);
        if (!strokes) {
          const path = tallyPath(p.name, count, at, cx, cy);
          if (!path) return number(`${count}`, to);
          known.set(count, (strokes = pencilPath(pen, path)));
        }
        to.ops.push(strokes);
      },
      fields: (value) => [textField(at, p, (value !== undefined && asText(value)) || "", 9)],
    };
  },
});

/** The marks around (cx, cy); undefined if they would be too close. */
function tallyPath(name: string, count: number, { w, h }: Rect, cx: number, cy: number): PathData | undefined {
  const natural = (count - 1) * STEP + (Math.ceil(count / 5) - 1) * BLANK;
  const step = Math.min(STEP, ((w - 1.8) / Math.max(natural, 0.1)) * STEP);
  if (step < LEAST_STEP) return undefined;
  const reach = Math.min(h * 0.3, 1.7);
  const d: PathData[number][] = [];
  let x = cx - (natural * (step / STEP)) / 2;
  let first = x;
  for (let i = 0; i < count; i++) {
    if (i % 5 === 4) {
      d.push("M", first - 0.5, cy + reach * 0.55, "L", x - step + 0.5, cy - reach * 0.55);
      x += step + BLANK * (step / STEP) - step * 0.4;
      first = x;
    } else {
      const lean = wobble(`${name}${i}`, 0.15, 0).dx;
      d.push("M", x + 0.15 + lean, cy - reach, "L", x - 0.15, cy + reach + lean);
      x += step;
    }
  }
  return d;
}

export interface CheckProps extends FieldProps {
  /** Side of the printed box, millimeters. */
  size: number;
  radius: number;
  stroke: string;
  weight: Weight | number;
  align: Align;
  /** False if something else is already printed there. */
  box: boolean;
}

/** A printed box, and the cross in it. */
export const check = defineField<CheckProps>({
  name: "check",
  summary: "a printed box, and a cross in it",
  defaults: { size: 3.4, radius: 0.5, stroke: "ink", weight: "rule", align: "middle", box: true },
  wide: ({ size }) => size,
  high: ({ size }) => size,
  print(at, p, pen) {
    if (!p.box) return;
    const { x, y } = spotIn(pen, at, p.size, p.size, p.align);
    drawRect(pen, x, y, p.size, p.size, { fill: "paper", stroke: p.stroke, weight: p.weight, radius: p.radius });
  },
  hand(at, p, pen) {
    const spot = spotIn(pen, at, p.size, p.size, p.align);
    return onOff(p, crossAt(pen, p.name, spot), spot, "cross");
  },
});

/** A cross that fills a box of handwriting size. */
export const crossAt = (pen: Pen, seed: string, { x, y, w, h }: Rect): Op =>
  scribble(pen, "cross", seed, x + w / 2, y + h / 2, Math.min(w, h) / 3.2);
