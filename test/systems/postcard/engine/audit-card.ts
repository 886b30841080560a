/** The card of the digest typed a second time (sections 2 and 3), so that a slip in the card data shows against it. */
import type { Switches } from "../../../../src/systems/postcard/rules/index.js";

const BEATS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 5],
  2: [3, 4],
  3: [1, 4, 6],
  4: [5, 6],
  5: [2, 3, 6],
  6: [1, 2],
};
const star = (number: number): number => (number % 2 === 1 ? 1 : 2);
/** Net bonus of `mine`. */
export const netStars = (mine: number, theirs: number): number =>
  mine === theirs ? 0 : BEATS[mine].includes(theirs) ? star(mine) : -star(theirs);

/** Low and high total by marker. */
export const FIELD_GOALS: Readonly<Record<number, readonly [number, number]>> = {
  10: [2, 12],
  15: [3, 11],
  20: [4, 10],
  25: [4, 10],
  30: [5, 10],
  35: [5, 9],
  40: [6, 9],
  45: [6, 8],
  50: [7, 8],
};

/** Low, high, bonus of the kickers in range, of the receivers on a miss. */
export const PUNTS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  20: [3, 11, 2, 3],
  25: [3, 11, 2, 3],
  30: [4, 10, 2, 3],
  35: [4, 10, 2, 3],
  40: [5, 9, 2, 3],
  45: [5, 9, 1, 4],
  50: [5, 9, 1, 4],
  55: [6, 8, 1, 4],
  60: [6, 8, 1, 4],
  65: [6, 8, 1, 4],
  70: [7, 7, 1, 4],
};

/** Steps: where a kickoff comes down as the receivers count, an onside kick as the kickers do. */
export const MARKS: Readonly<Record<number, { spot: number; short: number; bonus: number }>> = {
  1: { spot: 2, short: 9, bonus: 3 },
  2: { spot: 1, short: 9, bonus: 3 },
  3: { spot: 0, short: 10, bonus: 5 },
  4: { spot: -1, short: 10, bonus: 5 },
  5: { spot: -1, short: 11, bonus: 5 },
  6: { spot: -1, short: 11, bonus: 5 },
};

export const TIME_STARS = { left: [1, 1, 2, 1, 2, 1, 3], right: [2, 1, 1, 2, 1, 1, 3] } as const;

/** Levels by pass total. */
export const PASSES: readonly number[] = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4];

export interface Flag {
  readonly on: "O" | "D";
  readonly yards: number;
}

/** 8 and 9 either way, and 7 in a house that wants it (A8-A10). */
function flagAt(r: number, { penaltySide, sevenPenalty }: Switches): Flag | undefined {
  const size = Math.abs(r);
  if (size < 7 || (size === 7 && sevenPenalty === "none")) return undefined;
  const on = r > 0 === (penaltySide === "text") ? "O" : "D";
  return { on, yards: size === 7 ? 5 : size === 8 ? 10 : 15 };
}

export function runCell(r: number, switches: Switches): Flag | number | "fumble" | "tackled" {
  return flagAt(r, switches) ?? (r <= -5 ? "fumble" : r <= 0 ? "tackled" : r);
}

interface Rush {
  readonly steps: number;
  readonly fumble?: boolean;
  readonly away?: boolean;
}

export function rushCell(r: number, switches: Switches): Flag | Rush {
  const { rushBeyond } = switches;
  const flag = rushBeyond === "penalty" ? flagAt(r, switches) : undefined;
  if (flag) return flag;
  const free = rushBeyond === "extend";
  if (r <= -6) return { steps: free ? r + 5 : -1, fumble: true };
  if (r === -5) return { steps: -1 };
  if (r <= 0) return { steps: 0 };
  return { steps: free && r >= 4 ? r : Math.min(3, r), away: r >= 4 };
}
