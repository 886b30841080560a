/** File extensions of outputs: one that names another format is a typo, and the user would not find the file. */
import { usageError } from "../print/options/option.js";

/** Extensions that name a format; any other may be part of a name, such as `week.5`. */
const FORMATS: ReadonlySet<string> = new Set(
  "csv doc docx gif gz hbs htm html jpeg jpg json md ods odt otf pdf png svg tsv ttf webp woff woff2 xls xlsx yaml yml zip".split(
    " ",
  ),
);

/** Lowercase, without the dot; empty for a name without an extension. */
const endingOf = (path: string): string => (/(?<=[^/\\])\.([^./\\]*)$/.exec(path)?.[1] ?? "").toLowerCase();
export const saysFormat = (path: string): boolean => FORMATS.has(endingOf(path));

/**
 * @param endings allowed extensions, the default first
 * @param what `a book is a PDF`
 * @throws UserError for a file name with another format's extension
 */
export function requireEnding(flag: string, path: string, endings: readonly [string, ...string[]], what: string): void {
  if (saysFormat(path) && !endings.includes(endingOf(path)))
    throw usageError(`${what}; found ${flag} ${path}`, `name a .${endings[0]} file`);
}
