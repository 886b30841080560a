/** `pressbox replay-season`: a real season played again, beside its records. */
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());
const LEAGUE = resolve("assets/samples/5d20/league");

it("sets what was played beside the records", async () => {
  const { code, out, err } = await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--quick"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^The season of 1998, 8 teams, played once \(56 games, seeds from 1, rules season, coach strong\)\.\n/,
  );
  expect(out).toMatch(/\npoints a game +\d+\.\d\d +\d+\.\d\d +[+-]\d+\.\d % +-?\d\.\d{3} +\d\.\d\d +\d+\.\d\d\n/);
  // The sample league's tables hold third downs; where a table lacks a statistic only the played figure is told.
  for (const title of ["first downs", "third downs made", "fourth downs tried", "drives"])
    expect(out).toMatch(new RegExp(`\\n${title} a game( +-?\\d+\\.\\d+)?( |$)`, "m"));
  expect(out).toMatch(/\nOvertime games: \d+\.\d %\. Ties: \d+\.\d %( \(records \d+\.\d %\))?\.\n/);
  expect(out).toContain("Lengths of runs and completions: no table of plays to compare with.\n");
});

it("is the same for the same seed, as data", async () => {
  const run = (seed: string) =>
    place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "2", "--seed", seed, "--quick", "--json"]);
  const [one, two, three] = [await run("5"), await run("5"), await run("6")];
  expect(one.out).toBe(two.out);
  expect(one.out).not.toBe(three.out);
  const data = JSON.parse(one.out) as { statistics: object[]; teams: object[] };
  expect(data).toMatchObject({ system: "5d20", season: 1998, times: 2, seed: 5, games: 112, distributions: [] });
  expect(data.statistics[0]).toEqual({
    statistic: "points",
    title: "points a game",
    side: "for",
    input: expect.any(Number),
    played: expect.any(Number),
    difference: expect.any(Number),
    differencePct: expect.any(Number),
    standardError: expect.any(Number),
    correlation: expect.any(Number),
    spread: expect.any(Number),
    rms: expect.any(Number),
  });
  const { ties, overtime } = data as unknown as Record<"ties" | "overtime", object>;
  expect([ties, overtime]).toEqual([
    { input: expect.any(Number), played: expect.any(Number) },
    { played: expect.any(Number) },
  ]);
  const told = data.statistics as { statistic: string; side: string; played: number }[];
  for (const id of ["fourthDownsTried", "fourthDowns", "fourthDownPct", "firstDowns", "thirdDownPct", "drives"])
    expect(told.filter(({ statistic, side }) => statistic === id && side === "for")).toEqual([
      expect.objectContaining({ played: expect.any(Number) }),
    ]);
  expect(data.teams).toHaveLength(8);
});

it("plays all against all where no table of games is, and says so", async () => {
  cpSync(LEAGUE, join(place.folder, "stats"), { recursive: true });
  rmSync(join(place.folder, "stats", "games.csv"));
  const { code, out, err } = await place.run(["replay-season", "5d20", "--stats", "stats", "--times", "1", "--quick"]);
  expect(code).toBe(0);
  expect(err).toContain("no table of games: every team plays all others at home and away");
  expect(out).toContain("(56 games,");
});

it("refuses what it cannot play", async () => {
  expect(await place.run(["replay-season", "dynasty", "--stats", LEAGUE])).toMatchObject({ code: 2 });
  expect((await place.run(["replay-season", "5d20"])).err).toContain("--stats is missing");
  expect(await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--rules", "strict"])).toMatchObject({ code: 2 });
});

it("is rated by the league's own games first, and tells what they said", async () => {
  const { code, out } = await place.run(["replay-season", "5d20", "--stats", LEAGUE, "--times", "1", "--json"]);
  expect(code).toBe(0);
  const { calibrated } = JSON.parse(out) as { calibrated: { games: number; levels: object[] } };
  // Four times those that are played, in four rounds of a season.
  expect(calibrated.games).toBe(4 * 56);
  expect(calibrated.levels[0]).toEqual({
    level: "completions",
    title: "completions an attempt",
    usual: 1.021,
    found: expect.any(Number),
  });
});
