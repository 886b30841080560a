/** A house card without its invalid parts. */
import { isObject, validEntries, whereValid } from "../../../kernel/issue/index.js";

/**
 * A house card only contains differences, so it is still valid without a faulty part: the chart with a typo, or the unknown switch, stays
 * as in the preset. This allows the errors in the other parts to be reported at once.
 */
export function soundPart(data: unknown): unknown {
  if (!isObject(data)) return {};
  const groups = (["card", "switches"] as const).flatMap((key) => {
    const group = whereValid(() => data[key]);
    return isObject(group) ? [[key, validEntries(group)] as const] : [];
  });
  // Any name but a preset's, because differences from the preset may have been removed.
  return { ...validEntries(data), name: "house card", ...Object.fromEntries(groups) };
}
