import type { DynastyRules } from "../../../src/systems/dynasty/rules/index.js";
import { solve } from "../../../src/systems/dynasty/solver/index.js";

/** Best expected campaign points and best expected Big Game wins, each for its own optimal coach. */
export const solveSummary = (rules: DynastyRules): { readonly points: number; readonly titles: number } => ({
  points: solve(rules, "points").value,
  titles: solve(rules, "titles").value,
});
