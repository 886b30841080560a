/** A defense's WHO and WHAT as cells: columns of the alignments, and rows that match their targets after the adjustments. */
import { ALIGNMENTS, CALL_ROWS, type GameCharts } from "../../rules/index.js";
import { apportion, cellsOf, SIDES } from "../cells.js";
import type { Defender, Line } from "../defense/defenders.js";
import { PASS_MIX, RUN_MIX, type WhoWidths } from "../model.js";

const WHO_RUN: Readonly<Record<Line, number>> = { DL: 1.15, LB: 1.15, DB: 0.75 };
const WHO_PASS: Readonly<Record<Line, number>> = { DL: 0.9, LB: 0.75, DB: 1.2 };

export const normal = (values: readonly number[], sum = 1): number[] => {
  const total = values.reduce((a, b) => a + b, 0);
  return values.map((value) => (total > 0 ? (value / total) * sum : sum / values.length));
};

/** Numbers of red by alignment; everyone appears in at least one column. */
export function whoColumns(men: readonly Defender[], share: readonly number[]) {
  const base = apportion(share);
  const run = apportion(share.map((p, i) => p * WHO_RUN[men[i].line]));
  const pass = apportion(share.map((p, i) => p * WHO_PASS[men[i].line]));
  men.forEach((man, i) => {
    if (base[i] + run[i] + pass[i] > 0) return;
    const column = man.line === "DB" ? pass : man.line === "DL" ? run : base;
    const most = column.indexOf(Math.max(...column));
    column[most]--;
    column[i]++;
  });
  return men.map((_, i) => ({ run: run[i], base: base[i], pass: pass[i] }));
}

export const columnCells = (widths: readonly WhoWidths[]) => {
  const [run, base, pass] = ALIGNMENTS.map((a) => cellsOf(widths.map((row) => row[a])));
  return widths.map((_, i) => ({ run: run[i], base: base[i], pass: pass[i] }));
};

/** Rows of WHAT: finds, iteratively, the shares that match the targets after the alignments' adjustments. */
export function fitShares(
  wanted: readonly (readonly number[])[],
  part: (cells: readonly number[], i: number) => readonly number[],
): number[][] {
  const sums = wanted[0].map((_, x) => wanted.reduce((sum, row) => sum + row[x], 0));
  const factor = sums.map(() => 1);
  let rows = wanted.map((row) => [...row]);
  for (let round = 0; round < 30; round++) {
    rows = wanted.map((row) => normal(row.map((value, x) => value * factor[x])));
    const got = sums.map(() => 0);
    rows.forEach((row, i) => part(row, i).forEach((value, x) => (got[x] += value)));
    sums.forEach((sum, x) => (factor[x] *= (sum / Math.max(1e-4, got[x])) ** 0.7));
  }
  return rows;
}

/** The results of unrounded shares of 20 numbers: white on a continuous scale, moved by the alignment. */
export function partOfShares(
  shares: readonly number[],
  who: WhoWidths,
  charts: GameCharts,
  kind: "pass" | "run",
): number[] {
  // Hundredths of a number are fine enough for fitting: cells of a d20, each from its lower to its upper edge.
  const ends = shares.map((_, x) => shares.slice(0, x + 1).reduce((a, b) => a + b, 0) * SIDES);
  const blank = shares.map((share) => share <= 0);
  const count = shares.length;
  const out = shares.map(() => 0);
  const mix = kind === "pass" ? PASS_MIX : RUN_MIX;
  for (const call of CALL_ROWS) {
    const { alignment, adjust } = charts.fronts[call];
    const each = (mix[call] * who[alignment]) / SIDES ** 2;
    if (each === 0) continue;
    let low = 0;
    for (let x = 0; x < count; x++) {
      if (blank[x]) continue;
      const high = x === count - 1 ? Infinity : ends[x];
      const from = Math.max(0, low - adjust);
      const to = Math.min(SIDES, high - adjust);
      if (to > from) out[x] += each * (to - from);
      low = high;
    }
  }
  return out;
}
