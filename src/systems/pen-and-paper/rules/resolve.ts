/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { houseRules, packedRules, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { PenAndPaperRules, PenAndPaperTables } from "./types.js";

/** What a house-rule file holds. */
export type HouseRules = House<PenAndPaperTables, Switches>;

/** Full rules from a partial set; the standard ones come as the one shared object. Check with `validateRules` first. */
export const resolveRules = (house?: HouseRules): PenAndPaperRules => houseRules(STANDARD_RULES, house);

/** The rules as a file keeps them: what is standard is left out. */
export const packRules = (rules: PenAndPaperRules) => packedRules(rules, STANDARD_RULES);
