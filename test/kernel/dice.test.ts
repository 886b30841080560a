import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countRolls,
  fraction,
  parseSeed,
  resumeRoller,
  rollDice,
  seededRoller,
  sumDistribution,
} from "../../src/kernel/dice/index.js";
import { formatFraction, scriptedRoller, totalProbability } from "../helpers/dice.js";
import { UserError } from "../../src/kernel/issue/index.js";

describe("seeded dice", () => {
  it("give the same faces for the same seed, and other faces for another", () => {
    const faces = (seed: number): number[] => rollDice(seededRoller(seed), 40);
    expect(faces(42)).toEqual(faces(42));
    expect(faces(42)).not.toEqual(faces(43));
  });

  it("resume from a saved JSON state as if never stopped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 50 }), (seed, skip) => {
        const roller = seededRoller(seed);
        rollDice(roller, skip, 20);
        const saved = JSON.parse(JSON.stringify(roller.state())) as number[];
        expect(rollDice(resumeRoller(saved), 10, 20)).toEqual(rollDice(roller, 10, 20));
      }),
    );
  });

  it("are fair: each d6 face within 4 standard errors over 60,000 rolls", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const roller = seededRoller(7);
    for (let i = 0; i < 60_000; i++) counts[roller.die(6) - 1]++;
    const error = Math.sqrt(60_000 * (1 / 6) * (5 / 6));
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * error);
  });

  it("diverge for neighboring seeds: first three dice over 21,600 seeds within 5 sd of their chi-square", () => {
    const counts = new Array<number>(216).fill(0);
    for (let seed = 0; seed < 21_600; seed++) {
      const [a, b, c] = rollDice(seededRoller(seed), 3);
      counts[(a - 1) * 36 + (b - 1) * 6 + c - 1]++;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 215 degrees of freedom: mean 215, standard deviation sqrt(430).
    expect(Math.abs(chi - 215)).toBeLessThan(5 * Math.sqrt(430));
  });

  it("read seeds as numbers or words, and report one out of range", () => {
    expect(parseSeed("42")).toBe(42);
    expect(parseSeed("toledo")).toBe(parseSeed("toledo"));
    expect(() => parseSeed("4294967296")).toThrow(/0 to 4294967295/);
    expect(() => parseSeed("-1")).toThrow(UserError);
  });
});

describe("scripted dice", () => {
  it("return what they are given, and report the end", () => {
    const roller = scriptedRoller(3, 6);
    expect([roller.die(6), roller.die(6)]).toEqual([3, 6]);
    expect(() => roller.die(6)).toThrow(/ends after 2/);
  });

  it("refuse a face that the die does not have", () => {
    expect(() => scriptedRoller(7).die(6)).toThrow(/a d6 cannot show 7; expected 1 to 6/);
  });
});

describe("exact probabilities", () => {
  it("2d6 sums to one, with 7 at 1/6", () => {
    const sums = sumDistribution(2, 6);
    expect(formatFraction(totalProbability(sums.values()))).toBe("1");
    expect(formatFraction(sums.get(7)!)).toBe("1/6");
    expect(formatFraction(sums.get(2)!)).toBe("1/36");
  });

  it("enumerates every roll once", () => {
    const counts = countRolls(5, 6, (faces) => new Set(faces).size);
    expect([...counts.values()].reduce((a, b) => a + b)).toBe(7776);
    expect(counts.get(1)).toBe(6);
    expect(counts.get(5)).toBe(720);
  });

  it("refuses fractions that are not exact", () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0.5, 1)).toThrow(RangeError);
  });
});
