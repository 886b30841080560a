/** `pressbox rate`: charts and proof from a folder of statistics. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { proofKind } from "../../src/systems/5d20/proof-kind.js";
import { numberFaults } from "../../src/files/rated-files.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());
const LEAGUE = resolve("assets/samples/5d20/league");

it("prints the proof of a league, with the worst team for each statistic", async () => {
  const { code, out, err } = await place.run(["rate", "5d20", "--stats", LEAGUE, "--out", "charts"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^8 teams of 1998, rated against the league of 8 teams\.\n\nstatistic +mean off +most off +team +allowed\ncompletion % /,
  );
  expect(out).toMatch(/\nNearest to its limit: [A-Z]{3}, /);
  expect(out).not.toContain(" over");
  expect(place.files()).toEqual(["charts/1998-proof.json", "charts/1998-teams.yaml"]);
  expect(place.read("charts/1998-teams.yaml")).toMatch(
    /^format: pressbox\/5d20-teams\nteams:\n {2}- id: "?1998-albany-foxes/,
  );
});

it("rates one team, and prints the proof as data", async () => {
  const one = await place.run(["rate", "5d20", "--stats", LEAGUE, "--team", "Foxes"]);
  expect(one.out).toMatch(/^Albany Foxes of 1998, .*\n\nstatistic +season +neutral +chart +off +allowed\n/);
  const { out } = await place.run(["rate", "5d20", "--stats", LEAGUE, "--team", "Foxes", "--json"]);
  expect(JSON.parse(out)[0]).toEqual({
    team: "ALB",
    name: "Albany Foxes",
    season: 1998,
    statistic: "offense.completionPct",
    input: expect.any(Number),
    target: expect.any(Number),
    expected: expect.any(Number),
    difference: expect.any(Number),
    tolerance: 0.3,
  });
});

it.each([
  ["", "8 teams", "1998-proof.json", "pressbox rate 5d20 --stats DIR --season 1998 --out charts"],
  [
    "--team Foxes",
    "1 team",
    "1998-albany-foxes-proof.json",
    "pressbox rate 5d20 --stats DIR --season 1998 --team ALB --out charts",
  ],
])("names on the proof the command that makes it: %s", async (which, teams, file, command) => {
  const words = ["rate", "5d20", "--stats", LEAGUE, "--out", "charts", ...which.split(" ").filter(Boolean)];
  expect((await place.run(words)).code).toBe(0);
  const { describe: of } = proofKind.prints!;
  expect(of(JSON.parse(place.read(`charts/${file}`)) as never)).toEqual({ line: teams, command });
  // The command it names makes the same file.
  const again = command.replace("DIR", LEAGUE).replace("charts", "again").split(" ").slice(1);
  expect((await place.run(again)).code).toBe(0);
  expect(place.read(`again/${file}`)).toBe(place.read(`charts/${file}`));
});

it("says what it read", async () => {
  const { out } = await place.run(["rate", "5d20", "--stats", LEAGUE, "--team", "Foxes", "--report"]);
  expect(out).toMatch(
    /defense\.csv: defense, 112 rows\n {2}read as: defense, by the names of its columns\n {2}by name: season, player/,
  );
});

it("reports, as one object, what it read from tables too thin to rate", async () => {
  mkdirSync(resolve(place.folder, "thin"));
  place.write("thin/rushing.csv", "player,team,attempts,yards\nBo Ash,AAA,200,850\nAl Elm,2TM,90,300\n");
  const { code, out, err } = await place.run("rate 5d20 --stats thin --report --json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    teams: { AAA: { own: { rushAttempts: 200, rushYards: 850 } } },
    tables: [{ file: "thin/rushing.csv", tables: ["rushing"], rows: 2, rowsRead: 1 }],
    leftOut: [{ file: "thin/rushing.csv", reason: "movers", rows: 1, lines: [3] }],
  });
  expect(err).toContain("Al Elm (90 rushes)");
});

it.each([
  ["rate dynasty --stats x", 2, 'no teams of "dynasty" are rated'],
  ["rate 5d20", 2, "--stats is missing"],
  ["rate 5d20 --stats nowhere", 1, "nowhere: there is no such file or folder"],
  ["rate 5d20 --stats s.csv", 1, "s.csv:2:12 attempts: found -1; expected 0 or more"],
])("%s", async (line, exit, message) => {
  place.write("s.csv", "player,team,attempts,yards\nBo Ash,AAA,-1,3\n");
  const { code, err } = await place.run(line);
  expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
});

/** Statistics of the sample league, changed. */
function changedLeague(change: (text: string, file: string) => string): void {
  mkdirSync(resolve(place.folder, "s"));
  for (const file of readdirSync(LEAGUE))
    place.write(`s/${file}`, change(readFileSync(resolve(LEAGUE, file), "utf8"), file));
}

