/** Real-valued rows of a passer that meet his targets against an average defense; they become cells later. */
import { depthShares, type PassTargets } from "./targets.js";
import type { PassTotals } from "./totals.js";
import { passOffense, meet, type Catching, type PassDefense, type PassRows } from "./model.js";

/** A row before it is fitted to a player's statistics: SCK INC SCR OUT CMP of PRE, PD, CMP of OTHER, INT. */
export interface BaseRow {
  readonly pre: readonly [number, number, number, number, number];
  readonly pd: number;
  readonly other: number;
  readonly int: number;
}
export interface BaseRows {
  readonly depth: readonly [number, number, number];
  readonly rows: readonly BaseRow[];
}

/** Averages of 2009-16, as chances. */
export const BASE: BaseRows = {
  depth: [0.637, 0.236, 0.127],
  rows: [
    { pre: [0.15, 0.3, 0.1, 0.1, 0.35], pd: 0.4, other: 0.95, int: -2 },
    { pre: [0.25, 0.3, 0.15, 0.05, 0.25], pd: 0.6, other: 0.75, int: -1 },
    { pre: [0.3, 0.35, 0.15, 0.05, 0.15], pd: 0.8, other: 0.45, int: 0 },
  ],
};

/** The smallest x in a range where an increasing function reaches a value. */
export function bisect(low: number, high: number, rises: (x: number) => number, value: number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 60; i++) {
    const middle = (a + b) / 2;
    if (rises(middle) < value) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** A probability moved on the logit scale. */
export function shifted(p: number, by: number): number {
  if (p <= 0 || p >= 1) return p;
  const odds = (p / (1 - p)) * Math.exp(by);
  return odds / (1 + odds);
}

export interface SolveRequest {
  readonly totals: PassTotals;
  readonly targets: PassTargets;
  readonly defense: PassDefense;
  readonly base: BaseRows;
  /** Value of passes, given a logit shift that also applies to catches. */
  catching(shift: number): Catching;
  /** OUT relative to the base: how much backs are targeted. */
  readonly out: number;
  /** Called depths, if already known. */
  readonly depth?: readonly [number, number, number];
  /** By depth on the logit scale: how much likelier a catch is than for all passes together. */
  readonly lean?: readonly number[];
}

export interface Solved extends PassRows {
  /** On the logit scale. */
  readonly shift: number;
  readonly depth: readonly [number, number, number];
}

const LEVEL = [0, 0, 0] as const;

/** Maximum for sacks and scrambles together, leaving room for passes. */
const MOST_LOST = 0.9;

export function solveRows({
  totals,
  targets,
  defense,
  base,
  catching,
  out,
  depth: given,
  lean = LEVEL,
}: SolveRequest): Solved {
  const wPre = defense.weights[0];
  let depth = given ?? base.depth;
  let lost = base.rows.map(({ pre }) => pre);
  // Sacks move the called depths, which move the sacks; a few rounds converge.
  for (let round = 0; round < 4; round++) {
    const scale = (result: 0 | 2, value: number): number => {
      const usual = wPre * base.rows.reduce((sum, { pre }, d) => sum + depth[d] * pre[result], 0);
      return usual > 0 ? value / usual : 0;
    };
    const [s, z] = [scale(0, targets.sacks), scale(2, targets.scrambles)];
    lost = base.rows.map(({ pre: [sck, inc, scr, o, cmp] }) => {
      const cap = Math.min(1, MOST_LOST / Math.max(1e-9, sck * s + scr * z + o * out));
      const gone = [sck * s * cap, scr * z * cap, o * out * cap];
      const left = 1 - gone[0] - gone[1] - gone[2];
      const inShare = inc / (inc + cmp);
      return [gone[0], left * inShare, gone[1], gone[2], left * (1 - inShare)] as const;
    });
    if (given) break;
    const before = lost.map((pre) => wPre * (pre[0] + pre[2] + pre[3])) as [number, number, number];
    const outs = wPre * lost.reduce((sum, pre, d) => sum + depth[d] * pre[3], 0);
    depth = depthShares(totals, targets, before, outs / (1 - targets.sacks - targets.scrambles));
  }
  const rowsAt = (shift: number) =>
    base.rows.map((row, d) => {
      const [sck, inc, scr, o, cmp] = lost[d];
      const caught = shifted(cmp / (inc + cmp), shift + lean[d]);
      return {
        pre: [sck, (inc + cmp) * (1 - caught), scr, o, (inc + cmp) * caught],
        pd: 1 - shifted(1 - row.pd, shift + lean[d]),
        other: shifted(row.other, shift + lean[d]),
        int: row.int,
      };
    });
  const completionsAt = (shift: number): number =>
    meet(passOffense({ depth, rows: rowsAt(shift) }, catching(shift)), defense).completions;
  const shift = bisect(-4, 4, completionsAt, targets.completions);
  const [rows, c] = [rowsAt(shift), catching(shift)];
  const rowsWith = (int: number) => rows.map((row) => ({ ...row, int: row.int + int }));
  const interceptionsAt = (int: number): number =>
    meet(passOffense({ depth, rows: rowsWith(int) }, c), defense).interceptions;
  const int = bisect(-12, 15, interceptionsAt, targets.interceptions);
  return { depth, rows: rowsWith(int), shift };
}
