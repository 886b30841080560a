/** Every game by every answer of its rulings. */
import type { GameSystem } from "../../src/contract/game.js";
import { nowhereKnown } from "../../src/kernel/issue/index.js";

/** Coaches that call different plays. */
export const COACHES: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["steady", "expert"],
  "pen-and-paper": ["solo", "simple"],
  postcard: ["die", "football"],
  "dice-football": ["solo"],
  "5d20": ["simple", "strong"],
};

/** The standard rules, the presets, and house rules with one answer of a ruling each. */
export function* rulesOf(system: GameSystem): Generator<readonly [name: string, rules: unknown]> {
  yield ["standard", system.standardRules];
  for (const { id, rules } of system.presets ?? []) if (id !== "standard") yield [id, rules];
  for (const { id, values, fixed } of system.rulings) {
    if (fixed) continue;
    for (const { id: value } of values.slice(1)) {
      const data = { format: `pressbox/${system.id}-rules`, name: `${id} ${value}`, switches: { [id]: typed(value) } };
      const { value: rules } = system.kinds.rules!.check(data, nowhereKnown);
      if (rules !== undefined) yield [`${id}: ${value}`, rules];
    }
  }
}

const typed = (value: string): unknown => (value === "true" ? true : value === "false" ? false : value);
