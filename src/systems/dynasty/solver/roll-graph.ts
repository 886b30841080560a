/**
 * One roll of the Team Dice with its re-rolls and Coach Die changes, compiled into a small graph of averages and maxima.
 *
 * A state is (Coach Die, multiset of the other dice). A paid re-roll keeps some dice; the value of a set of kept dice is
 * the average over one more die, six ways, of the sets one die larger. So every set is averaged once, not once per state.
 * States that no policy can tell apart - same stopping label, same choices into the same classes - are merged (partition
 * refinement), and equal nodes are shared. A Wild Card roll of five dice shrinks from 756 states to a few dozen classes.
 */
import { REGULAR_DICE } from "./multisets.js";

/** What to compile. */
export interface RollSpec {
  /** Team Dice, the Coach Die included. */
  readonly dice: number;
  /** Coach Die positions; six, or 36 when the face rolled and the face shown both matter (D7). */
  readonly slots: readonly CoachSlot[];
  /** Stopping label of a state; labels run from 0. */
  readonly label: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label while nothing was spent on this roll. */
  readonly firstLabel: (slot: CoachSlot, faces: readonly number[]) => number;
  /** Label whose states always stop; undefined = none. Sound only when stopping there is best (the caller checks). */
  readonly absorbing?: number;
  /** One point re-rolls all dice or none (D2). */
  readonly rerollAll: boolean;
  readonly coachChange: boolean;
  /** A Coach Die change leaves the first roll intact (D1). */
  readonly firstSurvivesChange: boolean;
}

export interface CoachSlot {
  /** Face that lies up. */
  readonly face: number;
  /** Face last rolled; equals `face` unless the slot was set by influence. */
  readonly rolled: number;
}

/** The compiled graph. Node ids: classes first, then averages, then maxima. `-1` = no such choice. */
export interface RollGraph {
  readonly spec: RollSpec;
  readonly classes: number;
  readonly averages: number;
  readonly nodes: number;
  /** Six children each. */
  readonly averageChildren: Int32Array;
  /** Averages that the Coach Die's 6 leads to; they close the loop of a returned point. */
  readonly sixAverages: Int32Array;
  readonly otherAverages: Int32Array;
  readonly maxOffsets: Int32Array;
  readonly maxChildren: Int32Array;
  /** Class -> stopping labels and choices. */
  readonly label: Int32Array;
  readonly firstLabel: Int32Array;
  /** Best node with the Coach Die kept; best re-roll of the Coach Die; best changed face. */
  readonly keep: Int32Array;
  readonly reroll: Int32Array;
  readonly set: Int32Array;
  /** Classes that hold a Coach Die of 6, and all others. */
  readonly sixClasses: Int32Array;
  readonly otherClasses: Int32Array;
  /** Kept sets with the Coach Die re-rolled: five children for its faces 1-5, one for the 6. */
  readonly rerolls: number;
  readonly rerollPlain: Int32Array;
  readonly rerollSix: Int32Array;
  /** Maxima over re-rolls: ids from `rerolls` on. */
  readonly rerollNodes: number;
  readonly rerollMaxOffsets: Int32Array;
  readonly rerollMaxChildren: Int32Array;
  /** Groups of classes that a Coach Die change leads to. */
  readonly setOffsets: Int32Array;
  readonly setChildren: Int32Array;
  /** First rolls: class, first label, whether the Coach Die is a 6, probability. */
  readonly firstClass: Int32Array;
  readonly firstStop: Int32Array;
  readonly firstSix: Uint8Array;
  readonly firstChance: Float64Array;
  /** State (slot * multisets + multiset) -> class. */
  readonly classOf: Int32Array;
  /** Kept sets by size, slot and multiset -> node; `rerollOf` by size and multiset -> re-roll node. */
  readonly keptOf: readonly Int32Array[];
  readonly rerollOf: readonly Int32Array[];
}

