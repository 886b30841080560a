/** Reads back from the markup where cards stand on a sheet: the tests prove geometry, not strings. */
import { LAYERS, type Layer, type Page } from "../../src/page/types.js";
import type { Rect } from "../../src/press/index.js";

/** a c e / b d f, as SVG writes it. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Placed extends Rect {
  readonly name: string;
  readonly upsideDown: boolean;
}

/** A card that carries its name; `bleed` mm of art round a trim of the given size. */
export function card(
  name: string,
  width: number,
  height: number,
  bleed = 0,
  symbols: Record<string, string> = {},
): Page {
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const trim = { x: bleed, y: bleed, width, height };
  return {
    ...page,
    title: name,
    layers: {
      art: `<rect width="${page.width}" height="${page.height}" fill="#DDEEDD"/>`,
      form: `<text x="${bleed}" y="${bleed + 4}">${name}</text>`,
      pencil: "",
      marks: "",
    },
    symbols: new Map(Object.entries(symbols)),
    ...(bleed > 0 ? { trim } : {}),
  };
}

export const cards = (count: number, width: number, height: number, bleed = 0, word = "card"): Page[] =>
  Array.from({ length: count }, (_, i) => card(`${word} ${i + 1}`, width, height, bleed));

/** The trim rectangle of every named card on the sheet, in reading order. */
export function placedCards(sheet: Page, trim: Rect): Placed[] {
  const found: Placed[] = [];
  walk(sheet.layers.form, (tag, matrix, text) => {
    if (!tag.startsWith("<text")) return;
    const corners = [apply(matrix, trim.x, trim.y), apply(matrix, trim.x + trim.width, trim.y + trim.height)];
    const [x, y] = [Math.min(corners[0][0], corners[1][0]), Math.min(corners[0][1], corners[1][1])];
    found.push({ name: text, x, y, width: trim.width, height: trim.height, upsideDown: matrix[0] < 0 });
  });
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** What the clips let through on the sheet, in the order of the markup. */
export function shownRects(sheet: Page, layer: Layer = "art"): Rect[] {
  const clips = new Map<string, Rect>();
  const all = LAYERS.map((name) => sheet.layers[name]).join("");
  for (const [, id, x, y, width, height] of all.matchAll(
    /<clipPath id="([^"]+)"><rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"\/>/g,
  )) {
    clips.set(id, { x: Number(x), y: Number(y), width: Number(width), height: Number(height) });
  }
  const shown: Rect[] = [];
  walk(sheet.layers[layer], (tag, matrix) => {
    const id = /clip-path="url\(#([^)]+)\)"/.exec(tag)?.[1];
    if (!id) return;
    const rect = clips.get(id) as Rect;
    const [one, other] = [apply(matrix, rect.x, rect.y), apply(matrix, rect.x + rect.width, rect.y + rect.height)];
    shown.push({
      x: Math.min(one[0], other[0]),
      y: Math.min(one[1], other[1]),
      width: rect.width,
      height: rect.height,
    });
  });
  return shown;
}

/** Lines of the sheet's own marks: from and to, millimetres. */
export function markLines(sheet: Page): { x1: number; y1: number; x2: number; y2: number }[] {
  return [...sheet.layers.marks.matchAll(/M([\d.-]+) ([\d.-]+)([VH])([\d.-]+)/g)].map(([, x, y, way, to]) => ({
    x1: Number(x),
    y1: Number(y),
    x2: way === "H" ? Number(to) : Number(x),
    y2: way === "V" ? Number(to) : Number(y),
  }));
}

function walk(markup: string, visit: (tag: string, matrix: Matrix, text: string) => void): void {
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag, text] of [...markup.matchAll(/(<[^>]+>)([^<]*)/g)].map((m) => [m[1], m[2]])) {
    if (tag.startsWith("</")) stack.pop();
    else {
      const matrix = multiply(stack[stack.length - 1], readTransform(/transform="([^"]+)"/.exec(tag)?.[1] ?? ""));
      visit(tag, matrix, text);
      if (!tag.endsWith("/>")) stack.push(matrix);
    }
  }
}

function readTransform(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first, second = 0] = list.split(/[ ,]+/).map(Number);
    if (kind === "translate") matrix = multiply(matrix, [1, 0, 0, 1, first, second]);
    else if (kind === "rotate" && first === 180) matrix = multiply(matrix, [-1, 0, 0, -1, 0, 0]);
    else throw new Error(`unexpected transform ${kind}(${list})`);
  }
  return matrix;
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function multiply(m: Matrix, n: Matrix): Matrix {
  const [a, b] = [m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1]];
  const [c, d] = [m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3]];
  return [a, b, c, d, ...apply(m, n[4], n[5])];
}
