/** Chances: the rest of a season, played many times. Everything adds up, what is decided is sure, and the league stays as it is. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seasons } from "../../src/contract/seasons.js";
import { shareError, shareText } from "../../src/kernel/words/shares.js";
import { chancesOf, chancesTable } from "../../src/league/chances.js";
import { openWorkplace, type Workplace } from "../cli/run.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";
import { sumOf } from "../../src/kernel/lists/index.js";

const TIMES = 20;

function leagueOf(id: string, size: number, rounds: number, settings: Readonly<Record<string, string>> = {}) {
  const { seasons, standardRules: rules } = SYSTEMS.find((one) => one.id === id)!;
  const teams = id === "5d20" ? { teams: leagueTeams(size) } : undefined;
  let league = seasons!.create({ rules, seed: 7, size, settings, ...(teams && { teams }) });
  for (let i = 0; i < rounds; i++) league = seasons!.step(league).league;
  return { seasons: seasons!, league };
}
/** With how many teams are in the playoffs. */
const CASES: readonly (readonly [words: string, made: ReturnType<typeof leagueOf>, playoffs: number])[] = [
  ["5D20 with playoffs", leagueOf("5d20", 4, 1, { playoffs: "2" }), 2],
  ["a PostCard knockout", leagueOf("postcard", 4, 0, { format: "knock-out" }), 0],
  ["PostCard round robin", leagueOf("postcard", 4, 1), 0],
  ["Pen & Paper", leagueOf("pen-and-paper", 6, 6), 2],
];

describe.each(CASES)("%s", (_, { seasons, league }, playoffs) => {
  const before = JSON.stringify(league);
  const found = chancesOf(seasons, league, TIMES, 3);
  const count = (key: "first" | "playoffs" | "champion"): number => sumOf(found.teams.map((team) => team[key] ?? 0));

  it("have one champion each time, and all places in the playoffs and the tables", () => {
    expect(count("champion")).toBe(TIMES);
    expect(count("playoffs")).toBe(playoffs * TIMES);
    const { knockOut, table } = seasons.shown(league);
    const tables = knockOut ? 0 : new Set(table.map(({ division }) => division)).size;
    expect(count("first")).toBe(tables * TIMES);
    for (const { champion, playoffs: there } of found.teams)
      if (there !== undefined) expect(champion).toBeLessThanOrEqual(there);
  });

  it("has as many wins and half as many ties as games, and as many points for as against", () => {
    const { shown } = seasons;
    const { games, knockOut, rounds } = shown(league);
    const wins = sumOf(found.teams.map((team) => team.wins + team.ties / 2));
    if (!knockOut) expect(wins).toBeCloseTo(games, 9);
    else expect(wins).toBeGreaterThanOrEqual(rounds.length);
    const [own, against] = (["pointsFor", "pointsAgainst"] as const).map((key) =>
      sumOf(found.teams.map((one) => one[key])),
    );
    expect(own).toBeCloseTo(against, 6);
  });

  it("are the same for the same seed, different for another, and leave the league alone", () => {
    expect(chancesOf(seasons, league, TIMES, 3)).toEqual(found);
    expect(chancesOf(seasons, league, TIMES, 4).teams).not.toEqual(found.teams);
    expect(JSON.stringify(league)).toBe(before);
    const goesOn = seasons.step(league).league;
    expect(seasons.status(goesOn).revision).toBe(seasons.status(league).revision + 1);
  });
});

const until = (seasons: Seasons, league: unknown, done: (league: unknown) => boolean): unknown =>
  done(league) ? league : until(seasons, seasons.step(league).league, done);

it("leaves the title to the two teams in a final, and treats teams played by hand as coached", () => {
  const { seasons, league } = leagueOf("5d20", 4, 0, { playoffs: "2" });
  const final = seasons.withModes(
    until(seasons, league, (one) => seasons.shown(one).current === seasons.shown(one).rounds.length),
    { byHand: ["all"] },
  );
  expect(seasons.status(final).open).toHaveLength(1);
  const { teams } = chancesOf(seasons, final, 40, 3);
  const alive = teams.filter(({ champion }) => champion > 0);
  expect(alive).toHaveLength(2);
  for (const { playoffs } of teams) expect([0, 40]).toContain(playoffs);
});

