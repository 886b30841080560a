/** A league file that somebody has changed: told by check, and nothing goes on with it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkData } from "../../src/files/check.js";
import { hasErrors } from "../../src/kernel/issue/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import { loadSystems } from "../../src/systems/index.js";
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

type Leaf = readonly (string | number)[];
function* leavesOf(data: unknown, path: Leaf = []): Generator<Leaf> {
  if (typeof data !== "object" || data === null) yield path;
  else if (Array.isArray(data)) for (const [i, item] of data.entries()) yield* leavesOf(item, [...path, i]);
  else for (const [key, item] of Object.entries(data)) yield* leavesOf(item, [...path, key]);
}

const other = (leaf: unknown): unknown =>
  typeof leaf === "number" ? leaf + 1 : typeof leaf === "boolean" ? !leaf : typeof leaf === "string" ? `${leaf}x` : 1;

/** The file with one leaf changed. */
function changed(file: string, path: Leaf, value?: unknown): unknown {
  const data = JSON.parse(place.read(file)) as never;
  let at = data as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1)!] = value === undefined ? other(at[path.at(-1)!]) : value;
  return data;
}

/** What a person may write into such a file. */
const OPEN = /^(?:name$|revision$|byHand|modes|choices|seal|teams\.\d+\.manager)/;

describe.each([
  ["N4: a Pen & Paper league", "l.json", 7],
  ["N5: a cup", "c.json", 1],
])("%s", (_title, file, every) => {
  it("has no leaf that can be changed unseen", () => {
    const leaves = [...leavesOf(JSON.parse(place.read(file)))].filter((path) => !OPEN.test(path.join(".")));
    expect(leaves.length).toBeGreaterThan(100);
    const unseen = leaves
      .filter((_, i) => i % every === 0)
      .filter((path) => !hasErrors(checkData(changed(file, path), systems).issues));
    expect(unseen.map((path) => path.join("."))).toEqual([]);
  });
});

describe("a change without its seal is found by what it contradicts", () => {
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

  it("and one that contradicts nothing stands, and is sealed again", async () => {
    const data = changed("l.json", ["teams", 0, "team", "stadium"], "Home Field") as { seal?: unknown };
    place.write("kept.json", JSON.stringify(data));
    const refused = await place.run("season pen-and-paper --file kept.json --weeks 1");
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^kept\.json:1:\d+ teams: "teams" changed since Pressbox wrote this file; hint: take back/),
    ]);
    delete data.seal;
    place.write("kept.json", JSON.stringify(data));
    expect((await place.run("season pen-and-paper --file kept.json --weeks 1 --quiet")).code).toBe(0);
    expect((await place.run("check kept.json")).code).toBe(0);
    expect(place.read("kept.json")).toContain('"seal"');
  });

  it("season plays no further on a cup whose results are not those of its seeds", async () => {
    const data = changed("c.json", ["results", 0, "awayPoints"], 99) as { seal?: unknown };
    for (const sealed of [true, false]) {
      if (!sealed) delete data.seal;
      place.write("cup.json", JSON.stringify(data));
      expect((await place.run("season postcard --file cup.json --weeks 1")).code).toBe(1);
      expect(JSON.parse(place.read("cup.json"))).toEqual(data);
    }
  });
});

/** Free facts: what a team is called and looks like, and what a win is worth. */
const FREE = /^(?:points\.|contest\.rounds$|teams\.\d+\.(?:short|name|city|monogram|colors|stadium)\b)/;

describe("without its seal 95% of what matters in a league is still found", () => {
  it.each([
    ["postcard --teams 4", 1],
    ["5d20", 20],
    ["dice-football", 60],
  ])("%s", async (options, every) => {
    const file = `m-${every}.json`;
    await place.run(`season ${options} --seed 5 --years 1 --file ${file} --quiet`);
    const leaves = [...leavesOf(JSON.parse(place.read(file)))].filter(
      (path) => !OPEN.test(path.join(".")) && !FREE.test(path.join(".")),
    );
    const tried = leaves.filter((_, i) => i % every === 0);
    const unseen = tried.filter((path) => {
      const data = changed(file, path) as { seal?: unknown };
      delete data.seal;
      return !hasErrors(checkData(data, systems).issues);
    });
    expect(tried.length).toBeGreaterThan(50);
    expect(unseen.map((path) => path.join(".")).slice(Math.floor(tried.length * 0.05))).toEqual([]);
  });
});

it("N10: what a book tells of an off-season is there, or check says what is missing", () => {
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
