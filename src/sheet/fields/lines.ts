/** Lines drawn across a place with a pencil: the path of the ball along a scale, the line under a drive, crossed-out words. */
import { report, type Pen } from "../drawing/pen.js";
import type { Op, Rect } from "../drawing/types.js";
import { oneOf } from "../marks/place.js";
import { defineField, type FieldProps, type SlotValue } from "./field.js";
import { checkField } from "./form-field.js";
import { PENCIL_DASHES, PENCIL_ENDS, pencilLine, type PencilDash, type PencilEnd } from "./pencil-line.js";
import { asFlag, take, type ReadValue } from "./value.js";

/** A line on a scale; solid without symbols by default. */
interface Stretch {
  readonly from: number;
  /** Default: `from`, so that only its end symbols are drawn. */
  readonly to?: number;
  readonly dash?: PencilDash;
  readonly start?: PencilEnd;
  readonly end?: PencilEnd;
  /** Half the height of a bar, or radius of a ball; millimeters. */
  readonly reach?: number;
  /** Offset from the middle: -1 above it, 1 below it. A way back runs below the way there. */
  readonly lane?: number;
  /** Drawn as a bar instead of a line. */
  readonly bar?: "open" | "hatched";
}

const isStretch = (value: unknown): value is Stretch => {
  if (typeof value !== "object" || value === null) return false;
  const { from, to = 0, dash = "solid", start = "none", end = "none", reach = 1, lane = 0, bar } = value as Stretch;
  return (
    [from, to, reach, lane].every((one) => typeof one === "number" && Number.isFinite(one)) &&
    dash in PENCIL_DASHES &&
    (bar === undefined || bar === "open" || bar === "hatched") &&
    PENCIL_ENDS.includes(start) &&
    PENCIL_ENDS.includes(end)
  );
};

const asStretches: ReadValue<readonly Stretch[]> = (value) => {
  if (value === "") return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every(isStretch) ? (list as readonly Stretch[]) : undefined;
};

export interface StretchProps extends FieldProps {
  /** Values at the left and right edges. */
  from: number;
  to: number;
  weight: number;
  /** Default size of end symbols; millimeters. */
  reach: number;
  /** Half the height of a bar, millimeters. */
  bar: number;
  /** True to cut off values beyond the scale at its end; otherwise they are errors. */
  stop: boolean;
}

/** Distance between a bar's hatches, and their slant; millimeters. */
const HATCH = 1.25;
const LEAN = 1.6;
/** Minimum visible length of a bar. */
const LEAST_BAR = 0.7;

/** Outline and hatches of a bar, as separate lines. */
function barLines(from: number, to: number, y: number, half: number, hatched: boolean) {
  const middle = (from + to) / 2;
  const left = Math.min(from, to, middle - LEAST_BAR / 2);
  const right = Math.max(from, to, middle + LEAST_BAR / 2);
  const [top, bottom] = [y - half, y + half];
  const lines = [
    { x1: left, y1: top, x2: right, y2: top },
    { x1: left, y1: bottom, x2: right, y2: bottom },
    { x1: left, y1: top, x2: left, y2: bottom },
    { x1: right, y1: top, x2: right, y2: bottom },
  ];
  if (!hatched) return lines;
  for (let x = left + HATCH; x < right + LEAN; x += HATCH) {
    // Hatches are slanted; the first and last are cut off at the ends of the bar.
    const [high, low] = [Math.min(x, right), Math.max(left, x - LEAN)];
    const at = (end: number): number => top + ((x - end) / LEAN) * 2 * half;
    if (high > low) lines.push({ x1: high, y1: at(high), x2: low, y2: at(low) });
  }
  return lines;
}

/** Distance of lanes from the middle, millimeters. */
const LANE = 0.75;

