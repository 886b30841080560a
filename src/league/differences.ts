/** Compares two values leaf by leaf: what a file has, and what it should have. */
import { isObject, type Path } from "../kernel/issue/index.js";

export interface Difference {
  readonly path: Path;
  /** Undefined if the file does not have it. */
  readonly found: unknown;
  /** Undefined if nothing is expected. */
  readonly made: unknown;
}

/** Every leaf that differs, in file order. A key without a value counts as absent. */
export function* differencesOf(found: unknown, made: unknown, path: Path = []): Generator<Difference> {
  if (Object.is(found, made)) return;
  if (Array.isArray(found) && Array.isArray(made)) {
    const length = Math.max(found.length, made.length);
    for (let i = 0; i < length; i++) yield* differencesOf(found[i], made[i], [...path, i]);
  } else if (isObject(found) && isObject(made)) {
    const keys = new Set([...Object.keys(found), ...Object.keys(made)]);
    for (const key of keys) yield* differencesOf(found[key], made[key], [...path, key]);
  } else yield { path, found, made };
}
