/** A league file that somebody has changed: told by check, and nothing continues it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkData } from "../../src/files/check.js";
import { hasErrors } from "../../src/kernel/issue/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import { loadSystems } from "../../src/systems/index.js";
import { withLeaf, leavesOf, type Leaf } from "../helpers/changed-leaves.js";
import { unseenIn } from "./league-changes.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
let systems: readonly GameSystem[];
beforeAll(async () => {
  place = openWorkplace();
  systems = await loadSystems();
  await place.run("season pen-and-paper --teams 6 --seed 5 --years 1 --file l.json --quiet");
  await place.run("season pen-and-paper --weeks 5 --years 2 --file l.json --quiet");
  await place.run("season postcard --teams 4 --seed 5 --file c.json --quiet");
  await place.run("season postcard --weeks 2 --years 2 --file c.json --quiet");
});
afterAll(() => place.remove());

/** The file with one leaf changed. */
const changed = (file: string, path: Leaf, value?: unknown): unknown =>
  withLeaf(JSON.parse(place.read(file)) as unknown, path, value);

/** What a person may write into such a file. */
const OPEN = /^(?:name$|revision$|byHand|modes|choices|seal|teams\.\d+\.manager)/;

describe.each([
  ["N4: a Pen & Paper league", "l.json", 7],
  ["N5: a cup", "c.json", 1],
])("%s", (_title, file, every) => {
  it("has no value that can be changed unnoticed", () => {
    const leaves = [...leavesOf(JSON.parse(place.read(file)))].filter((path) => !OPEN.test(path.join(".")));
    expect(leaves.length).toBeGreaterThan(100);
    const unseen = leaves
      .filter((_, i) => i % every === 0)
      .filter((path) => !hasErrors(checkData(changed(file, path), systems).issues));
    expect(unseen.map((path) => path.join("."))).toEqual([]);
  });
});

