/** Plans of a season: everyone plays as many games as asked for, rivals at home and away. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { planRounds } from "../../src/league/plans.js";
import { roundFaults } from "../../src/league/schedule.js";
import { leagueTeam } from "../systems/5d20/league-teams.js";
import { openWorkplace } from "../cli/run.js";

const numbers = (size: number): number[] => Array.from({ length: size }, (_, i) => i + 1);

describe.each([
  [[4, 4, 4, 4, 4, 4, 4, 4], 16],
  [[4, 4, 4, 4, 4, 4, 4, 4], 17],
  [[4, 4, 4, 4], 12],
  [[4, 4], 14],
  [[6, 6], 12],
  [[6, 6], 16],
  [[6, 6], 17],
  [[4, 4, 4, 4, 4, 4], 9],
  [[12], 16],
  [[8], 12],
  [[5, 5, 4], 12],
  [[7], 12],
  [[2, 2], 6],
])("divisions of %j, %i games", (sizes, games) => {
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const rounds = planRounds(sizes, games);
  const played = rounds.flat();

  it("are valid rounds in which every team plays that many", () => {
    expect(roundFaults(rounds, size, "week")).toEqual([]);
    for (const team of numbers(size)) {
      const [away, home] = [0, 1].map((side) => played.filter((game) => game[side] === team).length);
      expect([team, away + home]).toEqual([team, games]);
      expect(Math.abs(away - home)).toBeLessThanOrEqual(2);
    }
    if (size % 2 === 0) expect(rounds).toHaveLength(games);
  });

  it("schedule rivals at home and away, and no other team more often than necessary", () => {
    const key = ([away, home]: readonly number[]): string => [away, home].toSorted((a, b) => a - b).join("-");
    const met = new Map<string, number>();
    for (const game of played)
      met.set(key(game as unknown as number[]), (met.get(key(game as unknown as number[])) ?? 0) + 1);
    const divisionOf = sizes.flatMap((count, d) => numbers(count).map(() => d));
    const [own] = sizes;
    const regular = sizes.length > 1 && sizes.every((one) => one === own && one % 2 === 0) && sizes.length % 2 === 0;
    if (!regular) {
      const counts = numbers(size).flatMap((a) =>
        numbers(size)
          .filter((b) => b > a)
          .map((b) => met.get(`${a}-${b}`) ?? 0),
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      return;
    }
    const others = size - own;
    for (const a of numbers(size))
      for (const b of numbers(size).filter((one) => one > a)) {
        const count = met.get(`${a}-${b}`) ?? 0;
        if (divisionOf[a - 1] !== divisionOf[b - 1]) {
          expect(count).toBeLessThanOrEqual(Math.ceil((games - 2 * (own - 1)) / others));
          continue;
        }
        expect(count).toBe(2);
        expect([played.some(([x, y]) => x === a && y === b), played.some(([x, y]) => x === b && y === a)]).toEqual([
          true,
          true,
        ]);
      }
  });
});

describe("a league by a plan", () => {
  const place = openWorkplace();
  afterAll(() => place.remove());
  const sizes = numbers(12);
  const teams = "teams.yaml";
  beforeAll(() =>
    place.write(
      teams,
      stringify({
        teams: sizes.map((n) =>
          leagueTeam(`City ${n}`, `Club ${n}`, { monogram: `C${n}`, division: n <= 6 ? "North" : "South" }),
        ),
      }),
    ),
  );

  it("plays it, stores it, and continues by it", async () => {
    const first = await place.run(
      `season 5d20 --teams-file ${teams} --games 16 --playoffs 6 --seed 3 --weeks 1 --file l.yaml`,
    );
    expect([first.code, first.err]).toEqual([0, ""]);
    const league = parse(place.read("l.yaml")) as {
      contest: object;
      schedule: readonly (readonly unknown[])[];
    };
    expect(league.contest).toMatchObject({ format: "schedule", games: 16, playoffs: 6 });
    expect(league.schedule.map((games) => games.length)).toEqual(Array.from({ length: 16 }, () => 6));
    expect((await place.run("check l.yaml")).out).toContain("no fault found");
    const on = await place.run("season 5d20 --file l.yaml --games 16 --weeks 1");
    expect([on.code, on.err]).toEqual([0, ""]);
    const other = await place.run("season 5d20 --file l.yaml --games 12 --weeks 1");
    expect([other.code, other.err]).toEqual([2, expect.stringContaining("l.yaml has --games 16; --games says 12")]);
  });

  it.each([
    [
      "--teams 7 --games 16",
      "--games: with 7 teams one has a bye each week, so they cannot all play 16 games; hint: 7 teams can play 6 or 12 or 18 games each",
    ],
    [
      "--teams 8 --games 16 --rounds 2",
      "--games: 16 games per team cannot be combined with rounds 2; hint: choose one of the two",
    ],
    [
      "--teams 8 --games 16 --format knock-out",
      "--games: 16 games per team cannot be combined with a knock-out; hint: choose one of the two",
    ],
    ["--teams 8 --games 16 --tiers 2", "--tiers: a schedule has one table; found 2 tiers"],
    ["--teams 8 --games 40", '--games cannot be "40"'],
  ])("refuses %s", async (line, message) => {
    const { code, err } = await place.run(`season 5d20 --teams-file ${teams} ${line} --seed 3 --file no.yaml`);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(message);
    expect(place.has("no.yaml")).toBe(false);
  });
});
