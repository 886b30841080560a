/** `pressbox new team`: rolled teams, and teams from statistics. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { readStatistics } from "../../src/systems/pen-and-paper/statistics-table.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

it("rolls a team that passes check, the same for the same seed", async () => {
  const line = "new team --seed 7 --city Toledo --name Ironmen --market Ohio --philosophy smash-mouth";
  const { code, out, err } = await place.run(line);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^format: pressbox\/pen-and-paper-teams\nteams:\n {2}- city: Toledo\n {4}name: Ironmen\n {4}monogram: TI\n/,
  );
  expect(out).toContain("home: OH\n");
  expect(out).toContain("philosophy: smash-mouth\n");
  expect(err).toMatch(/^seed 7\nrolled: QB \d\+\d\+\d = \d+, /);
  expect((await place.run(line)).out).toBe(out);
  place.write("team.yaml", out);
  expect(await place.run("check team.yaml")).toEqual({ code: 0, out: "team.yaml: no fault found\n", err: "" });
});

it("draws a seed and a market if none is given, and writes a file", async () => {
  const { code, out, err } = await place.run("new team --out team.json");
  expect([code, out, err.split("\n")[0]]).toEqual([0, "team.json\n", "seed 4711"]);
  expect(JSON.parse(place.read("team.json"))).toMatchObject({ teams: [{ name: "Newcomers" }] });
});

it.each([
  ["new team --market Ohoi", 1, 'there is no market "Ohoi"; hint: did you mean "Ohio"?'],
  ["new team --philosophy smash", 2, '--philosophy cannot be "smash"'],
  ["new league", 2, 'cannot create "league"'],
  ["new team dynasty", 2, "d6 Dynasty has no teams to make"],
  ["new team --from-stats s.yaml", 2, '--from-stats cannot read "s.yaml"'],
  ["new team --from-stats s.csv --city x", 2, "remove --seed, --city, --name and --market"],
])("%s", async (line, exit, message) => {
  const { code, err } = await place.run(line);
  expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
});

const FIGURES =
  "points passAttempts completions passYards passTouchdowns interceptions sacks sackYards rushAttempts rushYards rushTouchdowns firstDowns fumblesLost".split(
    " ",
  );
const HEADS = ["team", "games", ...["off", "def"].flatMap((side) => FIGURES.map((figure) => `${side}_${figure}`))];
/** A part of something is less than it. */
const SMALL = ["passTouchdowns", "interceptions", "rushTouchdowns"];
const row = (team: string, level: number): string => {
  const figure = (name: string, i: number, side: number): number =>
    name === "passAttempts" ? 500 : (SMALL.includes(name) ? 30 : 100) + i + ((side === 0 ? 1 : -1) * level) / 2;
  return [team, 16, ...[0, 1].flatMap((side) => FIGURES.map((name, i) => figure(name, i, side)))].join(",");
};

it("makes a league from its statistics: better figures, better scores", async () => {
  const teams = ["Boston Atoms", "Chicago Bears", "Detroit Lions", "Minneapolis Vikings"];
  place.write("s.csv", `${HEADS.join(",")}\n${teams.map((team, i) => row(team, 10 * i)).join("\n")}\n`);
  const { code, out, err } = await place.run("new team --from-stats s.csv --out teams.yaml");
  expect([code, out]).toEqual([0, "teams.yaml\n"]);
  expect(err).toContain("Minneapolis Vikings: QB 12 (rank 1), RB 14 (rank 1)");
  expect(err).toContain("; by its points OFF 11, DEF ");
  expect(place.read("teams.yaml")).toMatch(/city: Chicago\n {4}name: Bears\n[\s\S]*home: CHI\n/);
});

