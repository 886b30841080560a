/** The passing grid of a quarterback: the whole numbers that best match his season against his opponents. */
import { LEVELS, type Level, type PassColumn, type Span } from "../rules/index.js";
import type { PassVisitor } from "./enumerate.js";
import { solveRising } from "./figures.js";
import { HAIL_MARY } from "./game-shape.js";

/** Numbers of the rows of a grid. */
export interface Widths {
  readonly scramble: number;
  readonly sacked: number;
  readonly complete: readonly number[];
  readonly intercepted: readonly number[];
}

/** Results of called passes as shares; excludes plays canceled by fouls. */
export interface PassFigures {
  readonly complete: number;
  /** Complete, incomplete or intercepted. */
  readonly thrown: number;
  readonly intercepted: number;
  readonly sacked: number;
  readonly scramble: number;
}

/** Probabilities that a play with a 1 on the play-result die stands; completions and incompletions by level. */
export interface PassStandings {
  readonly complete: readonly number[];
  readonly incomplete: readonly number[];
  readonly intercepted: number;
  readonly sack: number;
  readonly scramble: number;
}

/** Rates as in statistics: per pass; sacks per pass or sack. */
export interface PassRates {
  readonly completion: number;
  readonly interception: number;
  readonly sack: number;
}

const LAST_SACK = 89;
/** Sacks and scrambles use the play-result die of the next roll: a 1 on one in ten. */
const ONE = 0.1;

/** Among the numbers below a bound of 0 to 100: how many end in 1, and in 0. */
const ONES_UNDER = Int32Array.from({ length: 101 }, (_, number) => Math.floor((number + 8) / 10));
const ZEROS_UNDER = Int32Array.from({ length: 101 }, (_, number) => Math.floor((number + 9) / 10));
/** Numbers of a range ending in 1: the play-result die of a pass is a 1. */
const ones = (from: number, to: number): number => (to < from ? 0 : ONES_UNDER[to + 1] - ONES_UNDER[from]);
/** Numbers ending in 0: these may be long. */
const zeros = (from: number, to: number): number => (to < from ? 0 : ZEROS_UNDER[to + 1] - ZEROS_UNDER[from]);
const count = (from: number, to: number): number => (to < from ? 0 : to - from + 1);

/** Passes of a level with the same inputs. */
interface PassCell {
  weight: number;
  /** Including the line. */
  readonly net: number;
  /** Numbers of the widest rusher; 0 if the line is won. */
  readonly sack: number;
  readonly intercept: number;
  readonly lost: boolean;
}

/** Passes by level; weights add up to those of all called passes. */
export type Passes = readonly (readonly PassCell[])[];

/** Sums over passes, out of 100. */
interface Sums {
  complete: number;
  /** Completions on numbers ending in 1, and in 0. */
  ones: number;
  zeros: number;
  incomplete: number;
  incompleteOnes: number;
  intercepted: number;
  interceptedOnes: number;
  sacked: number;
}
const noSums = (): Sums => ({
  complete: 0,
  ones: 0,
  zeros: 0,
  incomplete: 0,
  incompleteOnes: 0,
  intercepted: 0,
  interceptedOnes: 0,
  sacked: 0,
});

/** Adds the results of passes, in rule order: intercepted, sacked, complete, incomplete. */
function addCell(
  sums: Sums,
  low: number,
  sacked: number,
  complete: number,
  intercepted: number,
  weight: number,
  net: number,
  sack: number,
  intercept: number,
  lost: boolean,
): void {
  const caught = Math.max(intercepted, intercept);
  const top = 99 - caught;
  const to = lost || complete === 0 ? low - 1 : Math.min(top, low + complete - 1 + net);
  // Hot path (millions of calls): allocate no lists.
  let good = count(low, to);
  let goodOnes = ones(low, to);
  let goodZeros = zeros(low, to);
  let open = count(low, top) - good;
  let openOnes = ones(low, top) - goodOnes;
  let rush = 0;
  if (sack > 0) {
    const first = Math.max(low, LAST_SACK + 1 - sack);
    const last = Math.min(top, LAST_SACK);
    const end = Math.min(last, to);
    const goodRush = count(first, end);
    const onesRush = ones(first, end);
    good -= goodRush;
    goodOnes -= onesRush;
    goodZeros -= zeros(first, end);
    rush = count(first, last);
    open -= rush - goodRush;
    openOnes -= ones(first, last) - onesRush;
  }
  sums.complete += weight * good;
  sums.ones += weight * goodOnes;
  sums.zeros += weight * goodZeros;
  sums.incomplete += weight * open;
  sums.incompleteOnes += weight * openOnes;
  sums.intercepted += weight * caught;
  sums.interceptedOnes += weight * ones(top + 1, 99);
  sums.sacked += weight * (sacked + rush);
}

