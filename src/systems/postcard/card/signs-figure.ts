/** Small signs of the card: the punt target, goal posts, the kicking tee; and what a pencil draws on it. */
import type { Figure } from "../../../sheet/figures/index.js";
import { idPart, r3, starPoints } from "./figure-tools.js";

export interface CardSign {
  readonly kind: "target" | "posts" | "tee" | "corner" | "star";
  /** Millimeters: radius or half height. */
  readonly size: number;
  readonly color: string;
}

/** Where a level line lies inside a polygon: from left to right. */
function spansAt(points: readonly (readonly [number, number])[], y: number): [from: number, to: number][] {
  const cuts = points
    .flatMap(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length];
      return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
    })
    .sort((one, other) => one - other);
  return Array.from({ length: cuts.length / 2 }, (_, i) => [cuts[2 * i], cuts[2 * i + 1]]);
}

/** Drawn about the origin. */
export const signFigure: Figure<CardSign> = {
  id: ({ kind, size, color }) => `sign-${kind}-${idPart(size, color)}`,
  draw: (group, { kind, size, color }) => {
    const width = Math.max(0.2, size * 0.2);
    if (kind === "target") {
      group
        .circle(r3(size * 1.5))
        .center(0, 0)
        .fill("none")
        .stroke({ color, width });
      group
        .circle(r3(size * 0.6))
        .center(0, 0)
        .fill(color);
      const out = r3(size * 1.05);
      const inn = r3(size * 0.5);
      const d = `M0 ${-out}V${-inn}M0 ${out}V${inn}M${-out} 0H${-inn}M${out} 0H${inn}`;
      group.path(d).fill("none").stroke({ color, width });
    } else if (kind === "posts") {
      const d = `M${r3(-size)} ${r3(-size)}V0H${r3(size)}V${r3(-size)}M0 0V${r3(size)}`;
      group.path(d).fill("none").stroke({ color, width, linejoin: "round" });
    } else if (kind === "tee") {
      group
        .polygon([
          [0, r3(-size)],
          [r3(size), r3(size * 0.75)],
          [r3(-size), r3(size * 0.75)],
        ])
        .fill(color);
    } else if (kind === "corner") {
      // A flag where there is no room for one: the corner of the cell.
      const side = r3(size);
      group
        .polygon([
          [0, 0],
          [side, 0],
          [0, side],
        ])
        .fill(color);
    } else {
      // A star filled in with a pencil: hatched strokes inside its outline.
      const points = starPoints(0, 0, size * 0.92, 0.5);
      group.polygon(points).fill("none").stroke({ color, width: 0.34, linejoin: "round" });
      let hatch = "";
      for (let y = -size * 0.86; y < size * 0.78; y += 0.52)
        for (const [from, to] of spansAt(points, y)) {
          // A pencil stops short of the outline, and leans a little.
          const [left, right] = [from + 0.2, to - 0.2];
          if (right > left) hatch += `M${r3(left)} ${r3(y + 0.12)}L${r3(right)} ${r3(y - 0.12)}`;
        }
      group.path(hatch).fill("none").stroke({ color, width: 0.36, linecap: "round" });
    }
  },
};
