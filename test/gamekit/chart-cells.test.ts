/** Cells of charts: read and written as they are printed, changed one by one; figures by every number of the dice. */
import { describe, expect, it } from "vitest";
import type { GridCell } from "../../src/contract/chart-grid.js";
import { cellText, cellValue } from "../../src/gamekit/chart-cells.js";
import { formatPath, nowhereKnown, UserError, valueAt, withValue } from "../../src/kernel/issue/index.js";
import { loadRater } from "../../src/systems/index.js";
import { chanceOfKinds, jointOverRows } from "../../src/systems/5d20/joint/index.js";
import { passerShares } from "../../src/systems/5d20/rate/cells.js";
import { PASS_MIX } from "../../src/systems/5d20/rate/model.js";
import { LEAGUE_AVERAGE, STANDARD_RULES } from "../../src/systems/5d20/rules/index.js";
import { sampleTeams as charts } from "../../src/systems/5d20/teams/sample-teams.js";
import { faceWithin } from "../../src/systems/dice-football/rules/index.js";
import { sampleTeams as squads } from "../../src/systems/dice-football/teams/sample-teams.js";

const GAMES = [
  ["5d20", charts],
  ["dice-football", squads],
] as const;

describe("a cell", () => {
  it("reads what it prints, and says what belongs there", () => {
    expect(cellValue("two dice", "09-56", null)).toEqual([9, 56]);
    expect(cellValue("two dice", "63", null)).toEqual([63, 63]);
    expect(cellValue("faces", "7-9,0", null)).toEqual([7, 10]);
    expect(cellValue("faces", "0", null)).toEqual([10, 10]);
    expect(cellValue("number", "\u22123", 0)).toBe(-3);
    expect(cellValue("number or TB", "tb", 60)).toBe("TB");
    expect(cellValue("punt", "43f", "TB")).toBe("43F");
    expect(cellValue("number or blank", " ", 4)).toBeNull();
    expect(cellValue("row", "00-13", { from: 1, to: 2, value: "OC" })).toEqual({ from: 0, to: 13, value: "OC" });
    for (const [form, text] of [
      ["number", "3.5"],
      ["number", ""],
      ["number or TB", "TD"],
      ["two dice", "a-b"],
      ["faces", "x"],
      ["punt", "F43"],
      ["range", "1-2-3"],
    ] as const)
      expect(() => cellValue(form, text, null), `${form} ${text}`).toThrow(UserError);
  });

  it("reads every range of faces that it writes", () => {
    for (let from = 1; from <= 10; from++)
      for (let to = from; to <= 10; to++) {
        const text = cellText("faces", [from, to]);
        expect(cellValue("faces", text, null), text).toEqual([from, to]);
        const digits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => faceWithin([from, to], digit));
        expect(digits).toHaveLength(to - from + 1);
      }
  });
});

