/** The smallest unit of a story that a column takes whole. */
import type { Piece } from "../columns-flow.js";

export interface StoryPiece extends Piece {
  /** Markup with the top left corner at (x, y). */
  draw(x: number, y: number): string;
}

/** A piece with the usual manners: nothing sticks, nothing stretches. */
export function piece(height: number, draw: (x: number, y: number) => string, more: Partial<Piece> = {}): StoryPiece {
  return { height, before: 0, sticks: false, stretch: 0, breaks: false, ...more, draw };
}
