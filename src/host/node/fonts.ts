/** Fonts from the disk. */
import type { FontFile } from "../../sheet/type/font-book.js";
import { fontFiles } from "../own-fonts.js";
import { nodeDisk } from "./disk.js";

/**
 * The fonts to print with.
 * @param folder of the user's templates: fonts in its folder `fonts` replace built-in ones of the same name
 * @throws UserError `font-own` for a file that is not such a font
 */
export const loadFontFiles = (folder?: string): FontFile[] => fontFiles(nodeDisk, folder);
