/** Exact values of a compiled roll for many contract situations ("lanes") at once, level by level of influence. */
import { highest, maxima, raise } from "./lane-math.js";
import type { RollGraph } from "./roll-graph.js";

/** Convergence limit for the loop of returned points; the remaining error is less than a fifth of it. */
const TOLERANCE = 1e-11;
const MAX_SWEEPS = 60;

/**
 * Evaluates one graph for up to `lanes` lanes. Buffers are reused from run to run. All arrays run node by node, lane by lane: value of node
 * `n` in lane `l` is at `n * lanes + l`.
 */
export class RollValues {
  /** Node values at the current level, and one level below. */
  now: Float64Array;
  before: Float64Array;
  /** Rerolls that include the Coach Die, at the current level. */
  readonly rerolls: Float64Array;
  /** Best turn of the Coach Die, paid from the current level. */
  readonly sets: Float64Array;
  private readonly base: Float64Array;
  private readonly plain: Float64Array;
  readonly firstSets: Float64Array;
  /** Class values while the first roll counts, at this level and the one below; only used if turning the Coach Die keeps it (D1). */
  private firstNow: Float64Array;
  firstBefore: Float64Array;
  private readonly firstPlain: Float64Array;
  /** Part of the first roll's value that comes from a natural 6; after a run, at the top level. */
  readonly firstSix: Float64Array;

  /** @param sixOnReroll true if a 6 on a rerolled Coach Die returns the point (D3) */
  constructor(
    readonly graph: RollGraph,
    readonly lanes: number,
    private readonly sixOnReroll: boolean,
  ) {
    const groups = graph.setOffsets.length - 1;
    const survives = graph.spec.firstSurvivesChange;
    this.now = new Float64Array(graph.nodes * lanes);
    this.before = new Float64Array(graph.nodes * lanes);
    this.base = new Float64Array(graph.classes * lanes);
    this.rerolls = new Float64Array(graph.rerollNodes * lanes);
    this.plain = new Float64Array(graph.rerolls * lanes);
    this.sets = new Float64Array(groups * lanes);
    this.firstSets = new Float64Array(survives ? groups * lanes : 0);
    this.firstNow = new Float64Array(survives ? graph.classes * lanes : 0);
    this.firstBefore = new Float64Array(this.firstNow.length);
    this.firstPlain = new Float64Array(lanes);
    this.firstSix = new Float64Array(lanes);
  }

  /**
   * `stops[level]`: value of stopping by label and lane. Writes into `out[level]` the coach's expectation before the first roll. `visit` is
   * called after each level, while `now`, `before`, `rerolls` and `sets` have its values.
   */
  run(stops: readonly Float64Array[], out: readonly Float64Array[], visit?: (level: number) => void): void {
    for (let level = 0; level < stops.length; level++) {
      [this.now, this.before] = [this.before, this.now];
      if (level === 0) this.stopOnly(stops[0]);
      else this.choose(stops[level]);
      // Averages below a 6 come first, because others may share them. The sweep already did them.
      if (level === 0 || !this.sixOnReroll) this.average(this.graph.sixAverages);
      this.average(this.graph.otherAverages);
      this.maximise();
      this.firstRoll(level, stops[level], out);
      visit?.(level);
    }
  }

  private stopOnly(stop: Float64Array): void {
    const { graph, lanes, now } = this;
    for (let x = 0; x < graph.classes; x++) {
      const [to, from] = [x * lanes, graph.label[x] * lanes];
      for (let l = 0; l < lanes; l++) now[to + l] = stop[from + l];
    }
  }

  private choose(stop: Float64Array): void {
    const { graph, lanes, now, before, base, sets, rerolls } = this;
    this.bestSets(before, sets);
    this.plainRerolls();
    for (let x = 0; x < graph.classes; x++) {
      const to = x * lanes;
      const from = graph.label[x] * lanes;
      const keep = graph.keep[x] * lanes;
      for (let l = 0; l < lanes; l++) {
        const stopped = stop[from + l];
        const kept = keep >= 0 ? before[keep + l] : stopped;
        base[to + l] = kept > stopped ? kept : stopped;
      }
      if (graph.set[x] >= 0) raise(base, to, sets, graph.set[x] * lanes, lanes);
    }
    if (this.sixOnReroll) this.sweepSixes();
    else this.rerollValues(before);
    for (const x of this.sixOnReroll ? graph.otherClasses : allClasses(graph)) {
      const to = x * lanes;
      const from = graph.reroll[x] * lanes;
      for (let l = 0; l < lanes; l++) {
        const plain = base[to + l];
        const rerolled = from >= 0 ? rerolls[from + l] : plain;
        now[to + l] = rerolled > plain ? rerolled : plain;
      }
    }
  }

