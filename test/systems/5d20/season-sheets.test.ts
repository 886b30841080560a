/** Season sheets filled from a league's file: what is printed is what `season` says, and what the games add up to. */
import { describe, expect, it } from "vitest";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import { boxScore, SIDES, type TeamBox } from "../../../src/kernel/football/index.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import type { ThemeId } from "../../../src/sheet/theme.js";
import { gamesAgain, type League } from "../../../src/systems/5d20/league/game.js";
import { playerLines } from "../../../src/systems/5d20/log/player-lines.js";
import { seasonLog } from "../../../src/systems/5d20/facts/season-log.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { seasons } from "../../../src/systems/5d20/seasons.js";
import type { LeagueRequest } from "../../../src/contract/seasons.js";
import { drawsFrom } from "../../../src/contract/records.js";
import { testPages } from "../../helpers/forms.js";
import { cache, SYSTEMS } from "../../helpers/sheets.js";
import { leagueTeams, longTeams } from "./league-teams.js";

const divided = leagueTeams(6);
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

  it("print the same table as season, divisions and tie-breaks included", async () => {
    const [found] = await print("standings", four);
    const said = seasons.standings(four);
    const [heads, ...rows] = said;
    expect(heads).not.toContain("Pts");
    const lines = rows.filter((row) => row.length > 1);
    const words = found.join(" ");
    expect(words).toContain(four.name);
    let from = 0;
    for (const [name, w, l, t, share, pf, pa] of lines) {
      const at = words.indexOf(`${name.replace(/^\d+\. /, "")} 1998`, from);
      expect(at, name).toBeGreaterThan(from);
      from = at;
      expect(words.slice(at)).toMatch(
        new RegExp(`^.*? (North|South) ${w} ${l} ${t} ${share.replace(".", "\\.")} ${pf} ${pa} `),
      );
    }
  });

  it("print every game of the schedule, later ones without a score", async () => {
    const [found] = await print("schedule", four);
    expect(found.filter((word) => word === "Akron Potters")).toHaveLength(10);
    const scores = four.results.flatMap(({ awayPoints, homePoints }) => [awayPoints, homePoints]);
    expect(found.filter((word) => /^\d+$/.test(word))).toHaveLength(1 + 30 + scores.length);
  });

  it("print each week's player statistics; a game played by hand is only its score", async () => {
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

  it("end each game of the season log with the team's totals", async () => {
    const played = seasons.step(create()).league;
    const context = { rules: system.standardRules, names: {}, cache, capacity: () => 500 };
    const [copy] = seasonLog.fill!([played], context as never);
    const rows = Object.values(copy.values.row as Record<string, Record<string, unknown>>);
    const number = (value: unknown): number =>
      Number(
        `${(value as { text?: string } | undefined)?.text ?? (value as string | undefined) ?? 0}`.replace(
          "\u2212",
          "-",
        ),
      );
    const last = rows.findIndex((row) => row.end === true);
    expect(rows[last].name).toMatchObject({ text: "Team", heavy: true });
    const men = rows.slice(0, last);
    for (const figure of ["attempts", "rushes", "rushYards", "receptions", "tackles"])
      expect(number(rows[last][figure])).toBe(men.reduce((sum, row) => sum + number(row[figure]), 0));
    expect(number(rows[last].longestRush)).toBe(Math.max(...men.map((row) => number(row.longestRush))));
    expect(number(rows[last].rushes)).toBeGreaterThan(5);
  });

  it("end a team's season log with the totals of its games", () => {
    const context = { rules: system.standardRules, names: {}, cache, capacity: () => 500 };
    const [copy] = seasonLog.fill!([weeks(create(), 2)], context as never);
    const rows = Object.values(copy.values.row as Record<string, Record<string, { text?: string } | undefined>>);
    const games = rows.filter(({ name }) => name?.text === "Team");
    const season = rows.at(-1)!;
    expect(games).toHaveLength(2);
    expect(season.name).toMatchObject({ text: "Season", heavy: true });
    const sum = games.reduce((total, game) => total + Number(game.rushes!.text), 0);
    expect(Number(season.rushes!.text)).toBe(sum);
    expect(sum).toBeGreaterThan(10);
  });

  it("continue from season to season: the table is the last one until a game is played, the schedule the next", async () => {
    let league = create({ teams: { teams: divided.slice(0, 4) } });
    while (league.season === 1) league = seasons.step(league).league;
    const [table] = await print("standings", league);
    expect(table).toContain("3");
    expect(table.slice(0, 2)).toEqual([league.name, "1"]);
    const [schedule] = await print("schedule", league);
    expect(schedule.slice(0, 2)).toEqual([league.name, "2"]);
  });

  it("a knockout has games but no table", async () => {
    const league = weeks(create({ settings: { format: "knock-out" } }), 1);
    const of = (id: string) => system.sheets.find((sheet) => sheet.id === id)!;
    expect(drawsFrom(system, of("standings"), league)).toBe(false);
    expect((await print("schedule", league))[0]).toContain("QF");
  });

  it("fit the longest names, in large print too", async () => {
    const league = weeks(create({ teams: { teams: longTeams(16) } }), 2);
    for (const theme of ["color", "large-print"] as const)
      for (const id of ["standings", "schedule", "leaders", "team-statistics", "player-statistics"])
        expect((await print(id, league, theme)).length).toBeGreaterThan(0);
  });

  it("add up what teams and players did, per game where stated, next to the real season", async () => {
    const records = gamesAgain(four, 1).flatMap(({ record }) => record ?? []);
    const boxes = records.map((record) => ({ record, box: boxScore(record.events) }));
    const sum = (value: (box: TeamBox) => number): number =>
      boxes.reduce((all, { record, box }) => {
        const side = SIDES.find((one) => record[one].id === "akron-potters");
        return side ? all + value(box[side]) : all;
      }, 0);
    const games = records.filter(({ away, home }) => [away.id, home.id].includes("akron-potters")).length;
    const [teams] = await print("team-statistics", four);
    const at = teams.indexOf("Akron Potters 1998");
    expect(teams[at + 1]).toBe(`${games}`);
    expect(teams[at + 3]).toBe((sum(({ points }) => points) / games).toFixed(1));
    expect(teams.slice(at, at + 80).join(" ")).toContain(`14 10\u20134 ${(280 / 14).toFixed(1)} 30.0 120.0 4.0`);

    const [players] = await print("player-statistics", four);
    expect(players.slice(0, 4)).toEqual(["Akron Potters 1998", "1", `${games}`, "14"]);
    const passer = boxes.length > 0 && four.teams[0].chart.qbs[0].name;
    const found = players.indexOf(passer as string);
    const passes = [
      sum(({ completions }) => completions),
      sum(({ attempts }) => attempts),
      sum(({ passYards }) => passYards),
    ];
    expect(players.slice(found + 1, found + 4)).toEqual(passes.map(String));
    expect(players.join(" ")).toContain("Somebody Else 240 400 2800");

    const [leaders] = await print("leaders", four);
    const most = new Map<string, number>();
    for (const record of records)
      for (const side of SIDES)
        for (const line of playerLines(record.events)[side]) {
          const key = `${record[side].id} ${line.name}`;
          most.set(key, (most.get(key) ?? 0) + line.passYards);
        }
    expect(leaders).toContain(`${Math.max(...most.values())}`);
    expect(leaders.filter((word) => word === "2800")).toHaveLength(5);
  });
});
