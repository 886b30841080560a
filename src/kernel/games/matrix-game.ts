/** Zero-sum matrix games by the simplex method: the row player wants much, the column player little. */

export interface Solution {
  readonly value: number;
  /** Mixed strategies; each sums to 1. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/**
 * Solves the game `payoff[r * columns + c]`. The column player's programme (all payoffs moved above 0): maximize the sum of
 * y with payoff y <= 1, y >= 0; the slack prices are the row player's strategy. Bland's rule keeps it from cycling.
 */
export function solveMatrixGame(payoff: Float64Array, rows: number, columns: number): Solution {
  let low = Infinity;
  for (let i = 0; i < rows * columns; i++) low = Math.min(low, payoff[i]);
  const shift = 1 - low;
  const width = columns + 1;
  // Compact tableau: row r = basic variable, column c = non-basic one; last column = right side, last row = target.
  const t = new Float64Array((rows + 1) * width);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) t[r * width + c] = payoff[r * columns + c] + shift;
    t[r * width + columns] = 1;
  }
  for (let c = 0; c < columns; c++) t[rows * width + c] = -1;
  const basic = Int32Array.from({ length: rows }, (_, r) => columns + r);
  const free = Int32Array.from({ length: columns }, (_, c) => c);
  for (let guard = 0; guard < 400; guard++) {
    const c = entering(t, rows, columns, free, guard > 60);
    if (c < 0) break;
    const r = leaving(t, rows, columns, c, basic);
    if (r < 0) break;
    pivot(t, rows, width, r, c);
    [basic[r], free[c]] = [free[c], basic[r]];
  }
  return readOut(t, rows, columns, basic, free, shift);
}

/** The steepest column, or the first one by number once many steps were made. */
function entering(t: Float64Array, rows: number, columns: number, free: Int32Array, bland: boolean): number {
  let best = -1;
  let least = -1e-10;
  for (let c = 0; c < columns; c++) {
    const price = t[rows * (columns + 1) + c];
    if (price >= -1e-10) continue;
    if (bland ? best < 0 || free[c] < free[best] : price < least) [best, least] = [c, price];
  }
  return best;
}

function leaving(t: Float64Array, rows: number, columns: number, c: number, basic: Int32Array): number {
  const width = columns + 1;
  let best = -1;
  let least = Infinity;
  for (let r = 0; r < rows; r++) {
    const a = t[r * width + c];
    if (a <= 1e-12) continue;
    const ratio = t[r * width + columns] / a;
    if (ratio < least - 1e-12 || (ratio <= least + 1e-12 && best >= 0 && basic[r] < basic[best])) {
      [best, least] = [r, ratio];
    }
  }
  return best;
}

function pivot(t: Float64Array, rows: number, width: number, r: number, c: number): void {
  const p = t[r * width + c];
  const inverse = 1 / p;
  for (let i = 0; i <= rows; i++) {
    if (i === r) continue;
    const factor = t[i * width + c] * inverse;
    if (factor === 0) continue;
    for (let j = 0; j < width; j++) if (j !== c) t[i * width + j] -= factor * t[r * width + j];
    t[i * width + c] = -factor;
  }
  for (let j = 0; j < width; j++) t[r * width + j] *= inverse;
  t[r * width + c] = inverse;
}

function readOut(
  t: Float64Array,
  rows: number,
  columns: number,
  basic: Int32Array,
  free: Int32Array,
  shift: number,
): Solution {
  const width = columns + 1;
  const total = t[rows * width + columns];
  const rowMix = new Float64Array(rows);
  const columnMix = new Float64Array(columns);
  for (let r = 0; r < rows; r++) if (basic[r] < columns) columnMix[basic[r]] = t[r * width + columns] / total;
  for (let c = 0; c < columns; c++) {
    if (free[c] >= columns) rowMix[free[c] - columns] = t[rows * width + c] / total;
  }
  return { value: 1 / total - shift, rows: rowMix, columns: columnMix };
}
