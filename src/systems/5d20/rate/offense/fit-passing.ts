/**
 * Fits the cells of passers and receivers by steepest descent. A move changes one row, so the receivers' results are
 * kept as running sums, and a passer's figures are a few dozen products.
 */
import { SIDES } from "../cells.js";
import { descend, rangeMoves, ratingMoves, type Move } from "../descend.js";
import { RATINGS, type Means, type PassDefense, type PassFigures } from "../model.js";
import type { ReceiverCells } from "./receivers.js";
import type { PassTargets } from "../targets.js";
import { missOf } from "../tolerance.js";

/** A passer's rows as widths out of 20. */
export interface RowWidths {
  /** SP MP LP. */
  readonly depth: number[];
  readonly rows: readonly {
    /** SCK INC SCR OUT CMP. */
    readonly pre: number[];
    /** PD CMP. */
    readonly pd: number[];
    /** INC CMP. */
    readonly other: number[];
  }[];
  /** By depth. */
  readonly int: number[];
}

export interface PassFit {
  readonly rows: readonly RowWidths[];
  readonly cells: ReceiverCells;
  /** Shares of throws by depth and receiver, and on OUT. */
  readonly shares: readonly (readonly number[])[];
  readonly out: readonly number[];
  readonly defense: PassDefense;
  readonly means: Means;
  /** Each passer's targets with his share of the drop-backs, and the team's. */
  readonly wanted: readonly PassTargets[];
  readonly weights: readonly number[];
  readonly team: PassTargets;
}

const LEAST_INT = -9;
const MOST_INT = 15;
/** Weight of the team's figures relative to its passers'. */
const TEAM_WEIGHT = 4;

type Figures = { -readonly [K in keyof PassFigures]: number };

/** Makes moves until none improves the fit. */
export function fitPassing({ rows, cells, shares, out, defense, means, wanted, weights, team }: PassFit): void {
  const [w0, w1, w2, w3] = defense.weights;
  // Share of broken-up passes that are intercepted, by the passer's number.
  const picked = Array.from({ length: MOST_INT - LEAST_INT + 1 }, (_, i) => {
    let sum = 0;
    for (let r = 0; r < RATINGS; r++)
      sum += (defense.byRating[r] * Math.min(SIDES, Math.max(0, r + i + LEAST_INT))) / SIDES;
    return sum;
  });
  const [base, caught, caughtYards] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let [outCaught, outYards] = [0, 0];
  const add = (j: number, d: number, sign: 1 | -1): void => {
    const [drop, , yac] = cells.widths[j][d];
    const catches = 1 - drop / SIDES;
    const more = (yac / SIDES) * means.yac;
    const yards = d === 0 ? means.sp : d === 1 ? means.mp : means.lp[cells.lpy[j] - 1];
    const share = sign * shares[d][j];
    base[d] += share * yards;
    caught[d] += share * catches;
    caughtYards[d] += share * (catches * yards + more);
    if (d === 0) {
      outCaught += sign * out[j] * catches;
      outYards += sign * out[j] * (catches * means.sp + more);
    }
  };
  cells.widths.forEach((depths, j) => depths.forEach((_, d) => add(j, d, 1)));
  const count = rows.length;
  const all: Figures[] = rows.map(() => ({ completions: 0, interceptions: 0, sacks: 0, scrambles: 0, yards: 0 }));
  const figure = (q: number): Figures => {
    const { depth, rows: own, int } = rows[q];
    let [c, i, s, z, y] = [0, 0, 0, 0, 0];
    for (let d = 0; d < 3; d++) {
      const { pre, pd, other } = own[d];
      const p = depth[d] / SIDES;
      const plain = (w0 * pre[4] + w1 * pd[1] + w3 * other[1]) / SIDES;
      const thrown = (w0 * pre[3]) / SIDES;
      c += p * (plain + thrown * outCaught + w2 * caught[d]);
      y += p * (plain * base[d] + thrown * outYards + w2 * caughtYards[d]);
      i += ((p * pd[0]) / SIDES) * picked[int[d] - LEAST_INT];
      s += (p * w0 * pre[0]) / SIDES;
      z += (p * w0 * pre[2]) / SIDES;
    }
    const into = all[q];
    into.completions = c;
    into.interceptions = i;
    into.sacks = s;
    into.scrambles = z;
    into.yards = y + defense.passMod * c;
    return into;
  };
  const total = weights.reduce((a, b) => a + b, 0);
  const sum: Figures = { completions: 0, interceptions: 0, sacks: 0, scrambles: 0, yards: 0 };
  const error = (): number => {
    let own = 0;
    sum.completions = sum.interceptions = sum.sacks = sum.scrambles = sum.yards = 0;
    for (let q = 0; q < count; q++) {
      const f = figure(q);
      const w = weights[q] / total;
      own += weights[q] * missOf(f, wanted[q]);
      // Longer passes are broken up more often.
      const [sp, mp, lp] = rows[q].rows;
      own += Math.max(0, sp.pd[0] - mp.pd[0]) + Math.max(0, mp.pd[0] - lp.pd[0]);
      sum.completions += w * f.completions;
      sum.interceptions += w * f.interceptions;
      sum.sacks += w * f.sacks;
      sum.scrambles += w * f.scrambles;
      sum.yards += w * f.yards;
    }
    return TEAM_WEIGHT * missOf(sum, team) + own;
  };
  const moves: Move[] = [];
  let boundary = 0;
  const ranges = (taken: number[], least: readonly number[]): void => {
    moves.push(...rangeMoves(taken, boundary, least));
    boundary += taken.length;
  };
  for (const { depth, rows: own, int } of rows) {
    ranges(depth, [1, 1, 1]);
    for (const { pre, pd, other } of own) {
      ranges(pre, [0, 0, 0, 0, 1]);
      ranges(pd, [1, 1]);
      ranges(other, [0, 1]);
    }
    int.forEach((_, d) => moves.push(...ratingMoves(int, d, [LEAST_INT, MOST_INT], boundary++)));
  }
  cells.widths.forEach((depths, j) =>
    depths.forEach((taken, d) => {
      moves.push(
        ...rangeMoves(taken, boundary, [0, 0, 0]).map((move) =>
          around(
            move,
            () => add(j, d, -1),
            () => add(j, d, 1),
          ),
        ),
      );
      boundary += taken.length;
    }),
  );
  cells.lpy.forEach((_, j) =>
    moves.push(
      ...ratingMoves(cells.lpy, j, [1, 10], boundary++).map((move) =>
        around(
          move,
          () => add(j, 2, -1),
          () => add(j, 2, 1),
        ),
      ),
    ),
  );
  descend(moves, error, boundary);
}

/** A move with running sums: subtracted before, added after. */
const around = (move: Move, before: () => void, after: () => void): Move => ({
  ...move,
  make: () => {
    before();
    const made = move.make();
    after();
    return made;
  },
  undo: () => {
    before();
    move.undo();
    after();
  },
});
