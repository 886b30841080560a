/** What a pencil puts on the card, as plain lists for the template. Millimeters of the whole card, points. */
import type { Side } from "../../../kernel/football/index.js";
import type { Figure } from "../../../sheet/figures/index.js";
import type { CardData } from "../rules/index.js";
import type { CardFrame } from "./frame.js";
import type { Position } from "./position.js";

export interface Mark {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  /** Corner and side of the box, and its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface Written {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Middle of the box. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Corner of the box as seen from its middle. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly align: "start" | "middle" | "end";
  /** Degrees: 180 for the player at the top. */
  readonly turn: number;
}

export interface PencilStroke {
  readonly name: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly from: "none" | "cross" | "ring";
  readonly to: "none" | "arrow";
  readonly reach: number;
  readonly weight: number;
}

export interface PositionPlan {
  /** Crosses in circles and boxes. */
  readonly crosses: readonly Mark[];
  readonly stars: readonly (Mark & {
    readonly figure: Figure<object>;
    readonly params: object;
    readonly turn: number;
  })[];
  /** Rings round the skill arcs. */
  readonly rings: readonly Mark[];
  readonly written: readonly Written[];
  readonly strokes: readonly PencilStroke[];
}

export interface PencilOptions {
  readonly frame: CardFrame;
  readonly card: CardData;
  readonly position: Position;
  /** Names to write beside HOME and AWAY; empty = none. */
  readonly names: Readonly<Record<Side, string>>;
  /** A card to type into: every box is there, empty or not. */
  readonly forms: boolean;
  readonly pencil: string;
}
