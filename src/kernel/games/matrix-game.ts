/** Solves zero-sum matrix games with the simplex method: the row player maximizes, the column player minimizes. */

export interface Solution {
  readonly value: number;
  /** Mixed strategies; each sums to 1. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Scratch memory shared by all calls: coaches solve thousands of games per second. */
let tableau = new Float64Array(256);
let basic = new Int32Array(32);
let free = new Int32Array(32);

/**
 * Solves the game `payoff[r * columns + c]`. The column player's linear program (all payoffs shifted above 0): maximize the sum of y
 * subject to payoff y <= 1, y >= 0; the slack prices are the row player's strategy. Bland's rule prevents cycling.
 */
export function solveMatrixGame(payoff: Float64Array, rows: number, columns: number): Solution {
  const shift = pivotAll(payoff, rows, columns);
  return readOut(rows, columns, shift);
}

/** The value alone. */
export function valueOfMatrixGame(payoff: Float64Array, rows: number, columns: number): number {
  const shift = pivotAll(payoff, rows, columns);
  return 1 / tableau[rows * (columns + 1) + columns] - shift;
}

/** Leaves the solved program in the tableau; returns what was added to the payoffs. */
function pivotAll(payoff: Float64Array, rows: number, columns: number): number {
  let low = Infinity;
  for (let i = 0; i < rows * columns; i++) low = Math.min(low, payoff[i]);
  const shift = 1 - low;
  // Compact tableau: row r = basic variable, column c = non-basic one; last column = right side, last row = target.
  fill(payoff, rows, columns, shift);
  const t = tableau;
  for (let guard = 0; guard < 400; guard++) {
    const c = entering(t, rows, columns, guard > 60);
    if (c < 0) break;
    const r = leaving(t, rows, columns, c);
    if (r < 0) break;
    pivot(t, rows, columns + 1, r, c);
    const left = basic[r];
    basic[r] = free[c];
    free[c] = left;
  }
  return shift;
}

function fill(payoff: Float64Array, rows: number, columns: number, shift: number): void {
  const width = columns + 1;
  if (tableau.length < (rows + 1) * width) tableau = new Float64Array((rows + 1) * width);
  if (basic.length < rows) basic = new Int32Array(rows);
  if (free.length < columns) free = new Int32Array(columns);
  const t = tableau;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) t[r * width + c] = payoff[r * columns + c] + shift;
    t[r * width + columns] = 1;
    basic[r] = columns + r;
  }
  for (let c = 0; c < columns; c++) {
    t[rows * width + c] = -1;
    free[c] = c;
  }
  t[rows * width + columns] = 0;
}

/** The steepest column; after many steps, the first eligible column (Bland's rule). */
function entering(t: Float64Array, rows: number, columns: number, bland: boolean): number {
  const target = rows * (columns + 1);
  let best = -1;
  let least = -1e-10;
  for (let c = 0; c < columns; c++) {
    const price = t[target + c];
    if (price >= -1e-10) continue;
    if (bland ? best >= 0 && free[c] >= free[best] : price >= least) continue;
    best = c;
    least = price;
  }
  return best;
}

function leaving(t: Float64Array, rows: number, columns: number, c: number): number {
  const width = columns + 1;
  let best = -1;
  let least = Infinity;
  for (let r = 0, row = 0; r < rows; r++, row += width) {
    const a = t[row + c];
    if (a <= 1e-12) continue;
    const ratio = t[row + columns] / a;
    if (ratio < least - 1e-12 || (ratio <= least + 1e-12 && best >= 0 && basic[r] < basic[best])) {
      best = r;
      least = ratio;
    }
  }
  return best;
}

function pivot(t: Float64Array, rows: number, width: number, r: number, c: number): void {
  const own = r * width;
  const inverse = 1 / t[own + c];
  for (let i = 0, row = 0; i <= rows; i++, row += width) {
    if (i === r) continue;
    const factor = t[row + c] * inverse;
    if (factor === 0) continue;
    for (let j = 0; j < c; j++) t[row + j] -= factor * t[own + j];
    for (let j = c + 1; j < width; j++) t[row + j] -= factor * t[own + j];
    t[row + c] = -factor;
  }
  for (let j = 0; j < width; j++) t[own + j] *= inverse;
  t[own + c] = inverse;
}

function readOut(rows: number, columns: number, shift: number): Solution {
  const t = tableau;
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
