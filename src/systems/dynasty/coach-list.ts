/** The one list of coaches, including the optimal ones with their solved tables. */
import type { Progress } from "../../contract/progress.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import { solvingCoaches } from "../../gamekit/coach-list.js";
import { expert, GREEDY_COACHES, type Coach } from "./coaches/index.js";
import type { DynastyRules } from "./rules/index.js";
import { optimalCoach, type Objective } from "./solver/index.js";
import { solvedTable } from "./solved.js";

/** A coach that plays a solution. */
const optimal = (objective: Objective, id: string, title: string, goal: string) => ({
  id,
  title,
  summary: `Plays for the most ${goal} by exact expectation; solves the game first, once`,
  solve: (rules: DynastyRules, cache: ByteCache, progress?: Progress): Coach =>
    optimalCoach(solvedTable(rules, objective, cache, progress), rules),
});

export const coaches = solvingCoaches<Coach, DynastyRules>(
  GREEDY_COACHES,
  [
    optimal("points", "optimal", "Optimal coach", "campaign points"),
    optimal("titles", "optimal-titles", "Optimal coach (titles)", "Big Game wins"),
  ],
  expert.id,
);
