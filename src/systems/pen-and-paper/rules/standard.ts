/** The rules as printed, with the standard rulings. */
import { DEFAULT_SWITCHES } from "./switches.js";
import { STANDARD_TABLES } from "./tables.js";
import type { PenAndPaperRules } from "./types.js";

export const STANDARD_RULES: PenAndPaperRules = {
  name: "standard",
  tables: STANDARD_TABLES,
  switches: DEFAULT_SWITCHES,
};
