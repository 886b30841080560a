/** Charts from statistics: the average, the fragments of the source, the sample league, a real season where it lies beside the project. */
import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { twoStageOf, twoStageShares } from "../../../src/systems/5d20/rate/cells.js";
import { rateSeason, type ProofRow, type Rated } from "../../../src/systems/5d20/rate/index.js";
import {
  catchingOf,
  meansOf,
  meet,
  meetRun,
  passDefenseOf,
  passOffense,
  passRowsOf,
  runDefenseOf,
  runOffenseOf,
  runYardsOf,
} from "../../../src/systems/5d20/rate/model.js";
import { LEAGUE_AVERAGE, STANDARD_RULES, teamName, type TeamChart } from "../../../src/systems/5d20/rules/index.js";
import { checkCharts } from "../../../src/systems/5d20/rules/check-chart.js";
import { chartSchema } from "../../../src/systems/5d20/rules/chart-schema.js";

const CHARTS = STANDARD_RULES.tables;
const MEANS = meansOf(CHARTS);

describe("the exact expectation", () => {
  it("gives the composition of the average chart (4.5)", () => {
    const { weights } = passDefenseOf(LEAGUE_AVERAGE, CHARTS);
    expect(weights.map((w) => w.toFixed(3))).toEqual(["0.302", "0.352", "0.208", "0.139"]);
    expect(runDefenseOf(LEAGUE_AVERAGE, CHARTS).map((w) => w.toFixed(3))).toEqual(["0.298", "0.439", "0.264"]);
    const offense = passOffense(passRowsOf(LEAGUE_AVERAGE.qbs[0]), catchingOf(LEAGUE_AVERAGE, MEANS));
    expect(offense.completions.map((p) => p.toFixed(3))).toEqual(["0.366", "0.500", "0.700", "0.835"]);
    expect(runOffenseOf(LEAGUE_AVERAGE, MEANS).map((y) => y.toFixed(1))).toEqual(["10.1", "2.8", "0.7"]);
  });

  it("gives Payton 4.77 yards per carry, as he had (4.5)", () => {
    const payton = { back: [4, 15, 20], los: [11, 16, 20], hole: [6, 12, 18, 20], brk: 4 };
    expect(meetRun(runYardsOf(payton, MEANS), runDefenseOf(LEAGUE_AVERAGE, CHARTS))).toBeCloseTo(4.77, 1);
  });

  it("is what a count over all dice gives", () => {
    // One alignment, one row of each WHAT: every die by itself.
    const figures = meet(
      passOffense(passRowsOf(LEAGUE_AVERAGE.qbs[0]), catchingOf(LEAGUE_AVERAGE, MEANS)),
      passDefenseOf(LEAGUE_AVERAGE, CHARTS),
    );
    expect(figures.completions).toBeCloseTo(0.5475, 3);
    expect(figures.sacks).toBeCloseTo(0.0581, 3);
  });
});

describe("two-stage columns", () => {
  it("are within a slot of the shares", () => {
    for (const shares of [[58, 20, 12, 6, 4], [23.1, 17.1, 13.4, 10.9, 8.4, 6.7, 5.3, 4.2, 10.9], [1], [1, 1, 1]]) {
      const total = shares.reduce((a, b) => a + b, 0);
      const value = twoStageOf(shares);
      twoStageShares(value).forEach((share, i) => expect(Math.abs(share - shares[i] / total)).toBeLessThan(0.02));
      expect(Math.max(...value.blue.map((cell) => cell ?? 0))).toBe(value.w0! - 1);
      expect(Math.max(...value.black.map((cell) => cell ?? 0))).toBe(20);
    }
  });

  it("stay within 1% for many small shares, where whole slots by themselves would not", () => {
    const small = [2.9, 2.9, 2.9, 2.9, 2.9, 1.95, 1.6, 1.05, 0.9];
    const total = small.reduce((a, b) => a + b, 0);
    const shares = twoStageShares(twoStageOf(small));
    shares.forEach((share, i) => expect(Math.abs(share - small[i] / total)).toBeLessThan(0.01));
  });
});

const read = async (folder: string): Promise<Season> => readSeason(await readGrids(folder)).season!;
function over(proof: readonly ProofRow[]): ProofRow[] {
  expect(proof).not.toHaveLength(0);
  return proof.filter(({ difference, tolerance }) => !(Math.abs(difference) <= tolerance));
}

