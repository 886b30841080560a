/** What is left of a house card when the parts that are not written rightly are taken out. */
import { rulesSchema } from "./schema.js";

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Entries of a group that can stand in a file by themselves. */
const soundIn = (group: unknown, wrap: (part: Group) => Group): Group | undefined =>
  isGroup(group)
    ? Object.fromEntries(
        Object.entries(group).filter(([key, value]) => rulesSchema.safeParse(wrap({ [key]: value })).success),
      )
    : undefined;

/**
 * A house card says only what differs, so that without a faulty part it is still one: the chart with a slip in it, or
 * the switch that is none, stays as in the preset. Lets the faults in the other parts be told at once.
 */
export function soundPart(data: unknown): unknown {
  if (!isGroup(data)) return {};
  const top = soundIn(data, (part) => part) ?? {};
  const card = soundIn(data.card, (part) => ({ card: part }));
  const switches = soundIn(data.switches, (part) => ({ switches: part }));
  // Any name but a preset's: what differs from it may have been taken out.
  return { ...top, name: "house card", ...(card && { card }), ...(switches && { switches }) };
}
