/** House rules read from a file. */
import { nowhereKnown, type Issue, type Locate } from "../../kernel/issue/index.js";
import { parseHouse } from "../../kernel/rulings/index.js";
import { checkRules } from "./check/check-charts.js";
import { resolveRules, type DiceRules } from "./rules/index.js";
import { rulesSchema } from "./rules/rules-schema.js";

/** Reads parsed house rules, with every fault of their form and their sense. */
export function parseRules(
  data: unknown,
  locate: Locate = nowhereKnown,
): { readonly rules?: DiceRules; readonly issues: readonly Issue[] } {
  const { rules, issues } = parseHouse(data, rulesSchema, resolveRules, locate);
  return rules ? { rules, issues: checkRules(rules, locate) } : { issues };
}
