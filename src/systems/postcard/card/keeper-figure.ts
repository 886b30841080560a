/** C5, C16, C17: score keeper with the four skill arcs, the stars of the bonus bar, the rattle box. */
import type { Figure } from "../../../sheet/figures/index.js";
import type { Box } from "./frame.js";
import { idPart, r3, ringPart, starPoints } from "./figure-tools.js";

export interface Keeper {
  readonly score: { readonly x: number; readonly y: number; readonly outer: number; readonly inner: number };
  /** Middles of the bonus stars. */
  readonly bar: readonly { readonly x: number; readonly y: number }[];
  readonly starRadius: number;
  readonly rattle: Box;
  readonly s: number;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly arc: string;
}

/** Degrees left open between two arcs. */
const OPEN = 7;

export const keeperFigure: Figure<Keeper> = {
  id: ({ score, bar, starRadius, rattle, s, accent, arc, ink }) =>
    `keeper-${bar.length}-${idPart(score.x, score.y, score.outer, score.inner, starRadius, rattle.x, rattle.y, rattle.w, rattle.h, s, accent, arc, ink)}`,
  draw: (group, { score, bar, starRadius, rattle, s, paper, ink, accent, arc }) => {
    for (let quarter = 0; quarter < 4; quarter++) {
      group
        .path(
          ringPart(
            score.x,
            score.y,
            score.outer,
            score.inner + 0.35 * s,
            quarter * 90 + OPEN / 2,
            quarter * 90 + 90 - OPEN / 2,
          ),
        )
        .fill(arc)
        .stroke({ color: accent, width: Math.max(0.2, 0.2 * s) });
    }
    group
      .circle(2 * score.inner)
      .center(score.x, score.y)
      .fill(paper)
      .stroke({ color: accent, width: 0.6 * s });
    for (const { x, y } of bar) {
      group
        .polygon(starPoints(x, y, starRadius, 0.5))
        .fill(paper)
        .stroke({ color: accent, width: Math.max(0.2, 0.36 * s), linejoin: "round" });
    }
    group
      .rect(r3(rattle.w), r3(rattle.h))
      .move(r3(rattle.x), r3(rattle.y))
      .radius(r3(0.7 * s))
      .fill(paper)
      .stroke({ color: ink, width: 0.36 * s });
  },
};
