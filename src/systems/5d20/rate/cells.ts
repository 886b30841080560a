/** Converts cells to ranges of a d20 and back: a cell is the upper end of its range; a blank has zero width. */
import type { Cell, Cells, QB, TwoStage } from "../rules/index.js";

export const SIDES = 20;

/** How many of the 20 numbers each cell covers. */
export function widths(cells: Cells): number[] {
  let last = 0;
  return cells.map((cell) => {
    if (cell === null) return 0;
    const width = cell - last;
    last = cell;
    return width;
  });
}

/** Widths -> upper ends; no blanks. The total may be under 20 if dice may fall past the last cell. */
export function cellsOf(taken: readonly number[]): Cell[] {
  let end = 0;
  return taken.map((width) => {
    if (width === 0) return null;
    end += width;
    return end;
  });
}

/** Share of games for each passer, by his die numbers. */
export const passerShares = (qbs: readonly Pick<QB, "upTo">[]): number[] =>
  widths(qbs.map(({ upTo }) => upTo ?? SIDES)).map((width) => width / SIDES);

/** Whole numbers with the given sum in proportion to the shares, by largest remainder; ties go to the first. */
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

/** Shares of a two-stage column: blue under `w0`, black otherwise. */
export function twoStageShares({ w0, blue, black }: TwoStage): number[] {
  const [b, k] = [widths(blue), widths(black)];
  const rest = w0 === null ? 0 : (SIDES + 1 - w0) / SIDES;
  return b.map((width, i) => width / SIDES + rest * (k[i] / SIDES));
}

/** Largest black part tried: its slots are R/400 wide. */
const MOST_BLACK = 8;

/** An error larger than this exceeds the tolerance. */
const MOST_OFF = 0.01;

/**
 * The two columns closest to the shares: the blue column covers 1 to W0 - 1, the black one the rest, in finer steps. If
 * that misses a share by more than 1%, players just under a whole slot may also be rounded up.
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
    // Too many small shares to fill the blue column.
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
    // Avoid any single error above 1% if possible.
    const error = off.reduce((sum, d) => sum + d ** 2, off.some((d) => d > 0.01) ? 1 : 0);
    if (!best || error < best.error - 1e-12) best = { error, value };
  }
  return best?.value;
}
