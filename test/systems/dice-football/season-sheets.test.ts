/** DF-14 to DF-16: table, schedule and leaders of a league, against what `season` says and the games of which they are made. */
import { describe, expect, it } from "vitest";
import { SIDES } from "../../../src/kernel/football/index.js";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import type { ThemeId } from "../../../src/sheet/theme.js";
import { drawsFrom } from "../../../src/contract/records.js";
import type { LeagueRequest } from "../../../src/contract/seasons.js";
import { gamesAgain, type League } from "../../../src/systems/dice-football/league/game.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { seasons } from "../../../src/systems/dice-football/seasons.js";
import { testPages } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";
import { HOUSTON, PITTSBURGH } from "./scripted.js";

const named = (team: Team, city: string, name: string): Team => ({ ...team, id: city.toLowerCase(), city, name });
const teams = [HOUSTON, PITTSBURGH, named(HOUSTON, "Akron", "Potters"), named(PITTSBURGH, "Boise", "Rafters")];
const create = (more: Partial<LeagueRequest> = {}): League =>
  seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams }, ...more });
function weeks(league: League, count: number): League {
  let now = league;
  for (let i = 0; i < count; i++) now = seasons.step(now).league;
  return now;
}

const system = SYSTEMS.find(({ id }) => id === "dice-football")!;
const sheet = (id: string) => system.sheets.find((one) => one.id === id)!;
async function print(id: string, record: League, theme: ThemeId = "color"): Promise<string[][]> {
  const told: string[] = [];
  const report = (issues: readonly Issue[]) => void told.push(...issues.map(formatIssue));
  const asked = { fill: "filled", theme, records: [record], report } as const;
  const { pages, warnings } = await testPages(system, sheet(id), asked);
  expect([...told, ...warnings.map(formatIssue)]).toEqual([]);
  return pages.map(({ layers }) => textsIn(layers.pencil).map(({ value }) => value));
}

describe("sheets of a league", () => {
  const two = weeks(create(), 2);

  it("print the same table as season, next to the cards' records", async () => {
    const [found] = await print("standings", two);
    const words = found.join(" ");
    expect(words).toContain(two.name);
    let from = 0;
    for (const [name, w, l, t, share, pf, pa] of seasons.standings(two).slice(1)) {
      const at = words.indexOf(`${name.replace(/^\d+\. /, "")} 1975`, from);
      expect(at, name).toBeGreaterThan(from);
      from = at;
      expect(words.slice(at)).toContain(` 1975 ${w} ${l} ${t} ${share} ${pf} ${pa} `);
    }
    expect(found).toContain(HOUSTON.record!.replaceAll("-", "–"));
  });

  it("print every game of the schedule, later ones without a score", async () => {
    const [found] = await print("schedule", two);
    expect(found.filter((word) => word === "Akron Potters")).toHaveLength(3);
    expect(found.filter((word) => /^\d+$/.test(word))).toHaveLength(1 + 6 + 2 * two.results.length);
  });

  it("print the leaders, next to the cards' season", async () => {
    const [found] = await print("leaders", two);
    const records = gamesAgain(two, 1).flatMap(({ record }) => record ?? []);
    const most = new Map<string, number>();
    for (const record of records)
      for (const side of SIDES)
        for (const { name, receivingYards } of playerLines(record.events)[side]) {
          const key = `${record[side].id} ${name}`;
          most.set(key, (most.get(key) ?? 0) + receivingYards);
        }
    const best = [...most.values()].sort((a, b) => b - a).slice(0, 5);
    for (const yards of best) expect(found).toContain(`${yards}`);
    const { attempts, passYards } = PITTSBURGH.roster.quarterbacks[0].season!;
    expect(attempts).toBeGreaterThan(0);
    expect(found.filter((word) => word === `${passYards}`)).toHaveLength(2);
    expect(found.slice(0, 4)).toEqual([two.name, "1", "2", "14"]);
  });

  it("list a knockout's games, and no table", async () => {
    const league = weeks(create({ settings: { format: "knock-out" } }), 1);
    expect(drawsFrom(system, sheet("standings"), league)).toBe(false);
    expect((await print("schedule", league))[0]).toContain("SF");
  });

  it("fit long names, in large print too", async () => {
    const long = teams.map((team) => ({ ...team, city: "Northwest Providence", name: "Thunderbolts" }));
    const own = long.map((team, i) => ({ ...team, name: `${team.name} ${"ABCD"[i]}`, id: `t${i}` }));
    const league = weeks(create({ teams: { teams: own } }), 2);
    for (const theme of ["color", "large-print"] as const)
      for (const id of ["standings", "schedule", "leaders"]) await print(id, league, theme);
  });
});
