/** What a command cannot do is refused before it plays, and before it writes. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ABSENT } from "../../src/cli/absent.js";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { flagOf } from "../../src/cli/spec.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const LEAGUES = ["pen-and-paper", "postcard", "5d20", "dice-football"] as const;

describe.each(LEAGUES)("season %s", (game) => {
  it.each([
    ["--words klingon", 2, 'Pressbox has no words for "klingon"'],
    ["--words none.yaml", 1, "none.yaml: there is no such file"],
    ["--font none.ttf", 1, "none.ttf: there is no such file"],
    ["--league-name Лига", 2, '--league-name "Лига": no sheet can print "Л" (U+041B); hint: give a typeface'],
    ["--theme neon", 2, '--theme cannot be "neon"'],
  ])("%s: plays nothing that could not be printed", async (option, code, message) => {
    for (const print of ["--book b.pdf", "--sheets s"]) {
      const found = await place.run(`season ${game} --seed 1 --weeks 1 ${option} ${print}`);
      expect([found.code, found.out, place.files()]).toEqual([code, "", []]);
      expect(found.err).toContain(message);
    }
  });
});

it("a league with unprintable names is played, and its book is refused beforehand at the line", async () => {
  await place.run("season postcard --teams 2 --rounds 2 --seed 1 --weeks 1 --league-name Лига --file l.yaml");
  const before = place.read("l.yaml");
  const { code, err } = await place.run("season postcard --weeks 1 --file l.yaml --book b.pdf");
  expect([code, err, place.read("l.yaml")]).toEqual([
    1,
    expect.stringMatching(/^l\.yaml:\d+:\d+ name: no sheet can print "Л"/),
    before,
  ]);
  expect(place.has("b.pdf")).toBe(false);
  expect((await place.run("season postcard --weeks 1 --file l.yaml")).code).toBe(0);
});

it("a finished season has no chances: its book is printed, and says so", async () => {
  const line = "season postcard --teams 2 --seed 1 --file l.yaml --book b.pdf --logs none --times 5";
  const { code, err } = await place.run(line);
  expect([code, place.has("b.pdf")]).toEqual([0, true]);
  expect(err).toMatch(/^warning: l\.yaml: the book has no chances: .*; hint: the league is at season 1/);
  const again = await place.run(line);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("season 1 is over")]);
});

it("reports a choice about a new league as its option, along with the errors in its files", async () => {
  for (const word of ["promote", "relegation"]) {
    const { code, err } = await place.run(`season ${word} upper.yaml`);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(
        "teams change tiers by their results, inside one league file; hint: start a league with --tiers 2 --promoted 2",
      ),
    ]);
  }
  const tiers = await place.run("season postcard --teams 4 --tiers 2 --promoted 2");
  expect([tiers.code, tiers.err]).toEqual([1, expect.stringMatching(/^--promoted: a tier of 2 teams cannot change 2/)]);
  const playoffs = await place.run("season 5d20 --playoffs 8");
  expect([playoffs.code, playoffs.err]).toEqual([1, expect.stringMatching(/^--playoffs: /)]);
  expect(place.files()).toEqual([]);
});

it.each([
  ["season 5d20 --rules gone-1.yaml --teams-file gone-2.yaml", 2],
  ["career dice-football --player Joe --position RB --rules gone-1.yaml --teams-file gone-2.yaml", 2],
  ["play 5d20 --rules gone-1.yaml --teams gone-2.yaml", 2],
  ["play 5d20 --by-hand --rules gone-1.yaml --teams gone-2.yaml --save h.json", 2],
  ["print 5d20 game-log --seed 1 --rules gone-1.yaml --teams gone-2.yaml", 2],
  ["season trade gone-1.yaml --moves gone-2.csv", 2],
  ["season enter gone-1.yaml --form gone-2.pdf", 2],
])("reports missing files together: %s", async (line, count) => {
  const { code, err } = await place.run(line);
  expect(code).toBe(1);
  for (let i = 1; i <= count; i++) expect(err).toMatch(new RegExp(`^gone-${i}\\.\\w+: there is no such file`, "m"));
  expect(place.files()).toEqual([]);
});

it("a game by hand reports a missing template folder before its first question", async () => {
  const { code, out, err } = await place.run("play dynasty --by-hand --fill --templates gone --save h.json");
  expect([code, out, place.files()]).toEqual([1, "", []]);
  expect(err).toContain("gone");
});

it.each(["--font own.ttf", "--out own", "--templates own"])("play without --fill has no use for %s", async (option) => {
  const { code, err } = await place.run(`play dynasty --seed 1 ${option}`);
  expect([code, err]).toEqual([2, `${option.split(" ")[0]} is for the game's sheets: add --fill\n`]);
});

it.each([
  ["new table postcard teams --out t.pdf", "a table is a CSV file; found --out t.pdf; hint: name a .csv file"],
  ["new table league-schedule --out t.xlsx", "a table is a CSV file; found --out t.xlsx"],
  ["new team --seed 1 --out t.png", "a team is a YAML or JSON file; found --out t.png; hint: name a .yaml file"],
  ["new words fr --out fr.csv", "a file of words is YAML; found --out fr.csv"],
  ["new template dynasty mat --out own.hbs", "--out names a folder; found own.hbs; hint: remove the ending"],
  ["new stats s.csv", "new stats names a folder; found s.csv"],
  ["new set set.zip", "new set names a folder; found set.zip"],
  ["play dynasty --seed 1 --save g.csv", "a record is a JSON file; found --save g.csv; hint: name a .json file"],
  ["play dynasty --by-hand --save g.PDF", "a record is a JSON file; found --save g.PDF"],
  ["play dynasty --seed 1 --fill --out g.pdf", "--out names a folder; found g.pdf"],
  ["read form.pdf --save g.pdf", "records and values are JSON or YAML files; found --save g.pdf"],
  ["print dynasty mat --out mat.jpg", "sheets are PDF, SVG or PNG files; found --out mat.jpg"],
  ["printer calibrate --out p.png", "the sheet is a PDF; found --out p.png"],
  ["kit dynasty --out kit.pdf", "--out names a folder; found kit.pdf"],
  ["rate 5d20 --stats s --out charts.csv", "--out names a folder; found charts.csv"],
  ["season postcard --file l.csv", "a league is a YAML file; found --file l.csv"],
  ["season postcard --book b.html", "a book is a PDF; found --book b.html"],
  ["season postcard --sheets s.pdf", "--sheets names a folder; found s.pdf"],
  ["season export l.yaml --out t.xlsx --format xlsx", "--out names a folder; found t.xlsx"],
  ["career dice-football --player Joe --position RB --file c.pdf", "a career is a YAML file; found --file c.pdf"],
])("reports an extension of another format: %s", async (line, message) => {
  const { code, out, err } = await place.run(line);
  expect([code, out, place.files()]).toEqual([2, "", []]);
  expect(err).toContain(message);
});

it("keeps extensions that mean nothing as part of the name", async () => {
  for (const line of [
    "play dynasty --seed 1 --save week.5 --quiet",
    "play dynasty --seed 1 --save g.yaml --quiet",
    "new table postcard teams --out t.txt",
    "new stats season.1985 --quiet",
  ])
    expect([line, await place.run(line)]).toEqual([line, expect.objectContaining({ code: 0 })]);
});

describe("options that users expect in vain", () => {
  const all = Object.entries(ABSENT).flatMap(([name, flags]) =>
    Object.entries(flags).map(([flag, why]) => ({ name, flag, why })),
  );

  it("do not exist, and each is answered with what to do instead", async () => {
    for (const { name, flag, why } of all) {
      const command = COMMANDS.find((one) => one.name === name)!;
      expect(Object.entries(command.options).map(([key, option]) => flagOf(key, option))).not.toContain(flag);
      const { code, err } = await place.run([name, "x", flag]);
      expect([code, err]).toEqual([2, `${flag}: ${why.message}; hint: ${why.hint}\n`]);
    }
  });

  it("are answered even with a value after =", async () => {
    expect((await place.run("season 5d20 --deck=each")).err).toMatch(/^--deck: seasons and careers use dice/);
  });

  it("suggest only options that exist", () => {
    for (const { why } of all)
      for (const [, name, rest] of why.hint.matchAll(/pressbox ([a-z-]+)([^,;]*)/g)) {
        const command = COMMANDS.find((one) => one.name === name)!;
        const flags = Object.entries(command.options).map(([key, option]) => flagOf(key, option));
        for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(flags).toContain(flag);
      }
  });
});
