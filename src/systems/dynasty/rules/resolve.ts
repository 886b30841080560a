/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { overStandard, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { DynastyTables } from "./types.js";

/** What a house-rule file holds. @internal */
export type HouseRules = House<DynastyTables, Switches>;

/** How files keep rules: what is standard is left out. */
export const keptRules = overStandard(STANDARD_RULES);
export const { resolve: resolveRules, pack: packRules } = keptRules;
