/** Cells as ranges of a d20, and back: a cell holds the upper end of its range, a blank one is of no width. */
import type { Cell, Cells, QB, TwoStage } from "../rules/index.js";

export const SIDES = 20;

/** Index of the first cell that is not blank and not below the die; -1 above all. */
export function pick(cells: Cells, die: number): number {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell !== null && cell >= die) return i;
  }
  return -1;
}

/** How many of the 20 numbers each cell takes. */
export function widths(cells: Cells): number[] {
  let last = 0;
  return cells.map((cell) => {
    if (cell === null) return 0;
    const width = cell - last;
    last = cell;
    return width;
  });
}

/** Widths -> upper ends; nothing is blank. The sum may be under 20 where dice may fall beyond the last cell. */
export function cellsOf(taken: readonly number[]): Cell[] {
  let end = 0;
  return taken.map((width) => {
    if (width === 0) return null;
    end += width;
    return end;
  });
}

/** How often each passer of a chart has his turn: by the numbers of the die on it. */
export const passerShares = (qbs: readonly Pick<QB, "upTo">[]): number[] =>
  widths(qbs.map(({ upTo }) => upTo ?? SIDES)).map((width) => width / SIDES);

/** Whole numbers of the given sum in the proportions of the shares, by largest remainder; ties go to the first. */
export function apportion(shares: readonly number[], sum = SIDES): number[] {
  const total = shares.reduce((a, b) => a + b, 0);
  if (total <= 0) return shares.map((_, i) => (i === 0 ? sum : 0));
  const exact = shares.map((share) => (share / total) * sum);
  const whole = exact.map(Math.floor);
  const left = sum - whole.reduce((a, b) => a + b, 0);
  exact
    .map((value, i) => ({ rest: value - whole[i], i }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
    .slice(0, left)
    .forEach(({ i }) => whole[i]++);
  return whole;
}

/** Shares of a two-stage column: under `w0` blue, from it on black. */
export function twoStageShares({ w0, blue, black }: TwoStage): number[] {
  const [b, k] = [widths(blue), widths(black)];
  const rest = w0 === null ? 0 : (SIDES + 1 - w0) / SIDES;
  return b.map((width, i) => width / SIDES + rest * (k[i] / SIDES));
}

/** The largest black part that is tried: its slots are R/400 wide. */
const MOST_BLACK = 8;

/** Off by more, a share is over the tolerance of section 10. */
const MOST_OFF = 0.01;

/**
 * The two columns nearest to the shares: the blue column covers 1 to W0 - 1, the black one what is left, in finer
 * steps. Where that misses a share by more than 1 %, players just under a whole slot may also be given it.
 */
export function twoStageOf(shares: readonly number[]): TwoStage {
  const total = shares.reduce((a, b) => a + b, 0);
  const exact = shares.map((share) => (total > 0 ? (SIDES * share) / total : 0));
  const plain = nearest(exact, false);
  const off = plain && Math.max(...twoStageShares(plain).map((share, i) => Math.abs(share - exact[i] / SIDES)));
  return off !== undefined && off <= MOST_OFF ? plain! : nearest(exact, true)!;
}

function nearest(exact: readonly number[], raising: boolean): TwoStage | undefined {
  let best: { readonly error: number; readonly value: TwoStage } | undefined;
  for (let rest = 1; rest <= MOST_BLACK; rest++) {
    const blue = exact.map(Math.floor);
    const over = blue.reduce((a, b) => a + b, 0) - (SIDES - rest);
    // Shares are too many and too small to fill the blue column.
    if (over < 0 && !raising) continue;
    const left = exact.map((value, index) => ({ left: value - blue[index], index }));
    for (const { index } of left.sort((a, b) => b.left - a.left || a.index - b.index).slice(0, Math.max(0, -over)))
      blue[index]++;
    for (let k = 0; k < over; k++) {
      const i = blue
        .map((width, index) => ({ rest: width > 0 ? exact[index] - width : Infinity, index }))
        .reduce((a, b) => (b.rest < a.rest ? b : a)).index;
      blue[i]--;
    }
    const black = apportion(exact.map((value, i) => Math.max(0, value - blue[i])));
    const value: TwoStage = { w0: SIDES + 1 - rest, blue: cellsOf(blue), black: cellsOf(black) };
    const off = twoStageShares(value).map((share, i) => Math.abs(share - exact[i] / SIDES));
    // No one's share is off by more than 1 % where that can be had.
    const error = off.reduce((sum, d) => sum + d ** 2, off.some((d) => d > 0.01) ? 1 : 0);
    if (!best || error < best.error - 1e-12) best = { error, value };
  }
  return best?.value;
}
