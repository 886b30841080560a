/** Puts pages on a sheet of paper: layers stay in order, and what is there many times is one piece. */
import type { Size } from "../kernel/units/index.js";
import { LAYERS, type Layer, type Matrix, type Op, type Page } from "../sheet/drawing/types.js";
import { placeLayer, trimBox, type Rect, type Sides } from "./box.js";

/** A page on a sheet: its trim lands on (x, y), millimeters. */
export interface Placement {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  /** Upside down within the same rectangle. */
  readonly turned: boolean;
  /** How far the page may show past its trim, by side of the sheet. */
  readonly bleed: Sides;
}

/**
 * One sheet from placed pages.
 * @param marks the sheet's own marks (cut and fold), over everything else
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

function matrixOf({ page, x, y, turned }: Placement): Matrix {
  const trim = trimBox(page);
  if (!turned) return [1, 0, 0, 1, x - trim.x, y - trim.y];
  return [-1, 0, 0, -1, x + trim.x + trim.width, y + trim.y + trim.height];
}

/** What the page may show, in its own coordinates: never its neighbor's half of the gutter. */
function clipOf({ page, turned, bleed }: Placement): Rect {
  const trim = trimBox(page);
  const side = turned ? { top: bleed.bottom, right: bleed.left, bottom: bleed.top, left: bleed.right } : bleed;
  return {
    x: trim.x - side.left,
    y: trim.y - side.top,
    width: trim.width + side.left + side.right,
    height: trim.height + side.top + side.bottom,
  };
}
