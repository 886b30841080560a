/** Path operators for round shapes: built once at the origin and then translated, because their numbers are long and repeat. */
import type { PathData } from "../../sheet/drawing/types.js";
import { encodeText } from "./bytes.js";
import { formatShort } from "./numbers.js";

/** Distance of a Bézier handle for a quarter circle of radius 1. */
const KAPPA = 0.5522847498;
const KEPT = 2000;
const ellipses = new Map<number, Map<number, Uint8Array>>();
const roundRects = new Map<string, Uint8Array>();

/** An ellipse centered at the origin, as operators. */
export function ellipseOperators(rx: number, ry: number): string {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA];
  return (
    `${formatShort([rx, 0])} m\n` +
    `${formatShort([rx, hy, hx, ry, 0, ry])} c\n` +
    `${formatShort([-hx, ry, -rx, hy, -rx, 0])} c\n` +
    `${formatShort([-rx, -hy, -hx, -ry, 0, -ry])} c\n` +
    `${formatShort([hx, -ry, rx, -hy, rx, 0])} c h\n`
  );
}

/** An ellipse centered at the origin, as bytes. */
export function outlineEllipse(rx: number, ry: number): Uint8Array {
  let heights = ellipses.get(rx);
  if (heights === undefined || heights.size > KEPT) {
    if (ellipses.size > KEPT) ellipses.clear();
    ellipses.set(rx, (heights = new Map()));
  }
  let outline = heights.get(ry);
  if (outline === undefined) heights.set(ry, (outline = encodeText(ellipseOperators(rx, ry))));
  return outline;
}

/** A rectangle with rounded corners, one corner at the origin, as bytes. */
export function outlineRoundRect(w: number, h: number, rx: number, ry: number): Uint8Array {
  const key = `${w} ${h} ${rx} ${ry}`;
  let outline = roundRects.get(key);
  if (outline !== undefined) return outline;
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  outline = encodeText(
    `${formatShort([rx, 0])} m\n` +
      `${formatShort([w - rx, 0])} l\n` +
      `${formatShort([w - kx, 0, w, ky, w, ry])} c\n` +
      `${formatShort([w, h - ry])} l\n` +
      `${formatShort([w, h - ky, w - kx, h, w - rx, h])} c\n` +
      `${formatShort([rx, h])} l\n` +
      `${formatShort([kx, h, 0, h - ky, 0, h - ry])} c\n` +
      `${formatShort([0, ry])} l\n` +
      `${formatShort([0, ky, kx, 0, rx, 0])} c h\n`,
  );
  if (roundRects.size > KEPT) roundRects.clear();
  roundRects.set(key, outline);
  return outline;
}

/** Path data lengths of outlines worth sharing: three corners to twelve. */
const [SMALLEST, LARGEST] = [10, 37];

/** True if a path is one closed outline of straight lines: a die, an arrowhead. */
export function isPolygon(d: PathData): boolean {
  const { length } = d;
  if (length < SMALLEST || length > LARGEST || length % 3 !== 1 || d[length - 1] !== "Z") return false;
  for (let i = 3; i < length - 1; i += 3) if (d[i] !== "L") return false;
  return true;
}

/** Path data length of a straight line, and of the fewest worth sharing. */
const [LINE, FEWEST] = [6, 30];

/** True if a path consists only of separate straight lines: the yard lines of a field. */
export function isRuled(d: PathData): boolean {
  if (d.length < FEWEST || d.length % LINE !== 0) return false;
  for (let i = 0; i < d.length; i += LINE) if (d[i] !== "M" || d[i + 3] !== "L") return false;
  return true;
}
