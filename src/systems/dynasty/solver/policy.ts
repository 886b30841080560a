/** The best action for every state of a roll and every influence level, one byte each. */
import { keptChoices, REGULAR_DICE, type KeptDice } from "./multisets.js";
import type { RollGraph } from "./roll-graph.js";
import { RollValues } from "./roll-values.js";

/** Codes 0 to 31: pay and keep these dice - bit i the i-th regular die in rising order, the bit after the last the Coach Die. */
export const SET_COACH = 32;
/** `SET_COACH + face`: pay and turn the Coach Die. */
export const STOP_CODE = 40;
/** Buy an extension, then ask again. */
export const EXTEND_CODE = 41;

/** An action must be worth this much more than stopping: rounding alone never spends a point. */
export const EDGE = 1e-9;

/** Codes at `level * states + state`; state = slot * multisets + multiset. */
export interface RollPolicy {
  readonly states: number;
  readonly codes: Uint8Array;
  /** Codes while nothing was spent on the roll; the same array where that makes no difference. */
  readonly firstCodes: Uint8Array;
}

const choicesByDice = new Map<number, readonly (readonly KeptDice[])[]>();
function choicesFor(dice: number): readonly (readonly KeptDice[])[] {
  let choices = choicesByDice.get(dice);
  if (!choices) choicesByDice.set(dice, (choices = keptChoices(dice - 1)));
  return choices;
}

/** `stops` and `asIs` by level and label, for one lane: `asIs` is stopping without a purchase now. */
export function buildPolicy(
  graph: RollGraph,
  sixOnReroll: boolean,
  stops: readonly Float64Array[],
  asIs: readonly Float64Array[],
): RollPolicy {
  const states = graph.classOf.length;
  const { label, classOf, spec } = graph;
  const codes = new Uint8Array(stops.length * states);
  const special = spec.firstSurvivesChange || firstRollMatters(graph);
  const firstCodes = special ? new Uint8Array(codes.length) : codes;
  const values = new RollValues(graph, 1, sixOnReroll);
  const stopCode = (level: number, stop: number): number =>
    stops[level][stop] > asIs[level][stop] + EDGE ? EXTEND_CODE : STOP_CODE;
  values.run(stops, stops.map(() => new Float64Array(1)), (level) => {
    for (let state = 0; state < states; state++) {
      const x = classOf[state];
      const at = level * states + state;
      const stop = stops[level][label[x]];
      if (values.now[x] <= stop + EDGE) codes[at] = stopCode(level, label[x]);
      else codes[at] = best(values, state, stop, false) ?? stopCode(level, label[x]);
      if (!special) continue;
      const first = graph.firstOf[state];
      const unspent = stops[level][first];
      firstCodes[at] = (level > 0 ? best(values, state, unspent, true) : undefined) ?? stopCode(level, first);
    }
  });
  return { states, codes, firstCodes };
}

function firstRollMatters(graph: RollGraph): boolean {
  return graph.firstOf.some((first, state) => first !== graph.label[graph.classOf[state]]);
}

/** The best payment, if it beats `stop`. */
function best(values: RollValues, state: number, stop: number, first: boolean): number | undefined {
  const { graph, before, rerolls } = values;
  const { spec, keptOf, rerollOf, classOf } = graph;
  if (graph.reroll[classOf[state]] < 0) return undefined;
  const top = spec.dice - 1;
  const size = REGULAR_DICE.faces[top].length;
  const [slot, m] = [Math.floor(state / size), state % size];
  let worth = stop + EDGE;
  let code: number | undefined;
  const offer = (value: number, offered: number): void => {
    if (value > worth) [worth, code] = [value, offered];
  };
  if (spec.coachChange) {
    const from = first && spec.firstSurvivesChange ? values.firstBefore : before;
    spec.slots.forEach(({ face, rolled }, other) => {
      if (other === slot || (spec.slots.length > 6 && rolled !== spec.slots[slot].rolled)) return;
      offer(from[classOf[other * size + m]], SET_COACH + face);
    });
  }
  if (spec.rerollAll) {
    offer(rerolls[rerollOf[0][0]], 0);
    return code;
  }
  for (const { mask, size: kept, kept: sub } of choicesFor(spec.dice)[m]) {
    if (kept < top) offer(before[keptOf[kept][slot * REGULAR_DICE.faces[kept].length + sub]], mask | (1 << top));
    offer(rerolls[rerollOf[kept][sub]], mask);
  }
  return code;
}
