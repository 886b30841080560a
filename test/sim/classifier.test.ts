/** The classifier that tells replayed games from real ones, on made-up data whose AUC is known. */
import { expect, it } from "vitest";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { areaUnder, classifierAuc, type ClassifierRow } from "../../src/sim/shape/classifier.js";

/** About normal, from twelve dice of a thousand. */
function normals(seed: number): () => number {
  const dice = seededRoller(seed);
  return () => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += (dice.die(1000) - 0.5) / 1000;
    return sum - 6;
  };
}

const rowsOf = (columns: (normal: () => number, real: boolean) => number[]): ClassifierRow[] => {
  const normal = normals(7);
  return Array.from({ length: 2000 }, (_, i) => {
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