/** Results of a level's passes for given widths. */
function sumsOf(cells: readonly PassCell[], level: number, { scramble, sacked, complete, intercepted }: Widths): Sums {
  const sums = noSums();
  const [low, width, caught] = [scramble + sacked, complete[level], intercepted[level]];
  for (const { weight, net, sack, intercept, lost } of cells)
    addCell(sums, low, sacked, width, caught, weight, net, sack, intercept, lost);
  return sums;
}

const add = (a: PassFigures, b: PassFigures): PassFigures => ({
  complete: a.complete + b.complete,
  thrown: a.thrown + b.thrown,
  intercepted: a.intercepted + b.intercepted,
  sacked: a.sacked + b.sacked,
  scramble: a.scramble + b.scramble,
});
const NOTHING: PassFigures = { complete: 0, thrown: 0, intercepted: 0, sacked: 0, scramble: 0 };

/** What remains of a level's sums after fouls. */
function standing(sums: Sums, level: number, scrambles: number, stand: PassStandings): PassFigures {
  const complete = sums.complete - (1 - stand.complete[level]) * sums.ones;
  const intercepted = sums.intercepted - (1 - stand.intercepted) * sums.interceptedOnes;
  const incomplete = sums.incomplete - (1 - stand.incomplete[level]) * sums.incompleteOnes;
  return {
    complete: complete / 100,
    thrown: (complete + incomplete + intercepted) / 100,
    intercepted: intercepted / 100,
    sacked: (sums.sacked * (1 - ONE * (1 - stand.sack))) / 100,
    scramble: (scrambles * (1 - ONE * (1 - stand.scramble))) / 100,
  };
}

/** Groups passes by level and inputs, whatever the receiver. */
export function gatherPasses(visitAll: (visit: PassVisitor) => void): Passes {
  const levels = LEVELS.map(() => new Map<number, PassCell>());
  visitAll((weight, _, level, net, sack, intercept, lost) => {
    const key = (((net + 80) * 32 + sack) * 32 + intercept) * 2 + (lost ? 1 : 0);
    const known = levels[level].get(key);
    if (known) known.weight += weight;
    else levels[level].set(key, { weight, net, sack, intercept, lost });
  });
  return levels.map((found) => [...found.values()]);
}

/** Shares of all plays by level, and numbers that scramble. */
const figuresOfSums = (
  all: readonly Sums[],
  scramble: number,
  weights: readonly number[],
  stand: PassStandings,
): PassFigures =>
  all.reduce((sum, sums, level) => add(sum, standing(sums, level, scramble * weights[level], stand)), NOTHING);

const weightOf = (cells: readonly PassCell[]): number => cells.reduce((sum, { weight }) => sum + weight, 0);

export const figuresOf = (passes: Passes, widths: Widths, stand: PassStandings): PassFigures =>
  figuresOfSums(
    passes.map((cells, level) => sumsOf(cells, level, widths)),
    widths.scramble,
    passes.map(weightOf),
    stand,
  );

/** Completions of a player at a level: all, on numbers ending in 1 (a foul may cancel them) and in 0 (they may be long). */
export interface Catches {
  readonly all: number;
  readonly ones: number;
  readonly zeros: number;
  /** Passes thrown to him. */
  readonly aimed: number;
  /** Average yards that free safeties add to a catch (ruling `lastMan`). */
  readonly given: number;
}

/** Counts for a player's passes at a level. */
interface Thrown {
  readonly sums: Sums;
  /** Passes thrown to him. */
  aimed: number;
  /** Total yards that free safeties add to his catches. */
  given: number;
}

/** By player and level. */
function thrownTo(visitAll: (visit: PassVisitor) => void, men: number, widths: Widths): readonly (readonly Thrown[])[] {
  const { scramble, sacked, complete, intercepted } = widths;
  const thrown = Array.from({ length: men }, () => LEVELS.map((): Thrown => ({ sums: noSums(), aimed: 0, given: 0 })));
  const low = scramble + sacked;
  visitAll((weight, man, level, net, sack, intercept, lost, given) => {
    const one = thrown[man][level];
    const { sums } = one;
    const before = sums.complete;
    one.aimed += weight;
    addCell(sums, low, sacked, complete[level], intercepted[level], weight, net, sack, intercept, lost);
    one.given += given * (sums.complete - before);
  });
  return thrown;
}

