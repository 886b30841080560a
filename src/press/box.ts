/** Boxes of a page: where it is cut, and how far color extends past the cut. All lengths are millimeters. */
import { fault, UserError } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { type Matrix, type Op, type Page, type Piece } from "../sheet/drawing/types.js";

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** Width of color past each edge of the trim box. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Differences below this do not count; 0.01 mm is far below any printer's precision. */
export const SAME_MM = 0.01;

/** True if a printer cannot tell two lengths apart. */
export const same = (a: number, b: number): boolean => Math.abs(a - b) < SAME_MM;

/** True if a printer cannot tell two sizes apart. */
export const sameSize = (a: Size, b: Size): boolean => same(a.width, b.width) && same(a.height, b.height);

/** A length for messages and names: at most two decimals. */
export const roundMm = (mm: number): number => Math.round(mm * 100) / 100;

/** A size for messages: `63 x 88 mm`. */
export const sizeText = ({ width, height }: Size): string => `${roundMm(width)} x ${roundMm(height)} mm`;

/** Where the page is cut. */
export function trimBox(page: Page): Rect {
  return page.trim ?? { x: 0, y: 0, width: page.width, height: page.height };
}

/** Color drawn past each edge of the trim box. */
export function bleedOf(page: Page): Sides {
  const trim = trimBox(page);
  return {
    top: trim.y,
    right: page.width - trim.x - trim.width,
    bottom: page.height - trim.y - trim.height,
    left: trim.x,
  };
}

const pieces = new WeakMap<readonly Op[], Piece>();

/** A layer as one shared piece, so that exporters write it once no matter how often it is placed. */
function pieceOfLayer(ops: readonly Op[]): Piece {
  let piece = pieces.get(ops);
  if (!piece) pieces.set(ops, (piece = { ops }));
  return piece;
}

/** Places a layer; an empty layer stays empty. */
export function placeLayer(ops: readonly Op[], matrix: Matrix, clip?: readonly Rect[]): Op[] {
  if (ops.length === 0) return [];
  const shown = clip?.map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
  return [{ op: "place", piece: pieceOfLayer(ops), matrix, ...(shown && { clip: shown }) }];
}

/** @throws UserError `bleed-missing` for each page with less than `bleed` past its trim */
export function requireBleed(pages: readonly Page[], bleed: number): void {
  const short = [...new Set(pages)].filter((page) => Math.min(...Object.values(bleedOf(page))) < bleed - SAME_MM);
  if (short.length === 0) return;
  throw new UserError(
    short.map((page) =>
      fault(
        "bleed-missing",
        `"${page.title}" has ${roundMm(Math.min(...Object.values(bleedOf(page))))} mm of bleed; ${roundMm(bleed)} mm were asked for`,
        { hint: "draw the page with more bleed, or print without" },
      ),
    ),
  );
}
