/** `pressbox check` on teams, leagues and schedules: what the source prints wrong, and what people get wrong. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataText } from "../../src/text/data-text.js";
import { SCHEDULES } from "../../src/systems/pen-and-paper/rules/index.js";
import { sampleTeams, teamToData } from "../../src/systems/pen-and-paper/teams/index.js";
import { jsonLines, openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

/** Section 6.2: team, field, printed, expected. */
const PRINTED_WRONG = [
  ["baltimore-pachyderms", "modifiers.LM", 2, 3],
  ["baltimore-pachyderms", "modifiers.LB", 3, 2],
  ["connecticut-yankees", "scores.LM", null, "9-12"],
  ["los-angeles-furies", "modifiers.RB", 3, 4],
  ["los-angeles-furies", "OFF", 8, 9],
  ["los-angeles-rockers", "scores", null, "3-18"],
  ["memphis-truckers", "modifiers.RB", 3, 4],
  ["memphis-truckers", "OFF", 11, 12],
  ["new-york-rockets", "scores", null, "3-18"],
  ["phoenix-firebirds", "marks.RB", "RB", "RB*"],
  ["sacramento-titans", "modifiers.QB", 3, 4],
  ["sacramento-titans", "OFF", 10, 11],
  ["seattle-whales", "modifiers.RB", 3, 4],
  ["seattle-whales", "OFF", 8, 9],
];
const REMARKABLE = ["market-town", "market-wording", "market-added", "market-wording", "stadium-shared", "card-copied"];

describe("the sample teams", () => {
  it("have exactly the errors of section 6.2 and the named warnings", async () => {
    const { code, out, err } = await place.run("check pen-and-paper --json");
    expect([code, err]).toEqual([1, ""]);
    const found = jsonLines(out);
    const errors = found.filter(({ severity }) => severity === "error");
    expect(errors.map(({ team, field, printed, expected }) => [team, field, printed, expected])).toEqual(PRINTED_WRONG);
    const warnings = found.filter(({ severity }) => severity === "warning");
    expect(warnings.map(({ code: id }) => id)).toEqual(REMARKABLE);
    for (const issue of found)
      for (const key of ["team", "field", "printed", "expected"]) expect(issue).toHaveProperty(key);
    const text = await place.run("check pen-and-paper");
    expect(text.out).toMatch(/pen-and-paper: 14 errors, 6 warnings\n$/);
  });

  it("do not stop the check of the built-in charts", async () => {
    expect((await place.run("check")).code).toBe(0);
  });
});

describe("a copy of the teams", () => {
  const good = sampleTeams().filter(({ city }) => ["San Diego", "Kansas City", "Denver", "Houston"].includes(city));
  const copy = (): Record<string, unknown>[] => good.map((team) => structuredClone(teamToData(team)));
  const check = async (teams: object[]): Promise<string> => {
    place.write("t.yaml", dataText({ teams }, "t.yaml"));
    return (await place.run("check t.yaml")).out;
  };

  it("has no errors", async () => expect(await check(copy())).toBe("t.yaml: no fault found\n"));

  it.each<[string, (teams: Record<string, Record<string, unknown>>[]) => void, RegExp]>([
    ["score", ([team]) => void (team.scores.QB = 3), /t\.yaml:\d+:\d+ .*QB 3 is printed with \+\d; expected \+0/],
    ["modifier", ([team]) => void (team.printed.WR = 6), /t\.yaml:\d+:\d+ .*is printed with \+6/],
    ["total", ([team]) => void (team.printed.OFF = 1), /t\.yaml:\d+:\d+ .*OFF is printed as \+1; QB \+ RB \+ WR make/],
    ["market", ([team]) => void ((team as Record<string, unknown>).home = "Xanadu"), /"Xanadu" is not a market code/],
    [
      "star",
      (teams) => teams.slice(0, 2).forEach((team) => Object.assign(team, { stars: ["QB"] })),
      /the star QB is held by .* already/,
    ],
  ])("is reported with another %s", async (_what, change, message) => {
    const teams = copy();
    change(teams as Record<string, Record<string, unknown>>[]);
    expect(await check(teams)).toMatch(message);
  });
});

