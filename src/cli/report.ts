/** Reports the files that a command wrote. */
import { dirname, resolve } from "node:path";
import type { Issue } from "../kernel/issue/index.js";
import type { CliIo } from "./io.js";
import { issuesText } from "./text/issues-text.js";
import type { Made } from "../make/export.js";
import { alignRows, countOf, formatBytes } from "./text/table.js";
import { sizeOf, type OutputFile } from "../make/output-file.js";
import { shownPath } from "./output/write-files.js";

/** One line per file: path, pages, size. */
export function filesText(files: readonly Made[], cwd: string): string {
  return alignRows(
    files.map((file) => [shownPath(file.path, cwd), countOf(file.pages, "page"), formatBytes(sizeOf(file))]),
    "",
    [1, 2],
  );
}

/** The same, as data for `--json`. */
export function filesData(files: readonly Made[], cwd: string): object[] {
  return files.map((file) => ({
    file: shownPath(file.path, cwd),
    sheet: file.sheet,
    pages: file.pages,
    bytes: sizeOf(file),
  }));
}

/** Opens the result: the only file, or the folder if there are several. */
export function openMade(files: readonly OutputFile[], io: CliIo): void {
  if (files.length === 0) return;
  const path = resolve(io.cwd, files[0].path);
  io.open?.(files.length === 1 ? path : dirname(path));
}

/** Warnings go to stderr and do not affect the exit code. */
export function printWarnings(io: CliIo, warnings: readonly Issue[], json: boolean): void {
  io.err(issuesText(warnings, json));
}