/** Gives equal keys one number. */
class Interner {
  readonly items: (readonly number[])[] = [];
  private readonly ids = new Map<string, number>();
  constructor(readonly offset: number) {}
  add(item: readonly number[]): number {
    const key = item.join();
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.offset + this.items.length;
      this.ids.set(key, id);
      this.items.push(item);
    }
    return id;
  }
}

const sorted = (ids: number[]): number[] => ids.sort((a, b) => a - b);
const distinct = (ids: readonly number[]): number[] => sorted([...new Set(ids)]);

/** Children of a variable number, flattened: node i has children[offsets[i]] to children[offsets[i + 1] - 1]. */
function flatten(lists: readonly (readonly number[])[]): { offsets: Int32Array; children: Int32Array } {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => (offsets[i + 1] = offsets[i] + list.length));
  return { offsets, children: Int32Array.from(lists.flat()) };
}

/** The choices of every state, for a given grouping of states into classes. */
class Builder {
  readonly top: number;
  readonly states: number;
  readonly averages: Interner;
  /** Maxima are numbered from 0 here with children tagged: average space >= 0, maxima as -1 - id. */
  readonly maxima = new Interner(0);
  readonly rerolls = new Interner(0);
  readonly rerollMaxima = new Interner(0);
  readonly sets = new Interner(0);
  readonly kept: Int32Array[] = [];
  readonly rerollOf: Int32Array[] = [];
  readonly keep: Int32Array;
  readonly reroll: Int32Array;
  readonly set: Int32Array;

  constructor(
    readonly spec: RollSpec,
    readonly classOf: Int32Array,
    classes: number,
  ) {
    this.top = spec.dice - 1;
    this.states = classOf.length;
    this.averages = new Interner(classes);
    this.keep = new Int32Array(this.states).fill(-1);
    this.reroll = new Int32Array(this.states).fill(-1);
    this.set = new Int32Array(this.states).fill(-1);
    this.buildKept();
    this.buildRerolls();
    this.buildSets();
  }

  private count(n: number): number {
    return REGULAR_DICE.faces[n].length;
  }

  private buildKept(): void {
    const { slots, rerollAll } = this.spec;
    this.kept[this.top] = this.classOf;
    for (let n = this.top - 1; n >= 0; n--) {
      const [size, above] = [this.count(n), this.count(n + 1)];
      const level = (this.kept[n] = new Int32Array(slots.length * size));
      for (let i = 0; i < level.length; i++) {
        const [slot, m] = [Math.floor(i / size), i % size];
        const next = this.kept[n + 1].subarray(slot * above, (slot + 1) * above);
        const children = sorted([0, 1, 2, 3, 4, 5].map((f) => next[REGULAR_DICE.plus[n][m * 6 + f]]));
        level[i] = children[0] === children[5] ? children[0] : this.averages.add(children);
      }
    }
    if (rerollAll) return;
    // Best of a set and all its subsets, grown die by die.
    let smaller: number[] = [];
    for (let n = 0; n <= this.top; n++) {
      const [size, below] = [this.count(n), n > 0 ? this.count(n - 1) : 0];
      const best: number[] = [];
      for (let i = 0; i < slots.length * size; i++) {
        const [slot, m] = [Math.floor(i / size), i % size];
        const parts = n === 0 ? [] : REGULAR_DICE.minus[n][m].map((less) => smaller[slot * below + less]);
        if (n < this.top) parts.push(this.kept[n][i]);
        const children = distinct(parts);
        best.push(children.length === 1 ? children[0] : -1 - this.maxima.add(children));
      }
      smaller = best;
    }
    this.keep.set(smaller);
  }

