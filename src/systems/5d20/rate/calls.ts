/** Play-call numbers. */
import { CALL_ROWS, LEAGUE_AVERAGE, type CallCells, type CallRow, type Calls } from "../rules/index.js";
import { RUNS_OF_MARGIN } from "./context.js";
import { bisect, shifted } from "./solve.js";

/** Snaps by row, and within a row by zone: own 20, between, opponents' 20. League average 2009-16. */
const ROWS: Readonly<Record<CallRow, number>> = { SHYD: 0.042, LT10: 0.119, T10: 0.596, T20: 0.157, T30: 0.086 };
const ZONES: Readonly<Record<CallRow, CallCells>> = {
  SHYD: [0.03, 0.48, 0.49],
  LT10: [0.05, 0.66, 0.29],
  T10: [0.17, 0.73, 0.1],
  T20: [0.17, 0.73, 0.1],
  T30: [0.24, 0.69, 0.07],
};
/** Shrinkage weight: snaps at the league's share of runs blended into a team's. */
const SHRINK = 25;
/** Maximum of the defense's adjustment, either way. */
const MOST_ADJUST = 4;

/** Designed runs, and the total of runs and drop-backs. */
interface CallTotals {
  readonly runs: number;
  readonly plays: number;
}

/** Baseline for a team's numbers. */
interface CallContext {
  /** The league's share of runs. */
  readonly leagueShare: number;
  /** The team's average margin, points per game. */
  readonly margin: number;
  /** What game situations add to the numbers, on average. */
  readonly added: number;
}

/** A team's numbers from its share of runs; rows keep their proportions on the logit scale. */
export function makeCalls(own: CallTotals, against: CallTotals, { leagueShare, margin, added }: CallContext): Calls {
  const share = (own.runs + SHRINK * leagueShare) / (own.plays + SHRINK) - RUNS_OF_MARGIN * margin;
  const cellsAt = (shift: number): Record<CallRow, number[]> =>
    Object.fromEntries(
      CALL_ROWS.map((row) => [row, LEAGUE_AVERAGE.calls[row].map((cell) => 20 * shifted(cell / 20, shift))]),
    ) as Record<CallRow, number[]>;
  const weighted = (cells: Record<CallRow, readonly number[]>): number =>
    CALL_ROWS.reduce(
      (sum, row) => sum + ROWS[row] * cells[row].reduce((total, cell, z) => total + cell * ZONES[row][z], 0),
      0,
    );
  const wanted = 20 * share - added;
  const exact = cellsAt(bisect(-4, 4, (shift) => weighted(cellsAt(shift)), wanted));
  const rounded = roundTo(exact, weighted, wanted);
  const over = against.plays > 0 ? against.runs / against.plays + RUNS_OF_MARGIN * margin - leagueShare : 0;
  const adjust = Math.min(MOST_ADJUST, Math.max(-MOST_ADJUST, Math.round(20 * over)));
  return {
    ...(Object.fromEntries(CALL_ROWS.map((row) => [row, rounded[row] as unknown as CallCells])) as Record<
      CallRow,
      CallCells
    >),
    defAdj: { black: adjust, red: adjust },
  };
}

/** Share of runs from the numbers over the average mix of snaps, with what game situations add. */
export const runShareOf = (calls: Calls, added: number): number =>
  CALL_ROWS.reduce(
    (sum, row) => sum + ROWS[row] * calls[row].reduce((total, cell, z) => total + cell * ZONES[row][z], 0),
    added,
  ) / 20;

/** Allowed error of the weighted mean, in play-call numbers (5% of runs each), before a cell is rounded the other way. */
const MOST_MISS = 0.05;

/** Rounds cells while preserving their weighted mean: flips the cells closest to the midpoint first. */
function roundTo(
  exact: Record<CallRow, readonly number[]>,
  weighted: (cells: Record<CallRow, readonly number[]>) => number,
  wanted: number,
): Record<CallRow, number[]> {
  const cells = Object.fromEntries(CALL_ROWS.map((row) => [row, exact[row].map(Math.round)])) as Record<
    CallRow,
    number[]
  >;
  const all = CALL_ROWS.flatMap((row) => exact[row].map((value, z) => ({ row, z, rest: value - Math.round(value) })));
  for (let i = 0; i < all.length; i++) {
    const miss = wanted - weighted(cells);
    const up = miss > 0 ? 1 : -1;
    const best = all
      .filter(({ row, z, rest }) => {
        if (cells[row][z] !== Math.round(exact[row][z]) || (rest * up <= 0 && Math.abs(miss) < MOST_MISS)) return false;
        return ROWS[row] * ZONES[row][z] < 2 * Math.abs(miss);
      })
      .sort((a, b) => b.rest * up - a.rest * up)[0];
    if (!best) break;
    cells[best.row][best.z] = Math.min(20, Math.max(0, cells[best.row][best.z] + up));
  }
  return cells;
}
