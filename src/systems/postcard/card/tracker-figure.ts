/** C3, C4: the time track in the end zone and the play tracker beside it. Circles and stars; numbers are type. */
import type { Figure } from "../../../sheet/figures/index.js";
import { drawStars, idPart } from "./figure-tools.js";

export interface Trackers {
  /** Middles of the circles, first circle first. */
  readonly time: readonly { readonly x: number; readonly y: number; readonly stars: number }[];
  readonly plays: readonly { readonly x: number; readonly y: number }[];
  readonly timeRadius: number;
  readonly playRadius: number;
  readonly s: number;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
}

export const trackerFigure: Figure<Trackers> = {
  id: ({ time, plays, timeRadius, playRadius, s, ink, accent }) =>
    `trackers-${time.map(({ stars }) => stars).join("")}-${idPart(
      plays.length,
      ...[time[0], time[time.length - 1], plays[0], plays[plays.length - 1]].flatMap((p) => (p ? [p.x, p.y] : [])),
      timeRadius,
      playRadius,
      s,
      ink,
      accent,
    )}`,
  draw: (group, { time, plays, timeRadius, playRadius, s, ink, paper, accent }) => {
    for (const { x, y } of plays)
      group
        .circle(2 * playRadius)
        .center(x, y)
        .fill(paper)
        .stroke({ color: ink, width: Math.max(0.2, 0.24 * s) });
    for (const { x, y, stars } of time) {
      group
        .circle(2 * timeRadius)
        .center(x, y)
        .fill(paper)
        .stroke({ color: accent, width: Math.max(0.2, 0.42 * s) });
      drawStars(
        group,
        stars,
        x,
        y + timeRadius * 0.34,
        Math.min(0.72 * s, (timeRadius * 1.55) / (stars * 2.15)),
        accent,
      );
    }
  },
};