const caughtOf = (thrown: readonly (readonly Thrown[])[]): Catches[][] =>
  thrown.map((levels) =>
    levels.map(({ sums, aimed, given }) => ({
      all: sums.complete / 100,
      ones: sums.ones / 100,
      zeros: sums.zeros / 100,
      aimed,
      given: sums.complete > 0 ? given / sums.complete : 0,
    })),
  );

/** By player and level, as shares of all plays. */
export const catchesOf = (visitAll: (visit: PassVisitor) => void, men: number, widths: Widths): Catches[][] =>
  caughtOf(thrownTo(visitAll, men, widths));

/** Passes visited once: their results, and who catches them. */
export function figuresOfVisited(
  visitAll: (visit: PassVisitor) => void,
  men: number,
  widths: Widths,
  stand: PassStandings,
): { readonly figures: PassFigures; readonly caught: () => readonly (readonly Catches[])[] } {
  const thrown = thrownTo(visitAll, men, widths);
  const figures = thrown.flatMap((levels) =>
    levels.map(({ sums, aimed }, level) => standing(sums, level, widths.scramble * aimed, stand)),
  );
  return { figures: figures.reduce(add, NOTHING), caught: () => caughtOf(thrown) };
}

/** @param hailMaries share of Hail Marys in the figures */
export function ratesOf({ complete, thrown, intercepted, sacked }: PassFigures, hailMaries: number): PassRates {
  const passes = thrown + hailMaries;
  return {
    completion: (complete + HAIL_MARY.complete * hailMaries) / passes,
    interception: (intercepted + HAIL_MARY.intercepted * hailMaries) / passes,
    sack: sacked / (sacked + passes),
  };
}

/** Completions by level relative to the mean, and interceptions per number of the mean. */
const RHO: Readonly<Record<Level, number>> = { Q: 1.22, S: 1.03, M: 0.87, L: 0.57 };
const INTERCEPTIONS: Readonly<Record<Level, number>> = { Q: 0.4, S: 0.75, M: 1.45, L: 2.55 };
/** A level's completions end here, leaving room for any receiver; higher if a passer's runs or completions need it. */
const LAST_COMPLETIONS = [74, 79, 84, LAST_SACK] as const;
const NEAR = 0.003;
const MOST_INTERCEPTIONS = 20;
const MOST_SACKED = 30;

/** A season to match, and the passer's share of runs among his drop-backs. */
export interface GridTargets extends PassRates {
  readonly scramble: number;
}

interface GridLimits {
  /** As in the weights of the passes. */
  readonly hailMaries: number;
  /** The best rating of the team's receivers: its completions must not reach interceptions (validator W2). */
  readonly bestRating: number;
}

/** Whole numbers closest to a season. Fouls cancel runs of the passer, so one more number may be closer. */
export function solveGrid(passes: Passes, targets: GridTargets, stand: PassStandings, limits: GridLimits): Widths {
  const shareOf = (widths: Widths): number => scrambleShare(figuresOf(passes, widths, stand));
  const first = solveWith(Math.round(100 * targets.scramble), passes, targets, stand, limits);
  const got = shareOf(first);
  const nearer = got > 0 ? Math.round((first.scramble * targets.scramble) / got) : first.scramble;
  if (nearer === first.scramble) return first;
  const second = solveWith(nearer, passes, targets, stand, limits);
  return Math.abs(shareOf(second) - targets.scramble) < Math.abs(got - targets.scramble) ? second : first;
}

/** Share of the passer's runs among his drop-backs. */
export const scrambleShare = ({ scramble, thrown, sacked }: PassFigures): number =>
  scramble / (scramble + thrown + sacked);