  private buildRerolls(): void {
    const { slots, rerollAll } = this.spec;
    const rolled = [1, 2, 3, 4, 5, 6].map((f) => slots.findIndex((s) => s.face === f && s.rolled === f));
    const bestOf: number[][] = [];
    for (let n = 0; n <= (rerollAll ? 0 : this.top); n++) {
      const size = this.count(n);
      const level = (this.rerollOf[n] = new Int32Array(size));
      bestOf[n] = [];
      for (let m = 0; m < size; m++) {
        const nodes = rolled.map((slot) => this.kept[n][slot * size + m]);
        level[m] = this.rerolls.add([...sorted(nodes.slice(0, 5)), nodes[5]]);
        const children = distinct([level[m], ...(n === 0 ? [] : REGULAR_DICE.minus[n][m].map((b) => bestOf[n - 1][b]))]);
        bestOf[n][m] = children.length === 1 ? children[0] : -1 - this.rerollMaxima.add(children);
      }
    }
    const size = this.count(this.top);
    for (let i = 0; i < this.states; i++) this.reroll[i] = rerollAll ? bestOf[0][0] : bestOf[this.top][i % size];
  }

  private buildSets(): void {
    const { slots, coachChange } = this.spec;
    if (!coachChange) return;
    const size = this.count(this.top);
    const families = new Map<number, number[]>();
    const wide = slots.length > 6;
    slots.forEach((s, i) => {
      const family = wide ? s.rolled : 0;
      families.set(family, [...(families.get(family) ?? []), i]);
    });
    // The own face stays in the group: more influence is never worth less, so setting it to itself never beats stopping.
    for (const family of families.values()) {
      for (let m = 0; m < size; m++) {
        const id = this.sets.add(distinct(family.map((slot) => this.classOf[slot * size + m])));
        for (const slot of family) this.set[slot * size + m] = id;
      }
    }
  }
}

/** Groups states by a key; gives the class of each and the number of classes. */
function group(count: number, key: (state: number) => string): { classOf: Int32Array; classes: number } {
  const ids = new Map<string, number>();
  const classOf = Int32Array.from({ length: count }, (_, i) => {
    const k = key(i);
    let id = ids.get(k);
    if (id === undefined) ids.set(k, (id = ids.size));
    return id;
  });
  return { classOf, classes: ids.size };
}

/** Compiles a roll. */
export function compileRoll(spec: RollSpec): RollGraph {
  const size = REGULAR_DICE.faces[spec.dice - 1].length;
  const states = spec.slots.length * size;
  const facesOf = (i: number): readonly number[] => REGULAR_DICE.faces[spec.dice - 1][i % size];
  const slotOf = (i: number): CoachSlot => spec.slots[Math.floor(i / size)];
  const labels = Int32Array.from({ length: states }, (_, i) => spec.label(slotOf(i), facesOf(i)));
  const firsts = Int32Array.from({ length: states }, (_, i) => spec.firstLabel(slotOf(i), facesOf(i)));
  const stopKey = (i: number): string => `${labels[i]}${spec.firstSurvivesChange ? `/${firsts[i]}` : ""}`;
  let grouping = group(states, stopKey);
  let builder: Builder;
  for (;;) {
    const { classOf, classes } = grouping;
    builder = new Builder(spec, classOf, classes);
    const { keep, reroll, set } = builder;
    const finer = group(states, (i) =>
      labels[i] === spec.absorbing ? "stop" : `${classOf[i]},${keep[i]},${reroll[i]},${set[i]}`,
    );
    if (finer.classes === classes) break;
    grouping = finer;
  }
  return assemble(spec, builder, grouping.classes, labels, firsts);
}

