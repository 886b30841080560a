/** Digest section 9 and table 2.1, enumerated from the live rules. */
import { describe, expect, it } from "vitest";
import { forEachRoll } from "../../../src/kernel/dice/index.js";
import { formatFraction } from "../../helpers/dice.js";
import {
  coldRun,
  diceNeeded,
  firstRollOdds,
  offSeasonOdds,
  offSeasonWays,
  PATTERN_BITS,
  patternMask,
  PATTERNS,
  reachTable,
  roundOdds,
  seasonMaximum,
  STANDARD_RULES,
  type Pattern,
} from "../../../src/systems/dynasty/rules/index.js";
import { ruling } from "./scripted.js";

const contains = (pattern: Pattern, faces: readonly number[]): boolean =>
  (patternMask(faces) & PATTERN_BITS[pattern]) !== 0;

const rules = STANDARD_RULES;

describe("first roll", () => {
  // record and entry: ways with 3, 4 and 5 dice
  const table: readonly [string, number, number, number][] = [
    ["16-0 bye", 0, 0, 6],
    ["15-1 bye", 0, 0, 0],
    ["14-2 bye", 0, 0, 240],
    ["13-3 bye", 0, 0, 0],
    ["12-4 wildCard", 0, 0, 300],
    ["11-5 wildCard", 0, 6, 150],
    ["10-6 wildCard", 0, 66, 852],
    ["10-6 none", 0, 6, 108],
    ["9-7 wildCard", 3, 60, 600],
    ["9-7 none", 3, 60, 600],
    ["8-8 wildCard", 0, 15, 300],
    ["8-8 none", 0, 75, 1500],
    ["7-9 none", 90, 720, 2880],
    ["6-10 none", 20, 54, 48],
    ["5-11 none", 20, 48, 48],
    ["4-12 none", 20, 42, 24],
    ["3-13 none", 20, 42, 24],
    ["2-14 none", 20, 48, 48],
    ["1-15 none", 20, 54, 48],
  ];
  it.each([3, 4, 5])("%i dice: ways", (dice) => {
    const odds = firstRollOdds(rules, dice);
    const found = odds.results.map((line) => [`${line.record} ${line.entry}`, line.ways]);
    expect(found).toEqual(table.map((line) => [line[0], line[dice - 2]]));
    expect(odds.total).toBe(6 ** dice);
  });
  it.each([
    [3, 3, 0, 6, 210, "46/9", 0.028582, 0],
    [4, 147, 0, 198, 1008, "1439/216", 0.200797, 0],
    [5, 2448, 246, 2856, 3120, "10751/1296", 0.94589, 0.000480339],
  ])("%i dice: summary", (dice, inPlayoffs, bye, winning, losing, meanWins, points, title) => {
    const odds = firstRollOdds(rules, dice);
    expect(odds).toMatchObject({ inPlayoffs, bye, winning, losing });
    expect(formatFraction(odds.meanWins)).toBe(meanWins);
    expect(odds.coldPoints).toBeCloseTo(points, 6);
    expect(odds.coldTitle).toBeCloseTo(title, 9);
  });
});

describe("playoff rounds, one cold roll", () => {
  const ways = (dice: number, orBetter: boolean): number[] => {
    const odds = roundOdds(orBetter ? ruling({ playoffMatch: "orBetter" }) : rules, dice);
    return [odds.wildCard, odds.divisional, odds.conference, odds.bigGame].map((f) => (f.n * 6 ** dice) / f.d);
  };
  it("contains", () => {
    expect(ways(3, false)).toEqual([6, 6, 0, 0]);
    expect(ways(4, false)).toEqual([216, 216, 78, 0]);
    expect(ways(5, false)).toEqual([3456, 3456, 1356, 306]);
  });
  it("or better", () => {
    expect(ways(4, true)).toEqual([288, 288, 78, 0]);
    expect(ways(5, true)).toEqual([4656, 4656, 1656, 546]);
  });
  it("cold run to the title", () => {
    const run = coldRun(rules, 5);
    expect(run.title).toBeCloseTo(0.00135551, 8);
    expect(run.titleFromBye).toBeCloseTo(0.0030499, 7);
  });
});

