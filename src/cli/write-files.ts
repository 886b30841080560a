/** Writes what a command made: everything or nothing, and never half a file. */
import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync, type Stats } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fault, UserError, type Issue } from "../kernel/issue/index.js";

export interface OutputFile {
  /** Absolute, or relative to `cwd`. */
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

/**
 * Writes every file beside its place under another name, then renames them all: a run that fails leaves no file behind
 * and spoils none that was there.
 * @throws UserError `output-folder`, `output-file`: one issue for every place that cannot be written.
 */
export function writeFiles(files: readonly OutputFile[], cwd: string): void {
  const targets = files.map(({ path, bytes }) => ({ path: resolve(cwd, path), bytes }));
  const made: string[] = [];
  const temporary: string[] = [];
  const issues: Issue[] = [];
  try {
    for (const folder of new Set(targets.map(({ path }) => dirname(path)))) {
      const issue = makeFolder(folder, cwd, made);
      if (issue) issues.push(issue);
    }
    for (const { path } of targets) if (isFolder(path)) issues.push(folderInTheWay(path, cwd));
    if (issues.length > 0) throw new UserError(issues);
    targets.forEach(({ path, bytes }, i) => {
      const beside = `${path}.${process.pid}-${i}.tmp`;
      temporary.push(beside);
      try {
        writeFileSync(beside, bytes);
      } catch (error) {
        issues.push(writeIssue(path, error, cwd));
      }
    });
    if (issues.length > 0) throw new UserError(oneByFolder(issues));
    targets.forEach(({ path }, i) => renameSync(temporary[i], path));
  } catch (error) {
    for (const file of temporary) rmSync(file, { force: true });
    for (const folder of made.reverse()) removeEmpty(folder);
    throw error instanceof UserError ? error : new UserError(writeIssue(cwd, error, cwd));
  }
}

/** A path as people read it: relative where that is shorter. */
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
    return fault("output-folder", "a file stands where a folder must be", {
      file,
      hint: "remove the file or name another folder with --out",
    });
  }
  // One by one: where nothing can be made (/proc), Node's own recursion never ends.
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
  return fault("output-file", "a folder stands where the file must be", {
    file: shownPath(path, cwd),
    hint: "remove the folder or choose another name with --out",
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this place may not be written to",
  EPERM: "this place may not be written to",
  ENOENT: "nothing can be written here",
  EROFS: "this disk is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "the name is too long",
};

function writeIssue(path: string, error: unknown, cwd: string): Issue {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return fault("output-file", REASONS[code] ?? `this file cannot be written (${code})`, {
    file: shownPath(path, cwd),
    hint: "choose another place with --out",
  });
}

/** Ten files that one closed folder keeps out are one fault. */
function oneByFolder(issues: readonly Issue[]): Issue[] {
  const first = new Map<string, Issue>();
  for (const issue of issues) {
    const key = `${dirname(issue.file ?? "")} ${issue.message}`;
    if (!first.has(key)) first.set(key, issue);
  }
  return [...first.values()];
}

function isFolder(path: string): boolean {
  return lookUp(path)?.isDirectory() ?? false;
}

/** What stands at a path; undefined for nothing, also below something that is no folder. */
function lookUp(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not ours any more: somebody put a file into it.
  }
}
