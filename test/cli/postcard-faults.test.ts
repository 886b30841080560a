/** Slips that a person makes with PostCard Football: one line a fault, with its place and a way out, and no file half done. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

/** Lines that `check` prints for a file, its verdict left out. */
async function check(name: string, content: string): Promise<{ code: number; lines: string[] }> {
  place.write(name, content);
  const { code, out, err } = await place.run(["check", name]);
  expect(err).toBe("");
  return { code, lines: out.trim().split("\n").slice(0, -1) };
}

describe("a house card", () => {
  const cases: readonly [what: string, text: string, ...lines: string[]][] = [
    ["of comments alone", "# nothing\n\n  # yet\n", "h.yaml: there is nothing in this file but comments"],
    [
      "of switches alone is no file of another game",
      "switches: {kicksOn: sometimes, quickGame: true, overtime: no}\n",
      'h.yaml:1:21 switches.kicksOn: found "sometimes"; expected fourth or any',
      "h.yaml:1:43 switches.quickGame: found true; expected off or on; hint: write on",
      'h.yaml:1:59 switches.overtime: found "no"; expected off or on; hint: write off',
    ],
    [
      "with a number out of this world",
      "card:\n  punts: {40: {low: 999999999999999999999999}}\n",
      'h.yaml:2:21 card.punts["40"].low: found 1e+24; expected at most 200',
    ],
    [
      "with a row that is none",
      "card:\n  levels: {5: {catch: 3}}\n",
      'h.yaml:2:12 card.levels["5"]: there is no key "5" here; hint: known: 1, 2, 3, 4',
    ],
    ["with a blank name", 'name: "  "\ncard: {}\n', 'h.yaml:1:7 name: found "  "; expected letters'],
    [
      "with faults of form and of sense in several parts, in the order of the file",
      "card:\n  punts: {40: {low: 9, high: 5}}\n  fieldGoals: {45: {lo: 3}}\n  strategy: {1: {stars: 3}}\nswitches: {kickOn: any}\n",
      "h.yaml:2:15 card.punts[40]: the range at 40 yards: found 9 to 5; expected the lower total first; hint: write low: 5, high: 9 (check V13 of the certificate)",
      'h.yaml:3:21 card.fieldGoals["45"].lo: there is no key "lo" here; hint: did you mean "low"?',
      "h.yaml:4:25 card.strategy[1].stars: stars of number 1: found 3; expected 1 or 2; hint: the bonus of a pick is one or two stars (check V3 of the certificate)",
      'h.yaml:5:12 switches.kickOn: there is no key "kickOn" here; hint: did you mean "kicksOn"?',
    ],
  ];
  it.each(cases)("%s", async (_what, text, ...lines) => {
    expect(await check("h.yaml", text)).toEqual({ code: 1, lines });
  });
});

describe("a file of teams", () => {
  const cases: readonly [what: string, file: string, text: string, ...lines: string[]][] = [
    [
      "with one name twice: one message, not one for every word that follows from it",
      "t.yaml",
      "teams:\n  - name: Owls\n  - name: owls\n",
      't.yaml:3:11 teams[1].name: teams 1 and 2 have the same name "owls"; hint: give one of them another name',
    ],
    [
      "with names that no sheet can show",
      "t.yaml",
      'teams:\n  - {name: "  "}\n  - {name: "A\\nB"}\n  - {name: All}\n',
      "t.yaml:2:12 teams[0].name: the name is blank; expected letters",
      "t.yaml:3:12 teams[1].name: the name has a line break or a tab; expected one line",
      't.yaml:4:12 teams[2].name: All: the id "all" means every team; expected another word',
    ],
    [
      "with a misspelled key: told once, not as missing too",
      "t.yaml",
      "teams:\n  - {name: Owls}\n  - {nmae: Larks}\n",
      't.yaml:3:6 teams[1].nmae: there is no key "nmae" here; hint: did you mean "name"?',
    ],
    [
      "as a table without one of two colors",
      "t.csv",
      "name,color1,color2\nOwls,#000000,\nLarks,,#000000\nRails,,\n",
      't.csv:2:14 color2: "color2" is empty; expected a color like #1F2937 next to "color1"',
      't.csv:3:7 color1: "color1" is empty; expected a color like #1F2937 next to "color2"',
    ],
    [
      "as a table of heads",
      "t.csv",
      "name,code\n",
      "t.csv:1:1: the table is still empty; hint: fill in one row per team, player or game below the column headings",
    ],
    [
      "as a table with a slip in its heads",
      "t.csv",
      "nam,code\nOwls,OWL\n",
      't.csv:1:1 nam: there is no column "nam"; hint: did you mean "name"? known: id, name, short, code, division, conference, logo, decal, color1, color2, skill, coach',
    ],
  ];
  it.each(cases)("%s", async (_what, file, text, ...lines) => {
    expect(await check(file, text)).toEqual({ code: 1, lines });
  });

  it("needs only names", async () => {
    expect(await check("t.yaml", "teams:\n  - name: Owls\n  - name: Larks\n")).toEqual({ code: 0, lines: [] });
  });
});

