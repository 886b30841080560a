import { describe, expect, it } from "vitest";
import { solvedPoints } from "../../../../src/systems/postcard/odds/index.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { cache } from "../../../helpers/cache.js";
import { playRows, type Start } from "./engine-rows.js";

const ROWS = 4000;
/** Standard errors: a sound row fails once in 15,000 seeds, and the seed stands still. */
const LIMIT = 4;

describe("rows of the engine", () => {
  const table = solvedPoints(STANDARD_RULES, cache);
  const down = (spot: number, number: number, line: number, call?: Start["call"]): Start => ({
    next: "down",
    spot,
    down: number,
    line,
    call,
  });
  const kick = (next: "kickoff" | "freeKick", spot: number): Start => ({ next, spot, down: 0, line: 20 });

  const cases: readonly (readonly [what: string, start: Start, expected: number])[] = [
    ["first down at the own 25", down(5, 1, 7), table.picks(5, 1, 7).value],
    ["third and long from the own goal line", down(0, 3, 4), table.picks(0, 3, 4).value],
    ["fourth and goal from the 5", down(19, 4, 20), table.picks(19, 4, 20).value],
    ["a punt from the own 10", down(2, 4, 6, "punt"), table.fourthDown(2, 4).punt],
    ["a field goal from the 25", down(15, 4, 18, "fieldGoal"), table.fourthDown(15, 3).fieldGoal],
    ["a kickoff", kick("kickoff", 7), -table.kickoffValue],
    ["an onside kick", { ...kick("kickoff", 7), onside: true }, -table.kickoff("onside").value],
    ["a free kick", kick("freeKick", 4), -table.freeKickValue],
  ];
  it.each(cases)("have the values of the table: %s", (_what, start, expected) => {
    const { mean, error } = playRows(table, start, ROWS, 42);
    expect(error).toBeLessThan(0.07);
    expect(Math.abs(mean - expected)).toBeLessThan(LIMIT * error);
  });
});