export const stretch = defineField<StretchProps>({
  name: "stretch",
  summary: "lines and bars that a pencil draws along a scale: solid, dashed or dotted, with signs at their ends",
  defaults: { from: -10, to: 110, weight: 0.42, reach: 0.95, bar: 1.15, stop: false },
  wide: () => 55,
  high: () => 5,
  hand(at, p) {
    const [low, high] = [Math.min(p.from, p.to), Math.max(p.from, p.to)];
    const held = (value: number): number => (p.stop ? Math.min(high, Math.max(low, value)) : value);
    const x = (value: number): number => at.x + ((held(value) - p.from) * at.w) / (p.to - p.from || 1);
    const wanted = "lines { from, to, dash, start, end, reach, lane, bar }";
    return {
      write(value, pen) {
        take(pen, p.name, value, asStretches, wanted)?.forEach((one, i) => {
          const { from, to = from, lane = 0, dash, start, end, reach = p.reach, bar } = one;
          if (!p.stop && (Math.min(from, to) < low || Math.max(from, to) > high)) {
            const message = `"${p.name}" runs from ${from} to ${to}, its scale from ${p.from} to ${p.to}`;
            return report(pen, "value-unfit", message, { path: p.name });
          }
          const y = at.y + at.h / 2 + lane * LANE;
          if (bar !== undefined) {
            barLines(x(from), x(to), y, p.bar, bar === "hatched").forEach((edge, n) => {
              pen.ops.push(...pencilLine(pen, `${p.name}.${i + 1}.${n + 1}`, { ...edge, weight: p.weight }));
            });
            return;
          }
          const line = { x1: x(from), y1: y, x2: x(to), y2: y, weight: p.weight, dash, start, end, reach };
          pen.ops.push(...pencilLine(pen, `${p.name}.${i + 1}`, line));
        });
      },
      // A line cannot be typed.
      fields: () => [],
    };
  },
});

export interface StrikeProps extends FieldProps {
  side: "top" | "middle" | "bottom";
  weight: number;
  /** Distance from the ends of its place, millimeters. */
  pad: number;
}

/** Half the distance between two lines, millimeters. */
const DOUBLE = 0.45;

type Strokes = "none" | "one" | "two";
const asStrokes: ReadValue<Strokes> = (value) => {
  if (value === "double" || value === 2) return "two";
  const on = asFlag(value);
  return on === undefined ? undefined : on ? "one" : "none";
};

/** A line along one side of its place: ends a drive; two lines end a period. */
export const strike = defineField<StrikeProps>({
  name: "strike",
  summary: "one or two pencil lines along its space: they end a drive",
  defaults: { side: "bottom", weight: 0.46, pad: 0.5 },
  wide: () => 20,
  high: () => 5,
  hand(at, p, pen) {
    const side = oneOf(pen, "side", p.side, ["top", "middle", "bottom"], "bottom");
    const y = at.y + { top: 0, middle: at.h / 2, bottom: at.h }[side];
    const line = (shift: number): Op[] =>
      pencilLine(pen, `${p.name}.${shift}`, {
        x1: at.x + p.pad,
        y1: y + shift,
        x2: at.x + at.w - p.pad,
        y2: y + shift,
        weight: p.weight,
      });
    const drawn = { none: [], one: line(0), two: [...line(-DOUBLE), ...line(DOUBLE)] };
    return {
      write(value, to) {
        const strokes = take(to, p.name, value, asStrokes, 'true, false or "double"');
        if (strokes) to.ops.push(...drawn[strokes]);
      },
      fields: () => [],
    };
  },
});

export interface CrossOutProps extends FieldProps {
  /** Two diagonal strokes, a single one, or a wavy line through the words. */
  look: "cross" | "slash" | "scribble";
  pad: number;
}

const OUTS = ["cross", "slash", "scribble"] as const;

export const crossOut = defineField<CrossOutProps>({
  name: "crossOut",
  summary: "crosses out the print in its space",
  defaults: { look: "cross", pad: 0.5 },
  wide: () => 6,
  high: () => 5,
  hand(at, p, pen) {
    const look = oneOf(pen, "look", p.look, OUTS, "cross");
    const ops = outOps(pen, p.name, look, {
      x: at.x + p.pad,
      y: at.y + p.pad,
      w: Math.max(at.w - 2 * p.pad, 0),
      h: Math.max(at.h - 2 * p.pad, 0),
    });
    const on = (value: SlotValue): boolean | undefined => asFlag(value);
    return {
      write(value, to) {
        if (take(to, p.name, value, on, "true or false")) to.ops.push(...ops);
      },
      fields: (value) => [checkField(at, p, value !== undefined && on(value) === true, "cross")],
    };
  },
});

function outOps(pen: Pen, seed: string, look: (typeof OUTS)[number], { x, y, w, h }: Rect): Op[] {
  const rising = { x1: x, y1: y + h, x2: x + w, y2: y };
  if (look === "slash") return pencilLine(pen, seed, rising);
  if (look === "cross") {
    return [
      ...pencilLine(pen, `${seed}.1`, { x1: x, y1: y, x2: x + w, y2: y + h }),
      ...pencilLine(pen, `${seed}.2`, rising),
    ];
  }
  // As many ups and downs along the words as a hand would make.
  const count = Math.max(3, Math.round(w / 2.2));
  const points = Array.from({ length: count + 1 }, (_, i) => ({
    x: x + (w * i) / count,
    y: y + h * (i % 2 === 0 ? 0.78 : 0.22),
  }));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i];
    return pencilLine(pen, `${seed}.${i}`, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  });
}
