/** Statistics with faults (Must show 6): every one of them with file, sheet, line and column, all of a folder at once. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LEAGUE_AVERAGE } from "../../src/systems/5d20/rules/index.js";
import { workbook } from "../helpers/xlsx.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => {
  place = openWorkplace();
  mkdirSync(join(place.folder, "s"));
});
afterEach(() => place.remove());

/** As Pro-Football-Reference saves them: two rows of headings. */
const PASSING = [
  ["", "", "", "Passing", "Passing", "Passing", "Passing"],
  ["Player", "Tm", "Pos", "Att", "Cmp", "Yds", "Int"],
  ["Bo Ash*", "CHI", "QB", -3, 0, 2000, 1],
  ["Bo Ash+", "CHI", "QB", 300, 170, 2000, 10],
  ["Al Elm", "MIA", "QB", 300, 310, 2000, 10],
  ["Cy Yew", "MIA", "QB", 20, "63.9%", 200, 1],
] as const;
const FAULTS = [
  [3, 4, "Passing Att: found -3; expected 0 or more (passes thrown)"],
  [4, 1, "Player: Bo Ash (CHI) appears here twice; hint: keep one row per player and team; the first is in line 3"],
  [5, 5, "Passing Cmp: found 310 completions of 300 attempts"],
  [
    6,
    5,
    'Passing Cmp: found "63.9%"; expected a number such as 31, 44.5 or 4,120; hint: write the count, not the percentage',
  ],
] as const;
const RUSHING = "player,team,attempts,yards\nBo Ash,CHI,-1,3\nDi Gum,CHI,12,3\nDi Gum,CHI,12,3\n";

describe("two heading rows, twins, percent signs, negative numbers, more completions than passes", () => {
  it("are reported in a folder of CSV files, by the column's first character", async () => {
    const lines = PASSING.map((row) => row.join(","));
    place.write("s/passing.csv", lines.join("\n"));
    place.write("s/rushing.csv", RUSHING);
    const columnOf = (line: number, cell: number): number =>
      lines[line - 1]
        .split(",")
        .slice(0, cell - 1)
        .join(",").length + (cell === 1 ? 1 : 2);
    const expected = [
      ...FAULTS.map(([line, cell, words]) => `s/passing.csv:${line}:${columnOf(line, cell)} ${words}`),
      "s/rushing.csv:2:12 attempts: found -1; expected 0 or more (rushes)",
      "s/rushing.csv:4:1 player: Di Gum (CHI) appears here twice; hint: keep one row per player and team; the first is in line 3",
    ];
    const rated = await place.run("rate 5d20 --stats s --out charts");
    expect([rated.code, rated.out, rated.err.trim().split("\n")]).toEqual([1, "", expected]);
    expect(place.has("charts")).toBe(false);
    // `check` says the same of the folder, and of each file alone.
    const checked = await place.run("check s");
    expect([checked.code, checked.out.trim().split("\n")]).toEqual([1, [...expected, "s: 6 errors"]]);
    const one = await place.run("check s/passing.csv");
    expect(one.out.trim().split("\n")).toEqual([...expected.slice(0, 4), "s/passing.csv: 4 errors"]);
  });

  it("are reported in a workbook with the sheet's name, along with an unrelated sheet", async () => {
    const rushing = [
      ["player", "team", "attempts", "yards"],
      ["Bo Ash", "CHI", -1, 3],
    ] as const;
    const notes = [
      ["shopping", "price"],
      ["a ball", 3],
    ] as const;
    place.write("s.xlsx", workbook({ Passing: PASSING, Groceries: notes, Rushing: rushing }));
    const { code, err } = await place.run("rate 5d20 --stats s.xlsx");
    expect([code, err.trim().split("\n")]).toEqual([
      1,
      [
        ...FAULTS.map(([line, cell, words]) => `s.xlsx:${line}:${cell} Passing!${words}`),
        'warning: s.xlsx: the sheet "Groceries" has no statistics that Pressbox reads',
        "s.xlsx:2:3 Rushing!attempts: found -1; expected 0 or more (rushes)",
      ],
    ]);
    const [first] = (await place.run("check s.xlsx --json")).out.split("\n");
    expect(JSON.parse(first)).toMatchObject({ file: "s.xlsx", line: 3, column: 4, sheet: "Passing" });
  });
});

it("reports a thousands comma that shifts a row, negative points, more yards than a field has, a misspelled heading", async () => {
  const files = {
    "team.csv": ["team,side,points,passAttempts,completions,passYards", "CHI,for,-198,300,170,2000"],
    "rushing.csv": ["player,team,attempts,yards,touchdowns,long", "Bo Ash,CHI,324,1,551,9,40"],
    "punting.csv": ["player,team,punts,yards", "Al Elm,CHI,68,28700"],
    "kicking.csv": ["player,team,fieldGoals,fieldGoalAtempts,kickoffs", "Al Elm,CHI,3,4,60"],
  };
  for (const [name, lines] of Object.entries(files)) place.write(`s/${name}`, lines.join("\n"));
  const checked = await place.run("check s");
  expect(checked.code).toBe(1);
  expect(checked.out.trim().split("\n")).toEqual([
    'warning: s/kicking.csv:1:24 fieldGoalAtempts: the column is not read; hint: did you mean "fieldGoalAttempts"?',
    "s/punting.csv:2:15 yards: found 28700 yards of 68 punts; expected at most 110 each",
    "s/rushing.csv:2:1: the row has 7 cells; expected 6; hint: put cells that contain a separator in double quotes, and write thousands without one",
    "s/team.csv:2:9 points: found -198; expected 0 or more (points scored)",
    "s: 3 errors, 1 warning",
  ]);
});

