/** Draws one mark or field into a place, for tests: its operations, its issues, and the box that its ink covers. */
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { nodeDisk } from "../../src/host/node/disk.js";
import { picturesFrom } from "../../src/host/pictures.js";
import { packageFile } from "../../src/host/node/place.js";
import "../../src/sheet/figures/svg-canvas.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { drawApart, openPen, type Pen } from "../../src/sheet/drawing/pen.js";
import { IDENTITY, multiply, type FieldOp, type Matrix, type Op, type Rect } from "../../src/sheet/drawing/types.js";
import { FIELDS } from "../../src/sheet/fields/index.js";
import type { SlotValue } from "../../src/sheet/fields/field.js";
import { MARKS } from "../../src/sheet/marks/index.js";
import { makeTheme, type ThemeId } from "../../src/sheet/theme.js";
import { PictureSource } from "../../src/sheet/pictures/source.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

const fonts = new FontBook(loadFontFiles());

/** Pictures of the set that is shipped. */
const pictures = new PictureSource(
  picturesFrom(nodeDisk, () => [packageFile("assets", "samples", "set")], packageFile("assets", "samples", "set")),
);

export const testPen = (theme: ThemeId = "color"): Pen => openPen(fonts, makeTheme(theme, "#1E5B3A"), [], pictures);

export interface Drawn {
  readonly ops: readonly Op[];
  readonly issues: readonly Issue[];
  /** Props that the mark asked for. */
  readonly read: ReadonlySet<string>;
}

/** Remembers which props are asked for. */
function watched<P extends object>(props: P, read: Set<string>): P {
  return new Proxy(props, {
    get(target, key) {
      if (typeof key === "string") read.add(key);
      return Reflect.get(target, key);
    },
  });
}

/** A place for a mark: of the size that it wants, or as given. */
export function markPlace(name: string, props: object, pen = testPen(), given: Partial<Rect> = {}): Rect {
  const mark = [...MARKS, ...FIELDS].find((one) => one.name === name)!;
  const full = { ...mark.defaults, ...props } as never;
  const w = given.w ?? mark.wide(full, pen);
  return { x: 20, y: 30, w, h: given.h ?? mark.high(full, pen, w), ...given };
}

export function drawMark(
  name: string,
  props: object,
  given: Partial<Rect> = {},
  pen = testPen(),
): Drawn & { at: Rect } {
  const mark = MARKS.find((one) => one.name === name)!;
  const read = new Set<string>();
  const full = watched({ ...mark.defaults, ...props }, read);
  const at = markPlace(name, props, pen, given);
  mark.wide(full, pen);
  mark.high(full, pen, at.w);
  const ops = drawApart(pen, () => mark.draw(at, full, pen));
  return { ops, issues: pen.issues, read, at };
}

export interface DrawnField extends Drawn {
  readonly at: Rect;
  /** What is printed. */
  readonly printed: readonly Op[];
  /** What the hand writes. */
  readonly ops: readonly Op[];
  /** What is typed into. */
  readonly fields: readonly FieldOp[];
}

export function drawField(
  name: string,
  props: object,
  value: SlotValue | undefined,
  given: Partial<Rect> = {},
  pen = testPen(),
): DrawnField {
  const field = FIELDS.find((one) => one.name === name)!;
  const named = { name: `test.${name}`, label: "Test", ...props };
  const read = new Set<string>();
  const full = watched({ ...field.defaults, ...named }, read);
  const at = markPlace(name, named, pen, given);
  field.wide(full, pen);
  field.high(full, pen, at.w);
  const printed = drawApart(pen, () => field.print?.(at, full, pen));
  const hand = field.hand(at, full, pen);
  const ops = drawApart(pen, () => {
    if (value !== undefined) hand.write(value, pen);
  });
  return { ops, printed, fields: hand.fields(value), issues: pen.issues, read, at };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around operations; letters count from their feet to the height of capitals, lines without their width. */
export function inkBox(ops: readonly Op[]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  const visit = (list: readonly Op[], m: Matrix): void => {
    const add = (x: number, y: number): void => {
      xs.push(m[0] * x + m[2] * y + m[4]);
      ys.push(m[1] * x + m[3] * y + m[5]);
    };
    const corners = (x: number, y: number, w: number, h: number): void => {
      for (const [px, py] of [
        [x, y],
        [x + w, y],
        [x, y + h],
        [x + w, y + h],
      ])
        add(px, py);
    };
    for (const op of list) {
      if (op.op === "rect" || op.op === "link" || op.op === "field") corners(op.x, op.y, op.w, op.h);
      else if (op.op === "ellipse") corners(op.x - op.rx, op.y - op.ry, 2 * op.rx, 2 * op.ry);
      else if (op.op === "line") corners(op.x1, op.y1, op.x2 - op.x1, op.y2 - op.y1);
      else if (op.op === "place") visit(op.piece.ops, multiply(m, op.matrix));
      else if (op.op === "path") {
        const numbers = op.d.filter((part) => typeof part === "number");
        for (let i = 0; i + 1 < numbers.length; i += 2) add(numbers[i], numbers[i + 1]);
      } else if (op.op === "text") {
        const angle = ((op.turn ?? 0) * Math.PI) / 180;
        for (const [px, py] of [
          [0, 0],
          [op.width, 0],
          [0, -op.font.capHeight * op.size],
          [op.width, -op.font.capHeight * op.size],
        ])
          add(op.x + px * Math.cos(angle) - py * Math.sin(angle), op.y + px * Math.sin(angle) + py * Math.cos(angle));
      }
    }
  };
  visit(ops, IDENTITY);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How far the ink of operations reaches out of a place, millimeters; 0 = it stays inside. */
export function overhang(ops: readonly Op[], at: Rect): number {
  if (ops.length === 0) return 0;
  const box = inkBox(ops);
  return Math.max(0, at.x - box.left, at.y - box.top, box.right - at.x - at.w, box.bottom - at.y - at.h);
}
