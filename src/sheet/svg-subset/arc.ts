/** Converts elliptical arcs to Bézier curves (SVG 1.1, appendix F.6). */

const LINE = 1;
const CURVE = 2;

/** Appends the arc from (x1, y1) to (x2, y2) to a segment list, in curves of at most a quarter turn. */
export function appendArc(
  out: number[],
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): void {
  if (x1 === x2 && y1 === y2) return;
  let rx = Math.abs(radiusX);
  let ry = Math.abs(radiusY);
  if (rx === 0 || ry === 0) {
    out.push(LINE, x2, y2);
    return;
  }
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const dx = (x1 - x2) / 2;
  const dy = (y1 - y2) / 2;
  const px = cos * dx + sin * dy;
  const py = -sin * dx + cos * dy;
  // Radii that are too small are scaled up until they reach.
  const grow = Math.sqrt((px * px) / (rx * rx) + (py * py) / (ry * ry));
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const rest = (rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px) / (rx * rx * py * py + ry * ry * px * px);
  const root = Math.sqrt(Math.max(0, rest)) * (large === sweep ? -1 : 1);
  const qx = (root * rx * py) / ry;
  const qy = (-root * ry * px) / rx;
  const cx = cos * qx - sin * qy + (x1 + x2) / 2;
  const cy = sin * qx + cos * qy + (y1 + y2) / 2;
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;

  const pieces = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (ux: number, uy: number): [number, number] => [
    cx + cos * rx * ux - sin * ry * uy,
    cy + sin * rx * ux + cos * ry * uy,
  ];
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const first = place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a));
    const second = place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b));
    const end: [number, number] = i === pieces - 1 ? [x2, y2] : place(Math.cos(b), Math.sin(b));
    out.push(CURVE, ...first, ...second, ...end);
  }
}