describe.each(GAMES)("the cells of %s", (id, teams) => {
  it("each appear once, and rewriting them changes nothing", async () => {
    const { cells } = (await loadRater(id))!;
    for (const team of teams()) {
      const all = cells.blocks(team).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      const known = all.filter((cell): cell is GridCell => cell !== undefined);
      expect(new Set(known.map(({ path }) => formatPath(path))).size).toBe(known.length);
      expect(known.length).toBeGreaterThan(400);
      const again = known.reduce<object>(
        (chart, { path, form, text }) => withValue(chart, path, cellValue(form, text, valueAt(chart, path))),
        team,
      );
      expect(JSON.stringify(again)).toBe(JSON.stringify(team));
      expect(cells.check(again, nowhereKnown).filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });

  it("have as many headings as cells in each row", async () => {
    const { cells } = (await loadRater(id))!;
    for (const { heads, groups, rows, title } of cells.blocks(teams()[0])) {
      for (const row of rows) expect(row.cells.length, `${title} ${row.name}`).toBeLessThanOrEqual(heads.length);
      if (groups)
        expect(
          groups.reduce((sum, { count }) => sum + count, 0),
          title,
        ).toBe(heads.length);
    }
  });

  it("update figures in under 50 ms, typically", async () => {
    const { figuresOf, cells } = (await loadRater(id))!;
    const [team] = teams();
    figuresOf(team);
    const times: number[] = [];
    const all = cells.blocks(team).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    const numbers = all.filter((cell) => cell?.form === "number").filter((_, i) => i % 12 === 0);
    for (const cell of numbers) {
      const changed = withValue(team, cell!.path, (valueAt(team, cell!.path) as number) + 1);
      if (cells.check(changed, nowhereKnown).some(({ severity }) => severity === "error")) continue;
      const from = performance.now();
      const rows = figuresOf(changed);
      times.push(performance.now() - from);
      expect(rows.every(({ value }) => Number.isFinite(value))).toBe(true);
    }
    times.sort((a, b) => a - b);
    // For the report: a machine that others share says nothing by its worst.
    console.info(`${id}: ${times.length} cells, median ${times[times.length >> 1].toFixed(1)} ms`);
    expect(times.length).toBeGreaterThan(10);
  });
});

describe("figures", () => {
  it("of 5D20 match every roll of the five dice", async () => {
    const { figuresOf } = (await loadRater("5d20"))!;
    for (const chart of charts()) {
      const rows = new Map(figuresOf(chart, { quick: true }).map(({ id, value }) => [id, value]));
      const shares = passerShares(chart.qbs);
      // Each passer against the average team: 8,000 first rolls, then every second one.
      const joint = (...kinds: Parameters<typeof chanceOfKinds>[1][]): number =>
        chart.qbs.reduce((sum, _, passer) => {
          const snap = {
            offense: chart,
            defense: LEAGUE_AVERAGE,
            rules: STANDARD_RULES,
            call: "pass" as const,
            passer,
          };
          return sum + shares[passer] * chanceOfKinds(jointOverRows(snap, PASS_MIX), ...kinds);
        }, 0);
      const [sack, scramble, complete] = [joint("sack"), joint("scramble"), joint("complete")];
      const [incomplete, intercepted] = [joint("incomplete"), joint("intercepted")];
      const all = sack + scramble + complete + incomplete + intercepted;
      const thrown = complete + incomplete + intercepted;
      expect(rows.get("offense.sackPct")! / ((100 * sack) / all)).toBeCloseTo(1, 2);
      expect(rows.get("offense.scramblePct")! / ((100 * scramble) / all)).toBeCloseTo(1, 2);
      expect(rows.get("offense.completionPct")! / ((100 * complete) / thrown)).toBeCloseTo(1, 2);
      const faces = Array.from({ length: 20 }, (_, i) => i + 1);
      const yards = faces.flatMap((blue) => {
        const man = chart.kick.kr.find(({ upTo }) => blue <= upTo)!;
        return faces.map((black) => man.yards[black - 1]);
      });
      expect(rows.get("kicking.kickReturn")).toBeCloseTo(yards.reduce((a, b) => a + b, 0) / yards.length, 9);
    }
  });

  it("of DICE Football match every number of two dice", async () => {
    const { figuresOf } = (await loadRater("dice-football"))!;
    const numbers = Array.from({ length: 100 }, (_, i) => i);
    for (const team of squads()) {
      const rows = new Map(figuresOf(team, { quick: true }).map(({ id, value }) => [id, value]));
      const [kicker] = team.roster.kickers;
      for (const { from, to, good } of kicker.bands) {
        const made = numbers.filter((roll) => good !== null && roll >= good[0] && roll <= good[1]);
        expect(rows.get(`kicker.${from}-${to}.${kicker.name}`)).toBe(made.length);
      }
      const [punter] = team.roster.punters;
      const flown = numbers.flatMap((roll) => {
        const { value } = punter.yards.find(({ from, to }) => roll >= from && roll <= to)!;
        return value === "blocked" ? [] : [value];
      });
      // Punts that roll into the end zone or are caught on the run: 1.5 yards on the average.
      const mean = flown.reduce((a, b) => a + b, 0) / flown.length;
      expect(rows.get("punting.average")).toBeCloseTo(mean - 1.5, 9);
    }
  });
});
