/** Writes what a command made: everything or nothing, and never half a file. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fault, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { removeLeftovers, temporaryPath } from "./leftovers.js";
import { partsOf, type OutputFile } from "./output-file.js";
import { outputIssues, realPath, type OutputPlace } from "./output-guard.js";

/**
 * Writes every file beside its place under another name, then renames them all: a run that fails leaves no file behind
 * and spoils none that was there.
 * @throws UserError `output-folder`, `output-file`: one issue for every place that cannot be written, or holds a file that is not ours to replace.
 */
export function writeFiles(files: readonly OutputFile[], place: OutputPlace): void {
  const { cwd } = place;
  requireFree(files, place);
  const targets = files.map(({ path, bytes }) => ({ path: realPath(resolve(cwd, path)), bytes }));
  const made: string[] = [];
  const temporary: string[] = [];
  const issues: Issue[] = [];
  try {
    for (const folder of new Set(targets.map(({ path }) => dirname(path)))) {
      const issue = makeFolder(folder, cwd, made);
      if (issue) issues.push(issue);
      else removeLeftovers(folder);
    }
    for (const { path } of targets) if (isFolder(path)) issues.push(folderInTheWay(path, cwd));
    if (issues.length > 0) throw new UserError(issues);
    targets.forEach(({ path, bytes }, i) => {
      const beside = temporaryPath(dirname(path), i);
      temporary.push(beside);
      try {
        writeParts(beside, bytes, lookUp(path)?.mode);
      } catch (error) {
        issues.push(writeIssue(path, error, cwd));
      }
    });
    if (issues.length > 0) throw new UserError(oneByFolder(issues));
    const paths = targets.map(({ path }) => path);
    replaceAll(paths, temporary, (path, error) => writeIssue(path, error, cwd));
  } catch (error) {
    for (const file of temporary) rmSync(file, { force: true });
    for (const folder of made.reverse()) removeEmpty(folder);
    throw error instanceof UserError ? error : new UserError(writeIssue(cwd, error, cwd));
  }
}

/** Before long work: refuses outputs that would take a person's file away. @throws UserError `output-file`. */
export function requireFree(files: readonly OutputFile[], place: OutputPlace): void {
  throwOnErrors(outputIssues(files, place, (path) => shownPath(path, place.cwd)));
}

/** @param mode of the file that this one is to replace */
function writeParts(path: string, bytes: OutputFile["bytes"], mode: number | undefined): void {
  const file = openSync(path, "w");
  try {
    for (const part of partsOf(bytes)) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
  if (mode !== undefined) chmodSync(path, mode & 0o777);
}

/** Renames every new file to its place; when one cannot be (a PDF that a viewer holds open), those before it become what they were. */
function replaceAll(
  paths: readonly string[],
  made: readonly string[],
  issueOf: (path: string, error: unknown) => Issue,
): void {
  const kept: { readonly path: string; readonly old: string | undefined }[] = [];
  try {
    for (const [i, path] of paths.entries()) {
      const old = lookUp(path) && paths.length > 1 ? `${made[i]}.old` : undefined;
      try {
        if (old !== undefined) keep(path, old);
        kept.push({ path, old });
        renameSync(made[i], path);
      } catch (error) {
        if (kept.at(-1)?.path === path) kept.pop();
        if (old !== undefined) rmSync(old, { force: true });
        for (const before of kept.reverse()) {
          if (before.old === undefined) rmSync(before.path, { force: true });
          else renameSync(before.old, before.path);
        }
        kept.length = 0;
        throw new UserError(issueOf(path, error));
      }
    }
  } finally {
    for (const { old } of kept) if (old !== undefined) rmSync(old, { force: true });
  }
}

/** A second name for a file's bytes; a copy where the disk knows no second names. */
function keep(path: string, old: string): void {
  try {
    linkSync(path, old);
  } catch {
    copyFileSync(path, old);
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
  EBUSY: "another program holds this file open",
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
