/** Figures from the cards alone: those of their proof where the opponent is the same, and what changed ranges move. */
import { describe, expect, it } from "vitest";
import type { FigureRow } from "../../../src/contract/figures.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { solveRising } from "../../../src/systems/dice-football/rate/figures.js";
import { figuresOf, rateSeason } from "../../../src/systems/dice-football/rate/index.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";

const [houston] = sampleTeams();
type Writable<X> = X extends object ? { -readonly [K in keyof X]: Writable<X[K]> } : X;
type Draft = Writable<Team>;

const edited = (edit: (draft: Draft) => void): Team => {
  const draft = structuredClone(houston) as Draft;
  edit(draft);
  return draft as Team;
};

const byId = (rows: readonly FigureRow[]): Map<string, number> => new Map(rows.map(({ id, value }) => [id, value]));

function moved(changed: Team): string[] {
  const before = byId(figuresOf(houston));
  return figuresOf(changed)
    .filter(({ id, value }) => Math.abs((before.get(id) ?? NaN) - value) > 1e-9)
    .map(({ id }) => id);
}

it("the root of steps is the first value that is high enough; beyond the ends, the nearer end", () => {
  const steps = (wanted: number) => solveRising(0, 10, Math.floor, wanted);
  for (const wanted of [1, 3, 4, 9]) expect(steps(wanted)).toBeCloseTo(wanted, 9);
  expect([steps(-1), steps(11)]).toEqual([expect.closeTo(0, 9), expect.closeTo(10, 9)]);
});

describe("figures of cards", () => {
  it("are those of the proof against an average team of the time", async () => {
    const whole = readSeason(await readGrids("assets/samples/5d20/league")).season!;
    // One of too few for a league: its opponents are the average of its era.
    const [team] = whole.teams;
    const { teams, proof } = rateSeason({ ...whole, teams: [team] } as Season, { team });
    const rows = byId(figuresOf(teams[0]));
    const told = proof.filter(({ statistic }) => rows.has(statistic));
    expect(told.length).toBeGreaterThan(10);
    for (const { statistic, expected, tolerance } of told) {
      // The fit stops tiring men a round before: that moves the last digits.
      const off = Math.abs(rows.get(statistic)! - expected);
      expect(off, statistic).toBeLessThan(/^(?:punting|returns|offense\.runPct)/.test(statistic) ? 1e-9 : tolerance);
    }
  }, 240_000);

  it("allow for late leaders, who run a yard shorter: .10 of all runs are theirs", () => {
    const yardsBy = (lateLead: "never" | "careful"): number => {
      const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, lateLead } };
      const of = byId(figuresOf(houston, { rules }));
      return of.get(`runner.yards.${houston.roster.carriers[0].name}`)!;
    };
    expect(yardsBy("careful") - yardsBy("never")).toBeCloseTo(-0.1006, 2);
  });

  it("have shares that add up to a hundred", () => {
    const rows = figuresOf(houston);
    for (const group of ["runner.share", "receiver.share"]) {
      const shares = rows.filter(({ id }) => id.startsWith(`${group}.`));
      expect(shares.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 9);
    }
  });

  it("move with the ranges that decide them", () => {
    expect(moved(edited((draft) => void (draft.roster.punters[0].yards[0].value = 20)))).toEqual(["punting.average"]);
    const kicker = houston.roster.kickers[0];
    const { from, to } = kicker.bands[2];
    expect(moved(edited((draft) => void (draft.roster.kickers[0].bands[2].good = [0, 98])))).toEqual([
      `kicker.${from}-${to}.${kicker.name}`,
    ]);
    const back = edited((draft) => void (draft.roster.carriers[0].I[3] += 4));
    expect(moved(back)).toEqual(["offense.yardsPerRush", `runner.yards.${houston.roster.carriers[0].name}`]);
    const rusher = moved(edited((draft) => draft.roster.front.forEach((card) => void (card.sack = null))));
    expect(rusher).toContain("defense.sackPct");
    expect(rusher.filter((id) => !id.startsWith("defense."))).toEqual([]);
  });

  it("are the same whether other cards were computed before or not", () => {
    for (const edit of [
      (draft: Draft) => void (draft.roster.carriers[0].rating += 1),
      (draft: Draft) => void (draft.roster.carriers[0].stamina = 5),
      (draft: Draft) => void (draft.roster.linemen[0].PBC += 4),
    ]) {
      const changed = edited(edit);
      const fresh = figuresOf(changed, { rules: { ...STANDARD_RULES } });
      expect(figuresOf(changed)).toEqual(fresh);
      expect(fresh).not.toEqual(figuresOf(houston));
    }
  }, 240_000);
});
