/** The fonts of the product, with a canvas for figures that are not drawn ahead. */
import { loadFontFiles } from "../../src/host/node/fonts.js";
import "../../src/sheet/figures/svg-canvas.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

export const fonts = new FontBook(loadFontFiles());
