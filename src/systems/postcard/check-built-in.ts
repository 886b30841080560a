/** What this game's own card and teams must prove. */
import type { Issue } from "../../kernel/issue/index.js";
import { validateRules } from "./proof/index.js";
import { PRESET_RULES } from "./rules/index.js";

/** Faults of the built-in card under both presets; none is expected. */
export const checkBuiltIn = (): Issue[] => Object.values(PRESET_RULES).flatMap((rules) => validateRules(rules));
