/** Files that people or programs damaged: every command reports them in words, at their place, and quickly. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkData } from "../../src/files/check.js";
import { loadSystems } from "../../src/systems/index.js";
import { openWorkplace, type Workplace } from "./run.js";
import { workbook } from "../helpers/xlsx.js";

const SAMPLES = fileURLToPath(new URL("../../assets/samples", import.meta.url));

let place: Workplace;
beforeAll(() => (place = openWorkplace()));
afterAll(() => place.remove());

const checked = async (name: string, text: string | Uint8Array): Promise<string> => {
  place.write(name, text);
  const { code, out, err } = await place.run(`check ${name}`);
  expect([code, err]).toEqual([1, ""]);
  return out;
};

describe("workbooks have limits", () => {
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sheet = (body: string): Uint8Array => {
    const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const parts: Record<string, Uint8Array> = {
      "xl/workbook.xml": utf8(
        `<workbook xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": utf8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      "xl/worksheets/sheet1.xml": utf8(`<worksheet xmlns="${main}"><sheetData>${body}</sheetData></worksheet>`),
    };
    return zipSync(parts, { level: 1 });
  };
  it.each([
    [
      "a cell in the last column and row",
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      "has 1,048,576 rows",
    ],
    [
      "a row beyond every sheet",
      '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>',
      "has 99,999,999,999 rows",
    ],
    ["a million rows", '<row><c t="n"><v>1</v></c></row>'.repeat(1_000_000), "has 1,000,000 rows"],
    ["a column beyond every sheet", '<row r="1"><c r="XFD1"><v>1</v></c></row>', "has 16,384 columns"],
    ["a cell too far out in both", '<row r="8001"><c r="SF8001"><v>1</v></c></row>', "has more than 4,000,000 cells"],
    ["a reference in other words", '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>', "expected one such as B7"],
    ["a part of 60 MB", `<row r="1"><c r="A1"><v>1</v></c></row>${" ".repeat(60 << 20)}`, "more than 48 MB unpacked"],
  ])("%s", async (_title, body, message) => {
    const bytes = sheet(body);
    const begun = Date.now();
    expect(await checked("b.xlsx", bytes)).toContain(message);
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect((await place.run("rate 5d20 --stats b.xlsx")).err).toContain(message);
  });

  it("refuses a part that claims to be smaller than it is", async () => {
    const bytes = sheet(`<row r="1"><c r="A1"><v>1</v></c></row>${" ".repeat(60 << 20)}`);
    // The size unpacked, in the list at the end of the file.
    for (let at = bytes.length - 46; at > 0; at--) {
      const isEntry = bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2;
      if (isEntry) new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 24, 100, true);
    }
    expect(await checked("b.xlsx", bytes)).toMatch(/not an \.xlsx workbook|there is no/);
  });

  it("reads workbooks of a league, too", async () => {
    place.write(
      "good.xlsx",
      workbook({
        team: [
          ["team", "games", "wins", "firstDowns", "rushAttempts", "rushYards", "points"],
          ["ALB", 14, 20, 200, 400, 1600, 300],
        ],
      }),
    );
    expect((await place.run("check good.xlsx")).out).toContain("found a record of 20 games; the team played 14");
  });
});

describe("YAML and text", () => {
  it("reports an alias inside its own anchor at its place", async () => {
    expect(await checked("a.yaml", "a: &a [*a]\nb: &b {c: {d: *b}}\n")).toMatch(
      /^a\.yaml:1:8: \*a is inside the value that &a names: it never ends; hint: .*\na\.yaml:2:15: \*b is inside/,
    );
  });

  it("refuses aliases that grow exponentially, in every command", async () => {
    const rows = ["a", "b", "c", "d", "e", "f", "g"].map((name, i, all) => {
      const inside = Array.from({ length: 10 }, () => (i === 0 ? "x" : `*${all[i - 1]}`)).join(",");
      return `${name}: &${name} [${inside}]`;
    });
    const before = process.memoryUsage().heapUsed;
    const message = /^lol\.yaml:1:1: the anchors and aliases cannot be followed/;
    expect(await checked("lol.yaml", rows.join("\n"))).toMatch(message);
    for (const line of [
      "season pen-and-paper --teams-file lol.yaml",
      "print dynasty scoresheet --words lol.yaml",
      "season export lol.yaml --out x",
    ])
      expect((await place.run(line)).err).toMatch(message);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 << 20);
  });

  it("allows one line per name, in files and on the command line", async () => {
    const rules = 'format: pressbox/5d20-rules\nversion: 1\nextends: standard\nname: "a\\nb"\n';
    const message =
      /^r\.yaml:4:7 name: found "a\\nb"; expected text without line breaks and tabs; hint: write it in one line/m;
    expect(await checked("r.yaml", rules)).toMatch(message);
    expect((await place.run("print 5d20 quick-reference --rules r.yaml")).err).toMatch(message);
    const named = await place.run(["print", "dynasty", "scoresheet", "--club", "a\nb"]);
    expect([named.code, named.err]).toEqual([
      1,
      expect.stringMatching(/^club "a\\nb": expected text without line breaks/),
    ]);
  });

  it.each(["__proto__", "constructor", "toString"])("does not accept %s as a home market", async (home) => {
    const scores = "scores: { QB: 9, RB: 14, WR: 10, LM: 6, LB: 9, DB: 9 }";
    const team = `{ city: A, name: B, monogram: AB, colors: ["#0B4F6C", "#F6AE2D"], home: ${home}, ${scores} }`;
    expect(await checked("t.yaml", `format: pressbox/pen-and-paper-teams\nteams:\n  - ${team}\n`)).toContain(
      `"${home}" is not a market code`,
    );
  });
});

describe("contradictions", () => {
  it("reports a record with too many games, and points that no team can score", async () => {
    expect(
      await checked("s.csv", "team,games,wins,losses,points,firstDowns,rushYards\nALB,14,20,4,99999,200,1800\n"),
    ).toMatch(
      /s\.csv:2:8 wins: found a record of 24 games; the team played 14\n[\s\S]*s\.csv:2:13 points: found 99999 points in 14 games; expected at most 250 each/,
    );
  });

  it("reports print shop formats that share an id, and a safe border that leaves no room", async () => {
    const format = (id: string, safe: number): string =>
      `  - {id: ${id}, title: T, width: 40, height: 90, bleed: 3, safe: ${safe}}\n`;
    const text = `format: pressbox/print-shops\nformats:\n${format("a", 3)}${format("a", 3)}${format("b", 20)}`;
    const twice = 'shop.yaml:4:10 formats[1].id: two formats have the id "a"; hint: line 3 has the other';
    const found = await checked("shop.yaml", text);
    expect(found).toContain(twice);
    expect(found).toContain("a border of 20 mm leaves nothing of 40 x 90 mm; expected less than 20");
    expect((await place.run("print postcard card --shop shop.yaml")).err).toContain(twice);
  });

  it("reports a proof with mixed-up rows", async () => {
    const row = (team: string, statistic: string, more = {}): object => ({
      team,
      name: `${team} FC`,
      season: 1998,
      statistic,
      input: 1,
      target: 1,
      expected: 1.5,
      difference: 0.5,
      tolerance: statistic === "offense.interceptionPct" ? 0.15 : 0.3,
      ...more,
    });
    const [one, two] = ["offense.completionPct", "offense.interceptionPct"];
    const systems = await loadSystems();
    const codes = (rows: readonly object[]): string[] =>
      checkData(rows, systems)
        .issues.filter(({ severity }) => severity === "error")
        .map(({ message }) => message);
    expect(codes([row("A", one), row("A", two), row("B", one)])).toEqual([]);
    expect(codes([row("A", one), row("B", one), row("A", two)])).toEqual(["rows of A are in two places"]);
    expect(codes([row("A", one), row("A", two, { name: "B FC" })])[0]).toMatch(/^found "B FC"; the rows of A begin/);
    expect(codes([row("A", one), row("A", one)])).toEqual([`A has "${one}" twice`]);
    expect(codes([row("A", one, { difference: 0.6 })])).toEqual(["found 0.6; expected less target is 0.5"]);
    expect(codes([row("A", one), row("B", one, { season: 1999 })])).toEqual(["found 1999; the proof is for 1998"]);
  });

  it.each(["5d20", "dice-football", "pen-and-paper"])(
    "reports line and column of teams in a dice log of %s",
    async (game) => {
      const log = (away: string, home: string): string =>
        `format: pressbox/${game}-dice\nversion: 1\naway: ${away}\nhome: ${home}\ndice: [1]\nunfinished: true\n`;
      const known = { "5d20": "Pilots", "dice-football": "Oilers", "pen-and-paper": "Tycoons" }[game]!;
      const self = await checked("d.yaml", log(known, known));
      expect(self).toMatch(
        /^d\.yaml:4:7 home: .*cannot play against themselves; hint: give one side a different team/m,
      );
      place.write("d.yaml", log(known, known));
      expect((await place.run(`play ${game} --dice d.yaml`)).err).toContain(self.split("\n")[0]);
      const unknown = await checked("d.yaml", log("Nobody", "Noone"));
      expect(unknown).toMatch(
        /^d\.yaml:3:7 away: there is no team "Nobody".*\nd\.yaml:4:7 home: there is no team "Noone"/m,
      );
    },
  );
});

describe("schedules by themselves", () => {
  it("reports teams that play themselves or twice a week, with and without a team file", async () => {
    const text = "week,away,home\n1,Gulls,gulls\n1,Owls,Gulls\n2,Owls,Gulls\n";
    expect(await checked("s.csv", text)).toBe(
      "s.csv:2:9 home: week 1: Gulls play against themselves\n" +
        "s.csv:3:8 home: week 1: Gulls play twice; hint: the other game is in line 2\ns.csv: 2 errors\n",
    );
    const teams = "1,Pilots,Timberjacks\n1,Pilots,Timberjacks\n";
    expect(await checked("s.csv", `week,away,home\n${teams}`)).toContain("Galveston Pilots play twice");
  });

  it("are checked against a team file, as season checks them", async () => {
    const teams = readFileSync(join(SAMPLES, "5d20", "teams.yaml"), "utf8");
    place.write("teams.yaml", teams);
    for (const rows of ["2,Pilots,Hawks", "1,GAL,Timberjacks", "2,Pilots,Galveston", "2,Timberjacks,Pilots"]) {
      place.write("s.csv", `week,away,home\n1,Pilots,Timberjacks\n${rows}\n`);
      const both = await place.run("check s.csv teams.yaml");
      const season = await place.run(
        `season 5d20 --teams-file teams.yaml --schedule s.csv --file l-${rows[2]}.yaml --quiet --weeks 1`,
      );
      expect([rows, both.code]).toEqual([rows, season.code]);
      if (season.code !== 0) expect(both.out).toContain(season.err);
    }
  });

  it("reports columns that nothing reads", async () => {
    expect(await checked("s.csv", "week,away,home,sites,foo\n1,Owls,Gulls,neutral,2\n")).toBe(
      's.csv:1:16 sites: there is no column "sites"; hint: did you mean "site"?\n' +
        'warning: s.csv:1:22 foo: the column "foo" is not read; hint: columns: week, away, home, site\ns.csv: 1 error, 1 warning\n',
    );
  });
});

describe("empty tables as Pressbox writes them", () => {
  const EMPTY =
    /^(\S+):\d+:1: the table is still empty; hint: fill in one row per team, player or game below the column headings$/;
  it("are reported as empty by every command", async () => {
    const kinds = ["postcard-teams", "pen-and-paper-teams", "pen-and-paper-statistics", "league-schedule"];
    for (const kind of kinds) {
      await place.run(`new table ${kind} --out ${kind}.csv`);
      expect((await place.run(`check ${kind}.csv`)).out.split("\n")[0]).toMatch(EMPTY);
    }
    const others = [
      "season 5d20 --schedule league-schedule.csv --file l.yaml",
      "season postcard --teams-file postcard-teams.csv --file l.yaml",
      "print pen-and-paper team-cards --teams pen-and-paper-teams.csv",
      "new team --from-stats pen-and-paper-statistics.csv",
    ];
    for (const line of others) expect((await place.run(line)).err.split("\n")[0]).toMatch(EMPTY);
  });

  it("so is a folder of statistics; a table with comments is read once it has rows", async () => {
    await place.run("new stats em");
    const lines = (await place.run("check em")).out.trim().split("\n");
    expect(lines.slice(0, -1).filter((line) => !EMPTY.test(line))).toEqual([]);
    expect(lines).toHaveLength(11);
    expect((await place.run("rate 5d20 --stats em")).err.split("\n")[0]).toMatch(EMPTY);
    const passing = place.read("em/passing.csv");
    const heads = passing.trim().split("\n").at(-1)!.split(",");
    const cell = (head: string): string =>
      ({ player: "A Man", team: "ALB", attempts: "400", completions: "500" })[head] ?? "";
    place.write("em/passing.csv", `${passing}${heads.map(cell).join(",")}\n`);
    expect((await place.run("check em/passing.csv")).out).toContain("found 500 completions of 400 attempts");
  });
});