describe("a game", () => {
  it.each([
    [["--home", "Foo", "--away", "foo"], 1, 'both sides are called "Foo"; expected two names'],
    [["--home", "Tinkers", "--away", "Copper Falls Tinkers"], 1, "both sides are called"],
    [["--home", "x".repeat(200)], 1, "the name of the home team has 200 letters; expected 40 or fewer"],
    [["--away", "A\tB"], 1, 'away "A\\tB": expected text without line breaks and tabs'],
    [["--seed", "3", "--seed", "4"], 2, "--seed appears twice"],
    [["--name", "row="], 2, '--name "row=" has no value'],
  ])("cannot be played with %j", async (words, code, message) => {
    const ran = await place.run(["play", "postcard", ...words]);
    expect([ran.code, ran.out]).toEqual([code, ""]);
    expect(ran.err.split("\n")).toEqual([expect.stringContaining(message), ""]);
  });

  it("reports both sides at once, and takes two teams from a file", async () => {
    place.write("two.yaml", "teams:\n  - name: Owls\n  - name: Larks\n");
    place.write("one.yaml", "teams:\n  - name: Owls\n");
    const both = await place.run("play postcard --teams two.yaml --home Olws --away Wrens");
    expect(both.err.trim().split("\n")).toEqual([
      expect.stringContaining('there is no team "Wrens"'),
      'there is no team "Olws"; hint: did you mean "Owls"?',
    ]);
    const one = await place.run("play postcard --teams one.yaml");
    expect([one.code, one.err]).toEqual([1, expect.stringContaining("the file of teams has one team")]);
    const turned = await place.run("play postcard --teams two.yaml --home Larks --seed 1");
    expect(turned.out).toMatch(/^Owls at Larks/);
  });

  it("swaps the default sides if one of them is named", async () => {
    const { out } = await place.run("play postcard --home Ferrymen --seed 1");
    expect(out).toMatch(/^Harbor City Lamplighters at Millbrook Ferrymen/);
  });
});

describe("your own dice", () => {
  const HEAD = "format: pressbox/postcard-dice\naway: Gulls\nhome: Terns\n";
  const PLAYS = `${HEAD}toss: 3 5\nkicks: away\nunfinished: true\nplays:\n  - {picks: 3 1, return: touchback}\n`;

  it.each([
    [
      "a row that breaks off",
      `${PLAYS}  - {picks: 2 6, throw: true, dice: 4 4}\n`,
      0,
      /^warning: d\.yaml:9:37 plays\[1\]\.dice: play 2, .* the second-throw die of Terns comes next: it decides the second throw; the dice 4 4 of this play are not used/,
    ],
    [
      "a punt too early",
      `${PLAYS}  - {call: punt, target: 40, dice: 1 2}\n`,
      1,
      /^d\.yaml:9:12 plays\[1\]\.call: .*this play does not ask for "call"; hint: kicks and fakes are for fourth down$/,
    ],
    [
      "a throw of a rush",
      `${PLAYS}  - {picks: 1 1, throw: true, dice: 3 3}\n`,
      1,
      /^d\.yaml:9:25 plays\[1\]\.throw: .*hint: only a pass allows a second throw$/,
    ],
    [
      "one name for two",
      "format: pressbox/postcard-dice\naway: X\nhome: x\ndice: [3 5]\nunfinished: true\n",
      1,
      /^d\.yaml:3:7 home: both sides are called "x"/,
    ],
  ])("report %s", async (_what, text, code, line) => {
    const checked = await check("d.yaml", text);
    expect(checked.code).toBe(code);
    // What led to it is indented below the issue.
    expect(checked.lines.filter((one) => !one.startsWith("    "))).toEqual([expect.stringMatching(line)]);
  });

  it("must have the same names in the file and the command", async () => {
    place.write("d.yaml", `${HEAD}dice: [3 5]\nunfinished: true\n`);
    const { code, err } = await place.run("play postcard --dice d.yaml --away Foo");
    expect([code, err]).toEqual([
      1,
      'd.yaml:2:7 away: the away team is "Gulls" in the file, but "Foo" was asked for; hint: name it in one place\n',
    ]);
    expect((await place.run("play postcard --dice d.yaml --away Gulls")).code).toBe(0);
  });
});
