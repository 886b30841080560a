/** Faces from the disk. */
import type { FontFile } from "../../sheet/type/font-book.js";
import { fontFiles } from "../own-fonts.js";
import { nodeDisk } from "./disk.js";

/**
 * The faces to print with.
 * @param folder of own templates: faces in its folder `fonts` take the place of the built-in ones of their names
 * @throws UserError `font-own` for a file that is no such face.
 */
export const loadFontFiles = (folder?: string): FontFile[] => fontFiles(nodeDisk, folder);
