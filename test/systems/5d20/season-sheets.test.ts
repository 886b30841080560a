/** Season sheets filled from a league's file: what is printed is what `season` says, and what the games add up to. */
import { describe, expect, it } from "vitest";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import type { ThemeId } from "../../../src/sheet/theme.js";
import { gamesAgain, type League } from "../../../src/systems/5d20/league/game.js";
import { LEAGUE_AVERAGE, type TeamChart } from "../../../src/systems/5d20/rules/index.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { seasons } from "../../../src/systems/5d20/seasons.js";
import type { LeagueRequest } from "../../../src/systems/contract.js";
import { drawsFrom } from "../../../src/systems/contract.js";
import { testPages } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";

const CITIES = ["Akron", "Boise", "Camden", "Dayton", "Eureka", "Fargo"];
const team = (city: string, i: number, more: Partial<TeamChart> = {}): TeamChart => ({
  ...LEAGUE_AVERAGE,
  id: city.toLowerCase(),
  city,
  name: ["Potters", "Rafters", "Ferrymen", "Flyers", "Owls", "Foxes"][i],
  monogram: city[0],
  ...more,
});
const divided = CITIES.map((city, i) => team(city, i, { division: i < 3 ? "North" : "South" }));
const create = (more: Partial<LeagueRequest> = {}): League =>
  seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams: divided }, ...more });
function weeks(league: League, count: number): League {
  let now = league;
  for (let i = 0; i < count; i++) now = seasons.step(now).league;
  return now;
}

const system = SYSTEMS.find(({ id }) => id === "5d20")!;
async function print(id: string, record: League, theme: ThemeId = "color"): Promise<string[][]> {
  const told: string[] = [];
  const spec = system.sheets.find((sheet) => sheet.id === id)!;
  const report = (issues: readonly Issue[]) => void told.push(...issues.map(formatIssue));
  const { pages, warnings } = await testPages(system, spec, { fill: "filled", theme, records: [record], report });
  expect([...told, ...warnings.map(formatIssue)]).toEqual([]);
  return pages.map(({ layers }) => textsIn(layers.pencil).map(({ value }) => value));
}

describe("sheets of a league", () => {
  const four = weeks(create({ settings: { rounds: "2" } }), 4);

  it("print the table as season says it, divisions and tie-breaks too", async () => {
    const [found] = await print("standings", four);
    const said = seasons.standings(four);
    const [heads, ...rows] = said;
    expect(heads).not.toContain("Pts");
    const lines = rows.filter((row) => row.length > 1);
    const words = found.join(" ");
    expect(words).toContain(four.name);
    let from = 0;
    for (const [name, w, l, t, share, pf, pa] of lines) {
      const at = words.indexOf(`${name.replace(/^\d+\. /, "")} ${LEAGUE_AVERAGE.season}`, from);
      expect(at, name).toBeGreaterThan(from);
      from = at;
      expect(words.slice(at)).toMatch(
        new RegExp(`^.*? (North|South) ${w} ${l} ${t} ${share.replace(".", "\\.")} ${pf} ${pa} `),
      );
    }
  });

  it("print every game of the schedule, those to come without a score", async () => {
    const [found] = await print("schedule", four);
    expect(found.filter((word) => word === "Akron Potters")).toHaveLength(10);
    const scores = four.results.flatMap(({ awayPoints, homePoints }) => [awayPoints, homePoints]);
    expect(found.filter((word) => /^\d+$/.test(word))).toHaveLength(1 + 30 + scores.length);
  });

  it("print who did what in each week; a game from the table is its score", async () => {
    const league = seasons.withModes(create(), { byHand: ["Akron"] });
    const [open] = seasons.status(league).open;
    const entered = seasons.enter(league, { game: open.game, away: 20, home: 17, correct: false }).league;
    const played = seasons.step(entered).league;
    const pages = await print("season-log", played);
    const akron = pages.find(([name]) => name.startsWith("Akron"))!;
    expect(akron.join(" ")).toMatch(/[WL] \d\d–\d\d/);
    expect(akron.length).toBeLessThan(8);
    expect(pages.find(([name]) => name.startsWith("Dayton"))!.length).toBeGreaterThan(100);
    expect(gamesAgain(played, 1).filter(({ record }) => record === undefined)).toHaveLength(1);
  });

  it("go on from season to season: the table is the last one until a game is played, the schedule the next", async () => {
    let league = create({ teams: { teams: divided.slice(0, 4) } });
    while (league.season === 1) league = seasons.step(league).league;
    const [table] = await print("standings", league);
    expect(table).toContain("3");
    expect(table.slice(0, 2)).toEqual([league.name, "1"]);
    const [schedule] = await print("schedule", league);
    expect(schedule.slice(0, 2)).toEqual([league.name, "2"]);
  });

  it("a knock-out has games and no table", async () => {
    const league = weeks(create({ settings: { format: "knock-out" } }), 1);
    const of = (id: string) => system.sheets.find((sheet) => sheet.id === id)!;
    expect(drawsFrom(system, of("standings"), league)).toBe(false);
    expect((await print("schedule", league))[0]).toContain("QF");
  });

  it("take the longest names, in large print too", async () => {
    const teams = Array.from({ length: 16 }, (_, i) =>
      team("Northumberland County", 0, {
        id: `team-${i}`,
        name: `Mountain Wanderers ${i + 1}`,
        monogram: "NMW",
        division: `Great Lakes, Prairies ${i >> 2}`.padEnd(24, "m"),
      }),
    );
    const league = weeks(create({ teams: { teams } }), 2);
    for (const theme of ["color", "large-print"] as const)
      for (const id of ["standings", "schedule"]) expect((await print(id, league, theme)).length).toBeGreaterThan(0);
  });
});