describe("without its seal a change is found by its contradictions", () => {
  it.each([
    ["l.json", ["season"], 3, /^found season 3; 1 are over: expected 2/],
    ["l.json", ["history", 0, "season"], 2, /^found season 2; expected 1/],
    ["l.json", ["history", 0, "champion"], "nobody", /^season 1 has no team "nobody"/],
    ["l.json", ["history", 0, "standings", 2, "wins"], 14, /: found 14; the results make it \d+$/],
    ["l.json", ["history", 0, "results", 3, "awayPoints"], 99, /: found \d+; the results make it \d+$/],
    ["l.json", ["results", 0, "awayPoints"], 99, /^99 points, but the quarters make \d+$/],
    ["l.json", ["results", 0, "line", "home", 1, "die"], 0, /at least 1|>=1/],
    ["l.json", ["results", 0, "line", "away", 0, "total"], 40, /^a die of \d+ makes a total of/],
    ["l.json", ["results", 0, "line", "awayModifier"], 40, /^found 40; the teams make it -?\d+$/],
    ["l.json", ["modes"], { headToHead: [], byHand: ["nobody"] }, /^there is no team "nobody"/],
    ["c.json", ["results", 0, "awayPoints"], 99, /ended 99-\d+ in the file, but seed \d+ makes it/],
    ["c.json", ["results", 0, "seed"], 7, /in the file, but seed 7 makes it/],
  ])("%s %j", (file, path, value, message) => {
    const data = changed(file, path, value) as { seal?: unknown };
    delete data.seal;
    const { issues } = checkData(data, systems);
    expect(issues.filter(({ severity }) => severity === "error").map((issue) => issue.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it("accepts a change without contradictions, and seals the file again", async () => {
    const data = changed("l.json", ["teams", 0, "team", "stadium"], "Home Field") as { seal?: unknown };
    place.write("kept.json", JSON.stringify(data));
    const refused = await place.run("season pen-and-paper --file kept.json --weeks 1");
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(
        /^kept\.json:1:\d+ teams: "teams" changed since Pressbox wrote this file; hint: undo the change/,
      ),
    ]);
    delete data.seal;
    place.write("kept.json", JSON.stringify(data));
    expect((await place.run("season pen-and-paper --file kept.json --weeks 1 --quiet")).code).toBe(0);
    expect((await place.run("check kept.json")).code).toBe(0);
    expect(place.read("kept.json")).toContain('"seal"');
  });

  it("season refuses to continue a cup whose results do not follow from its seeds", async () => {
    const data = changed("c.json", ["results", 0, "awayPoints"], 99) as { seal?: unknown };
    for (const sealed of [true, false]) {
      if (!sealed) delete data.seal;
      place.write("cup.json", JSON.stringify(data));
      expect((await place.run("season postcard --file cup.json --weeks 1")).code).toBe(1);
      expect(JSON.parse(place.read("cup.json"))).toEqual(data);
    }
  });
});

describe("without its seal every change except free values is found; more values in the long suite", () => {
  it.each([
    ["pen-and-paper", "l.json", 60],
    ["postcard", "c.json", 60],
    ["5d20", "five.json", 40],
    ["dice-football", "dice.json", 10],
  ])("%s", async (game, file, count) => {
    if (!place.has(file)) await place.run(`season ${game} --seed 5 --years 1 --file ${file} --quiet`);
    const { tried, missed } = unseenIn(JSON.parse(place.read(file)) as object, game, systems, [count, 3]);
    expect([tried, missed]).toEqual([count, []]);
  });
});

describe("once games are played, how often pairs meet is fixed", () => {
  it.each([
    // The first round of two is the whole of one: a league without a past may be either.
    ["round-robin", 1, "--weeks 2", true],
    ["round-robin", 1, "--years 1", true],
    ["round-robin", 2, "--weeks 3", true],
    ["round-robin", 2, "--weeks 4", false],
    ["round-robin", 1, "--weeks 4 --years 2", false],
    ["round-robin", 2, "--weeks 7", false],
    ["final-four", 1, "--weeks 3", true],
    ["final-four", 1, "--weeks 4", false],
    ["final-four", 2, "--weeks 4", false],
    ["knock-out", 1, "--weeks 1", false],
  ])("%s, %i round(s), %s: free %s", async (format, rounds, until, free) => {
    const file = `${format}-${rounds}-${until.replace(/\W+/g, "")}.json`;
    const meets = format === "knock-out" ? "" : `--rounds ${rounds}`;
    const options = `--teams 4 --format ${format} ${meets} --seed 5 ${until}`;
    const { code, err } = await place.run(`season postcard ${options} --file ${file} --quiet`);
    expect([code, err]).toEqual([0, ""]);
    const other = changed(file, ["contest", "rounds"], 3 - rounds) as { seal?: unknown };
    delete other.seal;
    expect(!hasErrors(checkData(other, systems).issues)).toBe(free);
  });
});

it("T23: reports a value that the league's past decides at its place, with the expected value", async () => {
  const text = place.read("l.json");
  const league = JSON.parse(text) as { teams: { bank: number }[]; seal?: unknown };
  const due = league.teams[3].bank;
  league.teams[3].bank = due + 1;
  delete league.seal;
  const lines = JSON.stringify(league, null, 1).split("\n");
  place.write("bank.json", lines.join("\n"));
  const line = lines.findIndex((one) => one.includes(`"bank": ${due + 1}`)) + 1;
  for (const command of ["check bank.json", "season pen-and-paper --file bank.json --weeks 1"]) {
    const { code, out, err } = await place.run(command);
    expect([code, out + err]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`bank\\.json:${line}:\\d+ teams\\[3\\]\\.bank: found ${due + 1}; .* makes it ${due}`),
      ),
    ]);
  }
});

it("N10: check reports a missing part of the offseason that the book narrates", () => {
  const league = JSON.parse(place.read("l.json")) as { history: { offSeason: Record<string, unknown>[] }[] };
  const ledger = league.history[0].offSeason;
  const crashes = [...new Set(ledger.map(({ type }) => type))].flatMap((type) => {
    const i = ledger.findIndex((entry) => entry.type === type);
    return Object.keys(ledger[i]).filter((key) => {
      const data = structuredClone(league) as typeof league & { seal?: unknown };
      delete data.seal;
      delete data.history[0].offSeason[i][key];
      return key !== "die" && key !== "from" && !hasErrors(checkData(data, systems).issues);
    });
  });
  expect(crashes).toEqual([]);
});
