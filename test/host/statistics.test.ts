/** Files of statistics from the disk. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readGrids } from "../../src/host/node/statistics.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { readSeason } from "../../src/stats/index.js";
import { workbook } from "../helpers/xlsx.js";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "pressbox-stats-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const PASSING = [
  ["player", "team", "attempts", "completions", "yards", "interceptions"],
  ["Bo Ash", "AAA", 300, 170, 2000, 10],
  ["Al Elm", "BBB", 20, 31, 200, 1],
] as const;

it("reads the sheets of a workbook, and names sheet, row and column of an error", async () => {
  writeFileSync(join(folder, "s.xlsx"), workbook({ Notes: [["of my own"]], Passing: PASSING }));
  const { issues } = readSeason(await readGrids(join(folder, "s.xlsx"), "s.xlsx"));
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([
    {
      severity: "error",
      code: "cell-part",
      file: "s.xlsx",
      line: 3,
      column: 4,
      path: "Passing!completions",
      detail: { sheet: "Passing" },
      message: "found 31 completions of 20 attempts",
    },
  ]);
  expect(issues[0]).toMatchObject({ severity: "warning", detail: { sheet: "Notes" } });
});

it("reads a folder in order of names, CSV with semicolons, a byte-order mark and comment lines", async () => {
  writeFileSync(
    join(folder, "rushing.csv"),
    "\uFEFF# kept by hand\nplayer;team;attempts;yards\n\nBo Ash;AAA;30;1,170\n",
  );
  writeFileSync(join(folder, "passing.xlsx"), workbook({ Sheet1: PASSING.slice(0, 2) }));
  writeFileSync(join(folder, "notes.md"), "nothing");
  const { season } = readSeason(await readGrids(folder, "stats"));
  expect(season?.sheets.map(({ file, tables }) => [file, tables])).toEqual([
    [join("stats", "passing.xlsx"), ["passing"]],
    [join("stats", "rushing.csv"), ["rushing"]],
  ]);
  expect(season?.tables.rushing[0]).toMatchObject({ yards: 1170 });
});

it.each([
  ["no such file", () => "nothing.csv", "there is no such file or folder"],
  ["an empty folder", () => "", "the folder has no table, such as a .csv or .xlsx file"],
  [
    "a file of another kind",
    () => (writeFileSync(join(folder, "a.pdf"), "x"), "a.pdf"),
    "a.pdf: a .pdf file does not contain a",
  ],
  ["a workbook that is none", () => (writeFileSync(join(folder, "a.xlsx"), "x"), "a.xlsx"), "not an .xlsx workbook"],
])("%s", async (_, make, message) => {
  const path = join(folder, make());
  await expect(readGrids(path, basename(path))).rejects.toThrow(UserError);
  await expect(readGrids(path, basename(path))).rejects.toThrow(message);
});
