/** Rows of printed circles, squares, stars or flags to cross out or fill: clocks, bars, bonuses. */
import { PT_PER_MM } from "../../kernel/units/index.js";
import { drawCircle, drawPolygon, drawRect, type Pen, type Weight } from "../drawing/pen.js";
import type { Op, Rect } from "../drawing/types.js";
import { alignOf, oneOf } from "../marks/place.js";
import { centredBaseline, type Align } from "../type/line.js";
import { drawSign, signOf, signWidth, starPoints } from "../type/signs.js";
import { writeWords } from "../type/words.js";
import { defineField, type FieldProps, type SlotValue } from "./field.js";
import { checkField, nth } from "./form-field.js";
import { pencilStroke, wobble } from "./hand.js";
import { pencilLine } from "./pencil-line.js";
import { ringAt } from "./scribble.js";
import { crossAt } from "./signs.js";
import { asPlaces, take } from "./value.js";

const SHAPES = ["round", "square", "star", "flag"] as const;
const LOOKS = ["cross", "slash", "fill", "ring"] as const;

export interface CirclesProps extends FieldProps {
  count: number;
  shape: (typeof SHAPES)[number];
  /** Radius, or half the side; millimeters. 0 = as large as possible. */
  r: number;
  /** Number per line; 0 = all of them, 1 = one below another. */
  columns: number;
  /** Gap, millimeters; -1 = spread over the whole width. */
  gap: number;
  align: Align;
  /** Printed inside, in order: words, or symbols like ★. */
  labels: readonly (string | number)[];
  /** Printed inside: 1, 2, 3 ... */
  numbered: boolean;
  /** How the pencil marks one. */
  look: (typeof LOOKS)[number];
  stroke: string;
  weight: Weight | number;
  fill: string;
  /** Type size of labels, points; 0 = proportional to the radius. */
  size: number;
}

/** Default radius, if a template asks for a size without giving one. */
const RADIUS = 1.9;
/** Share of the available room that a circle takes. */
const FULL = 0.84;

const across = ({ columns, count }: CirclesProps): number => (columns > 0 ? columns : Math.max(1, count));
const down = (p: CirclesProps): number => Math.max(1, Math.ceil(p.count / across(p)));
const pitchOf = (p: CirclesProps): number => 2 * (p.r || RADIUS) + (p.gap >= 0 ? p.gap : 0.7);

/** The squares around the circles, in order. */
function places(pen: Pen, p: CirclesProps, at: Rect): Rect[] {
  const [columns, rows] = [across(p), down(p)];
  const spread = { w: at.w / columns, h: at.h / rows };
  const r = p.r || (Math.min(spread.w, spread.h) / 2) * FULL;
  const side = 2 * r;
  const packed = p.gap >= 0;
  const step = packed ? { w: side + p.gap, h: rows > 1 ? side + p.gap : spread.h } : spread;
  const wide = packed ? columns * step.w - p.gap : at.w;
  const align = alignOf(pen, p.align);
  const left = align === "start" ? at.x : align === "end" ? at.x + at.w - wide : at.x + (at.w - wide) / 2;
  const top = at.y + (at.h - (packed && rows > 1 ? rows * step.h - p.gap : at.h)) / 2;
  const inset = packed ? 0 : (step.w - side) / 2;
  const drop = packed && rows > 1 ? 0 : (step.h - side) / 2;
  return Array.from({ length: p.count }, (_, i) => ({
    x: left + (i % columns) * step.w + inset,
    y: top + Math.floor(i / columns) * step.h + drop,
    w: side,
    h: side,
  }));
}

/** Symbols side by side; they are not type, so they may be as small as necessary. */
function printSigns(
  pen: Pen,
  letters: readonly string[],
  cx: number,
  cy: number,
  room: number,
  size: number,
  fill: string,
): void {
  const signs = letters.map(signOf);
  const ems = signs.reduce((sum, sign) => sum + signWidth(sign), 0);
  const fitted = Math.min(size, (room / ems) * PT_PER_MM);
  let x = cx - (ems * fitted) / PT_PER_MM / 2;
  for (const sign of signs) {
    drawSign(pen, sign, x, cy, fitted, fill);
    x += (signWidth(sign) * fitted) / PT_PER_MM;
  }
}

function printOne(pen: Pen, p: CirclesProps, { x, y, w }: Rect, label: string): void {
  const r = w / 2;
  const [cx, cy] = [x + r, y + r];
  const look = { fill: p.fill, stroke: p.stroke, weight: p.weight };
  switch (oneOf(pen, "shape", p.shape, SHAPES, "round")) {
    case "round":
      drawCircle(pen, cx, cy, r, look);
      break;
    case "square":
      drawRect(pen, x, y, w, w, { ...look, radius: Math.min(0.5, r * 0.25) });
      break;
    case "star":
      drawPolygon(pen, starPoints(cx, cy, r), { ...look, join: "round" });
      break;
    case "flag":
      drawSign(pen, "flag", cx - r * 0.5, cy, (w / 0.76) * PT_PER_MM, p.stroke);
  }
  if (label === "") return;
  const size = p.size > 0 ? p.size : r * 1.05 * PT_PER_MM;
  if (/^[★☆⚑]+$/u.test(label)) return printSigns(pen, [...label], cx, cy, w * 0.86, size, p.stroke);
  writeWords(pen, {
    value: label,
    x: cx,
    y: centredBaseline(pen, "semi", size, cy),
    style: "semi",
    size,
    fill: p.stroke,
    align: "middle",
    width: w * 0.86,
    floor: Math.min(size, 4.5),
  });
}

