/**
 * Gradient boosted trees, the second judge of replayed games. A logistic regression sees means and spreads; trees also see a number that comes too often, or two
 * columns that do not go together. Columns are cut into bins, each tree corrects those before it, and the leaf that helps most is split next.
 */
import type { ClassifierRow } from "./classifier-row.js";

/** Trees and what each corrects of the rest; a tree's leaves; the fewest rows in a leaf; the penalty on a leaf's value; the most bins of a column. */
const [TREES, RATE, LEAVES, LEAST_ROWS, PENALTY, BINS] = [150, 0.05, 15, 40, 1, 255] as const;
/** Below this gain, a split is noise of floating point. */
const LEAST_GAIN = 1e-9;

/** Upper edges of a column's bins: halfway between its values, or at equal shares of the rows if it has more than `BINS`. */
export function binEdges(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  const kept =
    distinct.length <= BINS
      ? distinct
      : [...new Set(Array.from({ length: BINS }, (_, b) => sorted[Math.floor((b * sorted.length) / BINS)]))];
  return kept.slice(1).map((value, i) => (value + kept[i]) / 2);
}

/** The bin of a value: how many edges lie below it. */
export function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > edges[middle]) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A split sends bins up to `bin` to `left`; a leaf has a value. Nodes are numbered in the order of their making. */
type Node =
  | { readonly column: number; readonly bin: number; readonly left: number; readonly right: number }
  | { readonly value: number };

