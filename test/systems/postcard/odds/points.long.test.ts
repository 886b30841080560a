import { describe, expect, it } from "vitest";
import { pointsKey, solvePoints } from "../../../../src/systems/postcard/odds/index.js";
import { sweep } from "../../../../src/systems/postcard/odds/points/solve.js";
import { STANDARD_RULES, SWITCHES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { playRows, type Start } from "./engine-rows.js";

const ROWS = 40_000;
const LIMIT = 4;

const under = (id: string, value: string): PostcardRules => ({
  ...STANDARD_RULES,
  switches: { ...STANDARD_RULES.switches, [id]: value },
});
/** Rulings that move a value of the points game. */
const alternatives = SWITCHES.flatMap(({ id, values }) =>
  values.slice(1).map(({ value }) => [id, value] as const),
).filter(([id, value]) => pointsKey(under(id, value)) !== pointsKey(STANDARD_RULES));

const STARTS: readonly Start[] = [
  [0, 1, 2],
  [1, 2, 8],
  [5, 1, 7],
  [10, 3, 12],
  [17, 2, 20],
  [19, 4, 20],
].map(([spot, down, line]) => ({ next: "down", spot, down, line }));

// The strict value of the first ruling: the standard card itself.
describe.each([[SWITCHES[0].id as string, SWITCHES[0].values[0].value] as const, ...alternatives])(
  "points game with %s: %s",
  (id, value) => {
    const table = solvePoints(under(id, value));

    it("is solved", () => {
      expect(table.values.states.every(Number.isFinite)).toBe(true);
      expect(sweep(table.values, true)).toBeLessThan(1e-8);
    });

    it("gives what the engine does", () => {
      const off: string[] = [];
      const check = (start: Start, expected: number): void => {
        const { mean, error } = playRows(table, start, ROWS, 7);
        if (Math.abs(mean - expected) > LIMIT * error)
          off.push(`${JSON.stringify(start)}: ${mean.toFixed(4)} +- ${error.toFixed(4)}, table ${expected.toFixed(4)}`);
      };
      for (const start of STARTS) check(start, table.picks(start.spot, start.down, start.line).value);
      const down = (spot: number, line: number, call: Start["call"]): Start => ({
        next: "down",
        spot,
        down: 4,
        line,
        call,
      });
      check(down(1, 5, "punt"), table.fourthDown(1, 4).punt);
      check(down(13, 16, "fieldGoal"), table.fourthDown(13, 3).fieldGoal);
      check({ next: "kickoff", spot: 7, down: 0, line: 20 }, -table.kickoff("regular").value);
      check({ next: "kickoff", spot: 7, down: 0, line: 20, onside: true }, -table.kickoff("onside").value);
      check({ next: "freeKick", spot: 4, down: 0, line: 20 }, -table.freeKickValue);
      expect(off).toEqual([]);
    });
  },
);
