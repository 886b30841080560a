/** The best action for every class of dice and every influence level, two bytes each. */
import { keptChoices, REGULAR_DICE, type KeptDice } from "./multisets.js";
import type { RollGraph } from "./roll-graph.js";
import type { RollValues } from "./roll-values.js";

/** An action must be worth this much more than stopping, so that rounding alone never spends a point. */
export const EDGE = 1e-9;

/** What to do with the dice on the table. */
export type RollAction =
  | { readonly kind: "stop" }
  /** Buy an extension, then ask again. */
  | { readonly kind: "extend" }
  | { readonly kind: "setCoach"; readonly face: number }
  /** Positions to reroll; 0 = Coach Die. */
  | { readonly kind: "reroll"; readonly dice: readonly number[] };

const STOP_ACTION: RollAction = { kind: "stop" };
const EXTEND_ACTION: RollAction = { kind: "extend" };
const STOP_CODE = 0;
const EXTEND_CODE = 1;
/** Codes from here: a class to turn the Coach Die to, then a kept set with the Coach Die, then one without. */
const CLASS_CODE = 2;

const choicesByDice = new Map<number, readonly (readonly KeptDice[])[]>();
function choicesFor(dice: number): readonly (readonly KeptDice[])[] {
  let choices = choicesByDice.get(dice);
  if (!choices) choicesByDice.set(dice, (choices = keptChoices(dice - 1)));
  return choices;
}

/** Best actions for one roll in one contract situation. */
export class RollPolicy {
  private readonly codes: Uint16Array;
  /** Codes of unpaid first rolls, if they differ: by `firstKey`. */
  private readonly firstCodes = new Map<number, number>();

  private readonly graph: RollGraph;

  /** `stops` and `asIs` by level and label, for one lane: `asIs` is stopping without a purchase now. Overwrites `values`. */
  constructor(values: RollValues, stops: readonly Float64Array[], asIs: readonly Float64Array[]) {
    const { graph } = values;
    const { classes, label } = graph;
    this.graph = graph;
    this.codes = new Uint16Array(stops.length * classes);
    const code = (level: number, x: number, stop: number, first: boolean): number => {
      const worth = stops[level][stop];
      const paid = level === 0 ? undefined : bestPayment(values, x, worth + EDGE, first);
      return paid ?? (worth > asIs[level][stop] + EDGE ? EXTEND_CODE : STOP_CODE);
    };
    const before = stops.map(() => new Float64Array(1));
    values.run(stops, before, (level) => {
      for (let x = 0; x < classes; x++) this.codes[level * classes + x] = code(level, x, label[x], false);
      graph.firstClass.forEach((x, i) => {
        const first = graph.firstStop[i];
        if (first === label[x] && !graph.spec.firstSurvivesChange) return;
        this.firstCodes.set(this.firstKey(level, x, first), code(level, x, first, true));
      });
    });
  }

  private firstKey(level: number, x: number, first: number): number {
    return (level * this.graph.classes + x) * 1024 + first;
  }

  /** @param slot position of the Coach Die in the graph's slots. @param faces Coach Die first */
  action(level: number, slot: number, faces: readonly number[], multiset: number, unspent: boolean): RollAction {
    const { graph } = this;
    const { spec, classes, classOf } = graph;
    const state = slot * REGULAR_DICE.faces[spec.dice - 1].length + multiset;
    const x = classOf[state];
    const first = unspent ? this.firstCodes.get(this.firstKey(level, x, graph.firstOf[state])) : undefined;
    const code = first ?? this.codes[level * classes + x];
    if (code === STOP_CODE) return STOP_ACTION;
    if (code === EXTEND_CODE) return EXTEND_ACTION;
    const target = code - CLASS_CODE;
    if (target < classes) return this.turn(slot, multiset, target);
    return this.reroll(faces, slot, multiset, target - classes);
  }

  /** Another face that leads to the class. */
  private turn(slot: number, multiset: number, target: number): RollAction {
    const { slots } = this.graph.spec;
    const size = REGULAR_DICE.faces[this.graph.spec.dice - 1].length;
    for (let other = 0; other < slots.length; other++) {
      if (other === slot || (slots.length > 6 && slots[other].rolled !== slots[slot].rolled)) continue;
      if (this.graph.classOf[other * size + multiset] === target) return { kind: "setCoach", face: slots[other].face };
    }
    return STOP_ACTION;
  }

  /** The dice to roll so that the wanted set stays. */
  private reroll(faces: readonly number[], slot: number, multiset: number, node: number): RollAction {
    const { spec, keptOf, rerollOf, classes, averages } = this.graph;
    const withCoach = node < classes + averages;
    const wanted = withCoach ? node : node - classes - averages;
    const top = spec.dice - 1;
    for (const { mask, size, kept } of choicesFor(spec.dice)[multiset]) {
      if (withCoach ? size === top : spec.rerollAll && size > 0) continue;
      const found = withCoach ? keptOf[size][slot * REGULAR_DICE.faces[size].length + kept] : rerollOf[size][kept];
      if (found === wanted) return { kind: "reroll", dice: positions(faces, mask, withCoach) };
    }
    return STOP_ACTION;
  }
}

/** Positions outside a kept set; bit i of the mask = the i-th regular die in ascending order. */
function positions(faces: readonly number[], mask: number, withCoach: boolean): number[] {
  const order = Array.from({ length: faces.length - 1 }, (_, i) => i + 1).sort((a, b) => faces[a] - faces[b]);
  const dice = order.filter((_, i) => ((mask >> i) & 1) === 0);
  if (!withCoach) dice.push(0);
  return dice.sort((a, b) => a - b);
}

/** Code of the best payment, if it is worth more than `floor`. On ties, rerolls win over turns of the Coach Die. */
function bestPayment(values: RollValues, x: number, floor: number, first: boolean): number | undefined {
  const { graph, before, rerolls } = values;
  const survives = first && graph.spec.firstSurvivesChange;
  const sets = survives ? values.firstSets : values.sets;
  const keep = graph.keep[x] < 0 ? -Infinity : before[graph.keep[x]];
  const reroll = graph.reroll[x] < 0 ? -Infinity : rerolls[graph.reroll[x]];
  const set = graph.set[x] < 0 ? -Infinity : sets[graph.set[x]];
  if (Math.max(keep, reroll, set) <= floor) return undefined;
  const { classes, averages } = graph;
  if (set > keep + EDGE && set > reroll + EDGE) {
    const from = survives ? values.firstBefore : before;
    const group = graph.setChildren.subarray(graph.setOffsets[graph.set[x]], graph.setOffsets[graph.set[x] + 1]);
    return CLASS_CODE + (group.find((child) => from[child] === set) as number);
  }
  if (keep >= reroll) {
    const node = winner(before, graph.keep[x], classes + averages, graph.maxOffsets, graph.maxChildren);
    return CLASS_CODE + classes + node;
  }
  const node = winner(rerolls, graph.reroll[x], graph.rerolls, graph.rerollMaxOffsets, graph.rerollMaxChildren);
  return CLASS_CODE + 2 * classes + averages + node;
}

/** Follows a maximum down to the node it came from. Maxima are numbered from `firstMax`. */
function winner(
  values: Float64Array,
  node: number,
  firstMax: number,
  offsets: Int32Array,
  children: Int32Array,
): number {
  const worth = values[node];
  while (node >= firstMax) {
    let c = offsets[node - firstMax];
    while (values[children[c]] !== worth) c++;
    node = children[c];
  }
  return node;
}
