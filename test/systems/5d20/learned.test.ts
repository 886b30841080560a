/** What rounds of games say of a figure of the league. */
import { describe, expect, it } from "vitest";
import { LEVERS } from "../../../src/systems/5d20/rate/calibration/effects.js";
import { learn, type Learned } from "../../../src/systems/5d20/rate/calibration/learned.js";

const MEASURED = LEVERS.redZone.moves.fieldGoals!;
const by = ({ moves }: Learned, level: string): number => moves.find(([one]) => one === level)![1];
const round = (redZone: number, over: number, error = 0.01) => ({ at: { redZone, tries: 0 }, over, error });
const learned = (rounds: Parameters<typeof learn>[2]): Learned => learn("fieldGoals", ["redZone", "tries"], rounds);

describe("a league figure", () => {
  it("misses by the default levels as one round says, with its error, and moves as measured for 2019", () => {
    const one = learned([round(0, 0.1)]);
    expect(one.miss).toBeCloseTo(0.1, 4);
    expect(Math.sqrt(one.variance)).toBeCloseTo(0.01, 4);
    expect(by(one, "redZone")).toBe(MEASURED);
  });

  it("is known better with more rounds", () => {
    const three = learned([round(0, 0.1), round(0, 0.12), round(0, 0.08)]);
    expect(three.miss).toBeCloseTo(0.1, 4);
    expect(Math.sqrt(three.variance)).toBeCloseTo(0.01 / Math.sqrt(3), 4);
  });

  it("moves twice as much as measured if distant rounds say so", () => {
    const two = learned([round(0, 0.1, 0.002), round(4, 0.1 + 8 * MEASURED, 0.002)]);
    expect(by(two, "redZone") / MEASURED).toBeCloseTo(2, 1);
    // Nobody moved the others.
    expect(by(two, "tries")).toBe(LEVERS.tries.moves.fieldGoals);
    // Where chance could have made the difference, they move as before.
    const unsure = learned([round(0, 0.1, 0.2), round(4, 0.1 + 8 * MEASURED, 0.2)]);
    expect(by(unsure, "redZone") / MEASURED).toBeLessThan(1.2);
  });
});
