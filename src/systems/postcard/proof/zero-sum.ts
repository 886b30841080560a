/** Two-player zero-sum games solved in fractions: the value, and every optimal mix of both sides. */
import { compare, gcd, isZero, minus, ONE, over, rational, times, ZERO, type Rational } from "./rational.js";

/** A chance for every choice; they sum to 1. */
export type Mix = readonly Rational[];

export interface Optimal {
  /** The vertices of the set of optimal mixes: a mix is optimal if it is one of them or a mixture of them. */
  readonly extremes: readonly Mix[];
  /** Choices played by some optimal mix. */
  readonly support: readonly number[];
}

export interface ExactSolution {
  /** The row player's expectation if both play optimally. */
  readonly value: Rational;
  readonly row: Optimal;
  readonly column: Optimal;
}

type Matrix = readonly (readonly number[])[];

/**
 * Solves `matrix[row][column]`, whole numbers, values for the row player. For games with up to about eight choices per side. The column
 * player's mixes are computed on first use.
 */
export function solveExactly(matrix: Matrix): ExactSolution {
  const value = valueOf(matrix);
  const columns = matrix[0].map((_, c) => matrix.map((row) => row[c]));
  let column: Optimal | undefined;
  // A row mix is optimal if it earns the value against every column; a column mix if it concedes no more to any row.
  return {
    value,
    row: optimal(columns.map((earned) => earned.map((a) => BigInt(a) * value.d - value.n))),
    get column() {
      return (column ??= optimal(matrix.map((conceded) => conceded.map((a) => value.n - BigInt(a) * value.d))));
    },
  };
}

/**
 * The value, by the simplex method on the column player's program (payoffs shifted above 0): maximize the sum of y subject to payoff y <=
 * 1, y >= 0. Bland's rule (the lowest index enters and, among equal ratios, leaves) guarantees termination.
 */
export function valueOf(matrix: Matrix): Rational {
  const shift = 1 - Math.min(...matrix.flat());
  const [rows, columns] = [matrix.length, matrix[0].length];
  const table = matrix.map((row) => [...row.map((a) => rational(a + shift)), ONE]);
  table.push([...matrix[0].map(() => rational(-1)), ZERO]);
  const basic = matrix.map((_, r) => columns + r);
  const free = matrix[0].map((_, c) => c);
  for (;;) {
    const open = free.map((_, c) => c).filter((c) => table[rows][c].n < 0n);
    if (open.length === 0) break;
    const enters = open.reduce((a, b) => (free[b] < free[a] ? b : a));
    const leaves = matrix
      .map((_, r) => r)
      .filter((r) => table[r][enters].n > 0n)
      .reduce((a, b) => {
        const order = compare(over(table[b][columns], table[b][enters]), over(table[a][columns], table[a][enters]));
        return order < 0 || (order === 0 && basic[b] < basic[a]) ? b : a;
      });
    pivot(table, leaves, enters);
    [basic[leaves], free[enters]] = [free[enters], basic[leaves]];
  }
  return minus(over(ONE, table[rows][columns]), rational(shift));
}

function pivot(table: Rational[][], r: number, c: number): void {
  const p = table[r][c];
  table.forEach((row, i) => {
    if (i === r || isZero(row[c])) return;
    const factor = over(row[c], p);
    row.forEach((a, j) => {
      if (j !== c) row[j] = minus(a, times(factor, table[r][j]));
    });
    row[c] = minus(ZERO, factor);
  });
  table[r].forEach((a, j) => {
    if (j !== c) table[r][j] = over(a, p);
  });
  table[r][c] = over(ONE, p);
}

/** The vertices of {x >= 0, sum x = 1, demand x >= 0 for every demand}: where enough of these hold with equality. */
function optimal(demands: readonly (readonly bigint[])[]): Optimal {
  const size = demands[0].length;
  const bounds = Array.from({ length: size }, (_, i) => demands[0].map((_, j) => (i === j ? 1n : 0n)));
  const limits = [...bounds, ...demands];
  const found = new Map<string, Mix>();
  const visit = (next: number, tight: readonly (readonly bigint[])[]): void => {
    if (tight.length === size - 1) {
      const ray = signed(kernelOf(tight, size));
      if (!ray.every((x) => x >= 0n) || !demands.every((demand) => dot(demand, ray) >= 0n)) return;
      const sum = ray.reduce((a, b) => a + b);
      found.set(
        ray.join(),
        ray.map((x) => rational(x, sum)),
      );
      return;
    }
    for (let i = next; i < limits.length; i++) {
      const reduced = reduce(limits[i], tight);
      if (reduced) visit(i + 1, [...tight, reduced]);
    }
  };
  visit(0, []);
  const extremes = [...found.values()].sort((a, b) => order(b, a));
  const support = demands[0].map((_, i) => i).filter((i) => extremes.some((mix) => !isZero(mix[i])));
  return { extremes, support };
}

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint => a.reduce((sum, x, i) => sum + x * b[i], 0n);

function order(a: Mix, b: Mix): number {
  const at = a.findIndex((x, i) => compare(x, b[i]) !== 0);
  return at < 0 ? 0 : compare(a[at], b[at]);
}

const leadOf = (row: readonly bigint[]): number => row.findIndex((x) => x !== 0n);

/** A row reduced by the pivots of earlier rows; undefined if nothing is left. */
function reduce(row: readonly bigint[], before: readonly (readonly bigint[])[]): readonly bigint[] | undefined {
  let rest = row;
  for (const other of before) {
    const lead = leadOf(other);
    if (rest[lead] === 0n) continue;
    const [a, b] = [rest[lead], other[lead]];
    rest = rest.map((x, i) => (other[i] === 0n ? (b === 1n ? x : x * b) : x * b - other[i] * a));
  }
  return rest.some((x) => x !== 0n) ? rest : undefined;
}

/** The one direction left open by independent rows, one fewer than the dimension; each row's pivot is zero in all later rows. */
function kernelOf(rows: readonly (readonly bigint[])[], size: number): bigint[] {
  const leads = rows.map(leadOf);
  const open = Array.from({ length: size }, (_, i) => i).find((i) => !leads.includes(i)) ?? 0;
  let x: bigint[] = new Array<bigint>(size).fill(0n);
  x[open] = 1n;
  for (let r = rows.length - 1; r >= 0; r--) {
    const [lead, row] = [leads[r], rows[r]];
    let rest = 0n;
    for (let i = lead + 1; i < size; i++) if (row[i] !== 0n && x[i] !== 0n) rest += row[i] * x[i];
    const by = row[lead];
    if (by !== 1n) x = x.map((part) => (part === 0n ? part : part * by));
    x[lead] = -rest;
  }
  const g = x.reduce(gcd, 0n);
  return g === 1n ? x : x.map((part) => part / g);
}

/** The direction with a positive first component: either sign is the same line. */
const signed = (ray: readonly bigint[]): readonly bigint[] => (ray[leadOf(ray)] < 0n ? ray.map((x) => -x) : ray);
