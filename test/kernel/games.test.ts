/** Matrix games. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { solveMatrixGame, valueOfMatrixGame } from "../../src/kernel/games/index.js";

describe("matrix games", () => {
  it("are solved correctly for known ones", () => {
    const rps = solveMatrixGame(Float64Array.from([0, -1, 1, 1, 0, -1, -1, 1, 0]), 3, 3);
    expect(rps.value).toBeCloseTo(0, 12);
    expect([...rps.rows, ...rps.columns]).toEqual(new Array(6).fill(expect.closeTo(1 / 3, 12)));
    const saddle = solveMatrixGame(Float64Array.from([4, 2, 3, 1]), 2, 2);
    expect([saddle.value, ...saddle.rows, ...saddle.columns]).toEqual(
      [2, 1, 0, 0, 1].map((v) => expect.closeTo(v, 12)),
    );
  });

  it("keep their solutions when larger ones are solved, and have the same value by itself", () => {
    const game = (rows: number, columns: number) =>
      Float64Array.from({ length: rows * columns }, (_, i) => ((i * 7919) % 97) / 10);
    const small = solveMatrixGame(game(3, 4), 3, 4);
    const before = [small.value, ...small.rows, ...small.columns];
    const large = solveMatrixGame(game(40, 30), 40, 30);
    expect(large.rows.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    expect(valueOfMatrixGame(game(40, 30), 40, 30)).toBe(large.value);
    expect([small.value, ...small.rows, ...small.columns]).toEqual(before);
    expect(valueOfMatrixGame(game(3, 4), 3, 4)).toBe(small.value);
  });

  it("leave neither side a better answer in random games", () => {
    const dice = seededRoller(5);
    for (let game = 0; game < 200; game++) {
      const [rows, columns] = [dice.die(19), dice.die(8)];
      const payoff = Float64Array.from({ length: rows * columns }, () => (dice.die(2000) - 1000) / 100);
      const s = solveMatrixGame(payoff, rows, columns);
      for (let r = 0; r < rows; r++) {
        let worth = 0;
        for (let c = 0; c < columns; c++) worth += s.columns[c] * payoff[r * columns + c];
        expect(worth).toBeLessThan(s.value + 1e-9);
      }
      for (let c = 0; c < columns; c++) {
        let worth = 0;
        for (let r = 0; r < rows; r++) worth += s.rows[r] * payoff[r * columns + c];
        expect(worth).toBeGreaterThan(s.value - 1e-9);
      }
      expect(s.rows.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    }
  });
});
