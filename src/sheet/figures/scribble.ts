/** Pencil symbols: circles, ticks, crosses, stars and tally marks, in millimeters around the origin. */
import type { Figure } from "./canvas.js";

export const SCRIBBLES = ["check", "cross", "star", "ring", "dash"] as const;
export type ScribbleName = (typeof SCRIBBLES)[number];

/** Path data for a box of about 4 x 4 mm; the circle has a radius of 2.6 mm and overlaps where the hand closed it. */
const PATHS: Record<ScribbleName, string> = {
  check: "M-1.55 .2C-1.1 .45 -.75 .9 -.45 1.45C.15 .1 .95 -.95 1.85 -1.6",
  cross: "M-1.2 -1.15C-.4 -.3 .45 .55 1.25 1.2M1.2 -1.25C.35 -.4 -.4 .4 -1.25 1.25",
  star: "M-1.05 1.75L.05 -1.95L1.2 1.7L-1.85 -.5L1.9 -.62Z",
  ring: "M.55 -2.55C-1.5 -2.95 -2.75 -1.35 -2.6 .2C-2.45 1.9 -1.05 2.75 .35 2.6C1.95 2.4 2.8 1.15 2.65 -.35C2.5 -1.75 1.45 -2.75 -.35 -2.6",
  dash: "M-1.3 .12C-.4 -.05 .5 -.05 1.3 -.12",
};

export interface Scribble {
  readonly kind: ScribbleName;
  readonly color: string;
  /** Stroke width in units. */
  readonly width: number;
}

export const scribbleFigure: Figure<Scribble> = {
  id: ({ kind, color, width }) => `pencil-${kind}-${color.slice(1)}-${Math.round(width * 100)}`,
  draw: (group, { kind, color, width }) => {
    group.path(PATHS[kind]).fill("none").stroke({ color, width, linecap: "round", linejoin: "round" });
  },
};
