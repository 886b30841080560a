/** Files of every format that people have tables in -> the same words; others are refused with the way out. */
import { gzipSync as gzip } from "node:zlib";
import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import { gridsOf } from "../../src/text/tables/grids.js";
import type { RawGrid } from "../../src/text/tables/raw-grid.js";
import { workbook } from "../helpers/xlsx.js";

const utf8 = (text: string): Uint8Array => strToU8(text);
const read = (bytes: Uint8Array | string, name: string): Promise<readonly RawGrid[]> =>
  gridsOf(typeof bytes === "string" ? utf8(bytes) : bytes, name);

async function faultOf(bytes: Uint8Array | string, name: string): Promise<string[]> {
  try {
    await read(bytes, name);
  } catch (error) {
    if (error instanceof UserError) return error.issues.map(formatIssue);
    throw error;
  }
  return [];
}

const ROWS = [
  ["Player", "Tm", "Yds"],
  ["José Núñez", "KC", "5250"],
  ["B. Allen", "BUF", "4283"],
];
const CSV = ROWS.map((row) => `${row.join(",")}\n`).join("");
const html = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  [...text].forEach((letter, i) => new DataView(bytes.buffer).setUint16(i * 2, letter.charCodeAt(0), !isBig));
  return bytes;
};
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const ODS_NAMES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';
const odsContent = (sheets: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${ODS_NAMES}><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`;
const ods = (sheets: string): Uint8Array =>
  zipSync({
    mimetype: utf8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": utf8("<manifest/>"),
    "content.xml": utf8(odsContent(sheets)),
  });
const odsCell = (word: string): string =>
  /^\d+$/.test(word)
    ? `<table:table-cell office:value-type="float" office:value="${word}"><text:p>${Number(word).toLocaleString("de-DE")}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${word}</text:p></table:table-cell>`;
const odsTable = (name: string, rows: string): string => `<table:table table:name="${name}">${rows}</table:table>`;
const odsRows = ROWS.map((row) => `<table:table-row>${row.map(odsCell).join("")}</table:table-row>`).join("");
const SHEET_END = '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'; // prettier-ignore

describe("a table", () => {
  it.each<[string, string, Uint8Array | string]>([
    ["CSV", "t.csv", CSV],
    ["CSV with a mark", "t.csv", `\uFEFF${CSV}`],
    ["CSV in UTF-16 with its mark, little end first", "t.csv", utf16(`\uFEFF${CSV}`, false)],
    ["CSV in UTF-16 with its mark, big end first", "t.csv", utf16(`\uFEFF${CSV}`, true)],
    ["CSV in UTF-16 without a mark", "t.txt", utf16(CSV, false)],
    ["text with tabs that is called .xls", "t.xls", CSV.replace(/,/g, "\t")],
    ["text with pipes", "t.txt", CSV.replace(/,/g, "|")],
    ["lines that end with CR", "t.csv", CSV.replace(/\n/g, "\r")],
    ["a workbook", "t.xlsx", workbook({ A: ROWS })],
    ["a workbook that is called .xls", "t.xls", workbook({ A: ROWS })],
    ["text that is called .xlsx", "t.xlsx", CSV],
    ["a workbook of LibreOffice", "t.ods", ods(odsTable("A", odsRows + SHEET_END))],
    [
      "a flat workbook of LibreOffice",
      "t.fods",
      odsContent(odsTable("A", odsRows)).replace(/document-content/g, "document"),
    ],
    ["a page", "t.html", `<!DOCTYPE html><html><body><h1>Passing</h1>${html(ROWS)}</body></html>`],
    ["a page that is called .xls", "t.xls", `<html><head></head><body>${html(ROWS)}</body></html>`],
    ["a page that is called .csv", "t.csv", html(ROWS)],
    [
      "an archive",
      "t.zip",
      zipSync({
        "a/t.csv": utf8(CSV),
        "a/.DS_Store": utf8("\0"),
        "__MACOSX/a/._t.csv": utf8("\0"),
        "readme.md": utf8("x"),
      }),
    ],
    ["CSV that gzip has packed", "t.csv.gz", gzipSync(utf8(CSV))],
    ["a workbook in an archive", "t.zip", zipSync({ "t.xlsx": workbook({ A: ROWS }) })],
  ])("as %s", async (_title, name, bytes) => {
    const grids = await read(bytes, name);
    expect(grids.map(({ rows }) => rows)).toEqual([ROWS]);
    expect(grids[0].issues).toEqual([]);
  });

  it("in Windows-1252 is read, and reported at the first letter that shows it", async () => {
    const [grid] = await read(latin(CSV.replace("B.", "O\x92")), "t.csv");
    expect(grid.rows[1][0]).toBe("José Núñez");
    expect(grid.rows[2][0]).toBe("O’ Allen");
    expect(grid.issues.map(formatIssue)).toEqual([
      'warning: t.csv:2:4: byte 0xe9 is not UTF-8; the file is read as Windows-1252, where it is "é"; hint: look at the names; if they are wrong, save the file as "UTF-8"',
    ]);
    const page = `<html><head><meta charset="iso-8859-1"></head>${html(ROWS)}</html>`;
    expect(await read(latin(page), "t.htm")).toMatchObject([{ rows: ROWS, issues: [] }]);
  });

  it.each<[string, Uint8Array | string, string]>([
    [
      "t.xls",
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      "t.xls: the file is a workbook of Excel 97 to 2003; hint: open it in a spreadsheet and save it as .xlsx or .csv",
    ],
    [
      "t.xlsx",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16("EncryptedPackage", false)]),
      "t.xlsx: the workbook is locked with a password; hint: save it without one",
    ],
    [
      "t.xls",
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:x"/>',
      "t.xls: the file is a workbook of Excel 2003 in XML; hint: open it in a spreadsheet and save it as .xlsx or .csv",
    ],
    [
      "t.csv",
      "%PDF-1.7\n",
      "t.csv: the file is a PDF, which has no table to read; hint: copy the table from it into a spreadsheet and save that as .csv",
    ],
    [
      "t.csv",
      gzipSync(utf8(CSV)).subarray(0, -12),
      "t.csv: the file is not a complete gzip file; hint: download it again",
    ],
    [
      "t.csv",
      "PAR1x",
      "t.csv: the file is a Parquet file, which has no table to read; hint: download the table as .csv",
    ],
    ["t.csv", Uint8Array.of(0x61, 0x2c, 0, 0x0a), 't.csv:1:3: byte 0x00 is not UTF-8 text; hint: save it as "UTF-8"'],
    [
      "t.csv",
      Uint8Array.of(0x61, 0x2c, 0x81, 0x0a),
      't.csv:1:3: byte 0x81 is not UTF-8 text; hint: save it as "UTF-8"',
    ],
    [
      "t.html",
      "<html><body><p>soon</p></body></html>",
      "t.html: the page has no table; hint: what a page fetches while it is shown is not in its file: copy the table there and paste it into a spreadsheet",
    ],
    [
      "t.zip",
      zipSync({ "word/document.xml": utf8("<w/>") }),
      "t.zip: the file is a document of Word; hint: open it and save the table as .xlsx or .csv",
    ],
    [
      "t.zip",
      zipSync({ "readme.md": utf8("x") }),
      "t.zip: the archive has no table; hint: put .csv or .xlsx files into it",
    ],
    [
      "t.zip",
      utf8("PK\x03\x04, and nothing"),
      "t.zip: the file is not a complete ZIP archive; hint: download or pack it again",
    ],
    [
      "t.zip",
      zipSync({ "a.csv": zipSync({ "b.csv": utf8(CSV) }) }),
      "t.zip/a.csv: an archive in an archive is not read; hint: unpack it",
    ],
    [
      "t.zip",
      zipSync({ "a.csv": utf8("a,b\n1,2\n"), "b.csv": utf8('a,b\n1,"2\n') }),
      "t.zip/b.csv:2:3: a quote was opened and never closed; hint: close it at the end of the cell, or remove it",
    ],
    [
      "t.ods",
      zipSync({ "META-INF/manifest.xml": utf8("<m/>"), "content.xml": utf8("locked") }),
      "t.ods: the document has no sheets that can be read; hint: if it is locked with a password, save it without one; or save it as .csv",
    ],
  ])("%s is refused with a way out: %#", async (name, bytes, message) => {
    expect(await faultOf(bytes, name)).toEqual([message]);
  });
});

describe("a page", () => {
  it("names its tables by caption, heading or ID, and fills cells that span", async () => {
    const grids = await read(
      `<html><body><script>var a = "<table><tr><td>1</td><td>2</td></tr></table>";</script>
      <table><tr><td>Home</td></tr><tr><td>News</td></tr></table>
      <h2>Rushing <small>2022</small></h2>
      <table id="rush"><thead><tr><th colspan="2"></th><th colspan=2>Rushing</th></tr>
        <tr><th rowspan="1" data-stat="player">Player<th aria-label="Team">Tm<th>Att<th>Yds&nbsp;</tr></thead>
        <tbody><tr><th><a href="x">A. Bee</a>*<td>KC<td>10<td>1,050
        <tr><th rowspan="2">C. Dee<td>SF<td>9<td><span style="display:none">000</span>40<tr><td>LA<td>1<td>2<br>3
      </table>
      <table id="second"><tr><td>a<td>b<tr><td>c<td>d<sup class="reference">[1]</sup></table>
      <table><caption>Kicks &amp; more</caption><tr><td>a<td>b<tr><td>c<td><table><tr><td>in<td>1<tr><td>ner<td>2</table>d</table>
      <div class="placeholder"></div><!--
        <div><table id="hidden"><caption>Kicks &amp; more</caption><tr><td>x<td>y</tr><tr><td>z<td>w</tr></table></div>
      --></body></html>`,
      "p.html",
    );
    expect(grids.map(({ sheet }) => sheet)).toEqual(["Rushing 2022", "second", "Kicks & more", "table 5", "Kicks & more (2)"]); // prettier-ignore
    expect(grids.map(({ rows }) => rows)).toEqual([
      [
        ["", "", "Rushing", "Rushing"],
        ["Player", "Tm", "Att", "Yds"],
        ["A. Bee*", "KC", "10", "1,050"],
        ["C. Dee", "SF", "9", "40"],
        ["C. Dee", "LA", "1", "2 3"],
      ],
      [["a", "b"], ["c", "d"]],
      [["a", "b"], ["c", "d"]],
      [["in", "1"], ["ner", "2"]],
      [["x", "y"], ["z", "w"]],
    ]); // prettier-ignore
    expect(grids[0].at(2, 3)).toEqual({ line: 3, column: 4 });
  });

  it("limits a cell that spans more than any table", async () => {
    const [grid] = await read('<table><tr><td rowspan="99999">a<td>b<tr><td>c</table>', "p.html");
    expect(grid.rows).toEqual([["a", "b"], ["a", "c"]]); // prettier-ignore
    const wide = `<table>${'<tr><td colspan="400" rowspan="9999">x'.repeat(30)}</table>`;
    expect((await faultOf(wide, "p.html"))[0]).toMatch(/^p\.html: a table of the page has more than 500 columns, or/);
  });
});

describe("a workbook", () => {
  it("shows percents, times and days in words, and numbers without rounding noise", async () => {
    const bytes = workbook({ A: [["Cmp%", "TOP", "Date", "Y/A"]] });
    const { unzipSync } = await import("fflate");
    const parts: Record<string, Uint8Array> = unzipSync(bytes);
    const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const cell = (at: string, style: number, value: string): string => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
    const row = cell("A2", 1, "0.52300000000000002") + cell("B2", 3, "1.2298611111111111") + cell("C2", 2, "43716") + cell("D2", 0, "7.7999999999999998"); // prettier-ignore
    parts["xl/worksheets/sheet1.xml"] = utf8(new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]).replace("</sheetData>", `<row r="2">${row}</row></sheetData>`)); // prettier-ignore
    parts["xl/styles.xml"] = utf8(`<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="170" formatCode="0.0%"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="46"/></cellXfs></styleSheet>`); // prettier-ignore
    parts["xl/_rels/workbook.xml.rels"] = utf8(new TextDecoder().decode(parts["xl/_rels/workbook.xml.rels"]).replace("</Relationships>", '<Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>')); // prettier-ignore
    const [grid] = await read(zipSync(parts), "t.xlsx");
    expect(grid.rows).toEqual([["Cmp%", "TOP", "Date", "Y/A"], ["52.3%", "29:31", "2019-09-08", "7.8"]]); // prettier-ignore
  });

  it("of LibreOffice: repeated cells, blank rows, notes, days, times and percents", async () => {
    const value = (type: string, more: string, words: string): string => `<table:table-cell office:value-type="${type}" ${more}><text:p>${words}</text:p></table:table-cell>`; // prettier-ignore
    const rows = `<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>
      <table:table-row><table:table-cell table:number-columns-repeated="2"/>${value("percentage", 'office:value="0.523"', "52,3%")}${value("date", 'office:date-value="2019-05-06T13:00:00"', "06.05.19")}${value("time", 'office:time-value="PT29H31M00S"', "29:31")}${value("float", 'office:value="3731" table:number-columns-repeated="2"', "3.731")}</table:table-row>
      <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>Los<text:s text:c="2"/>Angeles</text:p><text:p>Rams</text:p></table:table-cell><table:covered-table-cell/><table:table-cell office:value-type="string"><text:p># x</text:p></table:table-cell></table:table-row>${SHEET_END}`;
    const grids = await read(ods(odsTable("A", rows) + odsTable("B", "")), "t.ods");
    expect(grids.map(({ sheet, rows: found }) => [sheet, found])).toEqual([
      ["A", [[], [], ["", "", "52.3%", "2019-05-06", "29:31", "3731", "3731"], ["Los Angeles Rams", "", "# x"]]],
      ["B", []],
    ]);
    const far = odsTable("A", `<table:table-row table:number-rows-repeated="200000">${odsCell("1")}</table:table-row>`);
    expect((await faultOf(ods(far), "t.ods"))[0]).toContain("a sheet has 200,000 rows; expected at most 100,000");
    const wide = odsTable("A", `<table:table-row><table:table-cell table:number-columns-repeated="9999"/>${odsCell("1")}</table:table-row>`); // prettier-ignore
    expect((await faultOf(ods(wide), "t.ods"))[0]).toContain("a row has 10000 cells; expected at most 500");
  });
});

