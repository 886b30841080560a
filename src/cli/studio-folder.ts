/** The user's folder, as Studio sees it: files by their path below it, and nothing outside. */
import { createHash } from "node:crypto";
import { accessSync, constants, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, watch } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { fault, UserError } from "../kernel/issue/index.js";
import { withLock } from "./output/lock-file.js";
import { lookUp, realPath, targetAt } from "./output/target.js";
import { replaceFiles } from "./output/write-files.js";

/** Formats that Pressbox reads or writes; Studio ignores other files in the folder. */
const FORMATS = new Set(
  "yaml yml json csv tsv txt md xlsx ods html zip hbs pdf svg png jpg jpeg ttf otf".split(" ").map((end) => `.${end}`),
);
const MOST_FILES = 2000;
/** Largest file, bytes: a season's plays are 20 MB. */
export const MOST_BYTES = 64 * 2 ** 20;
const DEEPEST = 8;
/** Writes within this time belong to one save; milliseconds. */
const QUIET = 80;
/** Names that some system forbids or treats specially. */
const ODD = /[\p{Cc}\\:*?"<>|]|[. ]$/u;

export interface FolderFile {
  /** Below the folder, with `/`: `templates/5d20/team-chart.hbs`. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export interface FolderContent {
  readonly bytes: Buffer;
  /** Hash of the content. Never 0, which means "no file". */
  readonly revision: number;
  readonly changed: number;
}

/** Which files of the folder Studio shows, and which not. */
export interface FolderList {
  /** In order of their names. */
  readonly files: readonly FolderFile[];
  /** Files in Pressbox's formats, and folders, that are not listed, and why. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
  /** Number of further files beyond the limit. */
  readonly more: number;
}

export interface StudioFolder {
  /** The path as the user gave it, for messages. */
  readonly shown: string;
  list(): FolderList;
  read(name: string): FolderContent | undefined;
  /**
   * @param base revision that the writer has seen; 0 for a new file
   * @returns the new revision, or undefined if the file has changed since
   * @throws UserError for an invalid name, for something unreadable at that path, or if the disk refuses
   */
  write(name: string, bytes: Buffer, base: number): number | undefined;
  /** @param base as for `write` @returns false if the file has changed since; true if it is already gone */
  remove(name: string, base: number): boolean;
  /** Reports names of changed files, once per save. @returns function that stops watching */
  watch(then: (name: string) => void): () => void;
}

/** @throws UserError if there is no such folder */
export function openFolder(path: string, shown: string): StudioFolder {
  const root = realFolder(path, shown);
  /** The path for a name; undefined for names outside the folder, hidden files and other formats. */
  const fileOf = (name: string): string | undefined => {
    const parts = name.split("/");
    const isOdd = parts.some(
      (part) => part === "" || part.startsWith(".") || part === "node_modules" || ODD.test(part),
    );
    if (isOdd || parts.length > DEEPEST || !FORMATS.has(extname(name).toLowerCase())) return undefined;
    const file = join(root, ...parts);
    // Follows links as a writer does, including links to files that do not exist yet.
    const { path, stream } = targetAt(file);
    return stream === undefined && isBelow(root, path) ? file : undefined;
  };
  const read = (name: string): FolderContent | undefined => {
    const file = fileOf(name);
    const stats = file === undefined ? undefined : lookUp(file);
    if (file === undefined || !stats?.isFile() || stats.size > MOST_BYTES) return undefined;
    const bytes = readFileSync(file);
    return { bytes, revision: revisionOf(bytes), changed: stats.mtimeMs };
  };
  return {
    shown,
    read,
    list: () => listed(root, fileOf),
    write(name, bytes, base) {
      const file = fileOf(name);
      if (file === undefined)
        throw new UserError(
          fault("studio", `${JSON.stringify(name)} is not a valid file name in this folder`, {
            hint: "use letters, digits, spaces and hyphens, and the extension of its format",
          }),
        );
      mkdirSync(dirname(file), { recursive: true });
      return withLock(file, name, () => {
        const there = read(name);
        if (!there && lookUp(file))
          throw new UserError(
            fault("studio", `there is a ${name} that Studio cannot read, so it will not overwrite it`, {
              hint: `a file may have ${MOST_BYTES / 2 ** 20} MB`,
            }),
          );
        if ((there?.revision ?? 0) !== base) return undefined;
        replaceFiles([{ path: file, bytes }], root, true);
        return revisionOf(bytes);
      });
    },
    remove(name, base) {
      const file = fileOf(name);
      if (file === undefined || !lstatSync(file, { throwIfNoEntry: false })?.isFile()) return true;
      return withLock(file, name, () => {
        if (read(name)?.revision !== base) return false;
        rmSync(file);
        return true;
      });
    },
    watch: (then) => watched(root, (name) => fileOf(name) !== undefined && then(name)),
  };
}

function realFolder(path: string, shown: string): string {
  const real = realPath(path);
  if (lookUp(real)?.isDirectory()) return real;
  throw new UserError(
    fault("studio", "this is not a folder", { file: shown, hint: "create the folder first, or name another one" }),
  );
}

const isBelow = (root: string, path: string): boolean => path.startsWith(root.endsWith(sep) ? root : root + sep);

/** The first 48 bits of the content's hash. */
const revisionOf = (bytes: Buffer): number => createHash("sha256").update(bytes).digest().readUIntBE(0, 6) + 1;

function listed(root: string, fileOf: (name: string) => string | undefined): FolderList {
  const files: FolderFile[] = [];
  const left: { name: string; why: string }[] = [];
  let more = 0;
  const visit = (folder: string, prefix: string, depth: number): void => {
    for (const entry of entriesOf(folder).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${prefix}${entry.name}`;
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (depth >= DEEPEST) left.push({ name, why: "it is too deep in the folder" });
        else if (!isReadable(path, constants.R_OK | constants.X_OK)) left.push({ name, why: CLOSED });
        else visit(path, `${name}/`, depth + 1);
        continue;
      }
      if (!FORMATS.has(extname(name).toLowerCase())) continue;
      const why = whyLeft(path, fileOf(name));
      const stats = lookUp(path);
      if (why !== undefined) left.push({ name, why });
      else if (files.length === MOST_FILES) more++;
      else if (stats) files.push({ name, size: stats.size, changed: stats.mtimeMs });
    }
  };
  visit(root, "", 1);
  return { files, left, more };
}

const CLOSED = "its permissions do not allow reading";

/** A folder may disappear or become inaccessible while others are listed. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isReadable(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}

/** Why a file is not shown. @param file undefined for a name that is not allowed */
function whyLeft(path: string, file: string | undefined): string | undefined {
  if (file === undefined) return "its name, or where it leads, is not allowed";
  const stats = lookUp(path);
  if (!stats?.isFile()) return "it is a broken link";
  if (stats.size > MOST_BYTES) return `it is larger than ${MOST_BYTES / 2 ** 20} MB`;
  return isReadable(path, constants.R_OK) ? undefined : CLOSED;
}

function watched(root: string, then: (name: string) => void): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const watcher = watch(root, { recursive: true }, (_, path) => {
    if (path === null) return;
    const name = path.replaceAll("\\", "/");
    clearTimeout(waiting.get(name));
    waiting.set(
      name,
      setTimeout(() => {
        waiting.delete(name);
        then(name);
      }, QUIET),
    );
  });
  // Someone deleted the folder while Studio runs: there are no more changes to report.
  watcher.on("error", () => watcher.close());
  return () => {
    watcher.close();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
