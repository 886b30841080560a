/** THE list of sheets. */
import type { SheetSpec } from "../contract.js";
import type { DiceRules } from "./rules/index.js";

export const SHEETS: readonly SheetSpec<unknown, DiceRules>[] = [];