describe("a CSV of teams", () => {
  const HEADS = "city,name,home,QB,RB,WR,LM,LB,DB";
  const check = async (text: string | Uint8Array): Promise<{ code: number; out: string }> => {
    place.write("t.csv", text);
    return place.run("check t.csv");
  };

  it("may have quotes, a byte-order mark, semicolons or tabs", async () => {
    const lines = [HEADS, '"Toledo, Ohio",Ironmen,OH,9,12,14,9,9,7', "Reno,Aces,NV,9,10,9,9,11,9"];
    for (const text of [lines.join("\n"), `\uFEFF${lines.join("\r\n")}\r\n`])
      expect((await check(text)).out).toBe("t.csv: no fault found\n");
    for (const mark of [";", "\t"]) {
      const text = [HEADS.replace(/,/g, mark), ["Reno", "Aces", "NV", 9, 10, 9, 9, 11, 9].join(mark)].join("\n");
      expect((await check(text)).out).toBe("t.csv: no fault found\n");
    }
  });

  it.each([
    [
      "a wrong column",
      `${HEADS},QBB\nReno,Aces,NV,9,9,9,9,9,9,1`,
      /t\.csv:1:\d+ QBB: there is no column "QBB"; hint: did you mean "QB"\?/,
    ],
    [
      "a missing column",
      "city,QB\nReno,9",
      /t\.csv:1:1: the column "name" is missing\nt\.csv:1:1: the column "home" is missing/,
    ],
    ["a row too short", `${HEADS}\nReno,Aces,NV`, /t\.csv:2:1: the row has 3 cells; expected 9/],
    ["an open quote", `${HEADS}\n"Reno,Aces,NV,9,9,9,9,9,9`, /t\.csv:2:1: a quote was opened and never closed/],
    [
      "words for numbers",
      `${HEADS}\nReno,Aces,NV,nine,9,9,9,9,9`,
      /t\.csv:2:14 .*found "nine"; expected a (whole )?number/,
    ],
    [
      "a score of 19",
      `${HEADS}\nReno,Aces,NV,19,9,9,9,9,9`,
      /t\.csv:2:14 .*QB is 19; expected a whole number from 3 to 18/,
    ],
    ["two heads alike", `${HEADS},QB\nReno,Aces,NV,9,9,9,9,9,9,9`, /t\.csv:1:\d+: the heading "QB" appears twice/],
    ["nothing", "\n", /t\.csv: the file is empty/],
    ["no text", new Uint8Array([0x41, 0x2c, 0x00, 0x41]), /t\.csv:1:3: byte 0x00 is not UTF-8 text/],
  ])("is reported with %s", async (_what, text, message) => {
    const { code, out } = await check(text);
    expect(out).toMatch(message);
    expect(code).toBe(1);
  });

  it("of 5,000 rows is reported at once", async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `City ${i},Team${i},OH,9,9,9,9,9,9`);
    const { code, out } = await check([HEADS, ...rows].join("\n"));
    expect([code, out.split("\n")[0]]).toEqual([
      1,
      expect.stringContaining("the list has 5000 items; expected at most 100"),
    ]);
  });
});

describe("a schedule", () => {
  const weeks = (): string[][] => SCHEDULES[8].weeks.map((week) => week.map(([away, home]) => `${away}@${home}`));
  const check = async (given: string[][]): Promise<{ code: number; out: string }> => {
    place.write("s.yaml", dataText({ format: "pressbox/pen-and-paper-schedule", size: 8, weeks: given }, "s.yaml"));
    return place.run("check s.yaml");
  };

  it("has no errors as built in", async () => expect((await check(weeks())).out).toBe("s.yaml: no fault found\n"));

  it.each<[string, (weeks: string[][]) => void, RegExp]>([
    ["a team twice in a week", (w) => void (w[0][0] = w[0][1]), /s\.yaml:\d+:\d+ .*week 1: team \d plays twice/],
    ["a missing game", (w) => void w[3].pop(), /s\.yaml:\d+:\d+ .*week 4: team \d has no game and no bye/],
    [
      "uneven home games",
      (w) => void (w[5][0] = w[5][0].split("@").reverse().join("@")),
      /plays \d of 14 games at home; expected half/,
    ],
    ["a team that is none", (w) => void (w[2][1] = "9@1"), /week 3: 9@1 names team 9; expected 1 to 8/],
    ["a week too few", (w) => void w.pop(), /found 13 weeks; expected 14/],
    ["no game", (w) => void (w[1][1] = "3 at 1"), /s\.yaml:\d+:\d+ .*3 at 1/],
  ])("is reported with %s", async (_what, change, message) => {
    const changed = weeks();
    change(changed);
    const { code, out } = await check(changed);
    expect(out).toMatch(message);
    expect(code).toBe(1);
  });
});
