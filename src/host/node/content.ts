/** Files and folders from the disk. */
import { contentAt, type Wanted } from "../content.js";
import type { Content } from "../../files/source.js";
import { nodeDisk } from "./disk.js";

/**
 * A file's bytes; of a folder of statistics those of its tables, by name, so that every machine reads in the same order.
 * @param path what is opened; `shown` is the name in messages.
 * @throws UserError for what cannot be read, is too large, or a folder without tables.
 */
export const readContent = (path: string, shown?: string, wanted?: Wanted): Content =>
  contentAt(nodeDisk, path, shown, wanted);
