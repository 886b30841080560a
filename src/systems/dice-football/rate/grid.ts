/** The passing grid of a quarterback: whole numbers that come nearest to his season against an average defense (digest 10.6). */
import { sumOf } from "../../../kernel/lists/index.js";
import { FIGURES, LEVELS, type Level, type PassColumn, type Span } from "../rules/index.js";
import type { PassCell } from "./enumerate.js";
import { solveRising } from "./figures.js";

/** Numbers of the rows of a grid. */
export interface Widths {
  readonly scramble: number;
  readonly sacked: number;
  readonly complete: readonly number[];
  readonly intercepted: readonly number[];
}

/** What passes come to: shares of all passes called. */
export interface PassFigures {
  readonly complete: number;
  readonly incomplete: number;
  readonly intercepted: number;
  readonly sacked: number;
  readonly scramble: number;
}

const LAST_SACK = 89;

/** Numbers of both ranges. */
const overlap = (a: number, b: number, c: number, d: number): number =>
  Math.max(0, Math.min(b, d) - Math.max(a, c) + 1);

/** Of 100 numbers: complete, sacked and intercepted passes of a cell. */
function numbersOf(
  { scramble, sacked, complete, intercepted }: Widths,
  cell: PassCell,
): readonly [number, number, number] {
  const level = LEVELS.indexOf(cell.level);
  const low = scramble + sacked;
  const caught = Math.max(intercepted[level], cell.intercept);
  const top = 99 - caught;
  const width = complete[level];
  const end = (shift: number): number => (width === 0 ? -1 : Math.min(top, low + width - 1 + cell.net + shift));
  const won = Math.max(0, end(FIGURES.line.won) - low + 1);
  const lostEnd = end(-FIGURES.line.won);
  const first = LAST_SACK + 1 - cell.sack;
  const lost = Math.max(0, lostEnd - low + 1) - overlap(low, lostEnd, first, LAST_SACK);
  const rush = overlap(Math.max(low, first), Math.min(top, LAST_SACK), low, 99);
  const { win } = cell;
  return [cell.lost ? 0 : win * won + (1 - win) * lost, sacked + (1 - win) * rush, caught];
}

export function figuresOf(cells: readonly PassCell[], widths: Widths): PassFigures {
  let [total, complete, sacked, intercepted] = [0, 0, 0, 0];
  for (const cell of cells) {
    const [c, s, i] = numbersOf(widths, cell);
    total += cell.weight;
    complete += cell.weight * c;
    sacked += cell.weight * s;
    intercepted += cell.weight * i;
  }
  const share = (n: number): number => n / (100 * total);
  const scramble = widths.scramble / 100;
  return {
    complete: share(complete),
    sacked: share(sacked),
    intercepted: share(intercepted),
    scramble,
    incomplete: 1 - share(complete) - share(sacked) - share(intercepted) - scramble,
  };
}

/** Chance of a completion of each cell, of 1. */
export const completionOf = (widths: Widths, cell: PassCell): number => numbersOf(widths, cell)[0] / 100;

/** Completions by level over the mean, and interceptions of a number of the mean (10.12). */
const RHO: Readonly<Record<Level, number>> = { Q: 1.22, S: 1.03, M: 0.87, L: 0.57 };
const INTERCEPTIONS: Readonly<Record<Level, number>> = { Q: 0.4, S: 0.75, M: 1.45, L: 2.55 };
/** The completions of a level end here, so that the best receiver stays within 89 (validator W2). */
const LAST_COMPLETION = 74;
const MOST_INTERCEPTIONS = 20;

/** Numbers of a hundred that a game leaves of a statistic: fouls take some plays back (10.6). */
export interface GridFactors {
  readonly sacks: number;
  readonly interceptions: number;
  readonly completions: number;
}

/** Shares of drop-backs, scrambles among them. */
export interface GridTargets {
  readonly complete: number;
  readonly intercepted: number;
  readonly sacked: number;
  readonly scramble: number;
}

