/** Lists in order and in pieces. */

/** The best of a list, best first; equal ones keep their order. */
export const best = <T>(list: readonly T[], value: (item: T) => number, count = 5): T[] =>
  list
    .map((item, i) => ({ item, i, value: value(item) }))
    .sort((a, b) => b.value - a.value || a.i - b.i)
    .slice(0, count)
    .map(({ item }) => item);

/** A list in pieces of a size. */
export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
