/** The file of a cup as the tool knows it. */
import { z } from "zod";
import type { FileKind } from "../../contract.js";
import { cupSchema, parseCup } from "./cup-schema.js";
import { CUP_FORMAT, type Cup } from "./types.js";

const title = "PostCard Football cup";

/** `coaches` are the ids that teams may name. */
export const cupKindFor = (coaches: () => readonly string[]): FileKind<Cup> => ({
  id: "postcard-cup",
  title,
  shape: cupSchema,
  matches: (data) => typeof data === "object" && data !== null && (data as { format?: unknown }).format === CUP_FORMAT,
  schema: () => ({ title, ...z.toJSONSchema(cupSchema, { io: "input" }) }),
  check(data, locate) {
    const { issues, cup } = parseCup(data, locate, coaches());
    return cup ? { issues, value: cup } : { issues };
  },
  prints: true,
});
