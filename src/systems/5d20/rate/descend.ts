/**
 * The quantiser: cells begin as rounded values, then the one move that lessens the error most is made until none does.
 * Of equal moves the first one counts, so the same statistics give the same cells.
 */
export interface Move {
  /** Makes the move and says what it adds to the distance from the first cells; undefined where it cannot be made. */
  readonly make: () => boolean;
  readonly undo: () => void;
  /** Numbers the boundary that is moved, up or down. */
  readonly boundary: number;
  readonly step: 1 | -1;
}

const SEED_WEIGHT = 0.01;
const MOST_STEPS = 400;
const LEAST_GAIN = 1e-6;

/** Makes moves until none is better. @param error what is to become least, of the cells as they stand */
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

/** Moves of one number from a range to the next, both ways, for all ranges of a row; `least` numbers stay in each. */
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

/** A move that something is kept of: `renew` makes it again. */
export const kept = (move: Move, renew: () => void): Move => ({
  ...move,
  make: () => {
    const made = move.make();
    if (made) renew();
    return made;
  },
  undo: () => {
    move.undo();
    renew();
  },
});
