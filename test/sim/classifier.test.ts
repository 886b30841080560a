/** The classifier that tells replayed games from real ones, on made-up data whose AUC is known. */
import { expect, it } from "vitest";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { binEdges, binOf, boost } from "../../src/sim/shape/boosted.js";
import { areaUnder, boostedAuc, classifierAuc, type ClassifierRow } from "../../src/sim/shape/classifier.js";

/** About normal, from twelve dice of a thousand. */
function normals(seed: number): () => number {
  const dice = seededRoller(seed);
  return () => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += (dice.die(1000) - 0.5) / 1000;
    return sum - 6;
  };
}

const rowsOf = (columns: (normal: () => number, real: boolean) => number[], length = 2000): ClassifierRow[] => {
  const normal = normals(7);
  return Array.from({ length }, (_, i) => {
    const real = i % 2 === 0;
    return { columns: columns(normal, real), real, game: Math.floor(i / 4) };
  });
};

it("counts pairs exactly, equal ones half", () => {
  const scores = (of: string) => [...of].map((sign, i) => ({ score: i, real: sign === "r" }));
  expect([areaUnder(scores("pr")), areaUnder(scores("rp")), areaUnder(scores("prrp"))]).toEqual([1, 0, 0.5]);
  expect(
    areaUnder([
      { score: 1, real: true },
      { score: 1, real: false },
    ]),
  ).toBe(0.5);
});

it("finds a difference of means: one standard deviation is .760", () => {
  const { auc, error } = classifierAuc(rowsOf((normal, real) => [normal() + (real ? 1 : 0), normal()]));
  expect(error).toBeLessThan(0.012);
  expect(Math.abs(auc - 0.7602)).toBeLessThan(3.5 * error);
});

it("finds a difference of spreads by the squares: twice as wide is .705", () => {
  // |x| decides: P(2|z1| > |z2|) = 2 atan(2) / pi.
  const { auc, error } = classifierAuc(rowsOf((normal, real) => [normal() * (real ? 2 : 1)]));
  expect(Math.abs(auc - (2 * Math.atan(2)) / Math.PI)).toBeLessThan(3.5 * error);
});

it("finds nothing in equal samples", () => {
  const { auc, error } = classifierAuc(rowsOf((normal) => [normal(), normal(), normal()]));
  expect(Math.abs(auc - 0.5)).toBeLessThan(3.5 * error);
});

it("sees by trees what squares do not: a number that comes too often", () => {
  // All beyond 1 is at 1.589: the root of its mean square, so that mean and spread stay the same.
  const rows = rowsOf((normal, real) => {
    const value = normal();
    return [!real && Math.abs(value) > 1 ? 1.589 * Math.sign(value) : value, normal()];
  });
  const [squares, trees] = [classifierAuc(rows), boostedAuc(rows)];
  expect(squares.auc).toBeLessThan(0.53);
  expect(trees.auc).toBeGreaterThan(squares.auc + 0.1);
  expect(trees.shares[0]).toBeGreaterThan(trees.shares[1]);
  expect(trees.shares[0] + trees.shares[1]).toBeCloseTo(1, 9);
});

it("finds by trees that two columns do not go together: same signs are .75", () => {
  // Real rows have equal signs, replayed ones any: half of those are like real ones.
  const { auc, error } = boostedAuc(
    rowsOf((normal, real) => {
      const [a, b] = [normal(), normal()];
      return [a, real ? Math.abs(b) * Math.sign(a) : b];
    }),
  );
  expect(Math.abs(auc - 0.75)).toBeLessThan(4 * error);
});

it("finds nothing by trees in equal samples, and the same at every run", () => {
  const rows = rowsOf((normal) => [normal(), normal(), normal()]);
  const { auc, error } = boostedAuc(rows);
  expect(Math.abs(auc - 0.5)).toBeLessThan(3.5 * error);
  const some = rows.slice(0, 400);
  const [once, again] = [boost(some), boost(some)].map(({ score }) => some.map(({ columns }) => score(columns)));
  expect(again).toEqual(once);
});

it("cuts columns between their values, and at equal shares if there are many", () => {
  expect(binEdges([3, 1, 1, 2, 7])).toEqual([1.5, 2.5, 5]);
  expect([0, 1, 1.5, 1.6, 2.5, 3, 99].map((value) => binOf([1.5, 2.5, 5], value))).toEqual([0, 0, 0, 1, 1, 2, 3]);
  const many = binEdges(Array.from({ length: 10_000 }, (_, i) => i));
  expect(many).toHaveLength(254);
  expect(binOf(many, 9999)).toBe(254);
});