function solveWith(
  scramble: number,
  passes: Passes,
  targets: GridTargets,
  stand: PassStandings,
  { hailMaries, bestRating }: GridLimits,
): Widths {
  const scrambles = passes.map((cells) => scramble * weightOf(cells));
  const none = LEVELS.map(() => 0);
  /** Figures of a level by the numbers that decide them, cached across searches. */
  const known = new Map<number, PassFigures>();
  const at = (level: number, sacked: number, intercepted: number, complete: number): PassFigures => {
    const key = ((level * 128 + sacked) * 128 + intercepted) * 128 + complete;
    let figures = known.get(key);
    if (!figures) {
      const widths = {
        scramble,
        sacked,
        complete: none.with(level, complete),
        intercepted: none.with(level, intercepted),
      };
      figures = standing(sumsOf(passes[level], level, widths), level, scrambles[level], stand);
      known.set(key, figures);
    }
    return figures;
  };
  const ratesAt = (sacked: number, intercepted: readonly number[], complete: readonly number[]): PassRates =>
    ratesOf(
      LEVELS.reduce((sum, _, level) => add(sum, at(level, sacked, intercepted[level], complete[level])), NOTHING),
      hailMaries,
    );
  const sacked = nearestOf(MOST_SACKED, (width) => Math.abs(ratesAt(width, none, none).sack - targets.sack));
  const intercepted = solveInterceptions((list) => ratesAt(sacked, list, none).interception, targets.interception);
  const chance = (level: number, width: number): number => {
    const { complete, thrown } = at(level, sacked, intercepted[level], width);
    return thrown > 0 ? complete / thrown : 0;
  };
  /** Widths for a factor of the level's typical share; what the widest cannot reach goes to the others. */
  const exact = (kappa: number, most: number): number[] =>
    LEVELS.map((level, i) => widthFor((width) => chance(i, width), kappa * RHO[level] * targets.completion, most));
  const rateOf = (complete: readonly number[]): number => ratesAt(sacked, intercepted, complete).completion;
  const error = (list: readonly number[]): number => Math.abs(rateOf(list) - targets.completion);
  let complete: readonly number[] = none;
  for (const end of LAST_COMPLETIONS.map((last) => Math.min(last, LAST_SACK - bestRating))) {
    const most = Math.max(0, end + 1 - scramble - sacked);
    const kappa = solveRising(0.3, 2, (k) => rateOf(exact(k, most).map(Math.round)), targets.completion, 14);
    complete = nearest(exact(kappa, most), most, error);
    if (error(complete) < NEAR) break;
  }
  return { scramble, sacked, intercepted, complete };
}

/** The number up to a bound with the least error, if the error falls and then rises. */
function nearestOf(most: number, error: (width: number) => number): number {
  let best = 0;
  let least = error(0);
  for (let width = 1; width <= most; width++) {
    const off = error(width);
    if (off >= least) break;
    [best, least] = [width, off];
  }
  return best;
}

/** The fractional width that gives a probability. */
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

/** Of all ways to round, the one with the least error. */
function nearest(widths: readonly number[], most: number, error: (list: readonly number[]) => number): number[] {
  let best: number[] = widths.map(Math.round);
  let least = error(best);
  const ways = 2 ** widths.length;
  for (let way = 0; way < ways; way++) {
    const list = widths.map((width, i) => Math.min(most, Math.floor(width) + ((way >> i) & 1)));
    const off = error(list);
    if (off < least - 1e-12) [best, least] = [list, off];
  }
  return best;
}

/** Whole numbers tried around the exact ones, and the cost of being one away: a hundredth of a percent. */
const AROUND = [-1, 0, 1, 2] as const;
const SHAPE = 1e-5;

/** Whole numbers near a multiple of the typical ones, never fewer for longer passes. */
function solveInterceptions(got: (intercepted: readonly number[]) => number, wanted: number): number[] {
  const at = (beta: number): number[] =>
    LEVELS.map((level) => Math.min(MOST_INTERCEPTIONS, Math.round(beta * INTERCEPTIONS[level])));
  const beta = solveRising(0, 12, (b) => got(at(b)), wanted, 20);
  const middle = LEVELS.map((level) => beta * INTERCEPTIONS[level]);
  let best = at(beta);
  let least = Infinity;
  for (let way = 0; way < AROUND.length ** LEVELS.length; way++) {
    const list = middle.map((width, i) =>
      Math.max(
        0,
        Math.min(MOST_INTERCEPTIONS, Math.floor(width) + AROUND[Math.floor(way / AROUND.length ** i) % AROUND.length]),
      ),
    );
    if (list.some((width, i) => i > 0 && width < list[i - 1])) continue;
    const off = Math.abs(got(list) - wanted);
    if (off > least) continue;
    const cost = off + SHAPE * list.reduce((sum, width, i) => sum + (width - middle[i]) ** 2, 0);
    if (cost < least) [best, least] = [list, cost];
  }
  return best;
}

/** The numbers of printed columns. */
export function widthsOf(columns: Readonly<Record<Level, PassColumn>>): Widths {
  const count = (span: Span): number => (span ? span[1] - span[0] + 1 : 0);
  const { scramble, sacked } = columns[LEVELS[0]];
  return {
    scramble: count(scramble),
    sacked: count(sacked),
    complete: LEVELS.map((level) => count(columns[level].complete)),
    intercepted: LEVELS.map((level) => count(columns[level].intercepted)),
  };
}

/** Columns in printed form. */
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
