/** Puts pages on a sheet of paper: layers stay in order, and repeated content is shared as one piece. */
import type { Size } from "../kernel/units/index.js";
import { LAYERS, type Layer, type Matrix, type Op, type Page } from "../sheet/drawing/types.js";
import { placeLayer, trimBox, type Rect, type Sides } from "./box.js";

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** A page on a sheet: its trim box, turned, with its corner at (x, y), millimeters. */
export interface Placement {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  /** How far the page may extend past its trim, by side of the sheet. */
  readonly bleed: Sides;
}

/**
 * One sheet from placed pages.
 * @param marks the sheet's own marks (cut and fold), on top of everything else
 */
export function composeSheet(
  paper: Size,
  title: string,
  placements: readonly Placement[],
  marks: readonly Op[] = [],
): Page {
  const layers: Record<Layer, Op[]> = { art: [], form: [], pencil: [], marks: [] };
  for (const placement of placements) {
    const [matrix, clip] = [matrixOf(placement), [clipOf(placement)]];
    for (const layer of LAYERS) layers[layer].push(...placeLayer(placement.page.layers[layer], matrix, clip));
  }
  layers.marks.push(...marks);
  return { width: paper.width, height: paper.height, title, layers };
}

function matrixOf({ page, x, y, turn }: Placement): Matrix {
  const trim = trimBox(page);
  const [right, bottom] = [trim.x + trim.width, trim.y + trim.height];
  if (turn === 0) return [1, 0, 0, 1, x - trim.x, y - trim.y];
  if (turn === 90) return [0, 1, -1, 0, x + bottom, y - trim.x];
  if (turn === 180) return [-1, 0, 0, -1, x + right, y + bottom];
  return [0, -1, 1, 0, x - trim.y, y + right];
}

/** The area the page may show, in its own coordinates: never its neighbor's half of the gutter. */
function clipOf({ page, turn, bleed }: Placement): Rect {
  const trim = trimBox(page);
  // Sides of the sheet, clockwise from the one where the card's top is.
  const around = [bleed.top, bleed.right, bleed.bottom, bleed.left];
  const [top, right, bottom, left] = around.map((_, i) => around[(i + turn / 90) % 4]);
  const side = { top, right, bottom, left };
  return {
    x: trim.x - side.left,
    y: trim.y - side.top,
    width: trim.width + side.left + side.right,
    height: trim.height + side.top + side.bottom,
  };
}
