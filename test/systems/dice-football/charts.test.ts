/** The charts: every number once, what the text prints of them, and the frequencies that the digest gives (section 8), enumerated. */
import { describe, expect, it } from "vitest";
import { checkRules, chartsOf } from "../../../src/systems/dice-football/check/check-charts.js";
import { notes } from "../../../src/systems/dice-football/engine/turn.js";
import { Chart } from "../../../src/systems/dice-football/engine/books/chart.js";
import {
  BLITZES,
  facesText,
  FACES,
  LETTERS,
  LEVELS,
  PENALTY_CHARTS,
  RUNS,
  spanText,
  STANDARD_CHARTS,
  STANDARD_RULES,
  TWO_DICE,
  USUAL_DEFENSE_CALLS,
  type Rows,
} from "../../../src/systems/dice-football/rules/index.js";

const charts = STANDARD_CHARTS;

/** Mean of a chart over all numbers. */
const mean = <T>(rows: Rows<T>, of: (value: T) => number): number =>
  rows.reduce((sum, { from, to, value }) => sum + of(value) * (to - from + 1), 0) /
  rows.reduce((sum, { from, to }) => sum + to - from + 1, 0);
/** Numbers of a hundred whose rows are so. */
const share = <T>(rows: Rows<T>, is: (value: T) => boolean): number =>
  Math.round(1e6 * mean(rows, (value) => (is(value) ? 1 : 0))) / 1e4;

describe("every chart", () => {
  it("is valid", () => {
    expect(checkRules(STANDARD_RULES)).toEqual([]);
    expect(chartsOf(charts)).toHaveLength(21 + RUNS.length + 4 + PENALTY_CHARTS.length + 4 + 2);
  });
  it.each([
    ...chartsOf(charts).map(([path, rows]) => [path.join("."), rows, TWO_DICE] as const),
    ["playResult", charts.playResult as Rows<unknown>, FACES] as const,
    ...LETTERS.map((letter) => [`calls ${letter}`, USUAL_DEFENSE_CALLS[letter] as Rows<unknown>, TWO_DICE] as const),
  ])("%s has every number once, as read", (id, rows, size) => {
    const read = new Chart(id, rows, { size, words: () => "" });
    for (let roll = 0; roll < size; roll++) {
      const holders = rows.filter(({ from, to }) => roll >= from && roll <= to);
      expect(holders).toHaveLength(1);
      expect(read.at(roll)).toBe(holders[0].value);
    }
  });
  it("cites the row that it reads", () => {
    const note = notes({});
    const chart = new Chart("tackle", charts.tackle);
    expect(chart.read(30, note)).toBe(2);
    expect(new Chart("play result", charts.playResult, { size: FACES }).read(5, note)).toBe("none");
    expect(note.cites).toEqual(["tackle 18-30: 2", "play result 2-8: none"]);
  });
});

describe("what the text prints", () => {
  const at = <T>(rows: Rows<T>, roll: number): T => rows.find(({ from, to }) => roll >= from && roll <= to)!.value;
  it("kickoff 56 to the 12, behind left guard 67, tackles 30 and 69", () => {
    expect(at(charts.kickoffRegular, 56)).toEqual({ line: 12, returner: 1 });
    expect(at(charts.runningMatchup.LG, 67)).toEqual({ blocker: "OC", against3: "RILB", against4: "MLB" });
    expect([at(charts.tackle, 30), at(charts.tackle, 69)]).toEqual([2, 6]);
  });
  it("the order of blitz A, and ten letters", () => {
    expect(charts.blitzKey.A.order).toEqual(["RLB", "LLB", "MLB", "S3"]);
    expect(Object.keys(charts.blitzKey)).toEqual([...BLITZES]);
  });
  it("prints ranges", () => {
    expect([spanText([9, 56]), spanText([63, 63]), spanText(null)]).toEqual(["09-56", "63", ""]);
    expect(
      [
        [1, 6],
        [7, 10],
        [10, 10],
        [9, 10],
        [4, 4],
      ].map((span) => facesText(span as [number, number])),
    ).toEqual(["1-6", "7-9,0", "0", "9,0", "4"]);
  });
});

describe("frequencies of the digest", () => {
  it("kickoffs: touchbacks, out of bounds, and who returns", () => {
    const { kickoffRegular, kickoffAngled, kickoffSquib } = charts;
    expect(share(kickoffRegular, (cell) => cell === "TB")).toBe(14);
    const by = (number: number): number =>
      Math.round(
        (100 * share(kickoffRegular, (cell) => typeof cell === "object" && cell.returner === number)) /
          share(kickoffRegular, (cell) => typeof cell === "object"),
      );
    expect([1, 2, 3, 4, 5].map(by)).toEqual([57, 21, 13, 6, 2]);
    expect(share(kickoffAngled, (cell) => cell === "OOB40")).toBe(10);
    expect(share(kickoffSquib, (cell) => cell === "OOB40")).toBe(4);
  });
  it("an onside kick succeeds in 25 of 100", () =>
    expect(share(charts.kickoffOnside, (one) => one === "kickers")).toBe(25));
  it("tackles by rank", () => {
    const ranks = Array.from({ length: 11 }, (_, i) => share(charts.tackle, (rank) => rank === i + 1));
    expect(ranks.map(Math.round)).toEqual([18, 13, 11, 10, 9, 9, 8, 7, 6, 5, 4]);
  });
  it("sack yards, interception spots and returns", () => {
    const average = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect([average(charts.sackYards.early), average(charts.sackYards.late)]).toEqual([-8.6, -6.6]);
    const deep = LEVELS.map((level) => mean(charts.interceptionSpot, (row) => row[level]));
    expect(deep.map((yards) => Number(yards.toFixed(1)))).toEqual([0.9, 6.8, 14.5, 31.6]);
    const back = (key: "interception" | "fumble"): number => {
      const rows = charts.turnoverReturn.filter(({ value }) => value[key] !== "TD");
      return mean(rows, (row) => row[key] as number);
    };
    expect([back("interception"), back("fumble")].map((yards) => Math.round(10 * yards) / 10)).toEqual([11.4, 3.9]);
    expect(share(charts.turnoverReturn, ({ interception }) => interception === "TD")).toBe(3);
  });
  it("a fumble is the tackler's in 30 of 100", () => {
    expect(share(charts.fumbleRecovery, (one) => one === "tackler")).toBe(30);
  });
  it("fouls: the offense's share of runs and passes", () => {
    const offense = (chart: "run" | "pass"): number => {
      const rows = charts.penalties[chart].filter(({ value }) => value.side === "O" || value.side === "D");
      return share(rows, ({ side }) => side === "O");
    };
    expect([offense("run"), offense("pass")].map(Math.round)).toEqual([59, 56]);
  });
  it("receivers: the first keeps 60 of 100 of his passes", () => {
    expect(share(charts.passReceiver, (row) => row[0] === 1)).toBe(60);
    expect(share(charts.passReceiver, (row) => row[0] === 0)).toBe(6);
  });
});
