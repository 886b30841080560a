/** Tables of teams as people keep them: what is passed over, and that it is told. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import { tableOf, type CsvTable } from "../../src/text/tables/cell-table.js";
import { parseCsv } from "../../src/text/tables/csv.js";
import { gridsOf } from "../../src/text/tables/grids.js";
import { workbook } from "../helpers/xlsx.js";

const told = (table: CsvTable): string[] => table.issues.map(formatIssue);
const faultsOf = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) return error.issues.map(formatIssue);
    throw error;
  }
  return [];
};

const ROWS = [
  ["city", "name", "QB", "stars"],
  ["Boise", "Surveyors", "11", ""],
  ["Omaha", "Express", "9", "WR"],
] as const;
const text = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.join(",")}\n`).join("");
const DATA = [
  { city: "Boise", name: "Surveyors", QB: "11", stars: "" },
  { city: "Omaha", name: "Express", QB: "9", stars: "WR" },
];

describe("a table", () => {
  it.each([
    [
      "a title",
      `"Teams 2024"\n${text(ROWS)}`,
      ['warning: t.csv:1:1: the line above the headings is passed over: "Teams 2024"'],
    ],
    [
      "a title with commas and a note",
      `Teams, by me, 2024\n\nnot final\n${text(ROWS)}`,
      ['warning: t.csv:1:1: 2 lines above the headings are passed over: "Teams by me 2024", "not final"'],
    ],
    ["comments", `# mine\n${text(ROWS)}# the end, of it\n`, ["warning: t.csv:1:1: 2 comments are passed over"]],
    ["a totals row", `${text(ROWS)}\nTotal,,20,\n`, ['warning: t.csv:5:1: the totals row is passed over: "Total 20"']],
    [
      "an average and a league row",
      `${text(ROWS)}League Average,,10.0,\n,Totals,20,\n`,
      ['warning: t.csv:4:1: 2 totals rows are passed over: "League Average 10.0", "Totals 20"'],
    ],
    [
      "an index from 0",
      text(ROWS.map((row, i) => [i === 0 ? "" : String(i - 1), ...row])),
      ["warning: t.csv:1:1: the column of row numbers is skipped"],
    ],
    [
      "an index as pandas saves it twice",
      text(ROWS.map((row, i) => [i === 0 ? "Unnamed: 0" : String(i * 3), ...row])),
      ["warning: t.csv:1:1: the column of row numbers is skipped"],
    ],
    [
      "blank rows and columns",
      text(
        ROWS.flatMap(([a, b, c, d]) => [
          [a, b, "", c, d, "", ""],
          ["", "", "", "", "", "", ""],
        ]),
      ),
      [],
    ],
  ])("with %s is read, and skipped parts are reported", (_title, csv, issues) => {
    const table = parseCsv(csv, "t.csv");
    expect(table.heads).toEqual(ROWS[0]);
    expect(table.rows).toEqual(DATA);
    expect(told(table)).toEqual(issues);
    const { line, column } = table.locateCell(1, "QB");
    expect(csv.split("\n")[line! - 1].slice(column! - 1)).toMatch(/^9,/);
  });

  it("keeps teams whose names look like totals", () => {
    const csv = "city,name,QB\nAverage,Joes,9\nTotal,Eclipse,10\n";
    expect(parseCsv(csv, "t.csv").rows.map(({ city }) => city)).toEqual(["Average", "Total"]);
    expect(parseCsv(csv, "t.csv").issues).toEqual([]);
  });

  it("with a nameless column that is not an index is reported", () => {
    expect(faultsOf(() => parseCsv("a,,b\n1,7,2\n3,7,4\n", "t.csv"))).toEqual(["t.csv:1:3: column 2 has no heading"]);
    expect(faultsOf(() => parseCsv(",a,b\n7,1,2\n7,3,4\n", "t.csv"))).toEqual(["t.csv:1:1: column 1 has no heading"]);
  });

  it("without rows is reported", () => {
    expect(faultsOf(() => tableOf([], "t.xlsx"))).toEqual(["t.xlsx: the file has no rows"]);
  });
});

describe("a workbook of teams", () => {
  const knows = (head: string): boolean => ["city", "name", "QB"].includes(head);
  const cells = ROWS.map((row) => row.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)));

  it("is read from the first sheet with known headings, and cells are named by it", async () => {
    const bytes = workbook({ Notes: [["who", "what"], ["me", "all"]], Teams: [["Teams 2024"], [], ...cells], Old: cells }); // prettier-ignore
    const table = tableOf(await gridsOf(bytes, "t.xlsx"), "t.xlsx", knows);
    expect(table.rows).toEqual(DATA);
    expect(told(table)).toEqual([
      'warning: t.xlsx: the sheets "Notes", "Old" are not read; hint: the table is read from the sheet "Teams"',
      'warning: t.xlsx:1:1 Teams: the line above the headings is passed over: "Teams 2024"',
    ]);
    expect(table.locateCell(0, "QB")).toEqual({ file: "t.xlsx", line: 4, column: 3, path: "Teams!QB", detail: { sheet: "Teams" } }); // prettier-ignore
  });

  it("is read from an archive, under its name", async () => {
    const bytes = zipSync({ "league/teams.csv": strToU8(text(ROWS)), "__MACOSX/league/._teams.csv": strToU8("\0") });
    const table = tableOf(await gridsOf(bytes, "t.zip"), "t.zip", knows);
    expect(table.rows).toEqual(DATA);
    expect(table.locateCell(0, "QB")).toEqual({ file: "t.zip/league/teams.csv", line: 2, column: 17, path: "QB" });
  });
});