/** A season without some of its columns. */
function without(season: Season, drop: (table: string, column: string) => boolean): Season {
  const strip = <R extends object>(table: string, row: R): R =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !drop(table, column))) as R;
  return {
    ...season,
    own: new Map([...season.own].map(([team, row]) => [team, strip("team", row)])),
    against: new Map([...season.against].map(([team, row]) => [team, strip("team", row)])),
    tables: Object.fromEntries(
      Object.entries(season.tables).map(([table, rows]) => [
        table,
        (rows as readonly object[]).map((row) => strip(table, row)),
      ]),
    ) as unknown as Season["tables"],
  };
}

const LOST: Readonly<Record<string, (table: string, column: string) => boolean>> = {
  "no sacks": (_, column) => /sack/i.test(column),
  "no targets": (_, column) => /target|^short|^medium|^long/i.test(column),
  "no tackles": (_, column) => /tackle|assist|combined|hits|passesDefended/i.test(column),
  "no positions, scrambles and kneels": (_, column) => /position|scramble|kneels/i.test(column),
  "no fumbles, penalties and kicks": (_, column) => /fumble|penalt|kick|punt|made|tried|field/i.test(column),
};

describe("the sample league", () => {
  let season: Season;
  let rated: Rated;
  beforeAll(async () => {
    season = await read("assets/samples/5d20/league");
    rated = rateSeason(season);
  });

  it("is rated within every tolerance, the same each time, in chart form", () => {
    const { charts, proof } = rated;
    expect(charts).toHaveLength(8);
    expect(over(proof)).toEqual([]);
    for (const chart of charts) expect(chartSchema.safeParse(chart).error?.issues).toBeUndefined();
    expect(rateSeason(season, { proved: false }).charts).toEqual(charts);
    // What is rated is sound: no fault, and nothing odd.
    expect(checkCharts(charts)).toEqual([]);
    expect(charts[0]).toMatchObject({ id: "1998-albany-foxes", record: "10-4", provenance: { "qbs[0].rows": "stat" } });
  });

  it.each(Object.keys(LOST))("is rated with %s", (name) => {
    const { proof, charts } = rateSeason(without(season, LOST[name]));
    expect(charts).toHaveLength(8);
    expect(over(proof)).toEqual([]);
    for (const chart of charts) expect(chartSchema.safeParse(chart).error?.issues).toBeUndefined();
  });

  it("is rated with twice the fumbles; beyond the ratings, snaps are dropped", () => {
    const more = (times: number): Season => {
      const dropped = <R extends object>(row: R): R => {
        const { fumbles } = row as { fumbles?: number };
        return fumbles === undefined ? row : { ...row, fumbles: times * fumbles };
      };
      const sides = (rows: Season["own"]) => new Map([...rows].map(([team, row]) => [team, dropped(row)]));
      const tables = Object.fromEntries(
        Object.entries(season.tables).map(([table, rows]) => [table, (rows as readonly object[]).map(dropped)]),
      ) as unknown as Season["tables"];
      return { ...season, own: sides(season.own), against: sides(season.against), tables };
    };
    const { proof } = rateSeason(more(2));
    expect(over(proof.filter(({ statistic }) => statistic === "offense.fumbles"))).toEqual([]);
    const { charts } = rateSeason(more(4), { proved: false });
    const snaps = (of: readonly TeamChart[]): number => Math.max(...of.map(({ qbs }) => qbs[0].snap));
    expect(snaps(charts)).toBeGreaterThan(snaps(rated.charts));
    for (const chart of charts) expect(chartSchema.safeParse(chart).error?.issues).toBeUndefined();
  });

  it.each([2.05, 2.2, 2.35, 2.45])(
    "snaps dropped in whole numbers are offset by the players' ratings: %f times the fumbles",
    (times) => {
      const [team] = season.teams;
      const row = season.own.get(team)!;
      const own = new Map([...season.own, [team, { ...row, fumbles: times * row.fumbles! }]]);
      const { proof, charts } = rateSeason({ ...season, own }, { team });
      expect(charts[0].qbs[0].snap).toBeGreaterThan(1);
      // A number of snaps is .06 of a fumble a game, a number of one man's rating at most .025.
      const { difference } = proof.find(({ statistic }) => statistic === "offense.fumbles")!;
      expect(Math.abs(difference)).toBeLessThan(0.025);
    },
  );

  it("proves what the chart gives by itself: passers by their faces of the die", () => {
    const faces = Array.from({ length: 20 }, (_, i) => i + 1);
    const shared = rated.charts.filter(({ qbs }) => qbs.length > 1);
    expect(shared).not.toHaveLength(0);
    for (const chart of shared) {
      const each = chart.qbs.map((qb) =>
        meet(passOffense(passRowsOf(qb), catchingOf(chart, MEANS)), passDefenseOf(LEAGUE_AVERAGE, CHARTS)),
      );
      const thrown = faces.map((face) => each[chart.qbs.findIndex(({ upTo }) => face <= upTo!)]);
      const sum = (of: (figures: (typeof each)[number]) => number): number =>
        thrown.reduce((all, one) => all + of(one), 0);
      const expected = (100 * sum((one) => one.completions)) / sum((one) => 1 - one.sacks - one.scrambles);
      const row = rated.proof.find(
        ({ name, statistic }) => name === teamName(chart) && statistic === "offense.completionPct",
      );
      expect(row!.expected).toBeCloseTo(expected, 9);
    }
  });

  it("one team is rated, by name, as in its league", () => {
    const { charts, proof } = rateSeason(season, { team: "herons" });
    expect(charts.map(({ name }) => name)).toEqual(["Herons"]);
    expect(charts[0]).toEqual(rated.charts.find(({ name }) => name === "Herons"));
    expect(new Set(proof.map(({ statistic }) => statistic)).size).toBe(proof.length);
    expect(() => rateSeason(season, { team: "Bears" })).toThrow(/no team "Bears"/);
  });

  it("a lone team is rated against its era, and a league of one is refused", () => {
    const lone = { ...season, teams: ["ERI"] };
    expect(() => rateSeason(lone)).toThrow(/found 1 team; a league has at least 2/);
    const { ownLeague, proof } = rateSeason(lone, { team: "ERI" });
    expect(ownLeague).toBe(false);
    expect(over(proof)).toEqual([]);
  });

  it("names what has no fallback", () => {
    const lame = without(season, (table, column) => table === "team" && column === "rushYards");
    const bare = { ...lame, own: lame.own, tables: { ...lame.tables, rushing: [] } };
    expect(() => rateSeason(bare)).toThrow(/rushing yards of every team are not in the tables/);
  });

  it("uses the season's average for unknown yards allowed, proves nothing by it, and reports it", () => {
    const half = { ...season, against: new Map(season.teams.map((team) => [team, { team, side: "against" }])) };
    const { proof, filled, ownLeague } = rateSeason(half as Season);
    expect(ownLeague).toBe(true);
    expect(over(proof)).toEqual([]);
    expect(proof.filter(({ statistic }) => statistic.startsWith("defense."))).toEqual([]);
    expect(filled).toContainEqual({ what: "passes allowed", by: "the league's average", teams: season.teams });
    expect(rated.filled.map(({ what }) => what)).toEqual(["passes by their depth"]);
  });

  it("charts keep their formal rules: rows end at 20, columns rise", () => {
    for (const chart of rated.charts) for (const row of rowsOf(chart)) expectRising(row);
  });
});

