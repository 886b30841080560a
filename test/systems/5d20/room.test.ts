/** How many men a team chart takes: what `check` says of it is what the page does. */
import { expect, it } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { formatIssue, hasErrors, UserError, type Issue } from "../../../src/kernel/issue/index.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason } from "../../../src/stats/index.js";
import { rateSeason } from "../../../src/systems/5d20/rate/index.js";
import { teamsKind } from "../../../src/systems/5d20/index.js";
import { LEAGUE_AVERAGE, type TeamChart, type TwoStage } from "../../../src/systems/5d20/rules/index.js";
import { spanishFaults } from "../../contract/spanish.js";
import { testBuilt } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";

const system = SYSTEMS.find(({ id }) => id === "5d20")!;

const named = <R extends object>(row: R, count: number, who: string): R[] =>
  Array.from({ length: count }, (_, i) => ({ ...row, name: `${who} ${i + 1}` }));
/** All dice are the last man's. */
const last = (count: number, end: number | null): (number | null)[] => [...new Array<null>(count - 1).fill(null), end];
const twoStage = (count: number): TwoStage => ({ w0: 18, blue: last(count, 17), black: last(count, 20) });

/** An average team of so many men; its defenders take a number each, as far as numbers go. */
function teamOf(receivers: number, runDef: number, passDef: number, statistics: boolean): TeamChart {
  const { qbs, runners } = LEAGUE_AVERAGE;
  const alone = { ...LEAGUE_AVERAGE, shown: undefined, real: undefined };
  const who = (count: number, i: number): number | null => (i >= count - 20 ? i - (count - 20) + 1 : null);
  return {
    ...(statistics ? { ...alone, shown: { team: [], players: [TABLE, TABLE] } } : alone),
    qbs: named(qbs[0], 2, "Passer"),
    rush: twoStage(6),
    runners: named(runners[0], 6, "Runner"),
    who: { SP: twoStage(receivers), MP: twoStage(receivers), LP: twoStage(receivers) },
    out: last(receivers, 20),
    receivers: named(LEAGUE_AVERAGE.receivers[0], receivers, "Receiver"),
    runDef: named(LEAGUE_AVERAGE.runDef[0], runDef, "Defender").map((row, i) => {
      const cell = who(runDef, i);
      return { ...row, run: cell, base: cell, pass: cell, st: cell };
    }),
    passDef: named(LEAGUE_AVERAGE.passDef[0], passDef, "Defender").map((row, i) => {
      const cell = who(passDef, i);
      return { ...row, run: cell, base: cell, pass: cell };
    }),
  };
}
const TABLE = { title: "passing", heads: ["", "ATT"], rows: [["Passer 1", 30]] };

const warnings = (chart: TeamChart): string[] =>
  checkKind(teamsKind, { teams: [chart] })
    .issues.filter(({ code }) => code === "chart-room")
    .map(formatIssue);

async function isPrinted(sheet: string, ...teams: readonly TeamChart[]): Promise<boolean> {
  const spec = system.sheets.find(({ id }) => id === sheet)!;
  const told: Issue[] = [];
  const records = [{ format: "pressbox/5d20-teams", teams }];
  try {
    await testBuilt(system, spec, { fill: "filled", records, report: (issues) => void told.push(...issues) });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    told.push(...error.issues);
  }
  return !hasErrors(told);
}

it.each([
  // 2 passers, 6 runners and 2 returners are 14 rows.
  ["receivers", teamOf(14, 16, 16, true), teamOf(15, 16, 16, true), /6 runners, 15 receivers, 2 returners are 29 rows/],
  ["defenders", teamOf(9, 17, 16, true), teamOf(9, 17, 17, true), /17 and 17 rows of defenders are 34;.* room for 33/],
  ["defenders without statistics", teamOf(9, 22, 22, false), teamOf(9, 23, 22, false), /are 45;.* room for 44;/],
] as const)("%s: the page holds them up to the limit, and check reports more", async (_, most, more, message) => {
  expect(warnings(most)).toEqual([]);
  expect(await isPrinted("team-chart", most)).toBe(true);
  expect(warnings(more)).toEqual([expect.stringMatching(message)]);
  expect(await isPrinted("team-chart", more)).toBe(false);
  expect(await isPrinted("team-chart-upright", more)).toBe(true);
});

it("holds every team of a rated league on both charts, with its players' statistics", async () => {
  const season = readSeason(await readGrids("assets/samples/5d20/league")).season!;
  const { charts } = rateSeason(season, { proved: false });
  expect(charts.map(({ real }) => real !== undefined)).toEqual(charts.map(() => true));
  expect(await isPrinted("team-chart", ...charts)).toBe(true);
  expect(await isPrinted("team-chart-upright", ...charts)).toBe(true);
  const records = [{ format: "pressbox/5d20-teams", teams: charts }];
  // Some men are called as things are.
  const men = charts.flatMap(({ real }) =>
    Object.values(real!.players).flatMap(({ rows }) => rows.map(([name]) => `${name}`)),
  );
  const isNoName = (fault: string): boolean => !men.some((name) => fault.includes(name));
  for (const id of ["team-chart", "team-chart-upright"]) {
    const spec = system.sheets.find((one) => one.id === id)!;
    for (const theme of ["color", "large-print"] as const)
      expect((await spanishFaults(system, spec, "filled", "letter", theme, { records })).filter(isNoName)).toEqual([]);
  }
});
