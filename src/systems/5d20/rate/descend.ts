/**
 * The quantizer: starts from rounded cells and repeatedly makes the one move that reduces the error most, until none
 * does. The first of equal moves wins, so the same statistics give the same cells.
 */
import { SIDES } from "./cells.js";

export interface Move {
  /** Makes the move; false if it is impossible. */
  readonly make: () => boolean;
  readonly undo: () => void;
  /** Identifies the boundary to move, and its direction. */
  readonly boundary: number;
  readonly step: 1 | -1;
}

const SEED_WEIGHT = 0.01;
const MOST_STEPS = 400;
const LEAST_GAIN = 1e-6;

/** Makes moves until none improves the error. @param error the value to minimize, for the current cells */
export function descend(moves: readonly Move[], error: () => number, boundaries: number): void {
  const away = new Array<number>(boundaries).fill(0);
  let now = error();
  for (let round = 0; round < MOST_STEPS; round++) {
    let best: { readonly move: Move; readonly gain: number; readonly value: number } | undefined;
    for (const move of moves) {
      if (!move.make()) continue;
      const value = error();
      move.undo();
      const k = away[move.boundary];
      const gain = now - value - SEED_WEIGHT * ((k + move.step) ** 2 - k ** 2);
      if (gain > LEAST_GAIN && (!best || gain > best.gain + 1e-12)) best = { move, gain, value };
    }
    if (!best) return;
    best.move.make();
    away[best.move.boundary] += best.move.step;
    now = best.value;
  }
}

/** Moves of one number between adjacent ranges of a row, both ways; each range keeps at least `least` numbers. */
export function rangeMoves(taken: number[], first: number, least: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i + 1 < taken.length; i++) {
    for (const step of [1, -1] as const) {
      const [from, to] = step === 1 ? [i + 1, i] : [i, i + 1];
      moves.push({
        boundary: first + i,
        step,
        make: () => {
          if (taken[from] <= least[from]) return false;
          taken[from]--;
          taken[to]++;
          return true;
        },
        undo: () => {
          taken[from]++;
          taken[to]--;
        },
      });
    }
  }
  return moves;
}

/** Moves of a rating by one. */
export function ratingMoves(
  list: number[],
  index: number,
  [low, high]: readonly [number, number],
  boundary: number,
): Move[] {
  return ([1, -1] as const).map((step) => ({
    boundary,
    step,
    make: () => {
      const value = list[index] + step;
      if (value < low || value > high) return false;
      list[index] = value;
      return true;
    },
    undo: () => {
      list[index] -= step;
    },
  }));
}

/** A move with a cached result: `renew` computes the new one, and undoing brings the old one back. */
export function kept<T>(move: Move, results: T[], at: number, renew: () => T): Move {
  let before = results[at];
  return {
    ...move,
    make: () => {
      if (!move.make()) return false;
      before = results[at];
      results[at] = renew();
      return true;
    },
    undo: () => {
      move.undo();
      results[at] = before;
    },
  };
}

/** Computes a row's result by its ranges, each once: all steps of a descent try almost the same moves. */
export function byRanges<T>(taken: readonly number[], result: () => T): () => T {
  const known = new Map<number, T>();
  return () => {
    let key = 0;
    for (const width of taken) key = key * (SIDES + 1) + width;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = result()));
    return found;
  };
}
