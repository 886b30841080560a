/** Schema errors as issues, for data that no file kind has checked yet; `data/zod-issues` does this for files. */
import type { z } from "zod";
import { fault, suggest, type Issue } from "../../../kernel/issue/index.js";
import { placeOf, type Locate, type Path } from "./locate.js";
import { KEYED, type KeyedList } from "./resolve.js";
import { STANDARD_CARD } from "./standard.js";
import { STRICT_SWITCHES } from "./switches.js";

type Found = z.core.$ZodIssue;

const EXAMPLE = { name: "", extends: "", card: STANDARD_CARD, switches: STRICT_SWITCHES };

/** Every finding of a failed parse, with its location. */
export const formIssues = (error: z.ZodError, data: unknown, locate: Locate): Issue[] =>
  error.issues.flatMap((found) => toIssues(found, [], data, locate));

function toIssues(found: Found, base: Path, data: unknown, locate: Locate): Issue[] {
  const path: Path = [...base, ...found.path.map((key) => (typeof key === "number" ? key : String(key)))];
  if (found.code === "unrecognized_keys") return found.keys.map((key) => unknownKey(key, path, locate));
  if (found.code === "invalid_union" && found.errors.length > 0) {
    const wrongShape = (inner: Found): boolean => inner.path.length === 0 && inner.code === "invalid_type";
    const meant = found.errors.find((branch) => !branch.some(wrongShape));
    if (meant) return meant.flatMap((inner) => toIssues(inner, path, data, locate));
  }
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
  const message = `found ${describe(value)}; ${found.message.charAt(0).toLowerCase()}${found.message.slice(1)}`;
  return [fault("rules-form", message, placeOf(locate, path))];
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of keys" : JSON.stringify(value);
}

function unknownKey(key: string, path: Path, locate: Locate): Issue {
  const known = keysAt(path);
  const near = suggest(key, known);
  const hint = near === undefined ? `known: ${known.join(", ")}` : `did you mean "${near}"?`;
  const place = placeOf(locate, [...path, key], "key");
  return fault("rules-unknown-key", `there is no key "${key}" here`, {
    ...place,
    ...(known.length > 0 ? { hint } : {}),
  });
}

/** Keys of the standard rules at a path: for rows those of a row, for a list the names of its rows. */
function keysAt(path: Path): string[] {
  let level: unknown[] = [EXAMPLE];
  for (const step of path) {
    level = level.flatMap((at) => (Array.isArray(at) ? (at as unknown[]) : [(at as Record<string, unknown>)[step]]));
  }
  const list = KEYED[path.at(-1) as KeyedList];
  const keys = level.flatMap((at) => {
    if (Array.isArray(at)) return (at as Readonly<Record<string, unknown>>[]).map((row) => String(row[list]));
    return typeof at === "object" && at !== null ? Object.keys(at) : [];
  });
  return [...new Set(keys)];
}