/** Codes of season tables (nflverse, ESPN, Pro-Football-Reference) and the markets of their clubs. */
const CODES: Readonly<Record<string, string>> = {
  ATL: "ATL",
  ARI: "AZ",
  CRD: "AZ",
  PHO: "AZ",
  BAL: "BAL",
  RAV: "BAL",
  NE: "BOS",
  NWE: "BOS",
  BOS: "BOS",
  BUF: "BUF",
  CAR: "CHA",
  CHI: "CHI",
  CIN: "CIN",
  CLE: "CLE",
  DAL: "DAL",
  WAS: "DC",
  WSH: "DC",
  DEN: "DEN",
  DET: "DET",
  HOU: "HOU",
  HTX: "HOU",
  IND: "IND",
  CLT: "IND",
  JAX: "JAX",
  JAC: "JAX",
  KC: "KC",
  KAN: "KC",
  LA: "LA",
  LAR: "LA",
  RAM: "LA",
  LAC: "LA",
  MIA: "MIA",
  GB: "MIL",
  GNB: "MIL",
  MIN: "MIN",
  NO: "NO",
  NOR: "NO",
  TEN: "NSH",
  OTI: "NSH",
  LV: "NV",
  LVR: "NV",
  NYG: "NY",
  NYJ: "NY",
  PHI: "PHI",
  PIT: "PIT",
  SD: "SD",
  SDG: "SD",
  SEA: "SEA",
  SF: "SF",
  SFO: "SF",
  OAK: "SF",
  RAI: "NV",
  STL: "STL",
  TB: "TB",
  TAM: "TB",
};

/** The home markets of a table's teams. */
function marketsOf(teams: readonly string[]): string[] {
  const rows = teams.map((team) => row(team, 0).split(","));
  const { issues, rows: read } = readStatistics({
    heads: HEADS,
    rows: rows.map((cells) => Object.fromEntries(HEADS.map((head, i) => [head, cells[i]]))),
    locateCell: (at) => ({ file: "s.csv", line: (at ?? -1) + 2 }),
  });
  expect(issues).toEqual([]);
  return read.map(({ home }) => home);
}

it("maps every club's code to its market", () => {
  // One code per club and table: two codes of one club in one table are the same team twice.
  const markets = Object.keys(CODES).map((code) => [code, marketsOf([code])[0]]);
  expect(Object.fromEntries(markets)).toEqual(CODES);
});

it.each([
  ["St. Louis Rams", "STL"],
  ["St Louis Cardinals", "STL"],
  ["Oakland Raiders", "SF"],
  ["Washington Redskins", "DC"],
  ["Carolina Panthers", "CHA"],
  ["Brooklyn Dodgers", "NY"],
  ["Minneapolis Red Jackets", "MIN"],
  ["Decatur Staleys", "CHI"],
])("maps the %s to their market", (team, market) => {
  expect(marketsOf([team])).toEqual([market]);
});

it("reports every error in the statistics", async () => {
  place.write("s.csv", `${HEADS.join(",").replace("off_points", "off_pionts")}\n${row("Boston Bees", 0)}\n`);
  const heads = await place.run("new team --from-stats s.csv");
  expect(heads.code).toBe(1);
  expect(heads.err).toMatch(
    /s\.csv:1:12 off_pionts: there is no column "off_pionts"; hint: did you mean "off_points"\?/,
  );
  expect(heads.err).toContain("the column is missing: off_points");
  place.write("s.csv", `${HEADS.join(",")}\n${row("Boston Bees", 0).replace(",100,", ",many,")}\n`);
  expect((await place.run("new team --from-stats s.csv")).err).toMatch(
    /s\.csv:2:\d+ off_points: found "many"; expected a number/,
  );
  place.write("s.csv", `${HEADS.join(",")}\n${row("Boston Bees", 0)}\n${row("Boston Bees", 1)}\n`);
  expect((await place.run("new team --from-stats s.csv")).err).toMatch(
    /s\.csv:3:\d+ team: Boston Bees appear here twice; hint: keep one row per team/,
  );
  place.write("s.csv", `${HEADS.join(",")}\n${row("Boston Bees", 0)}\n`);
  expect((await place.run("new team --from-stats s.csv")).err).toContain("found 1 teams; expected at least 4");
});
