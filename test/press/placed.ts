/** Reads back from the drawing where cards stand on a sheet: the tests prove geometry. */
import type { Rect } from "../../src/press/box.js";
import { multiply, type Layer, type Matrix, type Op, type Page } from "../../src/sheet/drawing/types.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { ptToMm } from "../../src/kernel/units/index.js";
import { fonts } from "../helpers/markup-page.js";
import type { PrinterProfile } from "../../src/press/printer.js";

export interface Placed extends Rect {
  readonly name: string;
  readonly upsideDown: boolean;
}

const font = fonts.font("Barlow Condensed", 500);

/** A card that carries its name; `bleed` mm of art round a trim of the given size. */
export function card(name: string, width: number, height: number, bleed = 0): Page {
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const size = ptToMm(9);
  const text: Op = {
    op: "text",
    x: bleed,
    y: bleed + 4,
    font,
    size,
    value: name,
    fill: "#161616",
    width: font.width(name, size),
  };
  return {
    ...page,
    title: name,
    layers: {
      art: [{ op: "rect", x: 0, y: 0, w: page.width, h: page.height, fill: "#DDEEDD" }],
      form: [text],
      pencil: [],
      marks: [],
    },
    ...(bleed > 0 ? { trim: { x: bleed, y: bleed, width, height } } : {}),
  };
}

export const cards = (count: number, width: number, height: number, bleed = 0, word = "card"): Page[] =>
  Array.from({ length: count }, (_, i) => card(`${word} ${i + 1}`, width, height, bleed));

/** The trim rectangle of every named card on the sheet, in reading order. */
export function placedCards(sheet: Page, trim: Rect): Placed[] {
  const found: Placed[] = [];
  eachOp(sheet.layers.form, (op, matrix) => {
    if (op.op !== "text") return;
    found.push({ name: op.value, ...moved(trim, matrix), upsideDown: matrix[0] < 0 });
  });
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** What the clips let through on the sheet, in the order of the drawing. */
export function shownRects(sheet: Page, layer: Layer = "art"): Rect[] {
  const shown: Rect[] = [];
  eachOp(sheet.layers[layer], (op, matrix) => {
    if (op.op !== "place") return;
    for (const { x, y, w, h } of op.clip ?? []) {
      shown.push(moved({ x, y, width: w, height: h }, multiply(matrix, op.matrix)));
    }
  });
  return shown;
}

/** Lines of the sheet's own marks: from and to, millimeters. */
export function markLines(sheet: Page): { x1: number; y1: number; x2: number; y2: number }[] {
  return sheet.layers.marks.flatMap((op) => {
    if (op.op !== "path") return [];
    const numbers = op.d.filter((part) => typeof part === "number");
    return Array.from({ length: numbers.length / 4 }, (_, i) => {
      const [x1, y1, x2, y2] = numbers.slice(4 * i, 4 * i + 4).map((value) => Math.round(value * 1e4) / 1e4);
      return { x1, y1, x2, y2 };
    });
  });
}

/** A rectangle where the matrix puts it; half turns at most. */
function moved({ x, y, width, height }: Rect, matrix: Matrix): Rect {
  const [[x1, y1], [x2, y2]] = [apply(matrix, x, y), apply(matrix, x + width, y + height)];
  const round = (length: number): number => Math.round(length * 1e6) / 1e6;
  return {
    x: round(Math.min(x1, x2)),
    y: round(Math.min(y1, y2)),
    width: round(Math.abs(x2 - x1)),
    height: round(Math.abs(y2 - y1)),
  };
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** A printer that does nothing wrong. */
export const TRUE_PRINTER: PrinterProfile = {
  across: 1,
  down: 1,
  front: { dx: 0, dy: 0 },
  back: { dx: 0, dy: 0 },
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  binding: "long-edge",
  landscape: "left",
};