  /**
   * A point that rerolls the Coach Die into a 6 is returned, so dice with a 6 depend on themselves at the same level, with a weight of at
   * most 1/6: iterates until values converge.
   */
  private sweepSixes(): void {
    const { graph, lanes, now, base, rerolls } = this;
    const { sixClasses } = graph;
    for (const x of sixClasses) for (let l = 0, i = x * lanes; l < lanes; l++, i++) now[i] = base[i];
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      this.average(graph.sixAverages);
      this.rerollValues(now);
      let moved = 0;
      for (const x of sixClasses) {
        if (graph.reroll[x] < 0) continue;
        const from = graph.reroll[x] * lanes;
        for (let l = 0, i = x * lanes; l < lanes; l++, i++) {
          const value = rerolls[from + l];
          const up = value - now[i];
          if (up > 0) {
            if (up > moved) moved = up;
            now[i] = value;
          }
        }
      }
      if (moved <= TOLERANCE) return;
    }
  }

  /** Rerolls with the Coach Die: 1-5 lead one level down, a 6 to the level in `sixes`. */
  private rerollValues(sixes: Float64Array): void {
    const { graph, lanes, plain, rerolls } = this;
    for (let i = 0; i < graph.rerolls; i++) {
      const to = i * lanes;
      const six = graph.rerollSix[i] * lanes;
      for (let l = 0; l < lanes; l++) rerolls[to + l] = (plain[to + l] + sixes[six + l]) / 6;
    }
    maxima(rerolls, graph.rerolls, graph.rerollMaxOffsets, graph.rerollMaxChildren, lanes);
  }

  private plainRerolls(): void {
    const { graph, lanes, before, plain } = this;
    const c = graph.rerollPlain;
    for (let i = 0; i < graph.rerolls; i++) {
      const to = i * lanes;
      const [a, b, d, e, f] = [
        c[5 * i] * lanes,
        c[5 * i + 1] * lanes,
        c[5 * i + 2] * lanes,
        c[5 * i + 3] * lanes,
        c[5 * i + 4] * lanes,
      ];
      for (let l = 0; l < lanes; l++)
        plain[to + l] = before[a + l] + before[b + l] + before[d + l] + before[e + l] + before[f + l];
    }
  }

  private bestSets(values: Float64Array, out: Float64Array): void {
    const { setOffsets, setChildren } = this.graph;
    const { lanes } = this;
    for (let g = 0; g + 1 < setOffsets.length; g++) {
      const to = g * lanes;
      highest(out, to, values, setChildren, setOffsets[g], setOffsets[g + 1], lanes);
    }
  }

  private average(list: Int32Array): void {
    const { graph, lanes, now } = this;
    const c = graph.averageChildren;
    for (let i = 0; i < list.length; i++) {
      const to = list[i] * lanes;
      const at = (list[i] - graph.classes) * 6;
      const [p, q, r] = [c[at] * lanes, c[at + 1] * lanes, c[at + 2] * lanes];
      const [s, t, u] = [c[at + 3] * lanes, c[at + 4] * lanes, c[at + 5] * lanes];
      for (let l = 0; l < lanes; l++) {
        now[to + l] = (now[p + l] + now[q + l] + now[r + l] + now[s + l] + now[t + l] + now[u + l]) / 6;
      }
    }
  }

  private maximise(): void {
    const { graph, lanes, now } = this;
    maxima(now, graph.classes + graph.averages, graph.maxOffsets, graph.maxChildren, lanes);
  }

  /** The first roll may stop on a better row, and its natural 6 is booked before the first decision (D4). */
  private firstRoll(level: number, stop: Float64Array, out: readonly Float64Array[]): void {
    const { graph, lanes, now, firstPlain, firstSix } = this;
    const survives = graph.spec.firstSurvivesChange;
    if (survives) this.firstSurvives(level, stop);
    firstPlain.fill(0);
    firstSix.fill(0);
    for (let i = 0; i < graph.firstClass.length; i++) {
      const x = graph.firstClass[i];
      const sum = graph.firstSix[i] ? firstSix : firstPlain;
      const chance = graph.firstChance[i];
      const special = !survives && graph.firstStop[i] !== graph.label[x];
      const values = survives ? this.firstNow : now;
      for (let l = 0; l < lanes; l++) {
        sum[l] += chance * (special ? this.unspent(level, x, graph.firstStop[i], l, stop) : values[x * lanes + l]);
      }
    }
    // The 6 raises a coach with `level - 1` points to `level`; at the cap it is lost.
    const top = level === out.length - 1;
    for (let l = 0; l < lanes; l++) {
      out[level][l] = firstPlain[l] + (top ? firstSix[l] : 0);
      if (level > 0) out[level - 1][l] += firstSix[l];
    }
  }

  /** Best of stopping on the first roll's row and of paying. */
  private unspent(level: number, x: number, firstStop: number, l: number, stop: Float64Array): number {
    const { graph, lanes } = this;
    let best = stop[firstStop * lanes + l];
    if (level === 0) return best;
    if (graph.keep[x] >= 0) best = Math.max(best, this.before[graph.keep[x] * lanes + l]);
    if (graph.reroll[x] >= 0) best = Math.max(best, this.rerolls[graph.reroll[x] * lanes + l]);
    if (graph.set[x] >= 0) best = Math.max(best, this.sets[graph.set[x] * lanes + l]);
    return best;
  }

  /** Values while the first roll still counts, if turning the Coach Die keeps it (D1). */
  private firstSurvives(level: number, stop: Float64Array): void {
    const { graph, lanes } = this;
    [this.firstNow, this.firstBefore] = [this.firstBefore, this.firstNow];
    if (level > 0) this.bestSets(this.firstBefore, this.firstSets);
    for (let x = 0; x < graph.classes; x++) {
      for (let l = 0; l < lanes; l++) {
        let best = this.unspent(level, x, graph.firstLabel[x], l, stop);
        if (level > 0 && graph.set[x] >= 0) best = Math.max(best, this.firstSets[graph.set[x] * lanes + l]);
        this.firstNow[x * lanes + l] = best;
      }
    }
  }
}

const everyClass = new WeakMap<RollGraph, Int32Array>();
function allClasses(graph: RollGraph): Int32Array {
  let all = everyClass.get(graph);
  if (!all) everyClass.set(graph, (all = Int32Array.from({ length: graph.classes }, (_, i) => i)));
  return all;
}
