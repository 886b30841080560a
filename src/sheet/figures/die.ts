/** Six-sided dice with pips, in a unit square. */
import type { Figure } from "./canvas.js";
import { PIPS } from "./pips.js";

export interface DieLook {
  /** 1 to 6; 0 draws the empty square. */
  readonly face: number;
  readonly body: string;
  readonly edge: string;
  readonly pips: string;
  readonly dashed?: boolean;
  /** Edge width as a share of the die; default 0.035. */
  readonly edgeWidth?: number;
}

const hex = (color: string): string => color.replace("#", "");

/** Pip radius, and distance from the center, as shares of the die. */
const PIP_RADIUS = 0.098;
const PIP_STEP = 0.24;

export const dieFigure: Figure<DieLook> = {
  id: ({ face, body, edge, pips, dashed, edgeWidth }) =>
    `die-${face}-${hex(body)}-${hex(edge)}-${hex(pips)}${dashed ? "-d" : ""}${edgeWidth ? `-${Math.round(edgeWidth * 1000)}` : ""}`,
  draw: (group, { face, body, edge, pips, dashed, edgeWidth = 0.035 }) => {
    if (body !== "none" || edge !== "none") {
      const square = group
        .rect(1 - edgeWidth, 1 - edgeWidth)
        .move(edgeWidth / 2, edgeWidth / 2)
        .radius(0.19)
        .fill(body);
      if (edge !== "none")
        square.stroke({ color: edge, width: edgeWidth, ...(dashed ? { dasharray: "0.12 0.1" } : {}) });
    }
    for (const [column, row] of PIPS[face]) {
      const at = (i: number): number => Math.round((0.5 + i * PIP_STEP) * 1000) / 1000;
      group
        .circle(PIP_RADIUS * 2)
        .center(at(column), at(row))
        .fill(pips);
    }
  },
};
