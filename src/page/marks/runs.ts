import { ptToMm } from "../../kernel/units/index.js";
import { num, report, resolveColor, type Env } from "../env.js";
import { placeFigure } from "../place-figure.js";
import { dieFigure } from "../../sheet/figures/die.js";
import type { StyleName } from "../../sheet/type/styles.js";
import { centredBaseline, lineWidth, writeLine, type Align } from "../write.js";
import { defineMark } from "./mark.js";

/** Signs that the fonts lack, each in a square of the line's size. */
export const SIGNS = ["right", "double", "up", "flag"] as const;
export type Sign = (typeof SIGNS)[number];

/** One piece of a line: words, a die or a sign. */
export interface RunPiece {
  readonly text?: string;
  /** Face of a die. */
  readonly die?: number;
  readonly sign?: Sign;
  readonly style?: StyleName;
  /** Points; a die or sign is as high as capitals of this size, and a little more. */
  readonly size: number;
  readonly fill?: string;
  /** White in front of it, millimetres; shrinks with the letters. */
  readonly gap?: number;
}

export interface RunsProps {
  pieces: readonly RunPiece[];
  /** Shorter lines to take instead, the first that fits. */
  or: readonly (readonly RunPiece[])[];
  x: number;
  /** Middle of the line. */
  y: number;
  align: Align;
  /** Room; 0 = unlimited. A longer line shrinks as a whole until its smallest words are `floor` points. */
  width: number;
  floor: number;
}

/** Side of a die and of a sign, as shares of the type size. */
const DIE = 0.98;
/** Thinnest edge of a die, millimeters. */
const HAIR = 0.2;
const SIGN = { right: 0.44, double: 0.8, up: 0.56, flag: 0.46 } as const satisfies Record<Sign, number>;

const widthOf = (env: Env, { text, die, sign, style = "semi", size }: RunPiece): number =>
  text !== undefined
    ? lineWidth(env, text, style, size)
    : ptToMm(size) * (die !== undefined ? DIE : sign !== undefined ? SIGN[sign] : 0);

/** A line of words set differently, with dice and signs between them. */
export const runs = defineMark<RunsProps>({
  name: "runs",
  summary: "one line of words in several styles, with dice and signs",
  required: ["pieces", "x", "y"],
  defaults: { or: [], align: "start", width: 0, floor: 6 },
  draw: ({ pieces, or, x, y, align, width, floor }, env) => {
    const lines = [pieces, ...or].map((line) => measured(env, line, width, floor));
    const line = lines.find(({ fits }) => fits);
    if (!line) {
      const { words, natural, scale } = lines[lines.length - 1];
      report(
        env,
        "text-too-wide",
        `"${words}" is ${(natural * scale).toFixed(1)} mm wide at the smallest legible size (${floor} pt), its box ${width.toFixed(1)} mm`,
        { hint: "shorten the text" },
      );
      return "";
    }
    const { shown, natural, scale } = line;
    let at = align === "middle" ? x - (natural * scale) / 2 : align === "end" ? x - natural * scale : x;
    return shown
      .map((piece, i) => {
        if (i > 0) at += (piece.gap ?? 0) * scale;
        const sized = { ...piece, size: piece.size * scale };
        const markup = drawPiece(env, sized, at, y);
        at += widthOf(env, sized);
        return markup;
      })
      .join("");
  },
});

interface MeasuredRuns {
  readonly shown: readonly RunPiece[];
  readonly words: string;
  /** Width as wanted, and what it is multiplied by to fit. */
  readonly natural: number;
  readonly scale: number;
  readonly fits: boolean;
}

function measured(env: Env, pieces: readonly RunPiece[], width: number, floor: number): MeasuredRuns {
  const shown = pieces.filter(({ text, die, sign }) => text !== "" && (text ?? die ?? sign) !== undefined);
  const natural = shown.reduce((sum, piece, i) => sum + widthOf(env, piece) + (i === 0 ? 0 : (piece.gap ?? 0)), 0);
  const least = Math.min(...shown.flatMap(({ text, size }) => (text === undefined ? [] : [size])));
  const wanted = width > 0 && natural > width ? width / natural : 1;
  const scale = Math.max(wanted, Math.min(1, floor / least));
  const words = shown.map(({ text }) => text ?? "").join(" ");
  return { shown, words, natural, scale, fits: width === 0 || natural * scale <= width + 0.02 };
}

function drawPiece(env: Env, piece: RunPiece, x: number, y: number): string {
  const { text, die, sign, style = "semi", size, fill = "ink" } = piece;
  if (text !== undefined) {
    return writeLine(env, { value: text, x, y: centredBaseline(env, style, size, y), style, size, fill });
  }
  const color = resolveColor(env, fill);
  if (die !== undefined) {
    const side = ptToMm(size) * DIE;
    const look = {
      face: die,
      body: env.theme.paper,
      edge: color,
      pips: color,
      edgeWidth: Math.max(0.11, Math.ceil((HAIR / side) * 1000) / 1000),
    };
    return placeFigure(env, dieFigure, look, x, y - side / 2, side);
  }
  return drawSign(sign!, x, y, ptToMm(size), color);
}

function drawSign(sign: Sign, x: number, y: number, size: number, color: string): string {
  const [w, h] = [SIGN[sign] * size, size * 0.56];
  const triangle = (left: number): string =>
    `<polygon points="${num(left)},${num(y - h / 2)} ${num(left + size * 0.42)},${num(y)} ${num(left)},${num(y + h / 2)}" fill="${color}"/>`;
  switch (sign) {
    case "right":
      return triangle(x);
    case "double":
      return triangle(x) + triangle(x + size * 0.36);
    case "up":
      return `<polygon points="${num(x)},${num(y + h / 2)} ${num(x + w / 2)},${num(y - h / 2)} ${num(x + w)},${num(y + h / 2)}" fill="${color}"/>`;
    case "flag": {
      const [top, foot] = [y - size * 0.38, y + size * 0.38];
      const pole = `<line x1="${num(x + 0.1)}" y1="${num(top)}" x2="${num(x + 0.1)}" y2="${num(foot)}" stroke="${color}" stroke-width="0.2"/>`;
      return (
        pole +
        `<polygon points="${num(x + 0.1)},${num(top)} ${num(x + w)},${num(top + size * 0.22)} ${num(x + 0.1)},${num(top + size * 0.44)}" fill="${color}"/>`
      );
    }
  }
}
