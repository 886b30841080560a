/** House rules over the standard ones: named tables and switches are replaced, everything else stays. */
import { houseRules, type HouseRules as House } from "../../../kernel/rulings/index.js";
import { STANDARD_RULES } from "./standard.js";
import type { Switches } from "./switches.js";
import type { DynastyRules, DynastyTables } from "./types.js";

/** What a house-rule file holds. */
export type HouseRules = House<DynastyTables, Switches>;

/** Full rules from a partial set; the standard ones come as the one shared object. Check with `validateRules` before playing. */
export const resolveRules = (house?: HouseRules): DynastyRules => houseRules(STANDARD_RULES, house);
