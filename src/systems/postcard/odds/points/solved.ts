/** The points game of a card, solved once: from memory, from the cache, or from scratch. */
import type { ByteCache } from "../../../../kernel/cache/index.js";
import type { Progress } from "../../../../contract/progress.js";
import type { PostcardRules } from "../../rules/index.js";
import { decodePoints, encodePoints } from "./encode.js";
import { pointsKey } from "./rules-key.js";
import { valuesOf } from "./solve.js";
import { PointsTable, solvePoints } from "./table.js";

const known = new WeakMap<PostcardRules, PointsTable>();

/** The solved table of a card. An unreadable cached one is computed and saved again. */
export function solvedPoints(rules: PostcardRules, cache: ByteCache, progress?: Progress): PointsTable {
  let table = known.get(rules);
  if (table) return table;
  const key = pointsKey(rules);
  const bytes = cache.read(key);
  const solved = bytes && decodePoints(rules, bytes);
  if (solved) table = new PointsTable(valuesOf(rules, solved));
  else {
    table = solvePoints(rules, (done, total) => progress?.(done, total, "solving the points game of the card"));
    cache.write(key, encodePoints(rules, table.values));
  }
  known.set(rules, table);
  return table;
}
