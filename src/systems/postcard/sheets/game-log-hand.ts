/** How much room handwriting takes, so that a long list goes on in the next row instead of out of its cell. */
import { ptToMm } from "../../../kernel/units/index.js";
import type { LogToken } from "../log/index.js";

/** Widths of the letters that lists of rolls are written with, in ems of the pencil hand (Kalam). */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{
    "0": 0.5,
    "1": 0.314,
    "2": 0.581,
    "3": 0.571,
    "4": 0.551,
    "5": 0.537,
    "6": 0.556,
    "7": 0.461,
    "8": 0.602,
    "9": 0.488,
  },
  ...{ "+": 0.6, "-": 0.459, "\u2212": 0.6, " ": 0.401 },
  ...{ c: 0.445, F: 0.523, G: 0.611, i: 0.238, S: 0.531, K: 0.591, B: 0.637, X: 0.624, R: 0.584 },
};
const WIDEST = 0.64;
/** Left and right of what is written into a cell, as cell and pencil mark keep it. */
export const CELL_PAD = 0.8;

/** Millimeters that a text takes at a size in points. */
export const handWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDEST), 0) * ptToMm(size);

/** A cell's share of a list. */
export interface ListPiece {
  readonly text: string;
  /** Strokes under the rolls that held a natural 1: from and to, in millimeters from the middle of the cell; `row` 0 or 1. */
  readonly under: readonly { readonly from: number; readonly to: number; readonly row: number }[];
}

/** Breaks a list of rolls into cells of `width` millimeters: written at `size` points, or as small as `floor`. */
export function listPieces(tokens: readonly LogToken[], width: number, size: number, floor: number): ListPiece[] {
  const room = width - 2 * CELL_PAD - 0.2;
  const least = dealTokens(tokens, room, floor).length;
  // As few lines as it takes, each with its fair share: written larger than lines filled to the brim.
  let share = handWidth(textOf(tokens), floor) / Math.max(1, least);
  while (dealTokens(tokens, Math.min(share, room), floor).length > least) share += 0.5;
  return dealTokens(tokens, Math.min(share, room), floor).map((line) => piece(line, room, size));
}

function dealTokens(tokens: readonly LogToken[], room: number, size: number): LogToken[][] {
  const lines: LogToken[][] = [];
  for (const token of tokens) {
    const open = lines.at(-1);
    if (open && handWidth(textOf([...open, token]), size) <= room) open.push(token);
    else lines.push([token]);
  }
  return lines;
}

const textOf = (tokens: readonly LogToken[]): string => tokens.map(({ text }) => text).join(" ");

function piece(tokens: readonly LogToken[], room: number, size: number): ListPiece {
  const text = textOf(tokens);
  const fitted = Math.min(size, (size * room) / handWidth(text, size));
  const under: { from: number; to: number; row: number }[] = [];
  let at = -handWidth(text, fitted) / 2;
  for (const token of tokens) {
    const to = at + handWidth(token.text, fitted);
    for (let row = 0; row < Math.min(2, token.ones); row++) under.push({ from: at, to, row });
    at = to + handWidth(" ", fitted);
  }
  return { text, under };
}