export function solveGrid(cells: readonly PassCell[], targets: GridTargets, factors: GridFactors): Widths {
  const total = sumOf(cells.map(({ weight }) => weight));
  const of = (level: Level) => cells.filter((cell) => cell.level === level);
  const shares = LEVELS.map((level) => sumOf(of(level).map(({ weight }) => weight)) / total);
  const rushed = sumOf(cells.map(({ weight, win, sack }) => weight * (1 - win) * sack)) / total;
  const scramble = Math.round(100 * targets.scramble);
  const sacked = Math.max(0, Math.round(factors.sacks * targets.sacked - rushed));
  const plain = { scramble, sacked, complete: [0, 0, 0, 0] };
  const intercepted = solveInterceptions(cells, plain, factors.interceptions * targets.intercepted);
  const wanted = (factors.completions / 100) * targets.complete;
  const base = { scramble, sacked, intercepted };
  const byLevel = LEVELS.map(of);
  const chance = (i: number, width: number): number => {
    const complete = LEVELS.map(() => width);
    return byLevel[i].length === 0 ? 0 : figuresOf(byLevel[i], { ...base, complete }).complete;
  };
  const most = LAST_COMPLETION + 1 - scramble - sacked;
  /** Whole widths by a factor of the level's usual share; what the widest cannot reach falls to the others. */
  const exact = (kappa: number): number[] =>
    LEVELS.map((level, i) => widthFor((width) => chance(i, width), kappa * RHO[level] * targets.complete, most));
  const totalOf = (complete: readonly number[]): number =>
    sumOf(complete.map((width, i) => shares[i] * chance(i, Math.round(width))));
  const kappa = solveRising(0.3, 2, (k) => totalOf(exact(k)), wanted, 14);
  const widths = exact(kappa);
  return { ...base, complete: nearest(widths, most, (list) => Math.abs(totalOf(list) - wanted)) };
}

/** The width, with fractions, that gives a chance. */
function widthFor(chance: (width: number) => number, wanted: number, most: number): number {
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (chance(middle) < wanted) low = middle;
    else high = middle;
  }
  const [a, b] = [chance(low), chance(high)];
  return b > a ? low + Math.min(1, Math.max(0, (wanted - a) / (b - a))) : high;
}

/** Of all ways to round, the one whose error is least. */
function nearest(widths: readonly number[], most: number, error: (list: readonly number[]) => number): number[] {
  let best: number[] = widths.map(Math.round);
  let least = error(best);
  const count = 2 ** widths.length;
  for (let way = 0; way < count; way++) {
    const list = widths.map((width, i) => Math.min(most, Math.floor(width) + ((way >> i) & 1)));
    const off = error(list);
    if (off < least - 1e-12) [best, least] = [list, off];
  }
  return best;
}

/** Whole numbers near a multiple of the usual ones, never fewer for longer passes. */
function solveInterceptions(cells: readonly PassCell[], plain: Omit<Widths, "intercepted">, wanted: number): number[] {
  const got = (intercepted: readonly number[]): number => 100 * figuresOf(cells, { ...plain, intercepted }).intercepted;
  const at = (beta: number): number[] =>
    LEVELS.map((level) => Math.min(MOST_INTERCEPTIONS, Math.round(beta * INTERCEPTIONS[level])));
  const beta = solveRising(0, 12, (b) => got(at(b)), wanted, 20);
  const middle = LEVELS.map((level) => beta * INTERCEPTIONS[level]);
  let best = at(beta);
  let least = Math.abs(got(best) - wanted);
  for (let way = 0; way < 2 ** LEVELS.length; way++) {
    const list = middle.map((width, i) => Math.min(MOST_INTERCEPTIONS, Math.floor(width) + ((way >> i) & 1)));
    if (list.some((width, i) => i > 0 && width < list[i - 1])) continue;
    const off = Math.abs(got(list) - wanted);
    if (off < least - 1e-12) [best, least] = [list, off];
  }
  return best;
}

/** Columns as they are printed. */
export function gridOf({ scramble, sacked, complete, intercepted }: Widths): Readonly<Record<Level, PassColumn>> {
  const span = (from: number, count: number): Span => (count > 0 ? [from, from + count - 1] : null);
  return Object.fromEntries(
    LEVELS.map((level, i) => {
      const low = scramble + sacked;
      const rest = 100 - low - complete[i] - intercepted[i];
      return [
        level,
        {
          scramble: span(0, scramble),
          sacked: span(scramble, sacked),
          complete: span(low, complete[i]),
          incomplete: span(low + complete[i], rest),
          intercepted: span(100 - intercepted[i], intercepted[i]),
        },
      ];
    }),
  ) as Record<Level, PassColumn>;
}
