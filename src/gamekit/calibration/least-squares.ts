/** The solution of linear equations for least squares. */

/** Gauss-Jordan elimination without pivoting: the matrix is positive definite. */
export function solvedEquations(square: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = square.map((row, i) => [...row, right[i]]);
  rows.forEach((pivot, i) => {
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const by = row[i] / pivot[i];
      row.forEach((_, j) => (row[j] -= by * pivot[j]));
    }
  });
  return rows.map((row, i) => row[right.length] / row[i]);
}
