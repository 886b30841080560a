/** The one reading of a file, as a page calls it: text or bytes and a name, on a host without a disk. */
import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import handlebars from "handlebars";
import { deflate } from "pako";
import pdfkit from "pdfkit";
import * as yaml from "yaml";
import * as zod from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nodeHost } from "../../src/host/node.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { everyKind, formatIssue, memoryHost, readFile, useHost, valuesKind, type Press } from "../../src/web.js";
import { fonts } from "../helpers/draw.js";
import { testPdf } from "../helpers/forms.js";
import { cache, SYSTEMS, testRecord } from "../helpers/sheets.js";
import { workbook } from "../helpers/xlsx.js";

const templates = templatesFrom();
let opened = 0;
const press: Press = async () => {
  opened++;
  return { templates, fonts, cache };
};
const kinds = everyKind(SYSTEMS, press);
const system = (id: string) => SYSTEMS.find((one) => one.id === id)!;
const sample = (file: string): string => readFileSync(`assets/samples/${file}`, "utf8");
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("file kinds", () => {
  // As in a page.
  beforeAll(() => useHost(memoryHost({ deflate }, { fontkit, handlebars, pdfkit, yaml, zod })));
  afterAll(() => useHost(nodeHost));

  const TEAMS = "team,attempts,yards,touchdowns,interceptions\n";
  it.each([
    ["house rules", "dynasty-rules", "rules.yaml", () => sample("dynasty/short-career.yaml")],
    ["teams", "5d20-teams", "teams.yaml", () => sample("5d20/teams.yaml")],
    ["teams in a spreadsheet", "postcard-teams", "teams.csv", () => sample("postcard/teams.csv")],
    ["statistics of one game", "pen-and-paper-statistics", "s.csv", () => sample("pen-and-paper/statistics.csv")],
    ["a dice log", "5d20-dice", "dice.yaml", () => sample("5d20/my-game-dice.yaml")],
    ["a record", "dynasty-campaign", "r.json", () => JSON.stringify(testRecord(system("dynasty")))],
    ["a schedule", "league-schedule", "s.csv", () => "week,away,home,site\n1,Tycoons,Cruisers,\n2,Cruisers,Tycoons,\n"],
    ["a print shop", "print-shops", "shop.yaml", () => readFileSync("assets/print-shops.yaml", "utf8")],
    ["season statistics", "statistics", "passing.csv", () => `player,${TEAMS}Al Dee,AAA,20,140,1,1\n`],
  ])("%s", async (_title, id, name, make) => {
    const text = make();
    const fromText = await readFile(text, name, kinds);
    const fromBytes = await readFile(bytes(text), name, kinds);
    expect(fromText.kind?.id).toBe(id);
    expect(fromBytes.kind).toBe(fromText.kind);
    expect(fromBytes.issues).toEqual(fromText.issues);
    const errors = fromText.issues.filter(({ severity }) => severity === "error");
    expect(fromText.value === undefined).toBe(errors.length > 0);
  });

  it("a workbook and a folder are season statistics", async () => {
    const rows = [
      ["player", "team", "attempts", "completions", "yards", "touchdowns", "interceptions"],
      ["Al Dee", "AAA", "20", "10", "140", "1", "1"],
    ];
    const book = workbook({ Passing: rows });
    const alone = await readFile(book, "s.xlsx", kinds);
    const folder = await readFile([{ name: "stats/s.xlsx", content: book }], "stats", kinds);
    for (const { kind, value } of [alone, folder]) {
      expect(kind?.id).toBe("statistics");
      expect(value).toMatchObject({ teams: ["AAA"], tables: { passing: [{ player: "Al Dee", yards: 140 }] } });
    }
  });

  it("an empty or unknown file is one error", async () => {
    const told = async (content: string | Uint8Array, name: string): Promise<string[]> =>
      (await readFile(content, name, kinds)).issues.map(({ code, message }) => `${code}: ${message}`);
    expect(await told("", "a.yaml")).toEqual(["file-empty: the file is empty"]);
    expect(await told("hello: world\n", "a.yaml")).toEqual(["file-kind: nothing in this file says what it is for"]);
    expect(await told("format: pressbox/dynasti-rules\n", "a.yaml")).toEqual([
      'file-format: no file has the format "pressbox/dynasti-rules"',
    ]);
    expect(await told("a: [\n", "a.yaml")).toHaveLength(1);
    expect(await told(Uint8Array.of(0xff, 0xfe, 0), "a.yaml")).toEqual([
      "file-encoding: the file is saved as UTF-16; expected UTF-8",
    ]);
    expect(await told("x", "a.png")).toEqual(["data-format: a .png file does not contain data that Pressbox reads"]);
    expect(await told("x", "a.pdf")).toEqual(["pdf-none: this is not a PDF"]);
    expect(await told("x", "a.xlsx")).toEqual(["workbook: the file is not an .xlsx workbook"]);
  });

  it("is named if another kind is expected", async () => {
    const { kinds: own } = system("5d20");
    const known = (): typeof kinds => kinds;
    const read = await readFile(sample("dynasty/short-career.yaml"), "r.yaml", [own.teams!], { known });
    expect(read.issues.map(formatIssue)).toEqual([
      "r.yaml: this is a file of the kind Dynasty house rules; expected 5D20 Football team charts",
    ]);
  });
});

