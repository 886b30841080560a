/** Options that several commands share, each declared once; options about sheets are `SHEET_OPTIONS`. */
import { HEADS, SHEET_OPTIONS } from "../print/options/sheet-options.js";

export * from "../make/run-options.js";

/** The edge of upright paper at which the top of a landscape page comes out. */
export const LANDSCAPE = ["left", "right"] as const;
export const { seed, code, untilPlay, coach, paper, theme, rules, pdfA, words, dpi } = SHEET_OPTIONS;
/** What the headings of sheets print, and who plays. */
export const heads = HEADS;
