/** What half a card is made of: plain lists that the template draws, each with one mark. Millimeters and points. */
import { dieFigure, type Figure } from "../../../sheet/figures/index.js";
import type { RunPiece } from "../../../page/marks/runs.js";
import type { Align } from "../../../page/write.js";

/** Least type of the card (design.md: the 6 x 4 in card alone may go this far). */
export const FLOOR = 5;
/** Thinnest line that prints cleanly, millimeters. */
const HAIR = 0.205;

export interface BoxItem {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string;
  readonly stroke: string;
  readonly weight: number;
  readonly radius: number;
}

export interface LineItem {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: string;
  readonly weight: number;
}

export interface DrawingItem {
  readonly figure: Figure<object>;
  readonly params: object;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface RunsItem {
  readonly pieces: readonly RunPiece[];
  /** Shorter words where these do not fit. */
  readonly or?: readonly (readonly RunPiece[])[];
  readonly x: number;
  readonly y: number;
  readonly align: Align;
  readonly width: number;
}

export interface ArcItem {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly at: number;
  readonly size: number;
  readonly fill: string;
  readonly width: number;
  readonly inward: boolean;
}

/** A word turned by a quarter, about its middle. */
export interface TurnedItem {
  readonly pieces: readonly RunPiece[];
  /** Shorter words where these do not fit. */
  readonly or: readonly (readonly RunPiece[])[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface ParagraphItem {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
}

/** Lists in the order in which they are drawn. */
export interface Items {
  readonly boxes: BoxItem[];
  readonly drawings: DrawingItem[];
  readonly lines: LineItem[];
  readonly backs: BoxItem[];
  readonly dice: DrawingItem[];
  readonly arcs: ArcItem[];
  readonly turned: TurnedItem[];
  readonly runs: RunsItem[];
  readonly paragraphs: ParagraphItem[];
}

export const noItems = (): Items => ({
  boxes: [],
  drawings: [],
  lines: [],
  backs: [],
  dice: [],
  arcs: [],
  turned: [],
  runs: [],
  paragraphs: [],
});

export const box = (x: number, y: number, w: number, h: number, look: Partial<BoxItem> = {}): BoxItem => ({
  x,
  y,
  w,
  h,
  fill: "none",
  stroke: "none",
  weight: 0.2,
  radius: 0,
  ...look,
});

/** A figure with its parameters as the template takes them. */
export const drawingItem = <P extends object>(
  figure: Figure<P>,
  params: P,
  x: number,
  y: number,
  scale = 1,
): DrawingItem => ({ figure: figure as unknown as Figure<object>, params, x, y, scale });

/** A die with its top left corner at (x, y); its edge is never thinner than a hairline. */
export const dieItem = (
  face: number,
  x: number,
  y: number,
  size: number,
  color: string,
  paper: string,
): DrawingItem => {
  const edgeWidth = Math.max(0.08, Math.round((HAIR / size) * 1000) / 1000);
  return drawingItem(dieFigure, { face, body: paper, edge: color, pips: color, edgeWidth }, x, y, size);
};

/** Type sizes of a card: those of the postcard times its scale, never under the floor. */
export type TypeScale = (points: number) => number;
export const typeScale =
  (s: number): TypeScale =>
  (points) =>
    Math.max(FLOOR, Math.round(points * s * 100) / 100);
