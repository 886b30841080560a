/** How bold coaches are: two-point tries of 20, by quarter, lead and era, beside counted tries. */
import { describe, expect, it } from "vitest";
import { coachRolls, goesForTwo, twoHelps } from "../../src/kernel/football/index.js";

const SEASONS = [2010, 2016, 2019];
const of20 = (ahead: number, period: number) => SEASONS.map((season) => goesForTwo(ahead, period, season));

describe("two-point tries", () => {
  it("follow the counts of 2009-14, 2015-17 and 2018-19", () => {
    expect(of20(-2, 3)).toEqual([6, 11, 16]); // 6 of 21, 8 of 15, 7 of 9
    expect(of20(-8, 4)).toEqual([0, 0, 3]); // 0 of 84, 1 of 51, 6 of 35
    expect(of20(-5, 4)).toEqual([17, 19, 20]); // 32 of 37, 26 of 28, 19 of 19
    expect(of20(12, 4)).toEqual([12, 14, 20]); // 19 of 31, 13 of 19, 7 of 7
    expect(of20(-18, 4)).toEqual([15, 14, 18]); // 22 of 30, 10 of 14, 11 of 12
    for (const behind of [19, 26, 45]) expect(of20(-behind, 4)).toEqual([3, 5, 8]); // 15 of 109, 12 of 53, 11 of 29
    expect(of20(0, 1)).toEqual([0, 0, 1]); // .4, 1.7, 3.2 percent
  });

  it("are kicks at all other leads, and the same in overtime as in the fourth quarter", () => {
    for (const ahead of [-14, -7, -4, -3, 0, 3, 6, 7, 10, 14, 40]) expect(of20(ahead, 4)).toEqual([0, 0, 0]);
    for (let ahead = -30; ahead <= 30; ahead++) expect(of20(ahead, 5)).toEqual(of20(ahead, 4));
  });

  it("help in the fourth quarter alone, where the rules have no season's habits", () => {
    const leads = Array.from({ length: 41 }, (_, i) => i - 20);
    expect(leads.filter((ahead) => twoHelps(ahead, 4))).toEqual([-13, -10, -5, -2, 1, 5]);
    expect(leads.some((ahead) => twoHelps(ahead, 3))).toBe(false);
  });
});

it("the coach's die is rolled only where both answers are possible", () => {
  const rolls: number[] = [];
  const die = (face: number) => ({ die: (faces: number) => (rolls.push(faces), face) }) as never;
  expect([coachRolls(0, die(1)), coachRolls(20, die(20))]).toEqual([false, true]);
  expect(rolls).toEqual([]);
  expect([coachRolls(7, die(7)), coachRolls(7, die(8))]).toEqual([true, false]);
  expect(rolls).toEqual([20, 20]);
});
