/** Endings of names that say what an output is: one that says something else is a slip, and nobody finds such a file again. */
import { usageError } from "../print/options/option.js";

/** Endings that name a format; any other ending may be part of a name, such as `week.5`. */
const FORMATS: ReadonlySet<string> = new Set(
  "csv doc docx gif gz hbs htm html jpeg jpg json md ods odt otf pdf png svg tsv ttf webp woff woff2 xls xlsx yaml yml zip".split(
    " ",
  ),
);

/** Without its dot, in small letters; empty for a name without one. */
const endingOf = (path: string): string => (/(?<=[^/\\])\.([^./\\]*)$/.exec(path)?.[1] ?? "").toLowerCase();
export const saysFormat = (path: string): boolean => FORMATS.has(endingOf(path));

/**
 * @param endings what the file may end in, the usual one first
 * @param what `a book is a PDF`
 * @throws UserError for the name of a file of another format
 */
export function requireEnding(flag: string, path: string, endings: readonly [string, ...string[]], what: string): void {
  if (saysFormat(path) && !endings.includes(endingOf(path)))
    throw usageError(`${what}; found ${flag} ${path}`, `name a .${endings[0]} file`);
}
