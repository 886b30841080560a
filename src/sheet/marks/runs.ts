/** A line of words in different styles, with dice and symbols between them. */
import { ptToMm } from "../../kernel/units/index.js";
import { report, type Pen } from "../drawing/pen.js";
import { centredBaseline, lineWidth, writeLine, type Align } from "../type/line.js";
import { drawSign, signWidth, type Sign, type SignName } from "../type/signs.js";
import type { StyleName } from "../type/styles.js";
import { defineMark } from "./mark.js";
import { alignOf } from "./place.js";

/** One piece of a line: words, a die or a symbol. */
export interface RunPiece {
  readonly text?: string;
  /** Face of a die. */
  readonly die?: number;
  readonly sign?: SignName;
  readonly style?: StyleName;
  /** Points; a die or symbol is slightly higher than capitals of this size. */
  readonly size: number;
  readonly fill?: string;
  /** Gap in front of it, millimeters; shrinks with the letters. */
  readonly gap?: number;
}

export interface RunsProps {
  pieces: readonly RunPiece[];
  /** Shorter versions of the line; the first that fits is used. */
  or: readonly (readonly RunPiece[])[];
  align: Align;
  pad: number;
  /** A line that is too long shrinks as a whole, until its smallest words have this size, points. */
  floor: number;
}

const signOf = ({ die, sign }: RunPiece): Sign | undefined => (die !== undefined ? { face: die, dark: false } : sign);

function widthOf(pen: Pen, piece: RunPiece): number {
  const sign = signOf(piece);
  if (piece.text !== undefined) return lineWidth(pen, piece.text, piece.style ?? "semi", piece.size);
  return sign === undefined ? 0 : ptToMm(piece.size) * signWidth(sign);
}

interface MeasuredRuns {
  readonly shown: readonly RunPiece[];
  readonly words: string;
  /** Natural width, and the factor to make it fit. */
  readonly natural: number;
  readonly scale: number;
  readonly fits: boolean;
}

function measured(pen: Pen, pieces: readonly RunPiece[], width: number, floor: number): MeasuredRuns {
  const shown = pieces.filter((piece) => piece.text !== "" && (piece.text ?? signOf(piece)) !== undefined);
  const natural = shown.reduce((sum, piece, i) => sum + widthOf(pen, piece) + (i === 0 ? 0 : (piece.gap ?? 0)), 0);
  const least = Math.min(...shown.flatMap(({ text, size }) => (text === undefined ? [] : [size])));
  const wanted = natural > width ? width / natural : 1;
  const scale = Math.max(wanted, Math.min(1, Math.max(floor, pen.least) / least));
  const words = shown.map(({ text }) => text ?? "").join(" ");
  return { shown, words, natural, scale, fits: natural * scale <= width + 0.02 };
}

export const runs = defineMark<RunsProps>({
  name: "runs",
  summary: "one line of words in several styles, with dice and signs",
  first: "pieces",
  required: ["pieces"],
  defaults: { or: [], align: "start", pad: 0, floor: 6 },
  wide: (p, pen) => measured(pen, p.pieces, Infinity, p.floor).natural + 2 * p.pad,
  high: (p) => ptToMm(Math.max(1, ...p.pieces.map(({ size }) => size))) * 1.15,
  draw(at, p, pen) {
    const width = at.w - 2 * p.pad;
    const lines = [p.pieces, ...p.or].map((line) => measured(pen, line, width, p.floor));
    const line = lines.find(({ fits }) => fits);
    if (!line) {
      const { words, natural, scale } = lines[lines.length - 1];
      const needs = `"${words}" is ${(natural * scale).toFixed(1)} mm wide at the smallest legible size (${p.floor} pt)`;
      return report(pen, "text-too-wide", `${needs}, its box ${width.toFixed(1)} mm`, { hint: "shorten the text" });
    }
    const align = alignOf(pen, p.align);
    const free = width - line.natural * line.scale;
    let x = at.x + p.pad + (align === "middle" ? free / 2 : align === "end" ? free : 0);
    const y = at.y + at.h / 2;
    line.shown.forEach((piece, i) => {
      if (i > 0) x += (piece.gap ?? 0) * line.scale;
      const sized = { ...piece, size: piece.size * line.scale };
      const { text, style = "semi", size, fill = "ink" } = sized;
      const sign = signOf(piece);
      if (text !== undefined)
        writeLine(pen, { value: text, x, y: centredBaseline(pen, style, size, y), style, size, fill });
      else if (sign !== undefined) drawSign(pen, sign, x, y, size, fill);
      x += widthOf(pen, sized);
    });
  },
});
