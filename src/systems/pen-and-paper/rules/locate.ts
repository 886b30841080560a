/** From zod's findings to issues, and from paths to places in a file. */
import type { z } from "zod";
import { fault, placeOf, type Issue, type Locate } from "../../../kernel/issue/index.js";

export { formatPath, nowhereKnown, parsePath, placeOf, type Locate, type Path } from "../../../kernel/issue/index.js";

/** One issue for each of zod's. `data/zod-issues` says the same in more words; it has looked first where a file is read. */
export function issuesOf(error: z.ZodError, locate: Locate, code: string): Issue[] {
  return error.issues.map((found) => {
    const path = found.path.map((key) => (typeof key === "number" ? key : String(key)));
    return fault(code, found.message, placeOf(locate, path));
  });
}