it("an archive is limited, whatever it claims", async () => {
  const zeros = zipSync({ "a.csv": new Uint8Array(129 << 20) }, { level: 1 });
  expect(await faultOf(zeros, "t.zip")).toEqual([
    "t.zip: the archive has more than 128 MB unpacked; hint: keep only the tables of one season",
  ]);
  const packed = new Uint8Array(gzip(new Uint8Array(65 << 20), { level: 1 }));
  expect(await faultOf(packed, "t.csv.gz")).toEqual([
    "t.csv.gz: the file has more than 64 MB unpacked; hint: keep only the tables of one season",
  ]);
  const many = zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.csv`, utf8("a,b\n")])));
  expect((await faultOf(many, "t.zip"))[0]).toContain("t.zip: the archive has more than 1000 parts");
});

it("an archive reports what it skips", async () => {
  const files = { "t.csv": utf8(CSV), "play_by_play_2022.csv": utf8("a,b\n1,2\n"), "old.zip": zipSync({}) };
  const [grid] = await read(zipSync(files), "t.zip");
  expect(grid.issues.map(formatIssue)).toEqual([
    "warning: t.zip/old.zip: an archive in an archive is not read; hint: unpack it",
    "warning: t.zip/play_by_play_2022.csv: plays are not read from an archive; hint: unpack the file into the folder of the statistics",
  ]);
});