describe("offseason", () => {
  it("ways out of 36 by modifier", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((m) => offSeasonWays(rules, m))).toEqual([
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
      [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 3],
      [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 6],
      [0, 0, 0, 1, 2, 3, 4, 5, 6, 5, 10],
      [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 15],
      [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 21],
      [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 26],
      [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 30],
    ]);
  });
  it.each([
    [0, "5/36", "5/36", "4/9"],
    [1, "2/27", "23/108", "181/216"],
    [2, "1/27", "17/54", "133/108"],
    [3, "1/36", "4/9", "113/72"],
    [4, "1/54", "65/108", "47/27"],
    [5, "1/108", "79/108", "407/216"],
    [6, "0", "5/6", "35/18"],
    [7, "0", "11/12", "71/36"],
  ])("modifier %i with the Front Office resolved", (modifier, lose, gain, influence) => {
    const odds = offSeasonOdds(rules, modifier);
    expect([odds.loseDie, odds.gainDie, odds.influence].map(formatFraction)).toEqual([lose, gain, influence]);
  });
});

describe("reach (2.1)", () => {
  const [three, four, five] = reachTable(rules);
  const ids = (rows: readonly number[]): string[] => rows.map((row) => rules.tables.regularSeason[row].id);
  it("3 dice: 9-7, 7-9 and less; no bye, no conference title", () => {
    expect(ids(three.rows)).toEqual(["three", "threex", "pair", "nothing"]);
    expect(three.entries).not.toContain("bye");
    expect(three.rounds).toEqual(["wildCard", "divisional"]);
  });
  it("4 dice: also 11-5, 10-6 and 8-8; no Big Game", () => {
    expect(ids(four.rows)).toEqual([
      "four",
      "run4",
      "run4x",
      "three",
      "threex",
      "twopair",
      "twopairx",
      "pair",
      "nothing",
    ]);
    expect(four.rounds).toEqual(["wildCard", "divisional", "conference"]);
  });
  it("5 dice: everything", () => {
    expect(five.rows).toHaveLength(14);
    expect(five.rounds).toHaveLength(4);
    expect(five.entries).toContain("bye");
  });
  it("dice needed, as the mat prints it", () => {
    expect(diceNeeded(rules)).toEqual([5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 4, 4, 3, 3]);
  });
  it("a season scores at most 20 points", () => expect(seasonMaximum(rules)).toBe(20));
});

describe("patterns", () => {
  it("the mask does not depend on the order of the dice", () => {
    forEachRoll(4, 6, (faces) => {
      expect(patternMask(faces)).toBe(patternMask([...faces].sort((a, b) => a - b)));
    });
  });
  it("better patterns hold lesser ones as D5 lists them", () => {
    expect(contains("threeOfAKind", [2, 2, 2, 2])).toBe(true);
    expect(contains("twoPair", [2, 2, 2, 2])).toBe(false);
    expect(contains("twoPair", [2, 2, 5, 5, 5]) && contains("threeOfAKind", [2, 2, 5, 5, 5])).toBe(true);
    expect(contains("straightOf4", [5, 4, 3, 2, 1])).toBe(true);
    expect(contains("fourOfAKind", [3, 3, 3, 3, 3]) && !contains("fullHouse", [3, 3, 3, 3, 3])).toBe(true);
  });
  it("straights do not wrap (D23)", () => {
    expect(contains("straightOf4", [5, 6, 1, 2])).toBe(false);
    expect(PATTERNS.filter((pattern) => contains(pattern, [4, 5, 6, 1, 2]))).toEqual(["nothing"]);
  });
});
