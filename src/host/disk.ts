/** A person's files as those who read them ask for them: on a disk, or in the memory of a page. */
import { fault, type Issue } from "../kernel/issue/index.js";

/** How names of files are put together on a machine. */
export interface Paths {
  join(...parts: string[]): string;
  /** Absolute: from where a command runs, as far as the parts lead. */
  resolve(...parts: string[]): string;
  dirname(path: string): string;
  basename(path: string): string;
  /** With its dot: `.csv`; empty for a name without one. */
  extname(path: string): string;
  relative(from: string, to: string): string;
}

export interface Found {
  /** What is neither a file nor a folder: a device, a pipe. */
  readonly kind: "file" | "folder" | "other";
  readonly size: number;
}

/** Bounds of a file that is read whole. */
export interface ReadLimit {
  /** Bytes at most. */
  readonly most?: number;
  /** What the file should be, in words. */
  readonly expected?: string;
}

/** Paths are absolute (`Paths.resolve`). */
export interface Disk {
  readonly paths: Paths;
  /** What is at a path, through links; undefined = nothing. */
  look(path: string): Found | undefined;
  /** The path that the disk itself knows a file by. */
  real(path: string): string;
  /** Names in a folder: files and folders, in any order. @throws Error where it cannot be read, or is none */
  names(folder: string): readonly string[];
  /**
   * Reads a file whole, if it is not too large.
   * @param shown its name in messages
   * @throws UserError `file-missing`, `file-is-folder`, `file-unreadable`, `file-too-large`
   */
  bytes(path: string, shown?: string, limit?: ReadLimit): Uint8Array;
}

/** What is reported of every file that is not there. */
export const NO_SUCH_FILE = "there is no such file";

/** What is reported of a folder in the place of a file. @param expected what the file should be, in words */
export const folderFault = (file: string, expected: string): Issue =>
  fault("file-is-folder", `this is a folder; expected ${expected}`, { file });

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What is reported of a file that is too large. @param size bytes; undefined where a pipe or device gave more than `most` */
export const sizeFault = (file: string, size: number | undefined, most: number): Issue => {
  const found = size === undefined ? `more than ${megabytes(most)}` : megabytes(size);
  return fault("file-too-large", `the file has ${found}; expected at most ${megabytes(most)}`, { file });
};

/** No file that a person writes for Pressbox comes near this. */
export const MAX_BYTES = 16 * 1024 * 1024;

export const isFile = (disk: Disk, path: string): boolean => disk.look(path)?.kind === "file";
export const isFolder = (disk: Disk, path: string): boolean => disk.look(path)?.kind === "folder";

/** Files below a folder, by their names from there on, with `/`; none where there is no such folder. Links to folders are not followed. */
export function filesBelow(disk: Disk, folder: string): string[] {
  const walk = (below: string): string[] => {
    const at = disk.paths.join(folder, below);
    return [...disk.names(at)].flatMap((name) => {
      const path = below === "" ? name : `${below}/${name}`;
      const found = disk.paths.join(folder, path);
      if (disk.look(found)?.kind !== "folder") return [path];
      return disk.real(found) === disk.paths.join(disk.real(at), name) ? walk(path) : [];
    });
  };
  try {
    return walk("").sort();
  } catch {
    return [];
  }
}