const rowsOf = (chart: TeamChart): (readonly (number | null)[])[] => [
  ...chart.qbs.flatMap(({ rows, depth, scr }) => [
    ...Object.values(rows).flatMap(({ pre, def, other }) => [pre, def, other]),
    depth,
    scr,
  ]),
  ...chart.runners.flatMap(({ back, los, hole }) => [back, los, hole]),
  ...chart.receivers.flatMap(({ sp, mp, lp }) => [sp, mp, lp]),
  chart.rush.black,
  chart.out,
  ...Object.values(chart.who).map(({ black }) => black),
  ...(["run", "base", "pass"] as const).flatMap((a) => [
    chart.runDef.map((row) => row[a]),
    chart.passDef.map((row) => row[a]),
  ]),
  chart.runDef.map(({ st }) => st),
  ...chart.runDef.map(({ what }) => what),
];

function expectRising(row: readonly (number | null)[]): void {
  const cells = row.filter((cell) => cell !== null);
  expect(cells.at(-1)).toBe(20);
  cells.forEach((cell, i) => expect(cell).toBeGreaterThan(i === 0 ? 0 : cells[i - 1]));
}

const NFL = "../../shared/data/nfl-2019";
const FOLDER = [NFL, "../shared/data/nfl-2019"].find((folder) => existsSync(folder));

describe.skipIf(FOLDER === undefined)("a real season", () => {
  let season: Season;
  beforeAll(async () => (season = await read(FOLDER!)));

  it("32 teams are within the tolerances", { timeout: 120_000 }, () => {
    const { charts, proof } = rateSeason(season);
    expect(charts).toHaveLength(32);
    expect(over(proof)).toEqual([]);
    for (const chart of charts) for (const row of rowsOf(chart)) expectRising(row);
  });

  it("Tennessee completes 64.485% by the chart itself", { timeout: 120_000 }, () => {
    const { proof } = rateSeason(season, { team: "TEN" });
    expect(proof.find(({ statistic }) => statistic === "offense.completionPct")!.expected).toBeCloseTo(64.485, 3);
  });
});
