/** Leagues of 5D20 on the code that all games share: played, stopped and gone on with, proved, by a schedule, to a champion. */
import { describe, expect, it } from "vitest";
import { checkTable } from "../../../src/files/check.js";
import { parseCsv } from "../../../src/text/tables/csv.js";
import { scheduleKind } from "../../../src/league/schedule-file.js";
import { LEAGUE_AVERAGE, type TeamChart } from "../../../src/systems/5d20/rules/index.js";
import { seasons } from "../../../src/systems/5d20/seasons.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import type { LeagueRequest } from "../../../src/contract/seasons.js";

const CITIES = ["Akron", "Boise", "Camden", "Dayton"];
const teams: TeamChart[] = CITIES.map((city, i) => ({
  ...LEAGUE_AVERAGE,
  id: city.toLowerCase(),
  city,
  name: ["Potters", "Rafters", "Ferrymen", "Flyers"][i],
  monogram: city[0],
}));
const create = (more: Partial<LeagueRequest> = {}) =>
  seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams }, ...more });
type League = ReturnType<typeof create>;
const copy = (league: League) => JSON.parse(JSON.stringify(league)) as League;
const check = (league: unknown) =>
  seasons.kind.check(league, () => ({})).issues.filter(({ severity }) => severity === "error");

function play(league: League, years: number, between = (now: League) => now): League {
  let now = league;
  while (seasons.status(now).finished < years) now = seasons.step(between(now)).league;
  return now;
}

describe("5D20 leagues", () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ["a round robin", { format: "round-robin" }],
    ["a knockout", { format: "knock-out" }],
    ["a final four", { format: "final-four", rounds: "2" }],
  ])("%s is played, and the same from its file after every round", (_, settings) => {
    const league = play(create({ settings }), 2);
    expect(seasons.champions(league)).toHaveLength(2);
    expect(check(copy(league))).toEqual([]);
    expect(seasons.kind.prove!(league, () => ({}))).toEqual([]);
    expect(copy(play(create({ settings }), 2, copy))).toEqual(copy(league));
    for (const { awayPoints, homePoints, game } of league.results)
      if (settings.format === "knock-out") expect(awayPoints, game).not.toBe(homePoints);
  });

  it("a changed score is found by replaying the game", () => {
    const league = copy(seasons.step(create()).league);
    const [first] = league.results;
    (first as { homePoints: number }).homePoints += 3;
    expect(seasons.kind.prove!(league, () => ({}))[0].message).toContain(`seed ${first.seed} makes it`);
  });

  it("takes your own schedule, reports its errors, waits for games by hand", () => {
    const csv = "week,away,home,site\n1,Potters,Rafters,\n1,Ferrymen,Flyers,neutral\n2,Rafters,Flyers,\n";
    const { issues, value } = checkTable([seasons.schedule!({ teams })], parseCsv(csv, "real.csv"));
    expect(issues).toEqual([]);
    const league = seasons.withModes(create({ schedule: value }), { byHand: ["Boise"] });
    expect(seasons.status(league).open.map(({ away, home }) => [away, home])).toEqual([["Potters", "Rafters"]]);
    const { issues: faults } = seasons.enter(league, { game: "Potters@Rafters", away: 1, home: 7, correct: false });
    expect(faults[0].message).toContain("no team can score 1 point");
    const entered = seasons.enter(league, { game: "Potters@Rafters", away: 14, home: 7, correct: false }).league;
    expect(seasons.step(entered).league.results.map(({ mode }) => mode)).toEqual(["hand", "played"]);
    const wrong = parseCsv(csv.replace("Flyers,neutral", "Ferrymen,"), "real.csv");
    expect(checkTable([seasons.schedule!({ teams })], wrong).issues[0].message).toContain("play against themselves");
    // By its words alone, too; who its teams are, only the league says.
    expect(checkTable([scheduleKind], wrong).issues[0].message).toContain("play against themselves");
    const strange = parseCsv(csv.replace("Flyers,neutral", "Gulls,"), "real.csv");
    expect(() => create({ schedule: checkTable([scheduleKind], strange).value })).toThrow("Gulls");
  });
});
