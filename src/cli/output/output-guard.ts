/** Protects the user's own files from being overwritten by outputs. */
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { fault, type Issue } from "../../kernel/issue/index.js";
import { isAsMade, sha256, withMark } from "./made-mark.js";
import { partsOf, type OutputFile } from "../../make/output-file.js";
import { lookUp, targetAt } from "./target.js";

/** Where files are written, and what must not be overwritten. */
export interface OutputPlace {
  readonly cwd: string;
  /** Real paths of the files that the command read. */
  readonly inputs?: ReadonlySet<string>;
  /** True if the user allows overwriting anything. */
  readonly force?: boolean;
}

const HEAD_BYTES = 2048;
const FORCE = "name another file, or add --force to replace it";
const PERSONAL = "the file is there already, and may be your work: Pressbox did not make it, or it has changed since";
/** No Pressbox file is nearly this large. */
const MOST_BYTES = 1 << 30;

/** Outputs that would overwrite a user's file: an input, a file of another kind, a file not as Pressbox made it; and two outputs of the same name. */
export function outputIssues(
  files: readonly OutputFile[],
  { cwd, inputs, force = false }: OutputPlace,
  shown: (path: string) => string,
): Issue[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const { path, stream } = targetAt(resolve(cwd, file.path));
    // Devices and pipes lose nothing.
    if (stream !== undefined) return [];
    const refuse = (message: string, hint: string): Issue[] => [
      fault("output-file", message, { file: shown(file.path), hint }),
    ];
    if (seen.has(path)) return refuse("two outputs have this name", "name another file for one of them");
    seen.add(path);
    if (force) return [];
    if (inputs?.has(path)) return refuse("this output would overwrite an input file", FORCE);
    const found = kindAt(path);
    if (found === undefined) return [];
    const made = kindOf(headOf(file.bytes));
    if (found !== made) return refuse(`here stands ${found.replace(/^one/, "a file")}, not ${made}`, FORCE);
    return mayReplace(path, file) ? [] : refuse(PERSONAL, FORCE);
  });
}

/** True for a file that is as Pressbox made it, or that would not change. */
function mayReplace(path: string, file: OutputFile): boolean {
  try {
    if (lookUp(path)!.size > MOST_BYTES) return false;
    const found = readFileSync(path);
    if (!file.toFill && isAsMade(found, file)) return true;
    if (file.before !== undefined && sha256(found) === file.before) return true;
    const made = withMark(file);
    return made.reduce((sum, part) => sum + part.length, 0) === found.length && Buffer.concat(made).equals(found);
  } catch {
    // A file that cannot be read cannot be recognized as ours.
    return false;
  }
}

function headOf(bytes: OutputFile["bytes"]): string {
  const [first = ""] = partsOf(bytes);
  return typeof first === "string" ? first : Buffer.from(first.subarray(0, HEAD_BYTES)).toString("latin1");
}

/** Kind of an existing file, by its first bytes; undefined if nothing can be lost. */
function kindAt(path: string): string | undefined {
  try {
    const stats = lookUp(path);
    if (!stats?.isFile() || stats.size === 0) return undefined;
    const file = openSync(path, "r");
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return kindOf(head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0)).toString("latin1"));
    } finally {
      closeSync(file);
    }
  } catch {
    // A rename would still replace it.
    return "a file without read permission";
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
