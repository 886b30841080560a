/** Options that several commands share, each declared once; those about sheets are `SHEET_OPTIONS`. */
import { HEADS, SHEET_OPTIONS } from "../print/options/sheet-options.js";

export * from "../make/run-options.js";

/** The edge of upright paper at which the top of a page that lies on its side comes out. */
export const LANDSCAPE = ["left", "right"] as const;
export const { seed, code, untilPlay, coach, paper, theme, rules, pdfA, words, dpi } = SHEET_OPTIONS;
/** Who and what is in the heads of sheets, and who plays. */
export const heads = HEADS;
