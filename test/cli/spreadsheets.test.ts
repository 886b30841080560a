/** Files as people and their spreadsheets save them. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

const sample = (name: string): string =>
  readFileSync(new URL(`../../assets/samples/pen-and-paper/${name}`, import.meta.url), "utf8");

async function check(name: string, text: string): Promise<{ code: number; lines: string[] }> {
  place.write(name, text);
  const { code, out } = await place.run(["check", name]);
  return { code, lines: out.trim().split("\n") };
}

describe("N26: a spreadsheet", () => {
  it("begins with an empty table", async () => {
    const { code, out } = await place.run("new table pen-and-paper-teams");
    expect([code, out]).toEqual([0, expect.stringMatching(/^id,city,name,monogram,home,/)]);
    expect((await place.run("new table postcard teams --out mine.csv")).out).toBe("mine.csv\n");
    expect(place.read("mine.csv")).toBe(
      "id,name,short,code,division,conference,logo,decal,color1,color2,skill,coach\n",
    );
    place.write("mine.csv", `${place.read("mine.csv")}1,Gulls,,,,,,,,,,\n`);
    expect((await place.run("new table postcard teams --out mine.csv")).err).toContain("the file is there already");
    expect(await place.run("new table postcard-team")).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean "postcard-teams"?') as string,
    });
  });

  it.each([
    ["empty columns behind it", (text: string) => text.replace(/$/gm, ",,").replace(/\n,,$/, "\n")],
    ["empty rows", (text: string) => `${text.replace("\n", "\n,,,,\n")},,,,,,\n\n,,\n`],
    ["the line sep=,", (text: string) => `sep=,\r\n${text}`],
    ["the line sep=; and semicolons", (text: string) => `"sep=;"\n${text.replace(/,/g, ";")}`],
  ])("is read as saved, with %s", async (_title, save) => {
    expect(await check("t.csv", save(sample("new-teams.csv")))).toEqual({ code: 0, lines: ["t.csv: no fault found"] });
  });

  it("keeps the locations of its cells after sep=", async () => {
    const text = `sep=,\n${sample("new-teams.csv").replace("BSV,#14532D", "BSV,#14532")}`;
    expect((await check("t.csv", text)).lines[0]).toMatch(/^t\.csv:3:21 color1/);
  });

  it("N23: of another program gets a hint how to save it", async () => {
    place.write("t.xlsx", "PK");
    expect((await place.run("check t.xlsx")).out).toContain("hint: save it as .xlsx again, or as .csv");
  });
});

describe("a schedule of a league", () => {
  const CSV = "week,away,home,site\n1,Reds,Blues,\n1,Greens,Golds,neutral\n2,Reds,Greens,\n2,Blues,Golds,\n";

  it.each([
    ["as new table begins it", CSV],
    ["with other heads", CSV.replace("week,away,home,site", "Round,Visitor,Host,Neutral")],
  ])("is recognized by its headings, %s", async (_title, text) => {
    expect(await check("s.csv", text)).toEqual({ code: 0, lines: ["s.csv: no fault found"] });
  });

  it("is recognized by its headings, with a stadium, as team tables have", async () => {
    const text = CSV.replace("week,away,home,site", "round,visitor,home,stadium");
    expect(await check("s.csv", text)).toEqual({
      code: 0,
      lines: [
        'warning: s.csv:1:20 stadium: the column "stadium" is not read; hint: columns: week, away, home, site',
        "s.csv: 1 warning",
      ],
    });
  });

  it("may have headings in its authors' words", async () => {
    const text = CSV.replace("week,away,home,site", "Week #,Visiting Team,Home Team,site");
    expect(await check("s.csv", text)).toEqual({ code: 0, lines: ["s.csv: no fault found"] });
  });

  it("reports only its own errors", async () => {
    expect(await check("s.csv", CSV.replace("2,Reds", "two,Reds").replace("neutral", "moon"))).toEqual({
      code: 1,
      lines: [
        's.csv:3:16 site: the site cannot be "moon"; hint: write neutral, or leave it empty for a game at the home team\'s field',
        's.csv:4:1 week: the week cannot be "two"; expected a number from 1',
        "s.csv: 2 errors",
      ],
    });
    expect((await check("s.csv", CSV.replace("away", "enemy"))).lines[0]).toBe(
      's.csv:1:1: there is no column "away"; found week, enemy, home, site; hint: columns: week, away, home, site',
    );
    expect(
      (await check("s.yaml", "format: pressbox/league-schedule\ngames:\n  - {week: 1, away: A, homme: B}\n")).lines,
    ).toEqual(expect.arrayContaining([expect.stringContaining('s.yaml:3:24 games[0].homme: there is no key "homme"')]));
  });

  it("begins with an empty table, and is not that of a played season", async () => {
    for (const words of ["league-schedule", "schedule"])
      expect((await place.run(`new table ${words}`)).out).toBe("week,away,home,site\n");
    const played = "season,week,away,home,away_points,home_points\n2019,1,A,B,7,x\n";
    expect((await check("s.csv", played)).lines[0]).toContain("home_points");
  });
});

describe("N15, F9: teams from statistics", () => {
  const line = (row: number, column: string, value: string): string => {
    const rows = sample("statistics.csv")
      .split("\n")
      .map((one) => one.split(","));
    rows[row][rows[0].indexOf(column)] = value;
    return rows.map((one) => one.join(",")).join("\n");
  };

  it("have a sample that check recognizes", async () => {
    expect(await check("s.csv", sample("statistics.csv"))).toEqual({ code: 0, lines: ["s.csv: no fault found"] });
    const { code, out } = await place.run("new team --from-stats s.csv");
    expect([code, out]).toEqual([0, expect.stringContaining("home: WTX\n")]);
    place.write("made.yaml", out);
    expect((await place.run("check made.yaml")).code).toBe(0);
    expect((await place.run("new table pen-and-paper-statistics")).out).toMatch(
      /^team,city,name,market,games,off_points,/,
    );
  });

  it.each([
    ["games", "0", "found 0 games; expected a whole number above 0"],
    ["off_points", '"1,5"', 'found "1,5"; expected a number such as 31, 44.5 or 4,120; hint: write 1.5, with a point'],
    ["off_points", "0x1F", 'found "0x1F"; expected a number'],
    ["off_completions", "499", "found 499 completions of 498 passAttempts"],
    ["def_rushTouchdowns", "449", "found 449 rushTouchdowns of 448 rushAttempts"],
    ["team", "Omaha Express", "Omaha Express appear here twice; hint: keep one row per team"],
    ["market", "Idahoe", 'there is no market "Idahoe"; hint: did you mean "Idaho"?'],
    ["market", "Xanadu", 'there is no market "Xanadu"; hint: write one of: '],
  ])("%s of %s", async (column, value, message) => {
    place.write("s.csv", line(1, column, value));
    const { code, err, out } = await place.run("new team --from-stats s.csv");
    expect([code, out, err]).toEqual([1, "", expect.stringContaining(message)]);
    expect(err).toMatch(/^s\.csv:[23]:\d+ /);
    expect((await place.run("check s.csv")).out).toContain(message);
  });

  it("N22: too few are reported with their file", async () => {
    place.write("s.csv", sample("statistics.csv").split("\n").slice(0, 3).join("\n"));
    expect((await place.run("new team --from-stats s.csv")).err).toMatch(/^s\.csv: found 2 teams; expected at least 4/);
    place.write("three.csv", sample("new-teams.csv").split("\n").slice(0, 4).join("\n"));
    expect((await place.run("season pen-and-paper --teams-file three.csv")).err).toMatch(/^three\.csv: .*3 teams/);
  });
});

describe("N19, N20: oversized files are reported at once", () => {
  it.each([
    ["k.yaml", (): string => `switches:\n${Array.from({ length: 80_000 }, (_, i) => `  k${i}: 1\n`).join("")}`],
    ["w.csv", (): string => `${Array.from({ length: 50_000 }, (_, i) => `c${i}`).join(",")}\n`],
    ["b.csv", (): string => `city,name,home\n${"Reno,Aces,NV\n".repeat(1_100_000)}`],
  ])("%s", async (name, text) => {
    place.write(name, text());
    const { code, out } = await place.run(["check", name]);
    expect(code).toBe(1);
    expect(out.length).toBeLessThan(200_000);
  });

  it("lists the first of 500 or more errors, and the number of the others", async () => {
    const { lines } = await check(
      "k.yaml",
      `switches:\n${Array.from({ length: 900 }, (_, i) => `  k${i}: 1\n`).join("")}`,
    );
    expect(lines).toHaveLength(502);
    expect(lines.slice(-2)).toEqual([
      "and 400 faults more; hint: fix these first, then run it again",
      "k.yaml: 900 errors",
    ]);
  });

  it.skipIf(process.platform === "win32")("rejects an endless file", async () => {
    expect((await place.run("check /dev/zero")).out).toContain("/dev/zero: the file has more than 16 MB");
  });

  it("keeps the locations of duplicate keys", async () => {
    expect((await check("t.yaml", "a: 1\nb:\n  c: 1\n  c: 2\na: 3\n")).lines.slice(0, 2)).toEqual([
      "t.yaml:4:3: this key appears here twice; hint: keep one of them",
      "t.yaml:5:1: this key appears here twice; hint: keep one of them",
    ]);
  });
});

describe("F7, N23: one rule for all files", () => {
  it.each([
    ["pen-and-paper-rules", "switches: {twoPointTry: false}"],
    ["postcard-rules", "name: mine\nextends: balanced"],
    ["dynasty-rules", "name: mine"],
    ["postcard-teams", "teams: [{name: Aces}, {name: Kings}]"],
  ])("%s may name its format", async (kind, text) => {
    const { code, lines } = await check("f.yaml", `format: pressbox/${kind}\nversion: 1\n${text}\n`);
    expect([code, lines]).toEqual([0, ["f.yaml: no fault found"]]);
  });

  it.each([
    ["pressbox/postcard-team", 'did you mean "pressbox/postcard-teams"?'],
    ["pressbox/dynasty-rule", 'did you mean "pressbox/dynasty-rules"?'],
    ["pressbox/chess", "known: pressbox/dynasty-campaign, "],
  ])("%s is not a format", async (format, hint) => {
    const { code, lines } = await check("f.yaml", `format: ${format}\nname: x\n`);
    expect([code, lines[0]]).toEqual([1, expect.stringContaining(hint)]);
    expect(lines[0]).toMatch(/^f\.yaml:1:9 format: no file has the format/);
  });

  it("sample teams mean the same in every YAML version", () => {
    expect(sample("teams.yaml")).not.toMatch(/(?<!["\w.])(?:NO|OFF|ON|YES|N|Y)(?=[\s,:}\]])/m);
  });
});
