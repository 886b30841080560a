/** The color that each word of a page stands on: the last shape that was filled below it. */
import {
  LAYERS,
  multiply,
  IDENTITY,
  type Matrix,
  type Op,
  type Page,
  type TextOp,
} from "../../src/sheet/drawing/types.js";

interface Shape {
  readonly fill: string;
  readonly opacity: number;
  /** Corners of its outline, in millimeters of the page; several where it has holes. */
  readonly outlines: readonly (readonly (readonly [number, number])[])[];
  readonly top: number;
  readonly bottom: number;
}

export interface Word {
  readonly value: string;
  readonly fill: string;
  readonly ground: string;
  readonly layer: string;
  /** Points, as printed. */
  readonly size: number;
  /** Middle of its capitals, millimeters. */
  readonly x: number;
  readonly y: number;
}

const STEPS = 24;
const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Outlines of a path: curves by their ends and the points that pull them, near enough for a ground. */
function pathOutlines(d: readonly (string | number)[], m: Matrix): [number, number][][] {
  const outlines: [number, number][][] = [];
  let numbers: number[] = [];
  const flush = (): void => {
    for (let i = 0; i + 1 < numbers.length; i += 2) outlines.at(-1)?.push(at(m, numbers[i], numbers[i + 1]));
    numbers = [];
  };
  for (const part of d) {
    if (typeof part === "number") numbers.push(part);
    else {
      flush();
      if (part === "M") outlines.push([]);
    }
  }
  flush();
  return outlines;
}

function outlinesOf(op: Op, m: Matrix): [number, number][][] {
  if (op.op === "rect") {
    const [r, b] = [op.x + op.w, op.y + op.h];
    return [[at(m, op.x, op.y), at(m, r, op.y), at(m, r, b), at(m, op.x, b)]];
  }
  if (op.op === "ellipse")
    return [
      Array.from({ length: STEPS }, (_, i) => {
        const turn = (2 * Math.PI * i) / STEPS;
        return at(m, op.x + op.rx * Math.cos(turn), op.y + op.ry * Math.sin(turn));
      }),
    ];
  return op.op === "path" ? pathOutlines(op.d, m) : [];
}

function shapeOf(fill: string, opacity: number, outlines: readonly [number, number][][]): Shape {
  const heights = outlines.flatMap((points) => points.map(([, y]) => y));
  return { fill, opacity, outlines, top: Math.min(...heights), bottom: Math.max(...heights) };
}

/** Is a place inside of an odd number of outlines? */
function holds({ outlines, top, bottom }: Shape, x: number, y: number): boolean {
  let inside = false;
  if (y < top || y > bottom) return false;
  for (const points of outlines)
    points.forEach(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  return inside;
}

const channels = (color: string): number[] => [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16));
const mixed = (over: string, below: string, share: number): string => {
  const under = channels(below);
  const parts = channels(over).map((one, i) => Math.round(one * share + under[i] * (1 - share)));
  return `#${parts.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
};

/** All words of a page with the color below each. */
export function wordsOn(page: Page): Word[] {
  const shapes: Shape[] = [];
  const words: Word[] = [];
  const groundAt = (x: number, y: number): string =>
    shapes.reduce(
      (ground, shape) => (holds(shape, x, y) ? mixed(shape.fill, ground, shape.opacity) : ground),
      "#ffffff",
    );
  const text = (op: TextOp, m: Matrix, layer: string): void => {
    if (op.fill === "none" || op.value.trim() === "") return;
    const angle = ((op.turn ?? 0) * Math.PI) / 180;
    const [dx, dy] = [op.width / 2, -(op.font.capHeight * op.size) / 2];
    const [x, y] = at(
      m,
      op.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      op.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    );
    const ground = groundAt(x, y);
    const fill = mixed(op.fill, ground, op.opacity ?? 1);
    words.push({ value: op.value, fill, ground, layer, size: op.size * Math.hypot(m[0], m[1]) * (72 / 25.4), x, y });
  };
  const visit = (ops: readonly Op[], m: Matrix, layer: string): void => {
    for (const op of ops) {
      if (op.op === "place") visit(op.piece.ops, multiply(m, op.matrix), layer);
      else if (op.op === "text") text(op, m, layer);
      else if ((op.op === "rect" || op.op === "ellipse" || op.op === "path") && op.fill && op.fill !== "none")
        shapes.push(shapeOf(op.fill, op.opacity ?? 1, outlinesOf(op, m)));
    }
  };
  for (const layer of LAYERS) visit(page.layers[layer], IDENTITY, layer);
  return words;
}
