/** Exact dice: every outcome once. */
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
  let ways = new Map<number, number>([[plus, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [total, n] of ways)
      for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0) + n);
    ways = next;
  }
  return new Map([...ways].map(([total, n]) => [total, fraction(n, sides ** count)]));
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
