/** What is left of a house card when the parts that are not written rightly are taken out. */
import { isObject, validEntries, whereValid } from "../../../kernel/issue/index.js";

/**
 * A house card says only what differs, so that without a faulty part it is still one: the chart with a slip in it, or the switch
 * that is none, stays as in the preset. Lets the faults in the other parts be reported at once.
 */
export function soundPart(data: unknown): unknown {
  if (!isObject(data)) return {};
  const groups = (["card", "switches"] as const).flatMap((key) => {
    const group = whereValid(() => data[key]);
    return isObject(group) ? [[key, validEntries(group)] as const] : [];
  });
  // Any name but a preset's: what differs from it may have been taken out.
  return { ...validEntries(data), name: "house card", ...Object.fromEntries(groups) };
}