function assemble(
  spec: RollSpec,
  builder: Builder,
  classes: number,
  labels: Int32Array,
  firsts: Int32Array,
): RollGraph {
  const { classOf, averages, maxima, rerolls, rerollMaxima, sets } = builder;
  const averageCount = averages.items.length;
  const firstMax = classes + averageCount;
  const maxId = (id: number): number => (id < 0 ? firstMax - 1 - id : id);
  const rerollMaxId = (id: number): number => (id < 0 ? rerolls.items.length - 1 - id : id);
  const size = REGULAR_DICE.faces[spec.dice - 1].length;
  const perClass = (value: (state: number) => number): Int32Array => {
    const out = new Int32Array(classes).fill(-1);
    for (let i = classOf.length - 1; i >= 0; i--) out[classOf[i]] = value(i);
    return out;
  };
  const stops = (i: number): boolean => labels[i] === spec.absorbing;
  const max = flatten(maxima.items.map((list) => list.map(maxId)));
  const rerollMax = flatten(rerollMaxima.items.map((list) => list.map(rerollMaxId)));
  const setGroups = flatten(sets.items);
  const isSixClass = new Uint8Array(classes);
  const sixNodes = new Set<number>();
  for (let i = 0; i < classOf.length; i++) {
    const { face, rolled } = spec.slots[Math.floor(i / size)];
    if (face === 6 && rolled === 6) isSixClass[classOf[i]] = 1;
  }
  const six = spec.slots.findIndex((s) => s.face === 6 && s.rolled === 6);
  for (let n = 0; n < spec.dice - 1; n++) {
    const count = REGULAR_DICE.faces[n].length;
    for (const node of builder.kept[n].subarray(six * count, (six + 1) * count)) if (node >= classes) sixNodes.add(node);
  }
  const averageIds = Array.from({ length: averageCount }, (_, i) => classes + i);
  const classIds = Array.from({ length: classes }, (_, i) => i);
  return {
    spec,
    classes,
    averages: averageCount,
    nodes: firstMax + maxima.items.length,
    averageChildren: Int32Array.from(averages.items.flat()),
    sixAverages: Int32Array.from(averageIds.filter((id) => sixNodes.has(id))),
    otherAverages: Int32Array.from(averageIds.filter((id) => !sixNodes.has(id))),
    maxOffsets: max.offsets,
    maxChildren: max.children,
    label: perClass((i) => labels[i]),
    firstLabel: perClass((i) => firsts[i]),
    keep: perClass((i) => (stops(i) || builder.spec.rerollAll ? -1 : maxId(builder.keep[i]))),
    reroll: perClass((i) => (stops(i) ? -1 : rerollMaxId(builder.reroll[i]))),
    set: perClass((i) => (stops(i) ? -1 : builder.set[i])),
    sixClasses: Int32Array.from(classIds.filter((x) => isSixClass[x])),
    otherClasses: Int32Array.from(classIds.filter((x) => !isSixClass[x])),
    rerolls: rerolls.items.length,
    rerollPlain: Int32Array.from(rerolls.items.flatMap((r) => r.slice(0, 5))),
    rerollSix: Int32Array.from(rerolls.items.map((r) => r[5])),
    rerollNodes: rerolls.items.length + rerollMaxima.items.length,
    rerollMaxOffsets: rerollMax.offsets,
    rerollMaxChildren: rerollMax.children,
    setOffsets: setGroups.offsets,
    setChildren: setGroups.children,
    ...firstRolls(spec, classOf, firsts),
    classOf,
    keptOf: builder.kept,
    rerollOf: builder.rerollOf,
  };
}

/** The first roll's outcomes: equal ones (same class, label and natural 6) with their chances added up. */
function firstRolls(
  spec: RollSpec,
  classOf: Int32Array,
  firsts: Int32Array,
): Pick<RollGraph, "firstClass" | "firstStop" | "firstSix" | "firstChance"> {
  const size = REGULAR_DICE.faces[spec.dice - 1].length;
  const ways = REGULAR_DICE.ways[spec.dice - 1];
  const sums = new Map<string, { item: [number, number, number]; ways: number }>();
  spec.slots.forEach((slot, s) => {
    if (slot.face !== slot.rolled) return;
    for (let m = 0; m < size; m++) {
      const i = s * size + m;
      const item: [number, number, number] = [classOf[i], firsts[i], slot.face === 6 ? 1 : 0];
      const sum = sums.get(item.join()) ?? { item, ways: 0 };
      sum.ways += ways[m];
      sums.set(item.join(), sum);
    }
  });
  const list = [...sums.values()];
  return {
    firstClass: Int32Array.from(list, (e) => e.item[0]),
    firstStop: Int32Array.from(list, (e) => e.item[1]),
    firstSix: Uint8Array.from(list, (e) => e.item[2]),
    firstChance: Float64Array.from(list, (e) => e.ways / 6 ** spec.dice),
  };
}