it.each(["5d20", "dice-football"])("%s: reports a name that no sheet can print, and writes nothing", async (id) => {
  changedLeague((text) => text.replaceAll("Del Stroud", "Del \u{1F600} Stroud"));
  const { code, err } = await place.run(`rate ${id} --stats s --out charts`);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/passing\.csv:\d+:\d+ player: "Del . Stroud": no sheet can print/u),
  ]);
  expect(place.files().filter((file) => file.startsWith("charts"))).toEqual([]);
});

it.each(["5d20", "dice-football"])(
  "%s: reports a scheduled team without statistics once, in check, too",
  async (id) => {
    changedLeague((text, file) => (file === "games.csv" ? text.replaceAll("ALB", "ABL") : text));
    const message = /games\.csv:\d+:\d+ \w+: \S*team\.csv has no statistics for "ABL"; hint: did you mean "ALB"\?/;
    for (const line of [`rate ${id} --stats s --out charts`, "check s"]) {
      const { code, out, err } = await place.run(line);
      expect([code, (out + err).match(new RegExp(message, "g"))?.length]).toEqual([1, 1]);
    }
  },
);

it("writes DICE teams that pass check without a warning", { timeout: 120_000 }, async () => {
  const { code, out } = await place.run(["rate", "dice-football", "--stats", LEAGUE, "--out", "charts"]);
  expect(code).toBe(0);
  expect(out).toMatch(/\nnot in the game +why\nyards per completion allowed +a defense changes/);
  expect(await place.run("check charts/1998-teams.yaml")).toEqual({
    code: 0,
    out: "charts/1998-teams.yaml: no fault found\n",
    err: "",
  });
});

it("new stats quotes a folder with blanks for the shell", async () => {
  const made = await place.run(["new", "stats", "my season"]);
  expect(made.err).toContain('pressbox rate 5d20 --stats "my season"\n');
});

it("new stats writes tables that explain themselves and are readable once filled in", async () => {
  const made = await place.run("new stats mine");
  expect([made.code, made.out.split("\n")[0]]).toEqual([0, "mine/team.csv"]);
  expect(place.read("mine/passing.csv")).toMatch(
    /^# passing: one row per passer and team\.\n[\s\S]*# attempts \(needed\): passes thrown\n[\s\S]*\nseason,player,team,/,
  );
  expect((await place.run("rate 5d20 --stats mine")).err).toContain("mine/team.csv:85:1: the table is still empty");
  const row = (team: string, side: string): string => `${team},${side},16,500,300,3500,12,30,200,430,1800`;
  const heads =
    "team,side,games,passAttempts,completions,passYards,interceptions,sacks,sackYards,rushAttempts,rushYards";
  place.write(
    "mine/team.csv",
    `# mine\n${heads}\n${["A", "B"].flatMap((t) => ["for", "against"].map((s) => row(t, s))).join("\n")}\n`,
  );
  expect((await place.run("rate 5d20 --stats mine --season 1985")).out).toMatch(/^2 teams of 1985, /);
});

it("plays the league first on request, and lists the levels that it found", async () => {
  const args = ["rate", "5d20", "--stats", LEAGUE, "--calibrate", "--games", "300"];
  const { code, out, err } = await place.run(args);
  expect([code, err]).toEqual([0, ""]);
  // Whole seasons of 56 games: one in each of two rounds, three in the last.
  expect(out).toMatch(/\nlevel, by 280 games of the league +usual +found\n/);
  expect(out).toMatch(/\nyards a designed run +0\.968 +\d\.\d{3}\n/);
  expect(await place.run([...args, "--team", "Foxes"])).toMatchObject({ code: 2 });
  expect(await place.run(["rate", "5d20", "--stats", LEAGUE, "--games", "300"])).toMatchObject({ code: 2 });
});