it("reports a row that is cut off where others have numbers; trailing empty cells may be missing", async () => {
  const heads = "player,team,attempts,yards,touchdowns,long";
  place.write("s/rushing.csv", `${heads}\nBo Ash,CHI,324,1551,9,40\nDi Gum,CHI,12\nAl Elm,MIA,3,9,0\n`);
  place.write("s/trimmed.csv", `${heads}\nBo Ash,NYJ,324,1551,9,\nDi Gum,NYJ,12,30,1\n`);
  const { code, out } = await place.run("check s");
  const hint = "hint: missing cells count as empty; add them, or empty ones";
  expect([code, out.trim().split("\n")]).toEqual([
    0,
    [
      `warning: s/rushing.csv:3:1: the row ends after 3 of 6 cells, before "yards"; ${hint}`,
      `warning: s/rushing.csv:4:1: the row ends after 5 of 6 cells, before "long"; ${hint}`,
      "s/rushing.csv: rushing; 3 rows read",
      "s/trimmed.csv: rushing; 2 rows read",
      "s: 2 warnings",
    ],
  ]);
});

it("reports a workbook of the wrong sheets", async () => {
  const groceries = [
    ["shopping", "price"],
    ["a ball", 3],
  ] as const;
  place.write("wrong.xlsx", workbook({ Groceries: groceries, Diary: [["dear diary"]] }));
  expect((await place.run("rate 5d20 --stats wrong.xlsx")).err.trim().split("\n")).toEqual([
    expect.stringContaining(
      'wrong.xlsx: no table of statistics was found in the sheets "Groceries", "Diary"; hint: tables: teams, passing,',
    ),
    'warning: wrong.xlsx: the sheet "Groceries" has no statistics that Pressbox reads',
    'warning: wrong.xlsx: the sheet "Diary" has no statistics that Pressbox reads',
  ]);
  // A sheet that says it is one table and holds another.
  const receiving = [
    ["player", "team", "rec", "yds"],
    ["Bo Ash", "CHI", 3, 50],
  ] as const;
  place.write("swapped.xlsx", workbook({ Passing: receiving }));
  expect((await place.run("check swapped.xlsx")).out).toMatch(
    /warning: swapped\.xlsx:1:1 Passing: its name says passing, its headings are those of receiving; it is read as receiving; hint: /,
  );
});

it("reports a league of one team", async () => {
  const rows = {
    passing: "attempts,completions,yards,interceptions\nBo Ash,CHI,300,170,2000,10",
    rushing: "attempts,yards\nBo Ash,CHI,40,120",
  };
  for (const [table, text] of Object.entries(rows)) place.write(`s/${table}.csv`, `player,team,${text}\n`);
  const { code, err } = await place.run("rate 5d20 --stats s --season 1985");
  expect([code, err]).toEqual([
    1,
    "s/passing.csv: found 1 team; a league has at least 2; hint: --team NAME rates one team against the average of its era\n",
  ]);
  // Two players cannot carry an offense: the command says so, and goes on only where that is accepted.
  const missed = await place.run("rate 5d20 --stats s --season 1985 --team bears");
  expect([missed.code, missed.out]).toEqual([
    1,
    "s/passing.csv: passing; 1 row read\ns/rushing.csv: rushing; 1 row read\n",
  ]);
  expect(missed.err).toMatch(/found .*; hint: .*--accept-misses\n/);
  expect((await place.run("rate 5d20 --stats s --season 1985 --team bears --accept-misses")).out).toMatch(
    /^Chicago Bears of 1985, rated against the average of 1985\.\n/,
  );
});

it("reports a season that no table covers", async () => {
  const { code, err } = await place.run([
    "rate",
    "5d20",
    "--stats",
    resolve("assets/samples/5d20/1985"),
    "--season",
    "1972",
  ]);
  expect([code, err]).toEqual([1, expect.stringMatching(/: no table is from 1972; they have the season 1985; hint: /)]);
});

it("reports a chart whose row ends at 19, and one with more receivers than its page holds", async () => {
  const { qbs, receivers, who, out } = LEAGUE_AVERAGE;
  const short = { ...qbs[0], rows: { ...qbs[0].rows, SP: { ...qbs[0].rows.SP, pre: [3, 9, 11, 13, 19] } } };
  const more = Array.from({ length: 12 }, (_, i) => ({ ...receivers[0], name: `Bench ${i + 1}` }));
  const blanks = more.map(() => null);
  const crowd = {
    receivers: [...more, ...receivers],
    out: [...blanks, ...out],
    who: Object.fromEntries(
      Object.entries(who).map(([depth, { w0, blue, black }]) => [
        depth,
        { w0, blue: [...blanks, ...blue], black: [...blanks, ...black] },
      ]),
    ),
  };
  const teams = [
    { ...LEAGUE_AVERAGE, qbs: [short] },
    { ...LEAGUE_AVERAGE, ...crowd, id: "crowd" },
  ];
  place.write("t.json", JSON.stringify({ teams }, null, 1));
  const { code, out: told } = await place.run("check t.json");
  expect(code).toBe(1);
  expect(told).toMatch(/^t\.json:\d+:\d+ teams\[0\]\.qbs\[0\]\.rows\.SP\.pre\[4\]: .* ends at 19; expected 20\n/);
  expect(told).toMatch(
    /\nwarning: t\.json:\d+:\d+ teams\[1\]\.receivers: .* are 31 rows .* room for 28; hint: omit 3 /,
  );
  // The sheet says so before it says what it has no room for.
  place.write("c.json", JSON.stringify({ teams: teams.slice(1) }));
  expect((await place.run("print 5d20 team-chart --record c.json")).err).toMatch(
    /^warning: c\.json.* room for 28;.*\n\S*team-chart\.hbs/,
  );
});
