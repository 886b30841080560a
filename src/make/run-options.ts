/** Options of commands that print: about the run, and the user's own templates, pictures and fonts. */
import { flag, input, onUnless, text, usageError, type OptionSpec } from "../print/options/option.js";
import type { FontChoice } from "./letters.js";

/** Instead of a printer's name: no corrections. */
export const NO_PRINTER = "none";

export const json = flag("print data as JSON, and errors as one JSON object per line");
export const quiet = flag("print only errors");
export const open = flag("open the result: the file, or the folder if there are several");
export const force = flag(
  "overwrite any existing file (without it, only unchanged files that Pressbox made: no filled-in forms, no games by hand)",
);
export const cache = onUnless("do not read or save solved tables on the disk");
export const templates = input(
  "templates",
  "DIR",
  "folder of your templates; each replaces the built-in file of that name, and its fonts folder replaces typefaces",
);
/** Fonts that add letters: files, with the prefix `pencil=` for handwriting. */
export const font: OptionSpec<readonly FontChoice[]> = {
  summary:
    "a typeface (.ttf, .otf, .woff) for letters that the built-in ones lack; pencil=FILE for handwriting; may be repeated",
  value: "FILE",
  reads: "font",
  default: [],
  repeats: true,
  parse(given, name, before = []) {
    const hand = given.startsWith("pencil=");
    const file = hand ? given.slice("pencil=".length) : given;
    if (file.trim() === "") throw usageError(`${name} is empty; expected FILE or pencil=FILE`);
    return [...before, { file, hand }];
  },
};
export const printer = text("NAME", "printer whose errors to correct for, or none (see pressbox printer)");
