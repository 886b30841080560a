import { ptToMm } from "../../kernel/units/index.js";
import type { Pen } from "../drawing/pen.js";
import { centredBaseline, type Align } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth, writeWords } from "../type/words.js";
import { PRESSED } from "../type/styles.js";
import { defineMark } from "./mark.js";
import { alignOf, frameOf, isUpright, oneOf, sizeOf } from "./place.js";

export interface TextProps {
  value: string | number;
  /** Shorter forms if the words do not fit at their size, longest first. */
  shorter: readonly string[];
  style: StyleName;
  /** Style of `**strong**` runs. */
  strong: StyleName;
  size: number;
  floor: number;
  fill: string;
  align: Align;
  valign: "top" | "middle" | "bottom";
  /** Padding left and right of the words, millimeters. */
  pad: number;
  /** 0, 90 (reads downward), 180, 270 or -90 (reads upward). */
  turn: number;
  /** True for white behind the letters, where lines would cross them. */
  halo: boolean;
}

/** Height of a line's box, as a share of its type size. */
const LINE = 1.15;

const high = (p: TextProps, pen: Pen): number => ptToMm(sizeOf(pen, p.size)) * LINE;
const wide = (p: TextProps, pen: Pen): number =>
  wordsWidth(pen, `${p.value}`, p.style, sizeOf(pen, p.size), p.strong) + 2 * p.pad;

/** One printed line, fitted into its place. */
export const text = defineMark<TextProps>({
  name: "text",
  summary: "one line of words, fitted into its space",
  first: "value",
  required: ["value"],
  defaults: {
    shorter: [],
    style: "body",
    strong: "strong",
    size: 8,
    floor: 6,
    fill: "ink",
    align: "middle",
    valign: "middle",
    pad: 0.3,
    turn: 0,
    halo: false,
  },
  wide: (p, pen) => (isUpright(p.turn) ? high(p, pen) : wide(p, pen)),
  high: (p, pen) => (isUpright(p.turn) ? wide(p, pen) : high(p, pen)),
  draw(at, p, pen) {
    const size = sizeOf(pen, p.size);
    const frame = frameOf(pen, at, p.turn);
    const align = alignOf(pen, p.align);
    const valign = oneOf(pen, "valign", p.valign, ["top", "middle", "bottom"], "middle");
    const along = align === "middle" ? frame.w / 2 : align === "end" ? frame.w - p.pad : p.pad;
    const half = (ptToMm(size) * LINE) / 2;
    const middle = valign === "top" ? half : valign === "bottom" ? frame.h - half : frame.h / 2;
    const across = centredBaseline(pen, p.style, size, middle);
    const [a, b, c, d, e, f] = frame.matrix;
    const width = Math.max(frame.w - 2 * p.pad, 0.1);
    const ways = [`${p.value}`, ...p.shorter];
    const room = width / Math.max(PRESSED, p.floor / size);
    const fits = (way: string): boolean => wordsWidth(pen, way, p.style, size, p.strong) <= room;
    writeWords(pen, {
      // Most texts have a single form, and shrink as far as necessary.
      value: ways.length === 1 ? ways[0] : (ways.find(fits) ?? ways[ways.length - 1]),
      x: a * along + c * across + e,
      y: b * along + d * across + f,
      style: p.style,
      strong: p.strong,
      size,
      fill: p.fill,
      align,
      width,
      floor: p.floor,
      turn: frame.turn,
      halo: p.halo,
    });
  },
});
