/** Reads and replaces values by path. */
import type { Path } from "./path.js";

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], data);

/** A copy of the data with the value at a path replaced; everything else is the same object, and keys keep their order. */
export function withValue<T>(data: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T;
  const old = (data as Readonly<Record<string, unknown>>)[key];
  const made = withValue(old, rest, value);
  if (Array.isArray(data)) return data.map((entry: unknown, i) => (i === Number(key) ? made : entry)) as T;
  return { ...data, [key]: made };
}
