/** Every coach that can be named, the optimal one with its solved tables. */
import type { CoachInfo } from "../../contract/game.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import type { Progress } from "../../contract/progress.js";
import { GREEDY_COACHES, type Coach } from "./coaches/index.js";
import type { DynastyRules } from "./rules/index.js";
import { optimalCoach, type Objective, type SolvedTable } from "./solver/index.js";
import { solvedTable } from "./solved.js";

/** Coaches that play a solution, by what they go for. */
const SOLVED: readonly (CoachInfo & { readonly objective: Objective })[] = [
  {
    id: "optimal",
    title: "Optimal coach",
    summary: "Plays for the most campaign points by exact expectation; solves the game first, once.",
    objective: "points",
  },
  {
    id: "optimal-titles",
    title: "Optimal coach (titles)",
    summary: "Plays for the most Big Game wins by exact expectation; solves the game first, once.",
    objective: "titles",
  },
];

export const COACHES: readonly CoachInfo[] = [
  ...GREEDY_COACHES.map(({ id, title, summary }) => ({ id, title, summary })),
  ...SOLVED.map(({ id, title, summary }) => ({ id, title, summary })),
];

/** Coaches at work keep tables that grow while they play: one for each solution in this process. */
const atWork = new WeakMap<SolvedTable, Coach>();

/** The coach of this id under these rules. Throws RangeError for an id that is not in `COACHES`. */
export function coachFor(id: string, rules: DynastyRules, cache: ByteCache, progress?: Progress): Coach {
  const greedy = GREEDY_COACHES.find((coach) => coach.id === id);
  if (greedy) return greedy;
  const entry = SOLVED.find((coach) => coach.id === id);
  if (!entry) throw new RangeError(`no coach is called ${id}`);
  const solution = solvedTable(rules, entry.objective, cache, progress);
  let coach = atWork.get(solution);
  if (!coach) atWork.set(solution, (coach = optimalCoach(solution, rules)));
  return coach;
}
