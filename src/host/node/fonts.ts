/** Faces from the disk. */
import type { FontFile } from "../../sheet/type/font-book.js";
import type { OwnFace } from "../../sheet/type/own-face.js";
import { fontFiles, letterFonts, type NamedFont } from "../own-fonts.js";
import { nodeDisk } from "./disk.js";

/** Faces for letters that the built-in ones lack, in their order. @throws UserError `font-own` for every file that is none */
export const loadLetterFonts = (named: readonly NamedFont[]): OwnFace[] => letterFonts(nodeDisk, named);

/**
 * The faces to print with.
 * @param folder of own templates: faces in its folder `fonts` take the place of the built-in ones of their names
 * @throws UserError `font-own` for a file that is no such face.
 */
export const loadFontFiles = (folder?: string): FontFile[] => fontFiles(nodeDisk, folder);
