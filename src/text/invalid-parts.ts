/** Paths of the data that failed its schema, for `kernel/issue/valid-parts`. */
import type { z } from "zod";
import { suggest, type InvalidParts } from "../kernel/issue/index.js";
import type { DataPath } from "./path.js";
import { knownKeys } from "./schema-keys.js";

export function invalidParts(error: z.core.$ZodError, schema: z.ZodType): InvalidParts {
  const values: DataPath[] = [];
  const keys: DataPath[] = [];
  for (const issue of error.issues) {
    const path = issue.path as DataPath;
    if (issue.code !== "unrecognized_keys") {
      values.push(path);
      continue;
    }
    const known = knownKeys(schema, path);
    for (const key of issue.keys) {
      keys.push([...path, key]);
      // The key that was meant is not missing but unreadable.
      const meant = suggest(key.trim(), known);
      if (meant !== undefined) values.push([...path, meant]);
    }
  }
  return { values, keys };
}
