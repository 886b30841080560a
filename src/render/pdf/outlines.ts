/** Path operators of shapes. Round ones are built once at the origin and moved, because their numbers are long. */
import { format, formatShort } from "./numbers.js";

/** Distance of a curve's handle that makes a quarter circle of radius 1. */
const KAPPA = 0.5522847498;
const CACHE_LIMIT = 5000;
const cache = new Map<string, string>();

/** An ellipse around the origin. */
export function outlineEllipse(rx: number, ry: number): string {
  return cached(`${rx} ${ry}`, () => {
    const [hx, hy] = [rx * KAPPA, ry * KAPPA];
    return (
      `${formatShort([rx, 0])} m\n` +
      `${formatShort([rx, hy, hx, ry, 0, ry])} c\n` +
      `${formatShort([-hx, ry, -rx, hy, -rx, 0])} c\n` +
      `${formatShort([-rx, -hy, -hx, -ry, 0, -ry])} c\n` +
      `${formatShort([hx, -ry, rx, -hy, rx, 0])} c h\n`
    );
  });
}

/** A rectangle with round corners, its corner at the origin. */
export function outlineRoundRect(width: number, height: number, rx: number, ry: number): string {
  return cached(`${width} ${height} ${rx} ${ry}`, () => {
    const [w, h] = [width, height];
    const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
    return (
      `${formatShort([rx, 0])} m\n` +
      `${formatShort([w - rx, 0])} l\n` +
      `${formatShort([w - kx, 0, w, ky, w, ry])} c\n` +
      `${formatShort([w, h - ry])} l\n` +
      `${formatShort([w, h - ky, w - kx, h, w - rx, h])} c\n` +
      `${formatShort([rx, h])} l\n` +
      `${formatShort([kx, h, 0, h - ky, 0, h - ry])} c\n` +
      `${formatShort([0, ry])} l\n` +
      `${formatShort([0, ky, kx, 0, rx, 0])} c h\n`
    );
  });
}

/** Wraps an outline built at the origin, with its painting operator, so that it is drawn at (x, y). */
export function moveOutline(outline: string, x: string, y: string, operator: string): string {
  return `q 1 0 0 1 ${x} ${y} cm\n${outline}${operator}Q\n`;
}

/** Lines from corner to corner. */
export function outlineCorners(points: readonly number[], closed: boolean): string {
  let out = "";
  for (let i = 0; i + 1 < points.length; i += 2) {
    out += `${format(points[i])} ${format(points[i + 1])} ${i === 0 ? "m" : "l"}\n`;
  }
  return out === "" ? "" : closed ? `${out}h\n` : out;
}

function cached(key: string, build: () => string): string {
  let outline = cache.get(key);
  if (outline === undefined) {
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(key, (outline = build()));
  }
  return outline;
}
