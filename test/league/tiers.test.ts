/** Tiers: tables one above the other, whose last and first teams change places after every season. */
import { describe, expect, it } from "vitest";
import type { LeagueTableId, LeagueTables, TableRow } from "../../src/contract/league-tables.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { nextTiers, tierRounds } from "../../src/league/plain/tiers.js";
import { seasons as cups } from "../../src/systems/postcard/seasons.js";
import { PRESET_RULES } from "../../src/systems/postcard/rules/index.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";

const rowsOf = ({ tables }: LeagueTables, id: LeagueTableId, season: number): readonly TableRow[] =>
  tables.find((table) => table.id === id)!.rows.filter((row) => row.season === season);

const create = (size: number, settings: Readonly<Record<string, string>>) =>
  cups.create({ rules: PRESET_RULES.balanced, seed: 4, size, settings });
function played<L>(
  seasons: { status(league: L): { finished: number }; step(league: L): { league: L } },
  from: L,
  years: number,
): L {
  let now = from;
  while (seasons.status(now).finished < years) now = seasons.step(now).league;
  return now;
}

describe("rounds of tiers", () => {
  it.each([
    [[4, 4], 1],
    [[5, 3, 2], 2],
  ])("of %j teams, %i times: every pair in a tier meets, and no two tiers do", (sizes, times) => {
    let next = 1;
    const tiers = sizes.map((size, i) => ({ name: `${i}`, teams: Array.from({ length: size }, () => `${next++}`) }));
    const tierOf = new Map(tiers.flatMap(({ name, teams }) => teams.map((team) => [team, name] as const)));
    const met = new Map<string, number>();
    for (const games of tierRounds(tiers, times)) {
      const busy = games.flatMap(([away, home]) => [away, home]);
      expect(new Set(busy).size).toBe(busy.length);
      for (const [away, home] of games) {
        expect(tierOf.get(`${away}`)).toBe(tierOf.get(`${home}`));
        const pair = [away, home].sort((a, b) => a - b).join("-");
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
    }
    expect(met.size).toBe(sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0));
    expect([...met.values()].every((count) => count === times)).toBe(true);
  });
});

it("a middle tier loses its first teams up and its last ones down", () => {
  const tiers = [
    { name: "A", teams: ["a", "b", "c"] },
    { name: "B", teams: ["d", "e", "f"] },
    { name: "C", teams: ["g", "h", "i"] },
  ];
  const table = tiers.flatMap(({ name, teams }) => teams.map((team, i) => ({ team, division: name, rank: i + 1 })));
  const after = nextTiers(tiers, table, {
    format: "round-robin",
    rounds: 1,
    draw: "lot",
    ties: "overtime",
    tiers: 3,
    promoted: 1,
  });
  expect(after.map(({ teams }) => teams.toSorted().join(""))).toEqual(["abd", "ceg", "fhi"]);
});

