/** Equal pieces in a row or column, such as dice: each is positioned relative to the previous one, by a repeated step. */
import type { Matrix } from "../../sheet/drawing/types.js";

/** Tolerance of a piece's position: two thousandths of a millimeter. */
const NEAR = 20;

export const isUpright = (matrix: Matrix): boolean => matrix[1] === 0 && matrix[2] === 0;

/** All positions are in steps of the page. */
export class PieceRun {
  readonly #across: number;
  readonly #down: number;
  #x: number;
  #y: number;
  /** Step from the previous piece to the last, in the pieces' own units. */
  dx = NaN;
  dy = NaN;

  constructor(matrix: Matrix, x: number, y: number) {
    this.#across = matrix[0];
    this.#down = matrix[3];
    this.#x = x;
    this.#y = y;
  }

  /** True if a piece continues the row. */
  goesOn(matrix: Matrix, x: number, y: number): boolean {
    if (!isUpright(matrix) || matrix[0] !== this.#across || matrix[3] !== this.#down) return false;
    return Math.abs(x - this.#x) <= NEAR || Math.abs(y - this.#y) <= NEAR;
  }

  /** Moves on to the next piece. */
  stepTo(x: number, y: number): void {
    this.dx = nearly(this.dx, (x - this.#x) / this.#across, this.#across);
    this.dy = nearly(this.dy, (y - this.#y) / this.#down, this.#down);
    // Tracks the actual position, so that rounding errors do not add up.
    this.#x += this.dx * this.#across;
    this.#y += this.dy * this.#down;
  }
}

/** The previous step if it leads to nearly the same position; else the nearest one. */
const nearly = (last: number, exact: number, scale: number): number =>
  Math.abs((last - exact) * scale) <= NEAR ? last : Math.round(exact);
