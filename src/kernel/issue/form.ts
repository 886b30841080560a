/**
 * Turns zod's findings into issues, for data that no file kind has checked yet: when a file is read, `data/zod-issues` says the same in
 * more detail.
 */
import type { z as Zod } from "zod";
import { zod } from "../zod/index.js";
import { fault, type Issue } from "./issue.js";
import { placeOf, type Locate, type Path } from "./path.js";
import { suggestHint } from "./suggest.js";

/** One issue per zod issue; if the schema is given, one per unknown key, with the known names. */
export function issuesOf(error: Zod.ZodError, locate: Locate, code: string, schema?: Zod.ZodType): Issue[] {
  return error.issues.flatMap((found) => {
    const path = found.path.map((key) => (typeof key === "number" ? key : String(key)));
    if (!schema || found.code !== "unrecognized_keys") return [fault(code, message(found), placeOf(locate, path))];
    const known = knownKeys(schema, path);
    return found.keys.map((key) =>
      fault("key-unknown", `no key is called "${key}" here`, {
        ...placeOf(locate, [...path, key], "key"),
        hint: suggestHint(key, known),
      }),
    );
  });
}

/** Says what zod found and expected; each complaint of a union is reported once. */
function message(found: Zod.core.$ZodIssue): string {
  if (found.code !== "invalid_union") return found.message;
  const parts = found.errors.flat().map((issue) => issue.message);
  return parts.length === 0 ? found.message : [...new Set(parts)].join("; or ");
}

/** Keys of the object schema at a path. */
function knownKeys(schema: Zod.ZodType, path: Path): string[] {
  const z = zod();
  let at: unknown = inner(schema);
  for (const key of path) {
    if (at instanceof z.ZodObject) at = inner(at.shape[key as string]);
    else if (at instanceof z.ZodArray) at = inner(at.element);
    else return [];
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function inner(schema: unknown): unknown {
  const z = zod();
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodDefault || at instanceof z.ZodReadonly) at = at.unwrap();
  return at;
}