/** Sums of slopes and bends of the loss by column and bin. */
interface Histogram {
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly counts: Int32Array;
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

interface Leaf {
  readonly node: number;
  readonly rows: Int32Array;
  readonly histogram: Histogram;
  readonly split: Split | undefined;
}

/** What rows are learned from: each column's bins, and where a column's bins start in a histogram. */
interface Binned {
  readonly bins: readonly Uint8Array[];
  readonly starts: readonly number[];
  readonly size: number;
}

const noHistogram = (size: number): Histogram => ({
  slopes: new Float64Array(size),
  bends: new Float64Array(size),
  counts: new Int32Array(size),
});

function histogramOf({ bins, starts, size }: Binned, rows: Int32Array, slope: Float64Array, bend: Float64Array) {
  const sums = noHistogram(size);
  const { slopes, bends, counts } = sums;
  // Rows are scattered, and every column reads these again: side by side, they stay in the processor's cache.
  const [slopeOf, bendOf] = [Float64Array.from(rows, (row) => slope[row]), Float64Array.from(rows, (row) => bend[row])];
  for (let c = 0; c < bins.length; c++) {
    const [column, start] = [bins[c], starts[c]];
    for (let i = 0; i < rows.length; i++) {
      const at = start + column[rows[i]];
      slopes[at] += slopeOf[i];
      bends[at] += bendOf[i];
      counts[at]++;
    }
  }
  return sums;
}

/** A parent's histogram less one child's is the other child's. */
function restOf(parent: Histogram, child: Histogram): Histogram {
  const rest = noHistogram(parent.counts.length);
  for (let at = 0; at < rest.counts.length; at++) {
    rest.slopes[at] = parent.slopes[at] - child.slopes[at];
    rest.bends[at] = parent.bends[at] - child.bends[at];
    rest.counts[at] = parent.counts[at] - child.counts[at];
  }
  return rest;
}

const worth = (slope: number, bend: number): number => (slope * slope) / (bend + PENALTY);

function bestSplit({ starts, bins, size }: Binned, { slopes, bends, counts }: Histogram): Split | undefined {
  let best: Split | undefined;
  for (let c = 0; c < bins.length; c++) {
    const [start, end] = [starts[c], c + 1 < bins.length ? starts[c + 1] : size];
    let [slope, bend, count] = [0, 0, 0];
    for (let at = start; at < end; at++) {
      slope += slopes[at];
      bend += bends[at];
      count += counts[at];
    }
    const whole = worth(slope, bend);
    let [left, leftBend, leftCount] = [0, 0, 0];
    for (let at = start; at < end - 1; at++) {
      left += slopes[at];
      leftBend += bends[at];
      leftCount += counts[at];
      if (leftCount < LEAST_ROWS) continue;
      if (count - leftCount < LEAST_ROWS) break;
      const gain = worth(left, leftBend) + worth(slope - left, bend - leftBend) - whole;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { column: c, bin: at - start, gain };
    }
  }
  return best;
}

/** Rows whose bin is at most `bin`, and the others. */
function parted(rows: Int32Array, bins: Uint8Array, bin: number): [Int32Array, Int32Array] {
  const both = new Int32Array(rows.length);
  let [left, right] = [0, rows.length];
  for (const row of rows) {
    if (bins[row] <= bin) both[left++] = row;
    else both[--right] = row;
  }
  return [both.subarray(0, left), both.subarray(left)];
}

/** Grows a tree on the slopes of the loss and adds its values to the rows' scores and its gains to the columns' shares. */
function growTree(binned: Binned, slope: Float64Array, bend: Float64Array, scores: Float64Array, gains: Float64Array) {
  const nodes: Node[] = [];
  const valueOf = (rows: Int32Array): number => {
    let [sum, bends] = [0, 0];
    for (const row of rows) {
      sum += slope[row];
      bends += bend[row];
    }
    return (RATE * sum) / (bends + PENALTY);
  };
  const leafOf = (rows: Int32Array, histogram: Histogram): Leaf => {
    nodes.push({ value: valueOf(rows) });
    return { node: nodes.length - 1, rows, histogram, split: bestSplit(binned, histogram) };
  };
  const all = Int32Array.from(scores.keys());
  let leaves = [leafOf(all, histogramOf(binned, all, slope, bend))];
  while (leaves.length < LEAVES) {
    const next = leaves.reduce((best, leaf) => ((leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best));
    if (!next.split) break;
    const { column, bin, gain } = next.split;
    const [left, right] = parted(next.rows, binned.bins[column], bin);
    const leftSmaller = left.length < right.length;
    const small = histogramOf(binned, leftSmaller ? left : right, slope, bend);
    const large = restOf(next.histogram, small);
    const made = [leafOf(left, leftSmaller ? small : large), leafOf(right, leftSmaller ? large : small)];
    nodes[next.node] = { column, bin, left: made[0].node, right: made[1].node };
    gains[column] += gain;
    leaves = [...leaves.filter((leaf) => leaf !== next), ...made];
  }
  for (const { node, rows } of leaves) {
    const { value } = nodes[node] as { readonly value: number };
    for (const row of rows) scores[row] += value;
  }
  return nodes;
}

export interface Boosted {
  /** The log of the odds that a row is real, less what all rows share. */
  readonly score: (columns: readonly number[]) => number;
  /** Each column's part in the gain of all splits: what tells. Sum 1, or all 0 if no split helps. */
  readonly shares: readonly number[];
}

/** Learns 150 trees; both classes count equally. Same rows, same trees: nothing is drawn. */
export function boost(rows: readonly ClassifierRow[]): Boosted {
  const edges = rows[0].columns.map((_, c) => binEdges(rows.map(({ columns }) => columns[c])));
  const sizes = edges.map((list) => list.length + 1);
  const starts = sizes.map((_, c) => sizes.slice(0, c).reduce((sum, size) => sum + size, 0));
  const bins = edges.map((list, c) => Uint8Array.from(rows, ({ columns }) => binOf(list, columns[c])));
  const binned = { bins, starts, size: sizes.reduce((sum, size) => sum + size, 0) };
  const reals = rows.filter(({ real }) => real).length;
  const weights = rows.map(({ real }) => rows.length / 2 / (real ? reals : rows.length - reals));
  const [slope, bend] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  const [scores, gains] = [new Float64Array(rows.length), new Float64Array(edges.length)];
  const trees = Array.from({ length: TREES }, () => {
    rows.forEach(({ real }, i) => {
      const chance = 1 / (1 + Math.exp(-scores[i]));
      slope[i] = weights[i] * ((real ? 1 : 0) - chance);
      bend[i] = weights[i] * chance * (1 - chance);
    });
    return growTree(binned, slope, bend, scores, gains);
  });
  const scoreOf = (tree: readonly Node[], binsOf: readonly number[]): number => {
    let node = tree[0];
    while ("column" in node) node = tree[binsOf[node.column] <= node.bin ? node.left : node.right];
    return node.value;
  };
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return {
    score(columns) {
      const binsOf = columns.map((value, c) => binOf(edges[c], value));
      return trees.reduce((sum, tree) => sum + scoreOf(tree, binsOf), 0);
    },
    shares: [...gains].map((gain) => (total > 0 ? gain / total : 0)),
  };
}
