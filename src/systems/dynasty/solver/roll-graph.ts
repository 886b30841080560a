/**
 * One roll of the Team Dice with its rerolls and Coach Die turns, compiled into a small graph of averages and maxima.
 *
 * A state is (Coach Die, multiset of the other dice). A paid reroll keeps some dice; the value of a set of kept dice is the average over
 * one more die, six ways, of the sets one die larger. So every set is averaged once, not once per state. States that no policy can
 * distinguish - same stopping label, same choices into the same classes - are merged (partition refinement), and equal nodes are shared. A
 * Wild Card roll of five dice shrinks from 756 states to a few dozen classes.
 */
import { REGULAR_DICE } from "./multisets.js";
import { Choices } from "./roll-choices.js";
import type { CoachSlot, RollSpec } from "./roll-spec.js";

/** The compiled graph. Node ids: classes first, then averages, then maxima. `-1` = no such choice. */
export interface RollGraph {
  readonly spec: RollSpec;
  readonly classes: number;
  readonly averages: number;
  readonly nodes: number;
  /** Six children each. */
  readonly averageChildren: Int32Array;
  /** Averages reached by a 6 on the Coach Die; they close the loop of a returned point. */
  readonly sixAverages: Int32Array;
  readonly otherAverages: Int32Array;
  readonly maxOffsets: Int32Array;
  readonly maxChildren: Int32Array;
  /** Class -> stopping labels and choices. */
  readonly label: Int32Array;
  readonly firstLabel: Int32Array;
  /** Best node keeping the Coach Die; best reroll including it; best turned face. */
  readonly keep: Int32Array;
  readonly reroll: Int32Array;
  readonly set: Int32Array;
  /** Classes with a 6 on the Coach Die, and all others. */
  readonly sixClasses: Int32Array;
  readonly otherClasses: Int32Array;
  /** Kept sets with the Coach Die rerolled: five children for its faces 1-5, one for the 6. */
  readonly rerolls: number;
  readonly rerollPlain: Int32Array;
  readonly rerollSix: Int32Array;
  /** Maxima over rerolls: ids from `rerolls`. */
  readonly rerollNodes: number;
  readonly rerollMaxOffsets: Int32Array;
  readonly rerollMaxChildren: Int32Array;
  /** Groups of classes reachable by turning the Coach Die. */
  readonly setOffsets: Int32Array;
  readonly setChildren: Int32Array;
  /** First rolls: class, first label, whether the Coach Die is a 6, probability. */
  readonly firstClass: Int32Array;
  readonly firstStop: Int32Array;
  readonly firstSix: Uint8Array;
  readonly firstChance: Float64Array;
  /** State (slot * multisets + multiset) -> class, and stopping label while nothing was spent. */
  readonly classOf: Int32Array;
  readonly firstOf: Int32Array;
  /** Kept sets by size, slot and multiset -> node; `rerollOf` by size and multiset -> reroll node. */
  readonly keptOf: readonly Int32Array[];
  readonly rerollOf: readonly Int32Array[];
}

/** Children of a variable number, flattened: node i has children[offsets[i]] to children[offsets[i + 1] - 1]. */
function flatten(lists: readonly (readonly number[])[]): { offsets: Int32Array; children: Int32Array } {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => (offsets[i + 1] = offsets[i] + list.length));
  return { offsets, children: Int32Array.from(lists.flat()) };
}

/** Groups states by a key; returns the class of each and the number of classes. */
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
  let builder: Choices;
  for (;;) {
    const { classOf, classes } = grouping;
    builder = new Choices(spec, classOf, classes);
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
  builder: Choices,
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
    for (const node of builder.kept[n].subarray(six * count, (six + 1) * count))
      if (node >= classes) sixNodes.add(node);
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
    firstOf: firsts,
    keptOf: builder.kept,
    rerollOf: builder.rerollOf,
  };
}

/** Outcomes of the first roll: equal ones (same class, label and natural 6) are combined and their chances added. */
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
