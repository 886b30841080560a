/** A user's files, as readers see them: on a disk, or in the memory of a web page. */
import { fault, type Issue } from "../kernel/issue/index.js";

/** How a machine combines file names. */
export interface Paths {
  join(...parts: string[]): string;
  /** An absolute path, starting from the command's working folder. */
  resolve(...parts: string[]): string;
  dirname(path: string): string;
  basename(path: string): string;
  /** Including the dot: `.csv`; empty for a name without an extension. */
  extname(path: string): string;
  relative(from: string, to: string): string;
}

export interface Found {
  /** `other`: a device or pipe. */
  readonly kind: "file" | "folder" | "other";
  readonly size: number;
}

/** Limits for reading a file. */
export interface ReadLimit {
  /** Bytes at most. */
  readonly most?: number;
  /** Description of the expected file. */
  readonly expected?: string;
}

/** Paths are absolute (`Paths.resolve`). */
export interface Disk {
  readonly paths: Paths;
  /** What is at a path, following links; undefined = nothing. */
  look(path: string): Found | undefined;
  /** The canonical path of a file. */
  real(path: string): string;
  /** Names in a folder: files and folders, in any order. @throws Error if it cannot be read or is not a folder */
  names(folder: string): readonly string[];
  /**
   * Reads a file, unless it is too large.
   * @param shown its name for messages
   * @throws UserError `file-missing`, `file-is-folder`, `file-unreadable`, `file-too-large`
   */
  bytes(path: string, shown?: string, limit?: ReadLimit): Uint8Array;
}

/** Message for every missing file. */
export const NO_SUCH_FILE = "there is no such file";

/** Error for a folder where a file is expected. @param expected description of the expected file */
export const folderFault = (file: string, expected: string): Issue =>
  fault("file-is-folder", `this is a folder; expected ${expected}`, { file });

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Error for a file that is too large. @param size bytes; undefined if a pipe or device delivered more than `most` */
export const sizeFault = (file: string, size: number | undefined, most: number): Issue => {
  const found = size === undefined ? `more than ${megabytes(most)}` : megabytes(size);
  return fault("file-too-large", `the file has ${found}; expected at most ${megabytes(most)}`, { file });
};

/** No file that people write for Pressbox is nearly this large. */
export const MAX_BYTES = 16 * 1024 * 1024;

export const isFile = (disk: Disk, path: string): boolean => disk.look(path)?.kind === "file";
export const isFolder = (disk: Disk, path: string): boolean => disk.look(path)?.kind === "folder";

/** Files below a folder, by relative names with `/`; none if the folder does not exist. Does not follow links to folders. */
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
