/** Pencil symbols: circles, checks, crosses, stars. Prepared once per place, added for every value. */
import { figurePiece, placement, type Pen } from "../drawing/pen.js";
import type { Op, Rect } from "../drawing/types.js";
import { scribbleFigure, type ScribbleName } from "../figures/scribble.js";
import { perTheme } from "../theme.js";
import { STROKE, wobble } from "./hand.js";

/** Variants by `<kind> <stroke width>`, cached per theme. */
const looks = perTheme((theme, key) => {
  const [kind, width] = key.split(" ");
  return { kind: kind as ScribbleName, color: theme.pencil, width: Number(width) };
});

/** A symbol centered on a point; at scale 1 about 4 mm wide, a circle 5.3 mm. Its stroke has a pencil's width at every scale. */
export function scribble(pen: Pen, kind: ScribbleName, seed: string, x: number, y: number, scale: number): Op {
  const hand = wobble(seed, 0.25 * Math.min(1, scale), kind === "ring" ? 14 : 4);
  const look = looks(pen.theme, `${kind} ${Math.round((STROKE / scale) * 100) / 100}`);
  const piece = figurePiece(pen.fonts, scribbleFigure, look);
  return { op: "place", piece, matrix: placement(x + hand.dx, y + hand.dy, scale, hand.turn) };
}

/** Radius of the circle at scale 1. */
const RING = 2.65;

export const ringAt = (pen: Pen, seed: string, x: number, y: number, r: number): Op =>
  scribble(pen, "ring", seed, x, y, r / RING);

/** A circle around words: an oval of their length, drawn with uniform stroke width. */
export function ovalAt(pen: Pen, seed: string, { x, y, w, h }: Rect): Op {
  if (w <= h * 1.25) return ringAt(pen, seed, x + w / 2, y + h / 2, Math.max(w, h) / 2);
  const hand = wobble(seed, 0.2, 0);
  const [cx, cy, rx, ry] = [x + w / 2 + hand.dx, y + h / 2 + hand.dy, w / 2, h / 2];
  const at = (px: number, py: number): [number, number] => [cx + px * rx, cy + py * ry];
  const d = [
    "M",
    ...at(0.2, -0.97),
    ...["C" as const, ...at(-0.6, -1.1), ...at(-1.03, -0.55), ...at(-0.99, 0.06)],
    ...["C" as const, ...at(-0.94, 0.74), ...at(-0.4, 1.03), ...at(0.13, 0.99)],
    ...["C" as const, ...at(0.75, 0.92), ...at(1.05, 0.44), ...at(1, -0.12)],
    ...["C" as const, ...at(0.94, -0.66), ...at(0.5, -1.04), ...at(-0.14, -0.99)],
  ] as const;
  return {
    op: "path",
    d,
    stroke: { color: pen.theme.pencil, width: STROKE, cap: "round", join: "round" },
  };
}