describe("values of a sheet", () => {
  const file = (sheet: string, copies: string): string =>
    `format: pressbox/sheet-values\nversion: 1\ngame: dynasty\nsheet: ${sheet}\ncopies:\n${copies}`;

  it("are checked against their sheet: unknown places and values that do not fit, at their lines", async () => {
    const text = file(
      "scoresheet",
      "  - coach: Dutch\n    seasn.1.points: 3\n  - season.3.dice: [9]\n    nowhere: 1\n",
    );
    const { issues, value } = await readFile(text, "v.yaml", kinds);
    expect(value).toBeUndefined();
    expect(issues.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '7:5 the sheet has no slot called "seasn.1.points"',
      '9:5 the sheet has no slot called "nowhere"',
      "8:20 a d6 has no face 9",
    ]);
    expect(issues[0].hint).toContain('did you mean "season.*.points"?');
  });

  it("report other errors without laying out a sheet", async () => {
    opened = 0;
    const { issues } = await readFile(file("scorsheet", "  - coach: Dutch\n"), "v.yaml", kinds);
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(/^v\.yaml:4:8 sheet: there is no sheet "scorsheet"; hint: did you mean "scoresheet"\?/),
    ]);
    expect(opened).toBe(0);
  });

  it("must be those of the sheet to fill", async () => {
    const dynasty = system("dynasty");
    const mat = dynasty.sheets.find(({ id }) => id === "mat")!;
    const only = [valuesKind([dynasty], press, mat)];
    const read = await readFile(file("scoresheet", "  - coach: Dutch\n"), "v.yaml", only);
    expect(read.issues.map(({ message }) => message)).toEqual([
      'the values are for the sheet "scoresheet"; expected "mat"',
    ]);
  });
});

describe("a form", () => {
  it("is read as the file that it is, with every page of several", async () => {
    const dynasty = system("dynasty");
    const spec = dynasty.sheets.find(({ id }) => id === "scoresheet")!;
    const { bytes: pdf } = await testPdf(dynasty, spec, "forms");
    const read = await readFile(pdf, "form.pdf", kinds);
    expect(read.issues).toEqual([]);
    expect(read.kind?.id).toBe("form");
    expect(read.value).toMatchObject({ system: { id: "dynasty" }, sheets: [{ count: 0 }] });
    const several = await readFile(
      [
        { name: "a.pdf", content: "no form" },
        { name: "b.pdf", content: pdf },
        { name: "c.pdf", content: "none either" },
      ],
      "a.pdf",
      kinds.filter(({ id }) => id === "form"),
    );
    expect(several.issues.map(({ file, code }) => `${file} ${code}`)).toEqual(["a.pdf pdf-none", "c.pdf pdf-none"]);
  });
});
