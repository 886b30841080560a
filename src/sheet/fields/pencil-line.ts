/** Hand-drawn lines: the path of a ball on a field, the line that closes a list, crossed-out words. */
import type { Pen } from "../drawing/pen.js";
import type { Op, PathData } from "../drawing/types.js";
import { pencilStroke, wobble } from "./hand.js";

/** Line styles, distinguishable without color. */
export const PENCIL_DASHES = { solid: undefined, dashed: [0.95, 1.05], dotted: [0.02, 0.85] } as const;
export type PencilDash = keyof typeof PENCIL_DASHES;
/** Symbols at the ends of a line. */
export const PENCIL_ENDS = ["none", "bar", "dot", "arrow", "ball", "ring", "cross"] as const;
export type PencilEnd = (typeof PENCIL_ENDS)[number];

export interface PencilLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly dash?: PencilDash;
  /** Millimeters. */
  readonly weight?: number;
  readonly start?: PencilEnd;
  readonly end?: PencilEnd;
  /** Size of the end symbols: half the height of a bar, radius of a ball; millimeters. */
  readonly reach?: number;
}

/** Length of a stroke without lifting the wrist, millimeters. */
const WRIST = 32;

/**
 * A pencil line with its end symbols; a line of length 0 only draws the symbols.
 * @param seed the same seed gives the same irregularities
 */
export function pencilLine(pen: Pen, seed: string, line: PencilLine): Op[] {
  const { x1, y1, x2, y2, dash = "solid", weight = 0.42, start = "none", end = "none", reach = 1 } = line;
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const d = bows(seed, line);
  const ops: Op[] = d.length > 0 ? [{ op: "path", d, stroke: pencilStroke(pen, weight, PENCIL_DASHES[dash]) }] : [];
  ops.push(...endMark(pen, seed, start, x1, y1, turn + Math.PI, reach, weight));
  ops.push(...endMark(pen, seed, end, x2, y2, turn, reach, weight));
  return ops;
}

/** The line itself: gently curved, like a careful freehand line. */
function bows(seed: string, { x1, y1, x2, y2 }: PencilLine): PathData {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length < 0.05) return [];
  const count = Math.max(1, Math.round(length / WRIST));
  const reach = Math.min(0.16, length * 0.02);
  const [nx, ny] = [-dy / length, dx / length];
  const d: PathData[number][] = ["M", x1, y1];
  for (let i = 0; i < count; i++) {
    const bow = wobble(`${seed}${i}`, reach).dx * 2;
    const [middle, end] = [(i + 0.5) / count, (i + 1) / count];
    const sway = i === count - 1 ? 0 : wobble(`${seed}.${i}`, reach).dy;
    d.push("Q", x1 + dx * middle + nx * bow, y1 + dy * middle + ny * bow);
    d.push(x1 + dx * end + nx * sway, y1 + dy * end + ny * sway);
  }
  return d;
}

function endMark(
  pen: Pen,
  seed: string,
  end: PencilEnd,
  x: number,
  y: number,
  turn: number,
  reach: number,
  weight: number,
): Op[] {
  const stroke = pencilStroke(pen, weight);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lean = wobble(`${seed}${end}`, reach * 0.12).dx;
  /** A point `along` the line and `across` it. */
  const at = (along: number, across: number): [number, number] => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const drawn = (d: PathData): Op[] => [{ op: "path", d, stroke }];
  const round = (
    r: number,
    paint: { fill: string } & Partial<Pick<Extract<Op, { op: "ellipse" }>, "stroke">>,
  ): Op[] => [{ op: "ellipse", x, y, rx: r, ry: r, ...paint }];
  switch (end) {
    case "none":
      return [];
    case "bar":
      return drawn(["M", ...at(lean, -reach), "L", ...at(-lean, reach)]);
    case "arrow": {
      const back = -reach * 1.15;
      const [upper, lower] = [at(back, -reach * 0.72 + lean), at(back, reach * 0.72 + lean)];
      return drawn(["M", ...upper, "L", ...at(0, 0), "L", ...lower]);
    }
    case "cross": {
      const one: PathData = ["M", ...at(-reach, -reach + lean), "L", ...at(reach, reach - lean)];
      return drawn([...one, "M", ...at(-reach, reach), "L", ...at(reach, -reach + lean)]);
    }
    case "dot":
      return round(reach * 0.55, { fill: pen.theme.pencil });
    case "ball":
      return round(reach, { fill: pen.theme.pencil });
    case "ring":
      return round(reach, { fill: pen.theme.paper, stroke });
  }
}
