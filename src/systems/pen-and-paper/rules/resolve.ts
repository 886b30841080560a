/** House rules on top of the standard ones: named tables and switches are replaced, everything else stays. */
import { overStandard, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { PenAndPaperTables } from "./types.js";

/** Content of a house-rule file. */
export type HouseRules = House<PenAndPaperTables, Switches>;

/** The stored form of rules: standard values are omitted. */
export const keptRules = overStandard(STANDARD_RULES);
export const { resolve: resolveRules, pack: packRules } = keptRules;
