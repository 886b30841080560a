/** The strategy circle as reference sheets draw it: who beats whom, and for how many stars. */
import { round } from "../../../page/lay-out.js";
import type { CardData } from "../rules/index.js";

export interface GraphPlace {
  /** Middle and outer radius, millimetres. */
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** Places of the numbers: clockwise, the highest at the top. */
export function placeGraph({ strategy }: Pick<CardData, "strategy">, { cx, cy, r }: GraphPlace) {
  const count = strategy.length;
  const half = r * 0.2;
  const ring = r - half - r * 0.02;
  const at = strategy.map(({ number }) => {
    const angle = ((number % count) / count) * 2 * Math.PI;
    return { x: cx + ring * Math.sin(angle), y: cy - ring * Math.cos(angle) };
  });
  const nodes = strategy.map(({ number, play, stars }, i) => {
    const { x, y } = at[i];
    const unit = half * 0.52;
    return {
      number: `${number}`,
      rush: play === "rush",
      x: round(x),
      y: round(y),
      r: round(half),
      left: round(x - half * 0.94),
      top: round(y - half * 0.94),
      side: round(half * 1.88),
      numberY: round(y - half * 0.22),
      size: round(half * 3.1),
      stars: Array.from({ length: stars }, (_, s) => ({
        x: round(x + (s - (stars - 1) / 2) * unit * 1.25),
        y: round(y + half * 0.56),
        r: round(unit * 0.6),
      })),
    };
  });
  const arrows = strategy.flatMap(({ beats, stars }, i) =>
    beats.map((loser) => {
      const [from, to] = [at[i], at[strategy.findIndex(({ number }) => number === loser)]];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const cut = (share: number): { x: number; y: number } => ({
        x: round(from.x + (to.x - from.x) * share),
        y: round(from.y + (to.y - from.y) * share),
      });
      const [start, end] = [cut((half * 1.16) / length), cut(1 - (half * 1.2) / length)];
      return {
        x1: start.x,
        y1: start.y,
        x2: end.x,
        y2: end.y,
        strong: stars > 1,
        weight: stars > 1 ? round(r * 0.034) : round(r * 0.013),
        head: round(r * (stars > 1 ? 0.115 : 0.085)),
        stroke: stars > 1 ? "accent" : "ink",
      };
    }),
  );
  // Thin arrows first: a thick one is never crossed out by them.
  return { cx, cy, r, nodes, arrows: [...arrows].sort((a, b) => Number(a.strong) - Number(b.strong)) };
}
