/** PC-6: the tables of section 8, from the odds of the card in force. */
import { describe, expect, it } from "vitest";
import { oddsOf, solvedPoints } from "../../../../src/systems/postcard/odds/index.js";
import { PRESET_RULES, STANDARD_CARD } from "../../../../src/systems/postcard/rules/index.js";
import {
  attemptTable,
  levelTable,
  rushTable,
  runTable,
  stepTable,
  uniformTable,
} from "../../../../src/systems/postcard/sheets/probability-plays.js";
import {
  fieldGoalTable,
  fieldTable,
  onsideTable,
  pointsPlot,
  pointsTable,
  puntTable,
} from "../../../../src/systems/postcard/sheets/probability-points.js";
import type { OddsTable } from "../../../../src/systems/postcard/sheets/probability-table.js";
import { probability } from "../../../../src/systems/postcard/sheets/probability.js";
import { build, cache, expectNeat, LOOKS, wordsOf } from "./quick-reference-build.js";

const { strict } = PRESET_RULES;
const odds = oddsOf(strict);
const points = solvedPoints(strict, cache);
const line = (table: OddsTable, key: string): string[] =>
  table.rows.find(([head]) => head.text === key)!.map(({ text }) => text);

describe("probability card", () => {
  it.each(LOOKS)("is two neat pages: $name", (look) => {
    if (look.theme !== "large-print") expect(build(probability, look).pages).toHaveLength(2);
    expectNeat(probability, look);
  });

  it("prints the chances of section 8", () => {
    expect(line(rushTable(odds), "0")).toEqual([
      "0",
      "–",
      "–",
      "2.8",
      "55.6",
      "13.9",
      "11.1",
      "8.3",
      "8.3",
      "–",
      "4.2",
      "7.6",
      "2.0",
    ]);
    expect(line(runTable(odds), "+1").slice(0, 4)).toEqual(["+1", "58.3", "41.7", "–"]);
    expect(line(levelTable(odds), "L3").slice(1, 4)).toEqual(["35–45", "44.4", "5.1"]);
    expect(line(stepTable(odds), "+1")).toEqual(["+1", "80.6", "1.9", "–", "12.4", "66.2", "3.1", "–", "21.9"]);
    expect(line(attemptTable(odds), "0").slice(0, 5)).toEqual(["0", "43.9", "3.7", "2.3", "12.7"]);
    expect(line(uniformTable(odds), "rush")).toEqual(["rush", "16.7", "22.2", "16.7", "33.3", "11.1"]);
    expect(line(fieldGoalTable(odds), "20")).toEqual(["20", "30", "4–10", "83.3", "81.0"]);
    expect(line(puntTable(odds), "40")).toEqual(["40", "5–9", "66.7", "±15", "+2", "+3"]);
    expect(line(onsideTable(odds), "recovered").slice(1)).toEqual(["13.9", "17.4", "18.5", "17.4"]);
    expect(line(fieldTable(points), "own 25")).toEqual(["own 25", "1.52"]);
    expect(line(pointsTable(points), "10").slice(1, 5)).toEqual(["1.52", "1.08", "0.33", "\u22120.98"]);
  });

  it("adds every row of the rush table up to 100", () => {
    for (const row of rushTable(odds).rows) {
      const sum = row.slice(1, 1 + odds.rush.columns.length).reduce((all, { chance = 0 }) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it("draws one line a down, each below the one before", () => {
    const { series, low, high } = pointsPlot(points);
    expect(series).toHaveLength(4);
    series.slice(1).forEach(({ values }, i) =>
      values.forEach((value, spot) => {
        expect(value).toBeLessThanOrEqual(series[i].values[spot] + 1e-9);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(series[i].values[spot]).toBeLessThanOrEqual(high);
      }),
    );
  });

  it("changes with the card", () => {
    const card = {
      ...STANDARD_CARD,
      levels: STANDARD_CARD.levels.map((level) => (level.level === 1 ? { ...level, catch: 3 } : level)),
      punts: STANDARD_CARD.punts.slice(1),
    };
    const rules = { ...strict, name: "house", card };
    expect(line(levelTable(oddsOf(rules)), "L1")).not.toEqual(line(levelTable(odds), "L1"));
    expect(puntTable(oddsOf(rules)).rows).toHaveLength(STANDARD_CARD.punts.length - 1);
    expectNeat(probability, { rules });
    expect(wordsOf(probability, { rules })).not.toBe(wordsOf(probability));
  });

  it("fits the cards of every switch of the rush chart", () => {
    for (const rushBeyond of ["clamp", "extend"] as const) {
      const rules = { ...strict, name: "house", switches: { ...strict.switches, rushBeyond } };
      expectNeat(probability, { rules });
    }
  });
});
