/** The disk of this machine. */
import { readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import path, { basename, dirname, join } from "node:path";
import type { Disk } from "../disk.js";
import { readBytes } from "./read-text.js";

/** The canonical path of the file that a link points to. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}

/** What is at a path; undefined for nothing, or for a path below something that is not a folder. */
export function lookUp(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export const nodeDisk: Disk = {
  paths: path,
  look(path) {
    const stats = lookUp(path);
    if (!stats) return undefined;
    return { kind: stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other", size: stats.size };
  },
  real: realPath,
  names: (folder) => readdirSync(folder),
  bytes: readBytes,
};
