/** The value of perfect play, for `pressbox solve`. */
import type { Solver } from "../../contract/game.js";
import { solvedPoints } from "./odds/index.js";
import { equilibrium, toNumber } from "./proof/index.js";
import type { PostcardRules } from "./rules/index.js";

export const solver: Solver<PostcardRules> = {
  objectives: [
    { id: "points", title: "expected points of the side that receives a kickoff, both playing for points" },
    { id: "free-kick", title: "the same for a free kick after a safety" },
    { id: "bonus", title: "bonuses that a pick is worth when both play the strategy circle perfectly" },
  ],
  usual: ["points", "free-kick", "bonus"],
  solve({ rules, objective, cache, progress }) {
    if (objective === "bonus") return toNumber(equilibrium(rules).value);
    const table = solvedPoints(rules, cache, progress);
    return objective === "points" ? table.kickoffValue : table.freeKickValue;
  },
};
