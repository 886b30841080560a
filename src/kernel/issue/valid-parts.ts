/**
 * Checks the meaning of data that partly fails its schema. Nothing is removed, so that every item keeps its position; an invalid part
 * cannot be read, and a check that needs it reports nothing.
 */
import type { Path } from "./path.js";

/** Which parts of the data fail the schema. */
export interface InvalidParts {
  /** Values that are invalid or missing. */
  readonly values: readonly Path[];
  /** Keys that do not belong there. */
  readonly keys: readonly Path[];
}

/** A check asked for an invalid part. */
class Unreadable extends Error {}

interface Node {
  wrong?: "value" | "key";
  readonly below: Map<string, Node>;
}

/** The data as a proxy: reading an invalid value ends the check that reads it; unknown keys are hidden. */
export function readable<T>(data: unknown, { values, keys }: InvalidParts): T {
  const top: Node = { below: new Map() };
  const mark = (path: Path, wrong: Node["wrong"]): void => {
    let node = top;
    for (const key of path) {
      const next = node.below.get(String(key)) ?? { below: new Map<string, Node>() };
      node.below.set(String(key), next);
      node = next;
    }
    node.wrong ??= wrong;
  };
  for (const path of keys) mark(path, "key");
  for (const path of values) mark(path, "value");
  return read({ data }, "data", { below: new Map([["data", top]]) }) as T;
}

function read(target: object, key: string | symbol, node: Node): unknown {
  const next = typeof key === "string" ? node.below.get(key) : undefined;
  if (next?.wrong === "key") return undefined;
  if (next?.wrong === "value") throw new Unreadable();
  const value: unknown = Reflect.get(target, key);
  return next && typeof value === "object" && value !== null ? guarded(value, next) : value;
}

const guarded = (value: object, node: Node): object => {
  const isKey = (key: string | symbol): boolean => typeof key === "string" && node.below.get(key)?.wrong === "key";
  return new Proxy(value, {
    get: (target, key) => read(target, key, node),
    has: (target, key) => read(target, key, node) !== undefined || (!isKey(key) && Reflect.has(target, key)),
    ownKeys: (target) => Reflect.ownKeys(target).filter((key) => !isKey(key)),
  });
};

/** The result of a check; undefined if it needs an invalid part. */
export function whereValid<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Runs a check on each item separately. */
export function eachValid<T>(list: readonly T[], check: (item: T, index: number) => void): void {
  for (let i = 0; i < list.length; i++) whereValid(() => check(list[i], i));
}

/** A list whose items are made on access. */
export function listAsRead<T, U>(list: readonly T[], make: (item: T) => U): readonly U[] {
  const items: U[] = [];
  for (let i = 0; i < list.length; i++) Object.defineProperty(items, i, { enumerable: true, get: () => make(list[i]) });
  return items;
}

/** A record whose values are made on access. */
export const recordAsRead = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Readonly<Record<K, V>> =>
  Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => make(key) }])),
  ) as Readonly<Record<K, V>>;

/** The entries of a record that are completely valid, as plain data. */
export const validEntries = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(record).flatMap((key) => {
      const value = whereValid(() => JSON.parse(JSON.stringify(record[key])) as unknown);
      return value === undefined ? [] : [[key, value]];
    }),
  );
