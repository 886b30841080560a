/** Everything that this game's own tables, markets and schedules must prove; the sample teams are checked by `checkTeams`. */
import type { Issue } from "../../kernel/issue/index.js";
import { checkSchedule } from "./league/index.js";
import { checkMarkets, SCHEDULES, STANDARD_RULES, validateRules } from "./rules/index.js";

/** Faults of the built-in data; none is expected. */
export function checkBuiltIn(): Issue[] {
  return [...validateRules(STANDARD_RULES), ...checkMarkets(), ...Object.values(SCHEDULES).flatMap(checkSchedule)];
}
