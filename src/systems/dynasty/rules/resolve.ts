/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { overStandard, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { DynastyTables } from "./types.js";

/** Contents of a house-rule file. @internal */
export type HouseRules = House<DynastyTables, Switches>;

/** How files store rules: without what is standard. */
export const keptRules = overStandard(STANDARD_RULES);
export const { resolve: resolveRules, pack: packRules } = keptRules;
