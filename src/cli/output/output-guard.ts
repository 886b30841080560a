/** What stands between an output and a person's own files. */
import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fault, type Issue } from "../../kernel/issue/index.js";
import { partsOf, type OutputFile } from "./output-file.js";

/** Where files are written, and what must not be written over. */
export interface OutputPlace {
  readonly cwd: string;
  /** Real paths of the files that the command has read. */
  readonly inputs?: ReadonlySet<string>;
  /** A person has said that whatever stands there may go. */
  readonly force?: boolean;
}

const HEAD_BYTES = 2048;
const FORCE = "name another file, or add --force to replace it";

/** The file that a link points to, under the name that the disk knows it by. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Outputs that would take a person's file away: one that was read, one of another kind, two of one name. */
export function outputIssues(
  files: readonly OutputFile[],
  { cwd, inputs, force = false }: OutputPlace,
  shown: (path: string) => string,
): Issue[] {
  const seen = new Set<string>();
  return files.flatMap(({ path, bytes, keeps }) => {
    const real = realPath(resolve(cwd, path));
    const refuse = (message: string, hint: string): Issue[] => [
      fault("output-file", message, { file: shown(path), hint }),
    ];
    if (seen.has(real)) return refuse("two outputs have this name", "name another file for one of them");
    seen.add(real);
    if (force) return [];
    if (inputs?.has(real)) return refuse("this file is also read; an output would take its place", FORCE);
    const found = kindAt(real);
    if (found === undefined) return [];
    const made = kindOf(headOf(bytes));
    if (keeps) return refuse("the file is there already", FORCE);
    return found === made ? [] : refuse(`here stands ${found.replace(/^one/, "a file")}, not ${made}`, FORCE);
  });
}

function headOf(bytes: OutputFile["bytes"]): string {
  const [first = ""] = partsOf(bytes);
  return typeof first === "string" ? first : Buffer.from(first.subarray(0, HEAD_BYTES)).toString("latin1");
}

/** What a file holds, by its first bytes; undefined where nothing can be lost. */
function kindAt(path: string): string | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size === 0) return undefined;
    const file = openSync(path, "r");
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return kindOf(head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0)).toString("latin1"));
    } finally {
      closeSync(file);
    }
  } catch {
    // What cannot be looked at cannot be written either, and that is told then.
    return undefined;
  }
}

function kindOf(head: string): string {
  if (head.startsWith("%PDF-")) return "a PDF";
  if (head.startsWith("\x89PNG")) return "a PNG picture";
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg\b/.test(head)) return "an SVG picture";
  if (/^\s*<!doctype html/i.test(head)) return "a web page";
  const format = /^\s*\{?\s*"?format"?\s*:\s*"?(pressbox\/[\w-]+)/m.exec(head)?.[1];
  return format === undefined ? "a file of another kind" : `one of the kind ${format}`;
}
