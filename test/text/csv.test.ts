/** CSV: words, places, and faults in words. */
import { describe, expect, it } from "vitest";
import { parseCsv } from "../../src/text/tables/csv.js";
import { UserError } from "../../src/kernel/issue/index.js";

const issuesOf = (text: string) => {
  try {
    parseCsv(text, "teams.csv");
  } catch (error) {
    if (error instanceof UserError)
      return error.issues.map((i) => `${i.line ?? ""}:${i.column ?? ""} ${i.code} ${i.message}`);
    throw error;
  }
  return [];
};

describe("parseCsv", () => {
  it("reads cells by heading", () => {
    const table = parseCsv('city,name\n"Salt Lake, City","The ""Bees"""\n\nReno,Aces\n', "t.csv");
    expect(table.heads).toEqual(["city", "name"]);
    expect(table.rows).toEqual([
      { city: "Salt Lake, City", name: 'The "Bees"' },
      { city: "Reno", name: "Aces" },
    ]);
  });

  it("knows the location of every cell", () => {
    const table = parseCsv('city,name,QB\nZürich,"Löwen\nsüd",9\r\n\nReno,Aces,x\n', "t.csv");
    expect(table.locateCell(undefined, "name")).toEqual({ file: "t.csv", line: 1, column: 6, path: "name" });
    expect(table.locateCell(0, "city")).toMatchObject({ line: 2, column: 1 });
    expect(table.locateCell(0, "name")).toMatchObject({ line: 2, column: 8 });
    expect(table.locateCell(0, "QB")).toMatchObject({ line: 3, column: 6 });
    expect(table.locateCell(1)).toEqual({ file: "t.csv", line: 5, column: 1 });
    expect(table.locateCell(1, "QB")).toMatchObject({ line: 5, column: 11 });
  });

  it("reads semicolons, tabs and a byte order mark", () => {
    expect(parseCsv("\uFEFFa;b\n1,5;2\n", "t.csv").rows).toEqual([{ a: "1,5", b: "2" }]);
    expect(parseCsv("a\tb\n1\t2\n", "t.csv").rows).toEqual([{ a: "1", b: "2" }]);
  });

  it("reports every row that does not fit", () => {
    expect(issuesOf("a,b\n1\n1,2\n1,2,3\n")).toEqual([
      "2:1 csv-width the row has 1 cells; expected 2",
      "4:1 csv-width the row has 3 cells; expected 2",
    ]);
    expect(issuesOf("a,a,\n1,2,3\n")).toEqual([
      '1:3 csv-head the heading "a" appears twice',
      "1:5 csv-head column 3 has no heading",
    ]);
    expect(issuesOf('a,b\n1,"x\n')[0]).toMatch(/csv-syntax a quote was opened and never closed/);
    expect(issuesOf('a,b\n1,x"y\n')[0]).toMatch(/^2:4 csv-syntax found a quote inside/);
    expect(issuesOf("")).toEqual([": csv-empty the file has no rows"]);
  });
});
