/** Figures from the chart alone: those of its proof, and of every chart with a changed cell. */
import { beforeAll, describe, expect, it } from "vitest";
import type { FigureRow } from "../../../src/contract/figures.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason } from "../../../src/stats/index.js";
import { figuresOf, rateSeason, type Rated } from "../../../src/systems/5d20/rate/index.js";
import { STANDARD_RULES, type TeamChart } from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";

const [chart] = sampleTeams();
type Writable<X> = X extends object ? { -readonly [K in keyof X]: Writable<X[K]> } : X;
type Draft = Writable<TeamChart>;

const edited = (edit: (draft: Draft) => void): TeamChart => {
  const draft = structuredClone(chart) as Draft;
  edit(draft);
  return draft as TeamChart;
};

const byId = (rows: readonly FigureRow[]): Map<string, FigureRow> => new Map(rows.map((row) => [row.id, row]));

/** Ids of the figures that differ. */
function moved(changed: TeamChart, request = {}): string[] {
  const before = byId(figuresOf(chart, request));
  return figuresOf(changed, request)
    .filter(({ id, value }) => Math.abs((before.get(id)?.value ?? NaN) - value) > 1e-9)
    .map(({ id }) => id);
}

describe("figures of a rated league", () => {
  let rated: Rated;
  beforeAll(async () => {
    rated = rateSeason(readSeason(await readGrids("assets/samples/5d20/league")).season!);
  }, 240_000);

  it("are those of the proof", () => {
    const told = new Set<string>();
    for (const team of rated.charts) {
      const rows = byId(figuresOf(team, { league: rated.charts }));
      const own = rated.proof.filter(({ name }) => name === `${team.city} ${team.name}`.trim());
      expect(own.length).toBeGreaterThan(10);
      for (const { statistic, expected, tolerance } of own) {
        const row = rows.get(statistic);
        if (!row) continue;
        told.add(statistic);
        expect(row.tolerance).toBe(tolerance);
        // Defenses met the league in the proportion of its passes, and fumbles are counted of the season's own scrambles.
        const exact = /^(?:kicking|offense\.(?!fumbles|penalties))/.test(statistic);
        expect(Math.abs(row.value - expected)).toBeLessThan(exact ? 1e-9 : tolerance);
      }
    }
    expect(told.size).toBe(17);
  });

  it("name the targets if the proof is available", () => {
    const [team] = rated.charts;
    const rows = rated.proof.filter(({ name }) => name === `${team.city} ${team.name}`.trim());
    const targets = Object.fromEntries(rows.map(({ statistic, target }) => [statistic, target]));
    const figures = figuresOf(team, { targets, quick: true });
    for (const { id, target } of figures) expect(target).toBe(targets[id]);
  });
});

describe("a changed cell", () => {
  it("moves what it decides and nothing else", () => {
    const quick = { quick: true };
    expect(moved(edited((draft) => void (draft.calls.T10[1] += 1)))).toEqual(["offense.runPct"]);
    expect(
      moved(
        edited((draft) => void (draft.passMod += 1)),
        quick,
      ),
    ).toEqual(["defense.yardsPerCompletion"]);
    expect(moved(edited((draft) => void (draft.kick.kr[0].yards[3] += 5)))).toEqual(["kicking.kickReturn"]);
    expect(moved(edited((draft) => void (draft.kick.fg = draft.kick.fg.map(() => 30))))).toEqual([
      "kicking.fieldGoalPct",
    ]);
    expect(moved(edited((draft) => void (draft.pen.SNAP.off = [1, 9])))).toContain("offense.penalties");
    const runner = chart.runners[0].name;
    expect(
      moved(
        edited((draft) => void (draft.runners[0].back = [1, 10, 20])),
        quick,
      ),
    ).toEqual(["offense.yardsPerRush", `runner.yards.${runner}`]);
  });

  it("gives the same whether others were computed before or not", () => {
    const edits: ((draft: Draft) => void)[] = [
      (draft) => void (draft.qbs[0].rows.SP.int += 2),
      (draft) => void (draft.qbs[0].snap = 3),
      (draft) => void (draft.qbs[0].fum = 12),
      (draft) => void (draft.runners[0].fum = 15),
      (draft) => void (draft.receivers[1].fum = 15),
      (draft) => void (draft.pen.SNAP.def = [12, 20]),
      (draft) => void (draft.passDef[0].what = [5, 12, 17]),
      (draft) => void (draft.runDef[0].what = [3, 10, 20]),
    ];
    figuresOf(chart);
    for (const edit of edits) {
      const changed = edited(edit);
      // Rules of their own have nothing kept.
      const fresh = figuresOf(changed, { rules: { ...STANDARD_RULES } });
      expect(figuresOf(changed)).toEqual(fresh);
      expect(fresh).not.toEqual(figuresOf(chart));
    }
  }, 240_000);
});
