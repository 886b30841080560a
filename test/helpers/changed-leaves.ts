/** Data with one value changed: what a slip of the hand does to a file. */
import { seededRoller } from "../../src/kernel/dice/index.js";

export type Leaf = readonly (string | number)[];

/** The place of every number, text, truth and null. */
export function* leavesOf(data: unknown, path: Leaf = []): Generator<Leaf> {
  if (typeof data !== "object" || data === null) yield path;
  else if (Array.isArray(data)) for (const [i, item] of data.entries()) yield* leavesOf(item, [...path, i]);
  else for (const [key, item] of Object.entries(data)) yield* leavesOf(item, [...path, key]);
}

/** `teams[#].name`: where leaves of one meaning stand. */
export const kindOf = (path: Leaf): string => path.map((step) => (typeof step === "number" ? "#" : step)).join(".");

export const valueAt = (data: unknown, path: Leaf): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data);

/** Another value of the same form, where no other of its kind is known. */
const other = (leaf: unknown): unknown =>
  typeof leaf === "number" ? leaf + 1 : typeof leaf === "boolean" ? !leaf : typeof leaf === "string" ? `${leaf}x` : 1;

/** A copy with this leaf changed. */
export function withLeaf<T>(data: T, path: Leaf, value: unknown = other(valueAt(data, path))): T {
  const copy = structuredClone(data);
  (valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
  return copy;
}

export interface Change<T> {
  readonly path: Leaf;
  readonly data: T;
}

/** So many leaves drawn by a seed, or all where there are fewer. */
export function drawnLeaves(data: unknown, count: number, seed: number): Leaf[] {
  const roller = seededRoller(seed);
  const left = [...leavesOf(data)];
  const drawn: Leaf[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = roller.die(left.length) - 1;
    drawn.push(left[at]);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return drawn;
}

/** Each of these leaves changed into what another one of its kind holds: what a person mixes up, and no form refuses. */
export function* changesOf<T>(data: T, paths: Iterable<Leaf>, seed: number): Generator<Change<T>> {
  const roller = seededRoller(seed);
  const kinds = new Map<string, Set<unknown>>();
  for (const path of leavesOf(data)) {
    const kind = kindOf(path);
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(valueAt(data, path)));
  }
  for (const path of paths) {
    const now = valueAt(data, path);
    const others = [...kinds.get(kindOf(path))!].filter((value) => value !== now);
    const value = others.length > 0 ? others[roller.die(others.length) - 1] : other(now);
    yield { path, data: withLeaf(data, path, value) };
  }
}
