/** House rules in files and records. */
import { houseOf } from "../../kernel/rulings/index.js";
import { checkRules } from "./check/check-charts.js";
import { keptRules, RULINGS } from "./rules/index.js";
import { RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";

export const house = houseOf(keptRules, {
  format: RULES_FORMAT,
  rulings: RULINGS,
  shape: rulesSchema,
  check: checkRules,
});
