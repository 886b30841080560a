/** Reads data files from the disk. */
import { UserError } from "../../kernel/issue/index.js";
import { dataNameFault, parseData, type DataFile } from "../../text/data-file.js";
import { packageFile } from "./place.js";
import { readTextFile } from "./read-text.js";

/**
 * Reads a YAML or JSON file.
 * @param path the path to open; `shown` is the name for messages
 * @throws UserError for a file that cannot be read or is not YAML or JSON; each issue with its line and column
 */
export function readDataFile(path: string, shown = path): DataFile {
  const strange = dataNameFault(path);
  if (strange) throw new UserError({ ...strange, file: shown });
  return parseData(readTextFile(path, shown), shown);
}

/** One of Pressbox's own files, by its path from the project's root. */
export const readOwnFile = (file: string): DataFile => readDataFile(packageFile(file), file);