it("says that teams which also played others are not rated by games of their own", async () => {
  const bears = resolve("assets/samples/5d20/1985");
  const said = "Rated at the usual levels: the teams also played others, so games of their own cannot set them.\n";
  const rated = (...more: string[]) => place.run(["rate", "5d20", "--stats", bears, ...more]);
  expect((await rated("--calibrate")).out).toContain(said);
  expect((await rated()).out).not.toContain(said);
  const replay = (...more: string[]) => place.run(["replay-season", "5d20", "--stats", bears, "--times", "1", ...more]);
  expect((await replay()).out).toContain(said);
  expect((await replay("--quick")).out).not.toContain(said);
});

it("says that DICE Football's standard rules rate without games of the league", async () => {
  const said = 'Rated without games of the league: they set levels by the rules "season" only.\n';
  const rated = (...more: string[]) => place.run(["rate", "dice-football", "--stats", LEAGUE, ...more]);
  expect((await rated("--calibrate")).out).toContain(said);
  expect((await rated()).out).not.toContain(said);
});

it("reports every invalid number, in charts and proof, before anything is written", () => {
  const row = {
    team: "LAC",
    name: "Los Angeles Chargers",
    season: 2017,
    statistic: "offense.fumbles",
    input: 1,
    target: 1,
    difference: NaN,
  };
  const faults = numberFaults({
    teams: { format: "pressbox/5d20-teams", teams: [{ name: "Chargers", qbs: [{ fum: 7 }, { fum: 0 / 0 }] }] },
    names: ["Los Angeles Chargers"],
    proof: [{ ...row, expected: Infinity, tolerance: 0.15 }],
  });
  expect(faults.map(({ code, message }) => [code, message])).toEqual([
    ["rate-number", "Los Angeles Chargers: qbs[1].fum of the chart is not a number"],
    ["rate-number", "LAC: offense.fumbles, difference is not a number"],
    ["rate-number", "LAC: offense.fumbles, expected is not a number"],
  ]);
});

it.each(["5d20", "dice-football"])("writes for %s what check accepts", async (game) => {
  expect((await place.run(["rate", game, "--stats", LEAGUE, "--team", "Foxes", "--out", "charts"])).code).toBe(0);
  const files = place.files();
  expect(files).toHaveLength(2);
  const checked = await place.run(["check", ...files]);
  expect([checked.code, checked.err]).toEqual([0, ""]);
});

describe("a proof of DICE Football", () => {
  const PROOF = "charts/1998-albany-foxes-proof.json";
  interface File {
    format: string;
    proof: { statistic: string; target: number; expected: number; difference: number; tolerance: number }[];
  }
  const rate = async (): Promise<void> =>
    expect(
      await place.run(["rate", "dice-football", "--stats", LEAGUE, "--team", "Foxes", "--out", "charts"]),
    ).toMatchObject({ code: 0 });
  const checked = async (change: (file: File) => void): Promise<string> => {
    const data = JSON.parse(place.read(PROOF)) as File;
    change(data);
    place.write("changed.json", JSON.stringify(data));
    const { out, err } = await place.run("check changed.json");
    return out + err;
  };

  it("says what it is, and fills no sheet", async () => {
    await rate();
    const text = await checked(({ format }) => expect(format).toBe("pressbox/dice-football-proof"));
    expect(text).toBe("changed.json: no fault found\n");
    for (const command of ["print dice-football --record changed.json", "print 5d20 --record changed.json"]) {
      const { code, err } = await place.run(command);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/this is a file of the kind DICE Football proof of rated/),
      ]);
    }
  });

  it("has the differences and tolerances of its figures; a figure beyond its tolerance is a warning", async () => {
    await rate();
    expect(await checked(({ proof }) => void (proof[0].difference += 1))).toMatch(/expected less target is/);
    expect(await checked(({ proof }) => void (proof[0].tolerance = 9))).toMatch(/found 9; the tolerance of .* is 0\.5/);
    expect(await checked(({ proof }) => void proof.push(proof[0]))).toMatch(/twice/);
    const missed = await checked(({ proof: [row] }) => {
      row.expected += 2;
      row.difference += 2;
    });
    expect(missed).toMatch(/completion %: expected .* within 0\.50%, found/);
  });
});
