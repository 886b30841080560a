/** Figures for pages: prebuilt drawings if possible, else drawn by svg.js, which is loaded only if a page needs it. */
import { NoCanvas } from "../sheet/figures/canvas.js";
import { loadDrawnFigures } from "../sheet/figures/drawn-ahead.js";
import type { FontBook } from "../sheet/type/font-book.js";

/** Draws something; if a figure has no prebuilt drawing, loads svg.js and draws again. */
export async function withCanvas<T>(fonts: Pick<FontBook, "builtIn">, draw: () => T | Promise<T>): Promise<T> {
  // Prebuilt figures use the letters of the built-in typefaces.
  if (fonts.builtIn) loadDrawnFigures();
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof NoCanvas)) throw error;
    await import("../sheet/figures/svg-canvas.js");
    return draw();
  }
}
