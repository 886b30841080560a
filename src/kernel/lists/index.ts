/** Sorting and splitting lists. */

/** The best of a list, best first; ties keep their order. */
export const best = <T>(list: readonly T[], value: (item: T) => number, count = 5): T[] =>
  list
    .map((item, i) => ({ item, i, value: value(item) }))
    .sort((a, b) => b.value - a.value || a.i - b.i)
    .slice(0, count)
    .map(({ item }) => item);

/** Splits a list into pieces of one size. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Splits a list into as few pieces as possible, of at most that size and nearly equal length. */
export function evenly<T>(list: readonly T[], most: number): T[][] {
  const pieces = Math.ceil(list.length / most);
  const from = (piece: number): number => Math.ceil((list.length * piece) / pieces);
  return Array.from({ length: pieces }, (_, i) => list.slice(from(i), from(i + 1)));
}

/** Items by number, from 1, as rows are named. */
export const numbered = <T>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((item, i) => [i + 1, item]));

/** Deals rows to a table and the tables that continue it, by name and number: one piece per copy of the sheet. */
export const dealt = <T>(
  list: readonly T[],
  name: string,
  more: string,
  capacity: (table: string) => number,
): Record<string, Record<string, T>>[] => {
  const first = capacity(name);
  return chunks(list, first + capacity(more)).map((own) => ({
    [name]: numbered(own.slice(0, first)),
    [more]: numbered(own.slice(first)),
  }));
};

/** A record with a value for each key. */
export const keyed = <K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;

/** Entries of one type, from lists whose entries have a `type`. */
export const ofType = <E extends { readonly type: string }, T extends E["type"]>(list: readonly E[], type: T) =>
  list.filter((entry): entry is Extract<E, { readonly type: T }> => entry.type === type);

/** The first entry of a type. */
export const firstOf = <E extends { readonly type: string }, T extends E["type"]>(list: readonly E[], type: T) =>
  list.find((entry): entry is Extract<E, { readonly type: T }> => entry.type === type);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Labeled ticks of an axis, from first to last, one step apart. */
export const ticks = (from: number, to: number, step: number, label: (at: number) => string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + step * i).map((at) => ({
    at,
    label: label(at),
  }));
