/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { differing, mergeTables, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { PenAndPaperRules, PenAndPaperTables } from "./types.js";

/** What a house-rule file holds. */
export type HouseRules = House<PenAndPaperTables, Switches>;

/** Full rules from a partial set; the standard ones come as the one shared object. Check with `validateRules` first. */
export function resolveRules(partial: HouseRules = {}): PenAndPaperRules {
  const base = STANDARD_RULES;
  const named = partial.name === undefined || partial.name === base.name;
  if (named && !partial.tables && !partial.switches) return base;
  return {
    name: partial.name ?? "house",
    tables: partial.tables ? mergeTables(base.tables, partial.tables) : base.tables,
    switches: { ...base.switches, ...partial.switches },
  };
}

/** The rules as a file keeps them: what is standard is left out. */
export function packRules(rules: PenAndPaperRules): HouseRules & { readonly name: string } {
  const tables = differing(rules.tables, STANDARD_RULES.tables);
  const switches = differing(rules.switches, STANDARD_RULES.switches);
  return { name: rules.name, ...(tables ? { tables } : {}), ...(switches ? { switches } : {}) };
}
