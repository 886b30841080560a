/** Draws the strategy circle: two shaded halves, fifteen arrows, six nodes with their stars. Numbers and words are type. */
import type { G } from "@svgdotjs/svg.js";
import type { Figure } from "../../../sheet/figures/index.js";
import { drawStars, idPart, r3, ringPart } from "./figure-tools.js";
import { SQUARE, type Wheel, type WheelArrow } from "./wheel.js";

export interface WheelDrawing {
  readonly wheel: Wheel;
  readonly s: number;
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  /** Ring and shade behind the rushes, and behind the passes. */
  readonly rush: readonly [ring: string, shade: string];
  readonly pass: readonly [ring: string, shade: string];
  /** Outline of a ring that is not filled. */
  readonly edge: string;
}

/** A whole turn is drawn as two halves: an arc cannot end where it begins. */
const halves = (from: number, to: number): [number, number][] =>
  to - from >= 360
    ? [
        [from, from + 180],
        [from + 180, to],
      ]
    : [[from, to]];

export const wheelFigure: Figure<WheelDrawing> = {
  id: ({ wheel, s, ink, accent, rush, pass, edge }) =>
    `wheel-${wheel.nodes.map((n) => `${n.play[0]}${n.stars}b${n.beats.join("")}`).join("_")}-${idPart(wheel.outer, s, ink, accent, ...rush, ...pass, edge)}`,
  draw: (group, { wheel, s, ink, paper, accent, rush, pass, edge }) => {
    const { nodes, arrows, arcs, nodeRadius, inner, outer } = wheel;
    group
      .circle(r3(2 * outer))
      .center(0, 0)
      .fill(paper);
    for (const { play, from, to } of arcs) {
      const [ring, shade] = play === "rush" ? rush : pass;
      for (const [a, b] of halves(from, to)) {
        group.path(ringPart(0, 0, inner, 0.001, a, b)).fill(shade);
        const part = group.path(ringPart(0, 0, outer, inner, a, b)).fill(ring);
        if (edge !== "none") part.stroke({ color: edge, width: Math.max(0.2, 0.25 * s) });
      }
    }
    // One-star arrows lie under two-star ones: thin and black below, broad and colored above.
    const ordered = [...arrows].sort((a, b) => a.stars - b.stars);
    const parts = [drawShaft, drawHead];
    // Heads last: no shaft hides where an arrow points.
    for (const part of parts) for (const arrow of ordered) part(group, arrow, arrow.stars > 1 ? accent : ink, paper, s);
    for (const { x, y, play, stars } of nodes) {
      const color = play === "rush" ? ink : accent;
      const shape =
        play === "rush"
          ? group.rect(r3(2 * SQUARE * nodeRadius), r3(2 * SQUARE * nodeRadius)).radius(0.7 * s)
          : group.circle(r3(2 * nodeRadius));
      shape
        .center(x, y)
        .fill(paper)
        .stroke({ color, width: 0.5 * s });
      // Rush numbers face the player at the top, pass numbers the one at the bottom.
      drawStars(group, stars, x, y + (y < 0 ? -1 : 1) * nodeRadius * 0.56, 0.62 * s, color);
    }
  },
};

interface ArrowShape {
  readonly strong: boolean;
  /** Where the head begins, half its width, direction. */
  readonly bx: number;
  readonly by: number;
  readonly half: number;
  readonly dx: number;
  readonly dy: number;
  readonly head: number;
}

function shapeOf({ x1, y1, x2, y2, stars }: WheelArrow, s: number): ArrowShape {
  const strong = stars > 1;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min((strong ? 1.75 : 1.4) * s, length * 0.62);
  return { strong, bx: x2 - dx * head, by: y2 - dy * head, half: head * (strong ? 0.5 : 0.38), dx, dy, head };
}

function drawShaft(group: G, arrow: WheelArrow, color: string, paper: string, s: number): void {
  const { strong, bx, by, dx, dy, head } = shapeOf(arrow, s);
  const shaft = `M${r3(arrow.x1)} ${r3(arrow.y1)}L${r3(bx + dx * head * 0.15)} ${r3(by + dy * head * 0.15)}`;
  const width = strong ? 0.62 * s : Math.max(0.2, 0.24 * s);
  // White beside the shaft lifts it over the arrows that it crosses.
  group
    .path(shaft)
    .fill("none")
    .stroke({ color: paper, width: width + 0.5 * s });
  group.path(shaft).fill("none").stroke({ color, width });
}

function drawHead(group: G, arrow: WheelArrow, color: string, _paper: string, s: number): void {
  const { bx, by, half, dx, dy } = shapeOf(arrow, s);
  const tip: [number, number] = [r3(arrow.x2), r3(arrow.y2)];
  const corners: [number, number][] = [
    tip,
    [r3(bx - dy * half), r3(by + dx * half)],
    [r3(bx + dy * half), r3(by - dx * half)],
  ];
  group.polygon(corners).fill(color);
}
