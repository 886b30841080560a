/** The bonus game and the count of strategy circles (digest 3.1). */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { solveMatrixGame } from "../../../../src/kernel/games/index.js";
import {
  bonusMatrix,
  equilibrium,
  formatRational,
  solveExactly,
  toNumber,
} from "../../../../src/systems/postcard/proof/index.js";
import { NUMBERS, STANDARD_CARD, STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { circles, kernelSize, scoresOf, starsOf } from "./circles.js";

describe("exact matrix games", () => {
  it("solve known ones", () => {
    const rps = solveExactly([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(formatRational(rps.value)).toBe("0");
    expect(rps.row.extremes.map((mix) => mix.map(formatRational))).toEqual([["1/3", "1/3", "1/3"]]);
    const saddle = solveExactly([
      [4, 2],
      [3, 1],
    ]);
    expect([formatRational(saddle.value), saddle.row.support, saddle.column.support]).toEqual(["2", [0], [1]]);
    const mixed = solveExactly([
      [3, -1],
      [-2, 1],
    ]);
    expect(formatRational(mixed.value)).toBe("1/7");
    expect(mixed.row.extremes[0].map(formatRational)).toEqual(["3/7", "4/7"]);
    expect(mixed.column.extremes[0].map(formatRational)).toEqual(["2/7", "5/7"]);
  });

  it("agree with the floating-point solver, and every corner is optimal", () => {
    const dice = seededRoller(11);
    for (let game = 0; game < 40; game++) {
      const [rows, columns] = [dice.die(5), dice.die(5)];
      const matrix = Array.from({ length: rows }, () => Array.from({ length: columns }, () => dice.die(9) - 5));
      const { value, row, column } = solveExactly(matrix);
      const float = solveMatrixGame(Float64Array.from(matrix.flat()), rows, columns);
      expect(toNumber(value)).toBeCloseTo(float.value, 9);
      expect(row.extremes.length * column.extremes.length).toBeGreaterThan(0);
      for (const mix of row.extremes) {
        for (let c = 0; c < columns; c++) {
          expect(mix.reduce((sum, x, r) => sum + toNumber(x) * matrix[r][c], 0)).toBeGreaterThan(
            toNumber(value) - 1e-12,
          );
        }
      }
      for (const mix of column.extremes) {
        for (const payoffs of matrix) {
          expect(mix.reduce((sum, x, c) => sum + toNumber(x) * payoffs[c], 0)).toBeLessThan(toNumber(value) + 1e-12);
        }
      }
    }
  });
});

describe("the bonus game of the card", () => {
  const game = equilibrium(STANDARD_RULES);

  it("is worth nothing, and a die is a perfect picker", () => {
    expect(formatRational(game.value)).toBe("0");
    expect(game.rowSums).toEqual([0, 0, 0, 0, 0, 0]);
    expect([game.uniform, game.fullSupport]).toEqual([true, true]);
    expect(game.support).toEqual([...NUMBERS]);
  });

  it("may lean to the rushes with the odds and to the passes with the evens, and no farther", () => {
    expect(game.extremes.map(({ words, rush }) => [words, formatRational(rush)])).toEqual([
      ["1, 3, 5: 1/3 each", "2/3"],
      ["2, 4, 6: 1/3 each", "1/3"],
    ]);
  });

  it("has the bonuses that the digest counts for two dice", () => {
    const count = new Map<number, number>();
    for (const bonus of bonusMatrix(STANDARD_CARD).flat()) count.set(bonus, (count.get(bonus) ?? 0) + 1);
    expect([-2, -1, 0, 1, 2].map((bonus) => count.get(bonus))).toEqual([6, 9, 6, 9, 6]);
  });
});

describe("all circles with the printed arrows", () => {
  const all = circles();
  const even = all.filter((circle) => scoresOf(circle).every((score) => score === 2 || score === 3));
  const starred = even.flatMap(starsOf);

  it("are 512, of which 88 give every number two or three wins", () => {
    expect([all.length, even.length]).toEqual([512, 88]);
  });

  it("make 2,464 cards with stars, 92 with a mix of all six, 8 for a die", () => {
    expect(starred).toHaveLength(2464);
    // A mix of all six is its own best answer only when no number gains against it: then the matrix is singular.
    const singular = starred.filter((strategy) => kernelSize(bonusMatrix({ strategy })) > 0);
    const full = singular.filter((strategy) => equilibrium({ card: { strategy } }).fullSupport);
    expect(full).toHaveLength(92);
    const uniform = starred.filter((strategy) =>
      bonusMatrix({ strategy }).every((row) => row.reduce((a, b) => a + b) === 0),
    );
    expect(uniform).toHaveLength(8);
    const kinds = uniform.map((strategy) => strategy.map(({ stars }) => stars).join(""));
    expect(kinds.filter((stars) => stars === "122211")).toHaveLength(4);
    expect(kinds.filter((stars) => stars === "121212")).toHaveLength(4);
  });
});
