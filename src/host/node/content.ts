/** Reads files and folders from the disk. */
import { contentAt, type Wanted } from "../content.js";
import type { Content } from "../../files/source.js";
import { nodeDisk } from "./disk.js";

/**
 * A file's bytes; for a statistics folder, those of its tables, in order of name on every machine.
 * @param path the path to open; `shown` is the name for messages
 * @throws UserError for a file that cannot be read or is too large, or a folder without tables
 */
export const readContent = (path: string, shown?: string, wanted?: Wanted): Content =>
  contentAt(nodeDisk, path, shown, wanted);
