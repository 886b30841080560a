/** The solution behind the coach card: from the cache, solved and kept there when absent. */
import type { ByteCache } from "../../contract.js";
import type { DynastyRules } from "../rules/index.js";
import { previousClasses } from "../solver/outcomes.js";
import { rulesKey } from "../solver/rules-key.js";
import { boundaryCount, firstStanding, valueAt, type SolvedTable } from "../solver/solution.js";
import { solve } from "../solver/solve.js";

/** Solving takes some seconds; reading back takes none. */
export function pointsSolution(rules: DynastyRules, cache: ByteCache): SolvedTable {
  const key = `${rulesKey(rules)}-points`;
  const { seasons } = rules.tables.setup;
  const bytes = cache.read(key);
  const count = boundaryCount(rules, seasons, previousClasses(rules).count);
  if (bytes?.byteLength === count * Float64Array.BYTES_PER_ELEMENT) {
    // A copy starts on a multiple of eight, which the cached bytes need not.
    const values = new Float64Array(bytes.slice().buffer);
    const table: SolvedTable = {
      rulesKey: rulesKey(rules),
      rulesName: rules.name,
      objective: "points",
      seasons,
      value: 0,
      values,
    };
    return { ...table, value: valueAt(rules, table, firstStanding(rules)) };
  }
  const solved = solve(rules, "points");
  cache.write(key, new Uint8Array(solved.values.buffer, solved.values.byteOffset, solved.values.byteLength));
  return solved;
}
