/** Exact dice odds: enumerates every outcome once. */
import { fraction, type Fraction } from "./fraction.js";

/** Every ordered outcome of `count` dice of `sides` sides. 5d6 gives 7,776 arrays. The array passed to `visit` is reused. */
export function forEachRoll(count: number, sides: number, visit: (faces: readonly number[]) => void): void {
  const faces = new Array<number>(count).fill(1);
  for (;;) {
    visit(faces);
    let i = count - 1;
    while (i >= 0 && faces[i] === sides) faces[i--] = 1;
    if (i < 0) return;
    faces[i]++;
  }
}

/** Exact distribution of the sum of `count` dice plus `plus`: total -> probability. */
export function sumDistribution(count: number, sides: number, plus = 0): Map<number, Fraction> {
  const die = new Map(Array.from({ length: sides }, (_, face) => [face + 1, 1]));
  return new Map([...sumOfParts(die, count)].map(([total, n]) => [total + plus, fraction(n, sides ** count)]));
}

/** Counts outcomes by a key: how many of the sides^count rolls give each value of `classify`. */
export function countRolls<K>(count: number, sides: number, classify: (faces: readonly number[]) => K): Map<K, number> {
  const counts = new Map<K, number>();
  forEachRoll(count, sides, (faces) => {
    const key = classify(faces);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
}

/** Number of ways, or probability, of each sum of that many independent, identical parts. */
export function sumOfParts(one: ReadonlyMap<number, number>, count: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let part = 0; part < count; part++) {
    const next = new Map<number, number>();
    for (const [sum, p] of sums)
      for (const [value, q] of one) next.set(sum + value, (next.get(sum + value) ?? 0) + p * q);
    sums = next;
  }
  return sums;
}
