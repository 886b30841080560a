/** How bold coaches are: two-point tries of 20, by quarter, lead and era, beside counted tries. */
import { describe, expect, it } from "vitest";
import { coachRolls, goesForTwo, goesOn, needsTouchdown, nerveOf, twoHelps } from "../../src/kernel/football/index.js";

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

describe("fourth downs", () => {
  it("follow the counts of 2018 and 2019 since 2018, and those of 2009-16 before", () => {
    const to = (left: number) =>
      [2014, 2018].map((season) => [1, 2, 3, 5, 8].map((toGo) => goesOn(left, toGo, season)));
    expect(to(50)).toEqual([
      [7, 2, 0, 0, 0], // of 311, 236, 429, 665 and 1,214: 104, 21, 9, 21, 18
      [12, 6, 3, 1, 0], // of 77, 43, 104, 150 and 277: 48, 13, 15, 7, 2
    ]);
    expect(to(40)[1]).toEqual([18, 14, 6, 3, 1]); // of 48, 23, 56, 84 and 172: 43, 16, 17, 12, 5
  });

  it("of a bold team never ask for more than the die shows", () => {
    expect([goesOn(37, 1, 2019, 5), goesOn(37, 1, 2019, -19), goesOn(90, 9, 2019, 5)]).toEqual([20, 0, 0]);
  });
});

it("three points are not enough for a team far behind: sooner for coaches since 2018", () => {
  const last = (season: number, behind: number, left = 60) =>
    [900, 480, 300, 180].find((clock) => needsTouchdown(nerveOf(season).late, behind, clock, left));
  expect([20, 17, 16, 9, 8, 4, 3].map((behind) => last(2019, behind))).toEqual([900, 900, 480, 480, 300, 300, 180]);
  expect([20, 17, 16, 9, 8, 4, 3].map((behind) => last(2014, behind))).toEqual([300, 300, 300, 300, 180, 180, 180]);
  expect([last(2019, 17, 61), last(2019, 0), last(2014, 1, 99)]).toEqual([300, undefined, 180]);
});
