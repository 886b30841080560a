/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { mergeTables, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { DynastyRules, DynastyTables } from "./types.js";

/** What a house-rule file holds. */
export type HouseRules = House<DynastyTables, Switches>;

/** Full rules from a partial set. Check the result with `validateRules` before playing. */
export function resolveRules(partial: HouseRules = {}): DynastyRules {
  const base = STANDARD_RULES;
  return {
    name: partial.name ?? (partial.tables || partial.switches ? "house" : base.name),
    tables: mergeTables(base.tables, partial.tables),
    switches: { ...base.switches, ...partial.switches },
  };
}
