/** The strategy circle on reference sheets: who beats whom, and for how many stars. Rush numbers are square, pass numbers round. */
import type { Brush, FigureDraw } from "../../../sheet/drawing/brush.js";
import type { CardData } from "../rules/index.js";

export type StrategyFacts = Pick<CardData, "strategy">;

/** Positions of the numbers around the origin, clockwise, the highest at the top; shares of the outer radius. */
const NODE = 0.2;
const RING = 1 - NODE - 0.02;

/** An arrow from winner to loser, shortened at both ends; shares of the outer radius. */
export interface StrategyArrow {
  readonly from: number;
  readonly to: number;
  readonly points: readonly [readonly [number, number], readonly [number, number]];
  readonly strong: boolean;
}

export function strategyPlaces({ strategy }: StrategyFacts): readonly { readonly x: number; readonly y: number }[] {
  return strategy.map(({ number }) => {
    const angle = ((number % strategy.length) / strategy.length) * 2 * Math.PI;
    return { x: RING * Math.sin(angle), y: -RING * Math.cos(angle) };
  });
}

/** All arrows, thin ones first, so that they never cross on top of thick ones. */
export function strategyArrows(facts: StrategyFacts): StrategyArrow[] {
  const { strategy } = facts;
  const places = strategyPlaces(facts);
  const arrows = strategy.flatMap(({ number, beats, stars }, i) =>
    beats.map((loser): StrategyArrow => {
      const [from, to] = [places[i], places[strategy.findIndex((other) => other.number === loser)]];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const cut = (share: number): [number, number] => [
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share,
      ];
      const points = [cut((NODE * 1.16) / length), cut(1 - (NODE * 1.2) / length)] as const;
      return { from: number, to: loser, points, strong: stars > 1 };
    }),
  );
  return arrows.sort((a, b) => Number(a.strong) - Number(b.strong));
}

export const strategyCircle: FigureDraw<StrategyFacts> = {
  high: (_facts, width) => width,
  draw({ w, h }, facts, brush) {
    const r = Math.min(w, h) / 2;
    const [cx, cy] = [w / 2, h / 2];
    for (const { points, strong } of strategyArrows(facts))
      brush.mark(
        "pointer",
        { x: cx, y: cy, w: 0, h: 0 },
        {
          points: points.map(([x, y]) => [x * r, y * r]),
          weight: r * (strong ? 0.034 : 0.013),
          head: r * (strong ? 0.115 : 0.085),
          stroke: strong ? "accent" : "ink",
        },
      );
    strategyPlaces(facts).forEach(({ x, y }, i) => {
      drawNumber(brush, facts.strategy[i], cx + x * r, cy + y * r, r * NODE);
    });
  },
};

function drawNumber(brush: Brush, one: CardData["strategy"][number], x: number, y: number, half: number): void {
  if (one.play === "rush") {
    const side = half * 1.88;
    brush.rect(x - side / 2, y - side / 2, side, side, { fill: "paper", stroke: "ink", weight: "heavy", radius: 1 });
  } else brush.circle(x, y, half, { fill: "paper", stroke: "accent", weight: "heavy" });
  brush.text({
    value: `${one.number}`,
    x,
    y: y - half * 0.22,
    style: "title",
    size: half * 3.1,
    fill: "ink",
    align: "middle",
    middle: true,
  });
  const star = { x: x - half, y: y + half * 0.25, w: 2 * half, h: half * 0.62 };
  brush.mark("star", star, { count: one.stars, r: half * 0.31, gap: half * 0.03 });
}

/** Legend: a square, a circle, an arrow for one star and for two. */
export const strategySign: FigureDraw<"rush" | "pass" | "one" | "two"> = {
  high: () => 2.6,
  wide: (sign) => (sign === "rush" || sign === "pass" ? 2.6 : 6),
  draw({ h }, sign, brush) {
    const middle = h / 2;
    if (sign === "rush")
      brush.rect(0.2, middle - 1.05, 2.1, 2.1, { fill: "none", stroke: "ink", weight: "frame", radius: 0.4 });
    else if (sign === "pass") brush.circle(1.25, middle, 1.15, { fill: "none", stroke: "accent", weight: "frame" });
    else
      brush.mark(
        "pointer",
        { x: 0, y: 0, w: 6, h },
        sign === "one" ? { weight: 0.28, head: 1.8 } : { weight: 0.73, head: 2.5, stroke: "accent" },
      );
  },
};
