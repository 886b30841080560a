import { num, resolveColor, WEIGHTS, report, type Env, type Weight } from "../env.js";
import { defineMark } from "./mark.js";

/** Millimetres behind a weight name, or the number itself; an unknown name is reported. */
export function weightOf(env: Env, weight: Weight | number): number {
  if (typeof weight === "number") return weight;
  if (weight in WEIGHTS) return WEIGHTS[weight];
  report(env, "weight-unknown", `"${weight}" is no line weight`, {
    hint: `use ${Object.keys(WEIGHTS).join(", ")} or millimetres`,
  });
  return WEIGHTS.rule;
}

const DASH = ' stroke-dasharray="1.1 0.8"';

export interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  stroke: string;
  weight: Weight | number;
  /** Corner radius. */
  radius: number;
  dashed: boolean;
}

/** A rectangle; its stroke runs along the edge. */
export const box = defineMark<BoxProps>({
  name: "box",
  summary: "a rectangle, filled, outlined or both",
  required: ["x", "y", "w", "h"],
  defaults: { fill: "none", stroke: "none", weight: "rule", radius: 0, dashed: false },
  draw: ({ x, y, w, h, fill, stroke, weight, radius, dashed }, env) => {
    const body = resolveColor(env, fill);
    const edge = resolveColor(env, stroke);
    // A tint that the theme leaves white needs no ink and no bytes.
    if (edge === "none" && (body === "none" || body === env.theme.paper) && fill !== "paper") return "";
    return (
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"` +
      (radius > 0 ? ` rx="${num(radius)}"` : "") +
      ` fill="${body}"` +
      (edge === "none" ? "" : ` stroke="${edge}" stroke-width="${num(weightOf(env, weight))}"${dashed ? DASH : ""}`) +
      "/>"
    );
  },
});

export interface LineProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  weight: Weight | number;
  stroke: string;
  dashed: boolean;
}

export const line = defineMark<LineProps>({
  name: "line",
  summary: "a straight line",
  required: ["x1", "y1", "x2", "y2"],
  defaults: { weight: "rule", stroke: "ink", dashed: false },
  draw: ({ x1, y1, x2, y2, weight, stroke, dashed }, env) =>
    `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}" stroke="${resolveColor(env, stroke)}" ` +
    `stroke-width="${num(weightOf(env, weight))}"${dashed ? DASH : ""}/>`,
});

export interface ArrowProps {
  x: number;
  y: number;
  direction: "right" | "left" | "up" | "down";
  /** Length of the head along its direction. */
  size: number;
  /** Length of the shaft before the head; 0 = a plain triangle. */
  shaft: number;
  /** Half the width of the head as a share of its length. */
  spread: number;
  fill: string;
}

const TURNS = { right: 0, down: 90, left: 180, up: 270 } as const;

/** An arrow whose head's base stands at (x, y). */
export const arrow = defineMark<ArrowProps>({
  name: "arrow",
  summary: "a triangle, with a shaft when wanted",
  required: ["x", "y"],
  defaults: { direction: "right", size: 1.5, shaft: 0, spread: 0.52, fill: "accent" },
  draw: ({ x, y, direction, size, shaft, spread, fill }, env) => {
    const color = resolveColor(env, fill);
    const half = num(size * spread);
    const shaftLine =
      shaft > 0 ? `<line x1="${num(-shaft)}" y1="0" x2="0" y2="0" stroke="${color}" stroke-width="0.4"/>` : "";
    const turn = TURNS[direction];
    return (
      `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? "" : ` rotate(${turn})`}">${shaftLine}` +
      `<polygon points="0,-${half} ${num(size)},0 0,${half}" fill="${color}"/></g>`
    );
  },
});

export interface DotProps {
  x: number;
  y: number;
  r: number;
  fill: string;
}

/** A filled circle. */
export const dot = defineMark<DotProps>({
  name: "dot",
  summary: "a filled circle",
  required: ["x", "y"],
  defaults: { r: 0.9, fill: "accent" },
  draw: ({ x, y, r, fill }, env) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${resolveColor(env, fill)}"/>`,
});

export interface CircleProps extends DotProps {
  stroke: string;
  weight: Weight | number;
}

/** An outlined circle, for numbers that get ringed. */
export const circle = defineMark<CircleProps>({
  name: "circle",
  summary: "an outlined circle",
  required: ["x", "y", "r"],
  defaults: { fill: "none", stroke: "ink", weight: "rule" },
  draw: ({ x, y, r, fill, stroke, weight }, env) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${resolveColor(env, fill)}" stroke="${resolveColor(env, stroke)}" ` +
    `stroke-width="${num(weightOf(env, weight))}"/>`,
});