describe.each([
  ["two teams of six", 12, "2", "2"],
  ["one of three, three tiers", 9, "3", "1"],
])("a league of tiers: %s", (_, size, tiers, promoted) => {
  const league = played(cups, create(size, { tiers, promoted, rounds: "2" }), 4);
  const tables = cups.tables(league);

  it("has the teams that its last table put there, every season", () => {
    for (let season = 2; season <= 4; season++) {
      const before = rowsOf(tables, "standings", season - 1);
      const names = [...new Set(before.map(({ division }) => division as string))];
      expect(names).toHaveLength(Number(tiers));
      const due = new Map(before.map(({ teamId, division }) => [teamId, division]));
      names.slice(1).forEach((lower, i) => {
        const upper = names[i];
        const own = (name: string) =>
          before.filter(({ division }) => division === name).toSorted((a, b) => Number(a.rank) - Number(b.rank));
        for (const { teamId } of own(upper).slice(-Number(promoted))) due.set(teamId, lower);
        for (const { teamId } of own(lower).slice(0, Number(promoted))) due.set(teamId, upper);
      });
      const now = new Map(rowsOf(tables, "standings", season).map(({ teamId, division }) => [teamId, division]));
      expect(now).toEqual(due);
      for (const { teamId, division } of rowsOf(tables, "teams", season)) expect(division).toBe(due.get(teamId));
      expect([...now].some(([id, name]) => before.find(({ teamId }) => teamId === id)!.division !== name)).toBe(true);
    }
  });

  it("plays within its tiers, and takes its champion from the first", () => {
    for (let season = 1; season <= 4; season++) {
      const tierOf = new Map(rowsOf(tables, "standings", season).map(({ teamId, division }) => [teamId, division]));
      const results = rowsOf(tables, "results", season);
      expect(results.length).toBeGreaterThan(0);
      for (const { awayId, homeId } of results) expect(tierOf.get(awayId)).toBe(tierOf.get(homeId));
      const [first] = rowsOf(tables, "standings", season);
      expect(rowsOf(tables, "champions", season)[0].teamId).toBe(first.teamId);
      const ranks = rowsOf(tables, "standings", season).map(({ leagueRank }) => leagueRank);
      expect(ranks).toEqual(ranks.map((__, i) => i + 1));
    }
  });

  it("is a file without errors, unlike one with a team in the wrong place", async () => {
    const locate = () => ({});
    expect(cups.kind.check(league, locate).issues).toEqual([]);
    expect(await cups.kind.prove!(league, locate)).toEqual([]);
    const order = [...league.order];
    [order[0], order[order.length - 1]] = [order.at(-1)!, order[0]];
    const { issues } = cups.kind.check({ ...league, order }, locate);
    expect(issues.map(({ code }) => code)).toContain("contest-draw");
  });

  it("says which teams go up and down", () => {
    const { lines } = cups.step(league);
    const changes = lines.filter((line) => line.startsWith("  up to "));
    expect(changes).toHaveLength(Number(tiers) - 1);
    const last = rowsOf(tables, "standings", 4);
    const shorts = new Map(rowsOf(tables, "teams", 4).map(({ teamId, short }) => [teamId, short]));
    const bottom = last.filter(({ division }) => division === last[0].division).at(-1)!;
    expect(changes[0]).toContain(`${shorts.get(bottom.teamId)}`);
  });
});

it("takes its tiers from the divisions of its teams, and playoffs from the first of them", () => {
  const { seasons: all, standardRules: rules } = SYSTEMS.find(({ id }) => id === "5d20")!;
  const teams = { teams: leagueTeams(4) };
  const settings = { tiers: "2", playoffs: "2" };
  const league = played(all!, all!.create({ rules, seed: 2, teams, settings }), 2);
  const tables = all!.tables(league);
  for (const season of [1, 2]) {
    const top = rowsOf(tables, "standings", season).filter(({ division }) => division === "North");
    expect(rowsOf(tables, "standings", season).map(({ division }) => division)).toEqual([
      "North",
      "North",
      "South",
      "South",
    ]);
    const final = rowsOf(tables, "results", season).find(({ stage }) => stage === "playoffs")!;
    expect([final.awayId, final.homeId].toSorted()).toEqual(top.map(({ teamId }) => teamId).toSorted());
  }
  const inFirst = (season: number) =>
    rowsOf(tables, "standings", season)
      .slice(0, 2)
      .map(({ teamId }) => teamId);
  expect(inFirst(2).toSorted()).not.toEqual(inFirst(1).toSorted());
});

it.each([
  [6, { tiers: "4" }, "a tier takes 2 to 16 teams; found 2, 2, 1, 1"],
  [6, { tiers: "2", promoted: "3" }, "a tier of 3 teams cannot change 3 of them; expected 2 or fewer"],
  [9, { tiers: "3", promoted: "2" }, "a tier of 3 teams cannot change 2 of them; expected 1 or fewer"],
  [6, { tiers: "2", format: "knock-out" }, "a knock-out has one table; found 2 tiers"],
  [6, { promoted: "2" }, "teams change places only between tiers"],
])("%i teams, %o: %s", (size, settings, message) => {
  try {
    create(size, settings);
    expect.unreachable();
  } catch (error) {
    expect((error as UserError).issues.map((issue) => issue.message)).toContain(message);
  }
});
