/** Writes a command's outputs: all or nothing, and never half a file. */
import { mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fault, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { removeLeftovers, removeQuietly, temporaryPath } from "./leftovers.js";
import { withMark } from "./made-mark.js";
import { partsOf, type OutputFile } from "../../make/output-file.js";
import { outputIssues, type OutputPlace } from "./output-guard.js";
import { replaceAll, writeBeside, writeInto, type Replacement } from "./replace.js";
import { isFolder, lookUp, targetAt } from "./target.js";

/**
 * Writes files that Pressbox can make again, each with its mark; does not replace files that may contain a user's work.
 * @throws UserError `output-folder`, `output-file`: one issue for every path that cannot be written or must not be replaced
 */
export function writeFiles(files: readonly OutputFile[], place: OutputPlace): void {
  requireFree(files, place);
  const marked = files.map((file) => ({
    ...file,
    bytes: targetAt(resolve(place.cwd, file.path)).stream === undefined ? withMark(file) : file.bytes,
  }));
  replaceFiles(marked, place.cwd);
}

/** A file to write, replacing whatever is there. */
export interface NewFile extends Pick<OutputFile, "path" | "bytes"> {
  /** A file whose owner and mode it gets. */
  readonly like?: string;
}

/**
 * Writes every file next to its destination under a temporary name, then renames them all: a failed run leaves nothing behind and damages
 * no existing file.
 * @param lasting waits until the data is on disk: for a user's work
 * @throws UserError as in `writeFiles`
 */
export function replaceFiles(files: readonly NewFile[], cwd: string, lasting = false): void {
  const targets = files.map(({ path, bytes, like }) => ({
    ...targetAt(resolve(cwd, path)),
    bytes: partsOf(bytes),
    like,
  }));
  const toFiles = targets.filter(({ stream }) => stream === undefined);
  const made: string[] = [];
  const replacements: Replacement[] = [];
  const issues: Issue[] = [];
  const issueOf = (path: string, error: unknown): Issue => writeIssue(path, error, cwd);
  try {
    for (const folder of new Set(toFiles.map(({ path }) => dirname(path)))) {
      const issue = makeFolder(folder, cwd, made);
      if (issue) issues.push(issue);
      else removeLeftovers(folder);
    }
    for (const { path } of toFiles) if (isFolder(path)) issues.push(folderInTheWay(path, cwd));
    if (issues.length > 0) throw new UserError(issues);
    toFiles.forEach(({ path, bytes, like }, i) => {
      const beside = temporaryPath(dirname(path), i);
      try {
        replacements.push(writeBeside(beside, path, bytes, { like, lasting }));
      } catch (error) {
        removeQuietly(beside);
        issues.push(issueOf(path, error));
      }
    });
    if (issues.length > 0) throw new UserError(oneByFolder(issues));
    for (const { path, stream, bytes } of targets) {
      if (stream === undefined) continue;
      try {
        writeInto(stream === true ? path : stream, bytes);
      } catch (error) {
        throw new UserError(issueOf(path, error));
      }
    }
    replaceAll(replacements, { issueOf, lasting });
  } catch (error) {
    for (const { beside } of replacements) removeQuietly(beside);
    for (const folder of made.reverse()) removeEmpty(folder);
    throw error instanceof UserError ? error : new UserError(writeIssue(cwd, error, cwd));
  }
}

/** Before long work: refuses outputs that would overwrite a user's file. @throws UserError `output-file` */
export function requireFree(files: readonly OutputFile[], place: OutputPlace): void {
  throwOnErrors(outputIssues(files, place, (path) => shownPath(path, place.cwd)));
}

/**
 * Before long work: checks that these files can be written. Leaves nothing behind.
 * @throws UserError as in `writeFiles`
 */
export function requireWritable(files: readonly Pick<OutputFile, "path">[], cwd: string): void {
  const made: string[] = [];
  const issues = files.flatMap(({ path: given }): readonly Issue[] => {
    const { path, stream } = targetAt(resolve(cwd, given));
    if (stream !== undefined) return [];
    if (isFolder(path)) return [folderInTheWay(path, cwd)];
    const issue = makeFolder(dirname(path), cwd, made);
    if (issue) return [issue];
    const beside = temporaryPath(dirname(path), 0);
    try {
      writeFileSync(beside, "");
      return [];
    } catch (error) {
      return [writeIssue(path, error, cwd)];
    } finally {
      removeQuietly(beside);
    }
  });
  for (const folder of made.reverse()) removeEmpty(folder);
  throwOnErrors(issues);
}

/** A path for messages: relative if that is shorter. */
export function shownPath(path: string, cwd: string): string {
  const absolute = resolve(cwd, path);
  const short = relative(cwd, absolute);
  return short === "" ? "." : short.startsWith("..") && short.length >= absolute.length ? absolute : short;
}

function makeFolder(folder: string, cwd: string, made: string[]): Issue | undefined {
  const missing: string[] = [];
  let at = folder;
  for (; !lookUp(at) && at !== dirname(at); at = dirname(at)) missing.push(at);
  if (!isFolder(at)) {
    const file = shownPath(at, cwd);
    return fault("output-folder", "a file already has the name of the folder needed here", {
      file,
      hint: "remove the file or name another folder with --out",
    });
  }
  // One folder at a time: if nothing can be created (/proc), Node's own recursion never ends.
  for (const next of missing.reverse()) {
    try {
      mkdirSync(next);
      made.push(next);
    } catch (error) {
      return writeIssue(next, error, cwd);
    }
  }
  return undefined;
}

function folderInTheWay(path: string, cwd: string): Issue {
  return fault("output-file", "a folder already has the name of the file needed here", {
    file: shownPath(path, cwd),
    hint: "remove the folder or choose another name with --out",
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "no permission to write here",
  EPERM: "no permission to write here",
  ENOENT: "nothing can be written here",
  EROFS: "this disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  EFBIG: "the file is too large for this disk",
  EBUSY: "another program holds this file open",
  EPIPE: "the program reading this output has closed it",
  ENAMETOOLONG: "the name is too long",
};

function writeIssue(path: string, error: unknown, cwd: string): Issue {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return fault("output-file", REASONS[code] ?? `this file cannot be written (${code})`, {
    file: shownPath(path, cwd),
    hint: code === "EBUSY" ? "close it there, or choose another place with --out" : "choose another place with --out",
  });
}

/** Ten files in one inaccessible folder are a single error. */
function oneByFolder(issues: readonly Issue[]): Issue[] {
  const first = new Map<string, Issue>();
  for (const issue of issues) {
    const key = `${dirname(issue.file ?? "")} ${issue.message}`;
    if (!first.has(key)) first.set(key, issue);
  }
  return [...first.values()];
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not ours any more: someone put a file into it.
  }
}
