/** Transform lists -> a single matrix. */
import { readNumbers } from "./numbers.js";
import { ownCopy } from "../type/own-copy.js";

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

const ARGUMENTS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
  matrix: [6],
};
const ITEM = /\s*,?\s*([a-zA-Z]+)\s*\(([^()]*)\)/y;
const CACHE_LIMIT = 5000;
const cache = new Map<string, Matrix | undefined>();

/** Parses a transform list; undefined if malformed. */
export function readTransform(text: string): Matrix | undefined {
  if (cache.has(text)) return cache.get(text);
  const matrix = parse(text);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(ownCopy(text), matrix);
  return matrix;
}

function parse(text: string): Matrix | undefined {
  let matrix = IDENTITY;
  let end = 0;
  while (end < text.length && text.slice(end).trim() !== "") {
    ITEM.lastIndex = end;
    const match = ITEM.exec(text);
    if (!match) return undefined;
    const numbers = readNumbers(match[2]);
    if (!numbers || !ARGUMENTS[match[1]]?.includes(numbers.length)) return undefined;
    matrix = multiply(matrix, single(match[1], numbers));
    end = ITEM.lastIndex;
  }
  return matrix;
}

function single(name: string, n: readonly number[]): Matrix {
  switch (name) {
    case "translate":
      return [1, 0, 0, 1, n[0], n[1] ?? 0];
    case "scale":
      return [n[0], 0, 0, n[1] ?? n[0], 0, 0];
    case "skewX":
      return [1, 0, Math.tan((n[0] * Math.PI) / 180), 1, 0, 0];
    case "skewY":
      return [1, Math.tan((n[0] * Math.PI) / 180), 0, 1, 0, 0];
    case "rotate": {
      const [cos, sin] = turn(n[0]);
      const [x, y] = [n[1] ?? 0, n[2] ?? 0];
      return [cos, sin, 0 - sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    default:
      return [n[0], n[1], n[2], n[3], n[4], n[5]];
  }
}

/** Cosine and sine of degrees; exact for quarter turns, so that rotated halves of a page meet. */
function turn(degrees: number): readonly [cos: number, sin: number] {
  const quarter = ((degrees % 360) + 360) % 360;
  if (quarter === 0) return [1, 0];
  if (quarter === 90) return [0, 1];
  if (quarter === 180) return [-1, 0];
  if (quarter === 270) return [0, -1];
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}