function takeOne(pen: Pen, p: CirclesProps, at: Rect, seed: string): readonly Op[] {
  const { x, y, w } = at;
  const r = w / 2;
  switch (oneOf(pen, "look", p.look, LOOKS, "cross")) {
    case "cross":
      return [crossAt(pen, seed, at)];
    case "slash":
      return pencilLine(pen, seed, { x1: x + w * 0.1, y1: y + w * 0.92, x2: x + w * 0.9, y2: y + w * 0.08 });
    case "ring":
      return [ringAt(pen, seed, x + r, y + r, r * 1.05)];
    case "fill": {
      const { dx, dy } = wobble(seed, 0.08);
      const [cx, cy, inner] = [x + r + dx, y + r + dy, r * 0.72];
      const fill = pen.theme.pencil;
      if (p.shape !== "star") return [{ op: "ellipse", x: cx, y: cy, rx: inner, ry: inner * 0.94, fill }];
      return hatched(pen, starPoints(cx, cy, r * 0.9));
    }
  }
}

/** Distance between pencil strokes that fill a shape, and from its outline; millimeters. */
const HATCH = 0.5;
const INSIDE = 0.18;

/** A shape filled with pencil: its outline, and strokes across it. */
function hatched(pen: Pen, points: readonly (readonly [number, number])[]): Op[] {
  const ys = points.map(([, y]) => y);
  const outline = points.flatMap(([x, y], i) => [i === 0 ? ("M" as const) : ("L" as const), x, y]);
  const strokes: ("M" | "L" | number)[] = [];
  for (let y = Math.min(...ys) + HATCH / 2; y < Math.max(...ys); y += HATCH) {
    const cuts = points
      .flatMap(([x1, y1], i) => {
        const [x2, y2] = points[(i + 1) % points.length];
        return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .sort((one, other) => one - other);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [left, right] = [cuts[i] + INSIDE, cuts[i + 1] - INSIDE];
      if (right > left) strokes.push("M", left, y + 0.1, "L", right, y - 0.1);
    }
  }
  return [
    { op: "path", d: [...outline, "Z"], stroke: pencilStroke(pen, 0.3) },
    { op: "path", d: strokes, stroke: pencilStroke(pen, 0.36) },
  ];
}

/** A marked one, and how it is marked if they differ. */
interface Taken {
  readonly place: number;
  readonly look?: CirclesProps["look"];
}

function placesOf(value: SlotValue): readonly Taken[] | undefined {
  if (Array.isArray(value) && value.some((one) => typeof one === "object"))
    return value.map((one): Taken => (typeof one === "object" ? (one as unknown as Taken) : { place: Number(one) }));
  return asPlaces(value)?.map((place) => ({ place }));
}

export const circles = defineField<CirclesProps>({
  name: "circles",
  summary: "a row of printed circles, squares, stars or flags; the value marks that many of them",
  required: ["count"],
  defaults: {
    shape: "round",
    r: 0,
    columns: 0,
    gap: -1,
    align: "start",
    labels: [],
    numbered: false,
    look: "cross",
    stroke: "accent",
    weight: 0.3,
    fill: "paper",
    size: 0,
  },
  wide: (p) => across(p) * pitchOf(p),
  high: (p) => down(p) * pitchOf(p),
  print(at, p, pen) {
    places(pen, p, at).forEach((place, i) => {
      const label = `${p.labels[i] ?? (p.numbered ? i + 1 : "")}`;
      printOne(pen, p, place, label);
    });
  },
  hand(at, p, pen) {
    const all = places(pen, p, at);
    const taken = new Map<string, readonly Op[]>();
    const wanted = `up to ${p.count} places, as a count, a list, or a list of { place, look }`;
    return {
      write(value, to) {
        const read = (given: typeof value): readonly Taken[] | undefined => {
          const found = placesOf(given);
          return found?.every(
            ({ place, look = "cross" }) =>
              Number.isInteger(place) && place >= 1 && place <= p.count && LOOKS.includes(look),
          )
            ? found
            : undefined;
        };
        for (const { place, look = p.look } of take(to, p.name, value, read, wanted) ?? []) {
          const key = `${place} ${look}`;
          let ops = taken.get(key);
          if (!ops) taken.set(key, (ops = takeOne(pen, { ...p, look }, all[place - 1], `${p.name}.${place}`)));
          to.ops.push(...ops);
        }
      },
      fields(value) {
        const found = ((value !== undefined && placesOf(value)) || []).map(({ place }) => place);
        const look = p.shape === "star" ? "star" : p.look === "fill" || p.look === "ring" ? "circle" : "cross";
        return all.map((place, i) => checkField(place, nth(p, i + 1), found.includes(i + 1), look));
      },
    };
  },
});
