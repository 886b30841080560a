/** Endings of names that say what an output is: one that says something else is a slip, and nobody finds such a file again. */
import { extname, resolve } from "node:path";
import { usageError } from "../spec.js";
import { lookUp } from "./target.js";

/** Endings that name a format; any other ending may be part of a name, such as `week.5`. */
const FORMATS: ReadonlySet<string> = new Set(
  "csv doc docx gif gz hbs htm html jpeg jpg json md ods odt otf pdf png svg tsv ttf webp woff woff2 xls xlsx yaml yml zip".split(
    " ",
  ),
);
export const DATA = ["yaml", "yml", "json"] as const;
/** JSON is YAML, too. */
export const RECORD = ["json", "yaml", "yml"] as const;

const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();
const saysFormat = (path: string): boolean => FORMATS.has(endingOf(path));

/**
 * @param endings what the file may end in, the usual one first
 * @param what `a book is a PDF`
 * @throws UserError for the name of a file of another format
 */
export function requireEnding(flag: string, path: string, endings: readonly [string, ...string[]], what: string): void {
  if (saysFormat(path) && !endings.includes(endingOf(path)))
    throw usageError(`${what}; found ${flag} ${path}`, `name a .${endings[0]} file`);
}

/** @throws UserError for the name of a file where a folder is to be */
export function requireFolderName(flag: string, path: string, cwd: string): void {
  if (saysFormat(path) && !lookUp(resolve(cwd, path)))
    throw usageError(`${flag} names a folder; found ${path}`, "remove the ending");
}
