/**
 * Pieces of one size in a row or column, as dice stand: each is placed from the one before it, by a step that is written again and again.
 */
import type { Matrix } from "../../sheet/drawing/types.js";

/** Steps by which a piece may stand off its place: two thousandths of a millimeter. */
const NEAR = 20;

export const isUpright = (matrix: Matrix): boolean => matrix[1] === 0 && matrix[2] === 0;

/** All places are in steps of the page. */
export class PieceRun {
  readonly #across: number;
  readonly #down: number;
  #x: number;
  #y: number;
  /** How far the last piece is from the one before, in steps of the pieces. */
  dx = NaN;
  dy = NaN;

  constructor(matrix: Matrix, x: number, y: number) {
    this.#across = matrix[0];
    this.#down = matrix[3];
    this.#x = x;
    this.#y = y;
  }

  /** Whether a piece continues the row. */
  goesOn(matrix: Matrix, x: number, y: number): boolean {
    if (!isUpright(matrix) || matrix[0] !== this.#across || matrix[3] !== this.#down) return false;
    return Math.abs(x - this.#x) <= NEAR || Math.abs(y - this.#y) <= NEAR;
  }

  /** moves on to the next piece. */
  stepTo(x: number, y: number): void {
    this.dx = nearly(this.dx, (x - this.#x) / this.#across, this.#across);
    this.dy = nearly(this.dy, (y - this.#y) / this.#down, this.#down);
    // Where it comes to stand: what is off by a little does not add up.
    this.#x += this.dx * this.#across;
    this.#y += this.dy * this.#down;
  }
}

/** The step before, where it leads to nearly the same place; else the nearest one. */
const nearly = (last: number, exact: number, scale: number): number =>
  Math.abs((last - exact) * scale) <= NEAR ? last : Math.round(exact);
