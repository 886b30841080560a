/** Solutions, each computed once: from memory, from the cache, or from scratch. */
import type { ByteCache } from "../../kernel/cache/index.js";
import type { Progress } from "../../contract/progress.js";
import type { DynastyRules } from "./rules/index.js";
import { decodeSolution, encodeSolution, rulesKey, solve, type Objective, type SolvedTable } from "./solver/index.js";

const known = new WeakMap<DynastyRules, Map<Objective, SolvedTable>>();

/** The solution of a rule set for an objective. An unreadable cached one is computed and saved again. */
export function solvedTable(
  rules: DynastyRules,
  objective: Objective,
  cache: ByteCache,
  progress?: Progress,
): SolvedTable {
  let tables = known.get(rules);
  if (!tables) known.set(rules, (tables = new Map()));
  let table = tables.get(objective);
  if (table) return table;
  const key = `${rulesKey(rules)}-${objective}`;
  const bytes = cache.read(key);
  table = bytes && decodeSolution(bytes, rules);
  if (table?.objective !== objective) {
    table = solve(rules, objective, {
      progress: (done, total) => progress?.(done, total, `solving for ${objective}, season by season`),
    });
    cache.write(key, encodeSolution(table));
  }
  tables.set(objective, table);
  return table;
}
