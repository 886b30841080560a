/** Every strategy circle that the source allows: its printed arrows, all others free (digest 3.1). */
import { fraction } from "../../../../src/kernel/dice/index.js";
import { STANDARD_CARD, type StrategyNumber } from "../../../../src/systems/postcard/rules/index.js";

/** Arrows that the source prints: 1 beats 2, 4 and 5; whoever it does not beat beats it; 5 beats 3. */
const PRINTED = [
  [1, 2],
  [1, 4],
  [1, 5],
  [3, 1],
  [6, 1],
  [5, 3],
] as const;

/** Numbers that each number beats; `circle[0]` is what 1 beats. */
export type Circle = readonly (readonly number[])[];

export function circles(): Circle[] {
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => a < b).map((b) => [a, b] as const));
  const free = pairs.filter(([a, b]) => !PRINTED.some(([x, y]) => (x === a && y === b) || (x === b && y === a)));
  return Array.from({ length: 2 ** free.length }, (_, bits) => {
    const arrows = [...PRINTED, ...free.map(([a, b], i) => ((bits >> i) & 1 ? ([a, b] as const) : ([b, a] as const)))];
    return [1, 2, 3, 4, 5, 6].map((number) => arrows.filter(([from]) => from === number).map(([, to]) => to));
  });
}

export const scoresOf = (circle: Circle): number[] => circle.map((beats) => beats.length);

/** A circle with every choice of stars: one for 5, two for some pass, one for some rush (L283, L285). */
export function starsOf(circle: Circle): StrategyNumber[][] {
  return Array.from({ length: 64 }, (_, bits) =>
    STANDARD_CARD.strategy.map((standard, i) => ({ ...standard, beats: circle[i], stars: 1 + ((bits >> i) & 1) })),
  ).filter(
    (strategy) =>
      strategy[4].stars === 1 &&
      strategy.some(({ play, stars }) => play === "pass" && stars === 2) &&
      strategy.some(({ play, stars }) => play === "rush" && stars === 1),
  );
}

/** Dimensions that a matrix takes to zero, by elimination in fractions. */
export function kernelSize(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let rank = 0;
  for (let c = 0; c < rows[0].length; c++) {
    const lead = rows.findIndex((row, r) => r >= rank && row[c] !== 0);
    if (lead < 0) continue;
    [rows[rank], rows[lead]] = [rows[lead], rows[rank]];
    for (let r = rank + 1; r < rows.length; r++) {
      const { n, d } = fraction(rows[r][c], rows[rank][c]);
      rows[r] = rows[r].map((a, j) => a * d - rows[rank][j] * n);
    }
    rank++;
  }
  return rows[0].length - rank;
}
