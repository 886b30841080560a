/** Tables -> a new folder of CSV files, those of many rows packed: all of them or none. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { COLUMNS } from "./columns.mjs";

const cellOf = (value) => {
  const text = value === undefined || value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const textOf = (columns, rows) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cellOf).join(",")}\n`)
    .join("");

/** Why nothing can be written to a folder; undefined if it does not exist or is empty. */
export function folderFault(folder) {
  if (!existsSync(folder)) return undefined;
  try {
    return readdirSync(folder).length > 0 ? `${folder}: the folder has files; name a new folder` : undefined;
  } catch {
    return `${folder}: not a folder; name a new folder`;
  }
}

/** @param tables rows by file name */
export function writeTables(folder, tables) {
  const part = `${path.resolve(folder)}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    mkdirSync(part, { recursive: true });
    for (const [name, rows] of Object.entries(tables)) {
      const text = textOf(COLUMNS[name], rows);
      // Node writes no time into a gzip header.
      writeFileSync(path.join(part, name), name.endsWith(".gz") ? gzipSync(text) : text);
    }
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}
