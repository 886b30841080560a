/** Figures for pages: drawn ahead where that can be, else by svg.js, which is loaded when a page needs it. */
import { NoCanvas } from "../sheet/figures/canvas.js";
import { loadDrawnFigures } from "../sheet/figures/drawn-ahead.js";
import type { FontBook } from "../sheet/type/font-book.js";

/** Draws something; what needs a figure that no one has drawn yet is drawn again with svg.js at hand. */
export async function withCanvas<T>(fonts: Pick<FontBook, "builtIn">, draw: () => T | Promise<T>): Promise<T> {
  // Figures that were drawn ahead have the letters of the built-in faces.
  if (fonts.builtIn) loadDrawnFigures();
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof NoCanvas)) throw error;
    await import("../sheet/figures/svg-canvas.js");
    return draw();
  }
}
