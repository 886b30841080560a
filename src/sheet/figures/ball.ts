/** A football in side view, horizontal, in a box of 1 x 0.6 units around its center. */
import type { Figure } from "./canvas.js";

export interface BallLook {
  readonly body: string;
  readonly edge: string;
  /** Laces and stripes. */
  readonly lines: string;
}

export const BALL_SIZE = { width: 1, height: 0.6 } as const;
const SHELL = "M-.5 0C-.33 -.26 -.13 -.3 0 -.3C.13 -.3 .33 -.26 .5 0C.33 .26 .13 .3 0 .3C-.13 .3 -.33 .26 -.5 0Z";
/** Stripes near the tips follow the curvature of the ball. */
const STRIPES = ["M-.3 -.212C-.255 -.08 -.255 .08 -.3 .212", "M.3 -.212C.255 -.08 .255 .08 .3 .212"];
const LACES = "M-.16 0H.16M-.12 -.055V.055M-.04 -.055V.055M.04 -.055V.055M.12 -.055V.055";

const hex = (color: string): string => color.replace("#", "");

export const ballFigure: Figure<BallLook> = {
  id: ({ body, edge, lines }) => `ball-${hex(body)}-${hex(edge)}-${hex(lines)}`,
  draw: (group, { body, edge, lines }) => {
    group.path(SHELL).fill(body).stroke({ color: edge, width: 0.035, linejoin: "round" });
    for (const stripe of STRIPES) group.path(stripe).fill("none").stroke({ color: lines, width: 0.04 });
    group.path(LACES).fill("none").stroke({ color: lines, width: 0.032, linecap: "round" });
  },
};