it("equals a team's share of games won: a final of two equal teams at a neutral site is even", () => {
  const [team, other] = leagueTeams(2);
  const twin = { ...team, id: other.id, city: other.city, name: other.name };
  const { seasons, standardRules: rules } = SYSTEMS.find((one) => one.id === "5d20")!;
  const settings = { format: "knock-out" };
  const times = 400;
  const shares = [1, 2].map((seed) => {
    const league = seasons!.create({ rules, seed, size: 2, teams: { teams: [team, twin] }, settings });
    return chancesOf(seasons!, league, times, 5).teams.find((one) => one.team === team.id)!.champion / times;
  });
  // Four standard errors of a fair share; a home field worth some points is within.
  for (const share of shares) expect(Math.abs(share - 0.5)).toBeLessThan(4 * shareError(0.5, times) + 0.1);
});

describe("pressbox season chances", () => {
  let place: Workplace;
  beforeAll(async () => {
    place = openWorkplace();
    expect((await place.run("season pen-and-paper --teams 8 --seed 3 --weeks 5 --file ours.yaml --quiet")).code).toBe(
      0,
    );
  });
  afterAll(() => place.remove());

  it("prints shares with their precision, and writes nothing", async () => {
    const before = place.read("ours.yaml");
    const { code, out } = await place.run("season chances ours.yaml --times 100");
    expect(code).toBe(0);
    expect(out).toMatch(/^Chances: .*, season 1, week 6\n {2}Team +Division +Wins .*Champion\n/);
    expect(out).toMatch(
      /\nThe rest of the season was played 100 times: shares are right within 9\.8 points, 19 times in 20; seed 3\n$/,
    );
    expect(place.read("ours.yaml")).toBe(before);
    expect((await place.run("season chances ours.yaml --times 100")).out).toBe(out);
    const { teams, times } = JSON.parse((await place.run("season chances ours.yaml --times 100 --json")).out) as {
      teams: { champion: number }[];
      times: number;
    };
    expect([times, teams.length]).toEqual([100, 8]);
    expect(sumOf(teams.map(({ champion }) => champion))).toBeCloseTo(1, 2);
  });

  it("are exported as a table and on the season's page", async () => {
    expect((await place.run("season export ours.yaml --out csv --times 50")).code).toBe(0);
    const [heads, ...rows] = place.read("csv/chances.csv").trim().split(/\r?\n/);
    expect(heads).toContain("champion");
    expect(rows).toHaveLength(8);
    expect((await place.run("season export ours.yaml --out site --format html --times 50")).code).toBe(0);
    expect(place.read("site/season-1.html")).toContain(
      "The rest of the season was played 50 times: shares are right within 13.9 points, 19 times in 20.",
    );
    expect((await place.run("season export ours.yaml --out plain --format html")).code).toBe(0);
    expect(place.read("plain/season-1.html")).not.toContain("Chances");
  });

  it("reports what it cannot do", async () => {
    expect((await place.run("season postcard --seed 3 --file over.yaml --quiet")).code).toBe(0);
    const over = await place.run("season chances over.yaml");
    expect([over.code, over.err]).toEqual([1, expect.stringMatching(/^over\.yaml: season 1 is over; hint: /)]);
    expect((await place.run("season chances ours.yaml --times 0")).code).toBe(2);
    const wrong = await place.run("season chances ours.yaml --week 3");
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("season chances takes only a league")]);
    expect((await place.run("season 5d20 --times 3")).code).toBe(2);
  });
});

it("has a column for everything in a row", () => {
  const [, { seasons, league }] = CASES[0];
  const { columns, rows } = chancesTable(chancesOf(seasons, league, 3, 1));
  expect(Object.keys(rows[0])).toEqual(columns.map(({ key }) => key));
});

it("never shows 0% for something that happened, nor 100% for something that did not always happen", () => {
  expect([0, 0.001, 0.004, 0.006, 0.625, 0.994, 0.997, 1].map(shareText)).toEqual(
    ["0%", "<1%", "<1%", "1%", "63%", "99%", ">99%", "100%"], // prettier-ignore
  );
});
