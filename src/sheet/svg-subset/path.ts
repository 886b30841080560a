/** Path data -> absolute move, line, curve and close segments. */
import { appendArc } from "./arc.js";
import { ownCopy } from "../type/own-copy.js";

/**
 * Flat list: an opcode followed by its absolute coordinates.
 * 0 move x y; 1 line x y; 2 curve x1 y1 x2 y2 x y; 3 close.
 */
export type PathSegments = readonly number[];
export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;
/** Number of coordinates after each opcode. */
export const SEGMENT_SIZES = [2, 2, 6, 0] as const;

/** Number of arguments of each command. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[\s,]*(?:([a-zA-Z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))/y;
/** Arc flags may be written without separators: `a1 1 0 01.5.5`. */
const FLAG = /[\s,]*([01])/y;
const CACHE_LIMIT = 5000;
const cache = new Map<string, PathSegments | undefined>();

/** Parses path data; undefined if malformed. */
export function readPath(data: string): PathSegments | undefined {
  if (cache.has(data)) return cache.get(data);
  const segments = parse(data);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(ownCopy(data), segments);
  return segments;
}

/** The current point and state while parsing. */
interface Pen {
  readonly out: number[];
  x: number;
  y: number;
  /** Start of the subpath. */
  startX: number;
  startY: number;
  /** Last control point, and the kind of curve it belongs to. */
  controlX: number;
  controlY: number;
  after: "C" | "Q" | "";
}

function parse(data: string): PathSegments | undefined {
  const pen: Pen = { out: [], x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, after: "" };
  const text = data.trimEnd();
  let at = 0;
  let command = "";
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) return undefined;
    if (token[1] !== undefined) {
      command = token[1];
      at = TOKEN.lastIndex;
    } else if (command === "" || command === "Z" || command === "z") {
      return undefined; // Numbers without a command
    }
    const upper = command.toUpperCase();
    const count = COUNTS[upper];
    if (count === undefined || (pen.out.length === 0 && upper !== "M")) return undefined;
    const numbers: number[] = [];
    for (let i = 0; i < count; i++) {
      const pattern = upper === "A" && (i === 3 || i === 4) ? FLAG : TOKEN;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const value = pattern === FLAG ? match?.[1] : match?.[2];
      // Also rejects numbers of ten thousand digits, or with an exponent out of range.
      if (value === undefined || !Number.isFinite(Number(value))) return undefined;
      numbers.push(Number(value));
      at = pattern.lastIndex;
    }
    draw(pen, upper, command !== upper, numbers);
    // Additional pairs after a move are lines.
    if (upper === "M") command = command === "M" ? "L" : "l";
  }
  return pen.out;
}

function draw(pen: Pen, command: string, relative: boolean, n: readonly number[]): void {
  const [ox, oy] = relative ? [pen.x, pen.y] : [0, 0];
  const { out, x, y } = pen;
  const reflect = (kind: "C" | "Q"): [number, number] =>
    pen.after === kind ? [2 * x - pen.controlX, 2 * y - pen.controlY] : [x, y];
  let kind: Pen["after"] = "";
  switch (command) {
    case "M":
      move(pen, MOVE, ox + n[0], oy + n[1]);
      [pen.startX, pen.startY] = [pen.x, pen.y];
      break;
    case "L":
      move(pen, LINE, ox + n[0], oy + n[1]);
      break;
    case "H":
      move(pen, LINE, ox + n[0], y);
      break;
    case "V":
      move(pen, LINE, x, oy + n[0]);
      break;
    case "C":
      curve(pen, ox + n[0], oy + n[1], ox + n[2], oy + n[3], ox + n[4], oy + n[5]);
      kind = "C";
      break;
    case "S": {
      const [x1, y1] = reflect("C");
      curve(pen, x1, y1, ox + n[0], oy + n[1], ox + n[2], oy + n[3]);
      kind = "C";
      break;
    }
    case "Q":
      quadratic(pen, ox + n[0], oy + n[1], ox + n[2], oy + n[3]);
      kind = "Q";
      break;
    case "T": {
      const [x1, y1] = reflect("Q");
      quadratic(pen, x1, y1, ox + n[0], oy + n[1]);
      kind = "Q";
      break;
    }
    case "A":
      appendArc(out, x, y, n[0], n[1], n[2], n[3] === 1, n[4] === 1, ox + n[5], oy + n[6]);
      [pen.x, pen.y] = [ox + n[5], oy + n[6]];
      break;
    default:
      out.push(CLOSE);
      [pen.x, pen.y] = [pen.startX, pen.startY];
  }
  pen.after = kind;
}

function move(pen: Pen, opcode: number, x: number, y: number): void {
  pen.out.push(opcode, x, y);
  [pen.x, pen.y] = [x, y];
}

function curve(pen: Pen, x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
  pen.out.push(CURVE, x1, y1, x2, y2, x, y);
  [pen.x, pen.y, pen.controlX, pen.controlY] = [x, y, x2, y2];
}

/** Converts a quadratic curve to the equivalent cubic one. */
function quadratic(pen: Pen, qx: number, qy: number, x: number, y: number): void {
  const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
  curve(pen, third(pen.x, qx), third(pen.y, qy), third(x, qx), third(y, qy), x, y);
  [pen.controlX, pen.controlY] = [qx, qy];
}
